#include "db/dossier_import.h"

#include "db/archive_rows.h"
#include "db/change_log_rows.h"
#include "db/document_catalog.h"
#include "db/document_vendors.h"
#include "db/dossier_reader.h"
#include "db/project_rows.h"
#include "db/quote_rows.h"
#include "db/reference_rows.h"
#include "db/snapshot_rows.h"
#include "db/statement.h"
#include "db/versioned_write.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

using IfKnown = ProjectRepository::IfKnown;

/// Nothing when there is no such project.
Result<std::optional<Dossier>> storedDossier(const Connection &connection, const ProjectId &id)
{
    auto dossier = readForEvaluation(connection, id);
    if (!dossier || !dossier->has_value())
        return dossier;
    if (const auto read = readArchive(connection, **dossier); !read)
        return read.error();
    return dossier;
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

Result<void> removeProject(const Connection &connection, const ProjectId &project)
{
    return Statement{connection, u"DELETE FROM project WHERE id = ?"_s}.bind(project).run();
}

void appendPlaced(Rows &all, const QString &place, Rows rows)
{
    for (auto &row : rows) {
        row.place = row.place.isEmpty() ? place : QString{place + u'/' + row.place};
        all.push_back(std::move(row));
    }
}

/// What the log tells of a file or a snapshot: its name. The content would fill the log.
Row namedRow(const QString &place, const QString &id, const QString &name)
{
    return {.place = place, .cells = {{"id"_L1, id}, {"name"_L1, name}}};
}

/// Everything of the project that replacing it may change, by place.
Rows loggedRows(const Dossier &dossier)
{
    Rows all = rowsOf(dossier.project);
    for (const auto &quote : dossier.quotes)
        appendPlaced(all, u"quotes/%1"_s.arg(quote.id.text()), rowsOf(dossier.project.id, quote));
    for (const auto &snapshot : dossier.snapshots)
        all.push_back(
            namedRow(u"snapshots/%1"_s.arg(snapshot.id.text()), snapshot.id.text(), snapshot.name));
    for (const auto &file : dossier.attachments)
        all.push_back(namedRow(u"attachments/%1"_s.arg(file.id.text()), file.id.text(), file.name));
    return all;
}

/// A new project is logged by its name alone, since nothing was lost to it.
Change importChange(const std::optional<Dossier> &replaced, const Dossier &dossier)
{
    const Rows named = {{.cells = {{"id"_L1, dossier.project.id},
                                   {"name_en"_L1, dossier.project.name.en},
                                   {"name_zh_cn"_L1, dossier.project.name.zhCN}}}};
    const auto difference = replaced ? changeBetween(loggedRows(*replaced), loggedRows(dossier))
                                     : changeBetween({}, named);
    return {.kind = ChangeKind::Import,
            .subject = dossier.project.id.text(),
            .before = difference.before,
            .after = difference.after};
}

Error projectExists(const Project &stored)
{
    return Error{.code = ErrorCode::ProjectExists,
                 .arguments = {stored.name.in(Language::English), stored.id.text()}};
}

} // namespace

Result<StoredDossier> storeDossier(const Connection &connection,
                                   const Dossier &document,
                                   IfKnown ifKnown,
                                   const QDateTime &at)
{
    auto dossier = document;
    auto &project = dossier.project.id;
    auto known = storedDossier(connection, project);
    if (!known)
        return known.error();
    if (known->has_value() && ifKnown == IfKnown::Refuse)
        return projectExists((*known)->project);
    if (known->has_value() && ifKnown == IfKnown::Copy) {
        project = ProjectId::create();
        known->reset();
    }
    if (known->has_value()) {
        if (const auto removed = removeProject(connection, project); !removed)
            return removed.error();
    }

    auto changes = storeVendors(connection, dossier, ifKnown);
    if (!changes)
        return changes.error();
    if (const auto stored = storeCatalogRows(connection, dossier); !stored)
        return stored.error();
    if (const auto stored = storeProject(connection, dossier); !stored)
        return stored.error();
    if (const auto touched = touch(connection, project, at); !touched)
        return touched.error();
    changes->push_back(importChange(*known, dossier));
    return StoredDossier{.project = project, .changes = *std::move(changes)};
}

} // namespace steelyard::db
