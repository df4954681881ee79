#include "db/snapshot_repository.h"

#include "db/change_kind.h"
#include "db/connection.h"
#include "db/snapshot_rows.h"
#include "db/statement.h"
#include "db/transaction.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectName = "SELECT name FROM snapshot WHERE project_id = ? AND id = ?"_L1;
constexpr auto kDelete = "DELETE FROM snapshot WHERE project_id = ? AND id = ?"_L1;

// The log names a snapshot; its document would fill the log.
QString logged(const QString &name)
{
    const QJsonObject object{{u"name"_s, name}};
    return QString::fromUtf8(QJsonDocument{object}.toJson(QJsonDocument::Compact));
}

Result<std::optional<QString>> nameOf(const Connection &connection,
                                      const ProjectId &project,
                                      const SnapshotId &id)
{
    Statement select{connection, kSelectName};
    return select.bind(project, id).first([](const Statement &row) { return row.text("name"_L1); });
}

} // namespace

SnapshotRepository::SnapshotRepository(Connection &connection)
    : m_connection{connection}
{}

Result<std::vector<Snapshot>> SnapshotRepository::list(const ProjectId &project) const
{
    auto snapshots = readSnapshots(m_connection, project);
    if (snapshots) {
        std::ranges::reverse(*snapshots);
        std::ranges::stable_sort(*snapshots, std::ranges::greater{}, &Snapshot::takenAt);
    }
    return snapshots;
}

Result<void> SnapshotRepository::add(Transaction &transaction,
                                     const ProjectId &project,
                                     const Snapshot &snapshot)
{
    const auto known = nameOf(m_connection, project, snapshot.id);
    if (!known)
        return known.error();
    if (known->has_value())
        return Error{.code = ErrorCode::AlreadyExists, .arguments = {snapshot.id.text()}};
    if (const auto inserted = insertRows(m_connection, {rowOf(project, snapshot)}); !inserted)
        return inserted;
    transaction.record({.kind = ChangeKind::Snapshot,
                        .project = project,
                        .subject = snapshot.id.text(),
                        .after = logged(snapshot.name)});
    return {};
}

Result<void> SnapshotRepository::remove(Transaction &transaction,
                                        const ProjectId &project,
                                        const SnapshotId &id)
{
    const auto name = nameOf(m_connection, project, id);
    if (!name)
        return name.error();
    if (!name->has_value())
        return Error{.code = ErrorCode::NotFound, .arguments = {id.text()}};
    if (const auto removed = Statement{m_connection, kDelete}.bind(project, id).run(); !removed)
        return removed;
    transaction.record({.kind = ChangeKind::Snapshot,
                        .project = project,
                        .subject = id.text(),
                        .before = logged(name->value())});
    return {};
}

} // namespace steelyard::db
