#include "db/document_catalog.h"

#include "db/catalog_rows.h"
#include "db/statement.h"
#include "db/versioned_write.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

// Under which id a row is kept and where it comes from are no figures.
template <typename T>
bool sameFigures(const T &stored, T row)
{
    row.id = stored.id;
    row.origin = stored.origin;
    return stored == row;
}

/// The catalogue's row that `row` is taken for: that of its id, else the best of its name; null
/// when there is none.
template <typename T>
const T *counterpart(const std::vector<Stored<T>> &catalog, const T &row)
{
    const T *found = nullptr;
    for (const auto &stored : catalog) {
        if (stored.value.id == row.id)
            return &stored.value;
        if (stored.value.name == row.name && (found == nullptr || sameFigures(stored.value, row)))
            found = &stored.value;
    }
    return found;
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
Result<void> settle(const Connection &connection,
                    const std::vector<Stored<T>> &catalog,
                    T &row,
                    const ProjectId &project)
{
    const T *const known = counterpart(catalog, row);
    if (known != nullptr && sameFigures(*known, row)) {
        row.id = known->id;
        return {};
    }
    // Rows of other projects hold ids too.
    const auto isIdTaken = holds(connection, rowsOf(row).front().table, u"id = ?"_s, row.id.text());
    if (!isIdTaken)
        return isIdTaken.error();
    if (*isIdTaken)
        row.id = decltype(row.id)::create();
    const bool isOfProject = *isIdTaken || known != nullptr;
    return insertRow(connection, row, isOfProject ? project : ProjectId{});
}

template <typename T>
Result<void> settleAll(const Connection &connection,
                       const Result<std::vector<Stored<T>>> &catalog,
                       std::vector<T> &rows,
                       const ProjectId &project)
{
    if (!catalog)
        return catalog.error();
    for (T &row : rows) {
        if (const auto settled = settle(connection, *catalog, row, project); !settled)
            return settled;
    }
    return {};
}

template <typename T>
Result<void> addDiffering(const Result<std::vector<Stored<T>>> &catalog,
                          const std::vector<T> &rows,
                          QStringList &names)
{
    if (!catalog)
        return catalog.error();
    for (const T &row : rows) {
        const T *const known = counterpart(*catalog, row);
        if (known != nullptr && !sameFigures(*known, row))
            names.append(row.name);
    }
    return {};
}

} // namespace

Result<QStringList> differingCatalogNames(const Connection &connection, const Dossier &document)
{
    QStringList names;
    if (const auto added = addDiffering(allAccelerators(connection), document.accelerators, names);
        !added)
        return added.error();
    if (const auto added = addDiffering(allServers(connection), document.servers, names); !added)
        return added.error();
    return names;
}

Result<void> storeCatalogRows(const Connection &connection, Dossier &document)
{
    const ProjectId &project = document.project.id;
    if (const auto settled =
            settleAll(connection, allAccelerators(connection), document.accelerators, project);
        !settled)
        return settled;
    return settleAll(connection, allServers(connection), document.servers, project);
}

} // namespace steelyard::db
