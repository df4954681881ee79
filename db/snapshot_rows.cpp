#include "db/snapshot_rows.h"

#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectSnapshots = R"(
    SELECT
        id,
        name,
        taken_at,
        taken_by,
        program_version,
        shown_case,
        document
    FROM snapshot
    WHERE project_id = ?
    ORDER BY rowid)"_L1;

Snapshot snapshotOf(const Statement &row)
{
    return {.id = row.id<SnapshotId>("id"_L1),
            .name = row.text("name"_L1),
            .takenAt = row.moment("taken_at"_L1),
            .takenBy = row.text("taken_by"_L1),
            .programVersion = row.text("program_version"_L1),
            .shownCase = row.id<CaseId>("shown_case"_L1),
            .document = row.text("document"_L1)};
}

} // namespace

Row rowOf(const ProjectId &project, const Snapshot &snapshot)
{
    return {.table = "snapshot"_L1,
            .keyCount = 2,
            .cells = {{"project_id"_L1, project},
                      {"id"_L1, snapshot.id},
                      {"name"_L1, snapshot.name},
                      {"taken_at"_L1, snapshot.takenAt},
                      {"taken_by"_L1, snapshot.takenBy},
                      {"program_version"_L1, snapshot.programVersion},
                      {"shown_case"_L1, snapshot.shownCase},
                      {"document"_L1, snapshot.document}}};
}

Result<std::vector<Snapshot>> readSnapshots(const Connection &connection, const ProjectId &project)
{
    return Statement{connection, kSelectSnapshots}.bind(project).all(snapshotOf);
}

} // namespace steelyard::db
