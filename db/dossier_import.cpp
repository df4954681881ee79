#include "db/dossier_import.h"

#include "db/archive_rows.h"
#include "db/catalog_rows.h"
#include "db/change_log_rows.h"
#include "db/project_rows.h"
#include "db/quote_rows.h"
#include "db/reference_rows.h"
#include "db/snapshot_rows.h"
#include "db/statement.h"
#include "db/vendor_rows.h"
#include "db/versioned_write.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

using IfKnown = ProjectRepository::IfKnown;

Error alreadyExists(const QString &id)
{
    return Error{.code = ErrorCode::AlreadyExists, .arguments = {id}};
}

Result<bool> isStored(const Connection &connection, const ProjectId &id)
{
    Statement select{connection, u"SELECT 1 FROM project WHERE id = ?"_s};
    select.bind(id);
    const bool found = select.next();
    if (select.failure())
        return *select.failure();
    return found;
}

Result<void> insertNew(const Connection &connection, Rows rows)
{
    const auto version = writeVersioned(connection, {.after = std::move(rows)});
    return version ? Result<void>{} : Result<void>{version.error()};
}

void renameVendor(Dossier &dossier, Vendor &vendor)
{
    const auto known = std::exchange(vendor.id, VendorId::create());
    for (auto &quote : dossier.quotes) {
        if (quote.vendor == known)
            quote.vendor = vendor.id;
    }
}

// `stored` is the workspace's vendor of the same id.
Result<void> settleKnownVendor(const Connection &connection,
                               Dossier &dossier,
                               Vendor &vendor,
                               const Stored<Vendor> &stored,
                               IfKnown ifKnown)
{
    if (stored.value == vendor)
        return {};
    switch (ifKnown) {
    case IfKnown::Refuse:
        return alreadyExists(vendor.id.text());
    case IfKnown::Replace: {
        const auto version = writeVersioned(connection,
                                            {.before = rowsOf(stored.value),
                                             .stored = stored.version,
                                             .after = rowsOf(vendor),
                                             .expected = stored.version});
        return version ? Result<void>{} : Result<void>{version.error()};
    }
    case IfKnown::Copy:
        renameVendor(dossier, vendor);
        return insertNew(connection, rowsOf(vendor));
    }
    Q_UNREACHABLE();
}

Result<void> storeVendors(const Connection &connection, Dossier &dossier, IfKnown ifKnown)
{
    for (auto &vendor : dossier.vendors) {
        const auto stored = findVendor(connection, vendor.id);
        if (!stored)
            return stored.error();
        const auto settled = stored->has_value()
            ? settleKnownVendor(connection, dossier, vendor, stored->value(), ifKnown)
            : insertNew(connection, rowsOf(vendor));
        if (!settled)
            return settled;
    }
    return {};
}

// What the workspace lacks becomes the user's own; what it knows stays.
Result<void> storeCatalogRows(const Connection &connection, const Dossier &dossier)
{
    for (const auto &model : dossier.accelerators) {
        const auto known = findAccelerator(connection, model.id);
        if (!known)
            return known.error();
        if (known->has_value())
            continue;
        if (const auto inserted = insertNew(connection, rowsOf(model)); !inserted)
            return inserted;
    }
    for (const auto &server : dossier.servers) {
        const auto known = findServer(connection, server.id);
        if (!known)
            return known.error();
        if (known->has_value())
            continue;
        if (const auto inserted = insertNew(connection, rowsOf(server)); !inserted)
            return inserted;
    }
    return {};
}

Result<void> storeProject(const Connection &connection, const Dossier &dossier)
{
    const auto &project = dossier.project.id;
    if (const auto inserted = insertNew(connection, rowsOf(dossier.project)); !inserted)
        return inserted;
    for (const auto &quote : dossier.quotes) {
        if (const auto inserted = insertNew(connection, rowsOf(project, quote)); !inserted)
            return inserted;
    }
    Rows snapshots;
    for (const auto &snapshot : dossier.snapshots)
        snapshots.push_back(rowOf(project, snapshot));
    for (const auto &rows :
         {snapshots, offerRows(dossier), attachmentRows(dossier), referenceRows(dossier)}) {
        if (const auto inserted = insertRows(connection, rows); !inserted)
            return inserted;
    }
    return replaceHistory(connection, project, dossier.changeLog);
}

} // namespace

Result<ProjectId> storeDossier(const Connection &connection,
                               const Dossier &document,
                               IfKnown ifKnown,
                               const QDateTime &at)
{
    auto dossier = document;
    auto &project = dossier.project.id;
    const auto isKnown = isStored(connection, project);
    if (!isKnown)
        return isKnown.error();
    if (*isKnown && ifKnown == IfKnown::Refuse)
        return alreadyExists(project.text());
    if (*isKnown && ifKnown == IfKnown::Copy)
        project = ProjectId::create();
    if (*isKnown && ifKnown == IfKnown::Replace) {
        Statement remove{connection, u"DELETE FROM project WHERE id = ?"_s};
        if (const auto removed = remove.bind(project).run(); !removed)
            return removed.error();
    }

    if (const auto stored = storeVendors(connection, dossier, ifKnown); !stored)
        return stored.error();
    if (const auto stored = storeCatalogRows(connection, dossier); !stored)
        return stored.error();
    if (const auto stored = storeProject(connection, dossier); !stored)
        return stored.error();
    if (const auto touched = touch(connection, project, at); !touched)
        return touched.error();
    return project;
}

} // namespace steelyard::db
