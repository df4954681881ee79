#include "db/document_catalog.h"

#include "db/catalog_rows.h"
#include "db/statement.h"
#include "db/versioned_write.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

Result<std::optional<Stored<GpuModel>>> catalogRow(const Connection &connection,
                                                   const GpuModelId &id)
{
    return findAccelerator(connection, id);
}

Result<std::optional<Stored<ServerSpec>>> catalogRow(const Connection &connection,
                                                     const ServerId &id)
{
    return findServer(connection, id);
}

// Where a row comes from is no figure.
template <typename T>
bool sameFigures(const T &stored, T row)
{
    row.origin = stored.origin;
    return stored == row;
}

Result<bool> holds(const Connection &connection,
                   QLatin1StringView table,
                   const QString &condition,
                   const QString &value)
{
    Statement select{connection, u"SELECT 1 FROM %1 WHERE %2"_s.arg(table, condition)};
    const bool found = select.bind(value).next();
    if (select.failure())
        return *select.failure();
    return found;
}

template <typename T>
Result<void> insertRow(const Connection &connection, const T &row, const ProjectId &project)
{
    auto rows = rowsOf(row);
    rows.front().cells.emplace_back("project_id"_L1, project);
    return insertNew(connection, std::move(rows));
}

template <typename T>
Result<void> settle(const Connection &connection, T &row, const ProjectId &project)
{
    const auto known = catalogRow(connection, row.id);
    if (!known)
        return known.error();
    if (known->has_value() && sameFigures(known->value().value, row))
        return {};
    const QLatin1StringView table = rowsOf(row).front().table;
    const auto isIdTaken = holds(connection, table, u"id = ?"_s, row.id.text());
    if (!isIdTaken)
        return isIdTaken.error();
    const auto isNameTaken =
        holds(connection, table, u"project_id IS NULL AND name = ?"_s, row.name);
    if (!isNameTaken)
        return isNameTaken.error();
    if (*isIdTaken)
        row.id = decltype(row.id)::create();
    const bool isOfProject = *isIdTaken || *isNameTaken;
    return insertRow(connection, row, isOfProject ? project : ProjectId{});
}

template <typename T>
Result<void> addDiffering(const Connection &connection,
                          const std::vector<T> &rows,
                          QStringList &names)
{
    for (const T &row : rows) {
        const auto known = catalogRow(connection, row.id);
        if (!known)
            return known.error();
        if (known->has_value() && !sameFigures(known->value().value, row))
            names.append(row.name);
    }
    return {};
}

} // namespace

Result<QStringList> differingCatalogNames(const Connection &connection, const Dossier &document)
{
    QStringList names;
    if (const auto added = addDiffering(connection, document.accelerators, names); !added)
        return added.error();
    if (const auto added = addDiffering(connection, document.servers, names); !added)
        return added.error();
    return names;
}

Result<void> storeCatalogRows(const Connection &connection, Dossier &document)
{
    for (auto &model : document.accelerators) {
        if (const auto settled = settle(connection, model, document.project.id); !settled)
            return settled;
    }
    for (auto &server : document.servers) {
        if (const auto settled = settle(connection, server, document.project.id); !settled)
            return settled;
    }
    return {};
}

} // namespace steelyard::db
