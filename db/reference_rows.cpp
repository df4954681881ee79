#include "db/reference_rows.h"

#include "db/catalog_rows.h"
#include "db/statement.h"
#include "db/vendor_rows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectReferences = R"(
    SELECT target_id
    FROM project_reference
    WHERE project_id = ? AND kind = ?
    ORDER BY position)"_L1;

Result<std::vector<QString>> referencesOf(const Connection &connection,
                                          const ProjectId &project,
                                          const QString &kind)
{
    Statement select{connection, kSelectReferences};
    return select.bind(project, kind).all([](const Statement &row) {
        return row.text("target_id"_L1);
    });
}

void addOnce(std::vector<QString> &texts, const QString &text)
{
    if (!text.isEmpty() && std::ranges::find(texts, text) == texts.end())
        texts.push_back(text);
}

std::vector<QString> namesInLines(const Dossier &dossier, QString QuoteLine::*name)
{
    std::vector<QString> names;
    for (const auto &quote : dossier.quotes) {
        for (const auto &revision : quote.revisions) {
            for (const auto &line : revision.lines)
                addOnce(names, line.*name);
        }
    }
    return names;
}

/// Those of the quotes, and the one that the job is sized on.
std::vector<QString> namedAccelerators(const Dossier &dossier)
{
    std::vector<QString> names = namesInLines(dossier, &QuoteLine::accelerator);
    if (dossier.project.job)
        addOnce(names, dossier.project.job->accelerator);
    return names;
}

/// Those of the quotes, and the one that is held against the job.
std::vector<QString> namedServers(const Dossier &dossier)
{
    std::vector<QString> names = namesInLines(dossier, &QuoteLine::server);
    if (dossier.project.job)
        addOnce(names, dossier.project.job->server);
    return names;
}

Result<void> readVendors(const Connection &connection, Dossier &dossier)
{
    auto ids = referencesOf(connection, dossier.project.id, u"vendor"_s);
    if (!ids)
        return ids.error();
    for (const auto &quote : dossier.quotes)
        addOnce(*ids, quote.vendor.text());
    for (const auto &id : *ids) {
        const auto vendor = findVendor(connection, VendorId{id});
        if (!vendor)
            return vendor.error();
        if (vendor->has_value())
            dossier.vendors.push_back(vendor->value().value);
    }
    return {};
}

// Of `rows`, those with the ids.
template <typename T>
std::vector<T> rowsWithIds(const std::vector<Stored<T>> &rows, const std::vector<QString> &ids)
{
    std::vector<T> result;
    for (const auto &id : ids) {
        const auto found =
            std::ranges::find(rows, id, [](const Stored<T> &row) { return row.value.id.text(); });
        if (found != rows.end())
            result.push_back(found->value);
    }
    return result;
}

template <typename T>
bool isCalled(const T &row, const QString &name)
{
    return row.name == name || row.id.text() == name;
}

// Adds for each name or id that none of `known` bears the best of `rows`.
template <typename T>
void addNamed(std::vector<T> &known,
              const std::vector<Stored<T>> &rows,
              const std::vector<QString> &names)
{
    for (const auto &name : names) {
        if (std::ranges::any_of(known, [&](const T &row) { return isCalled(row, name); }))
            continue;
        // Own rows stand behind the shipped ones.
        const auto found = std::find_if(rows.rbegin(), rows.rend(), [&](const Stored<T> &row) {
            return isCalled(row.value, name);
        });
        if (found != rows.rend())
            known.push_back(found->value);
    }
}

template <typename T>
Result<std::vector<T>> readCatalogRows(const Connection &connection,
                                       const Dossier &dossier,
                                       const Result<std::vector<Stored<T>>> &rows,
                                       const QString &kind,
                                       const std::vector<QString> &names)
{
    if (!rows)
        return rows.error();
    const auto ids = referencesOf(connection, dossier.project.id, kind);
    if (!ids)
        return ids.error();
    auto result = rowsWithIds(*rows, *ids);
    addNamed(result, *rows, names);
    return result;
}

template <typename T>
void appendReferences(Rows &rows,
                      const ProjectId &project,
                      const QString &kind,
                      const std::vector<T> &targets)
{
    for (int position = 0; const auto &target : targets) {
        rows.push_back({.table = "project_reference"_L1,
                        .keyCount = 3,
                        .cells = {{"project_id"_L1, project},
                                  {"kind"_L1, kind},
                                  {"position"_L1, position++},
                                  {"target_id"_L1, target.id}}});
    }
}

} // namespace

Result<void> readReferences(const Connection &connection, Dossier &dossier)
{
    if (const auto read = readVendors(connection, dossier); !read)
        return read;
    auto accelerators = readCatalogRows(connection,
                                        dossier,
                                        allAccelerators(connection, dossier.project.id),
                                        u"accelerator"_s,
                                        namedAccelerators(dossier));
    if (!accelerators)
        return accelerators.error();
    auto servers = readCatalogRows(connection,
                                   dossier,
                                   allServers(connection, dossier.project.id),
                                   u"server"_s,
                                   namedServers(dossier));
    if (!servers)
        return servers.error();
    dossier.accelerators = *std::move(accelerators);
    dossier.servers = *std::move(servers);
    return {};
}

Result<void> addNamedCatalogRows(const Connection &connection, Dossier &dossier)
{
    const auto accelerators = allAccelerators(connection);
    if (!accelerators)
        return accelerators.error();
    const auto servers = allServers(connection);
    if (!servers)
        return servers.error();
    addNamed(dossier.accelerators, *accelerators, namedAccelerators(dossier));
    addNamed(dossier.servers, *servers, namedServers(dossier));
    return {};
}

Rows referenceRows(const Dossier &dossier)
{
    Rows rows;
    appendReferences(rows, dossier.project.id, u"vendor"_s, dossier.vendors);
    appendReferences(rows, dossier.project.id, u"accelerator"_s, dossier.accelerators);
    appendReferences(rows, dossier.project.id, u"server"_s, dossier.servers);
    return rows;
}

} // namespace steelyard::db
