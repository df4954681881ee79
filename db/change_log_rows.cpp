#include "db/change_log_rows.h"

#include "db/connection.h"
#include "db/row.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectHistory = R"(
    SELECT
        at,
        who,
        action,
        kind,
        subject,
        before,
        after
    FROM change_log
    WHERE project_id = ?
    ORDER BY id)"_L1;

constexpr auto kDeleteKnown = R"(
    DELETE FROM change_log
    WHERE project_id = ? AND at = ? AND who = ? AND kind = ? AND subject = ?
        AND before = ? AND after = ?)"_L1;

Row rowOf(const Connection &connection, const ProjectId &project, const ChangeLogEntry &entry)
{
    return {.table = "change_log"_L1,
            .cells = {{"project_id"_L1, project.text()},
                      {"at"_L1, entry.at},
                      {"who"_L1, entry.who},
                      {"action"_L1, entry.action},
                      {"kind"_L1, entry.kind},
                      {"subject"_L1, entry.subject},
                      {"before"_L1, entry.before},
                      {"after"_L1, entry.after},
                      {"session"_L1, connection.session()}}};
}

} // namespace

ChangeLogEntry changeLogEntry(const Statement &row)
{
    return {.at = row.moment("at"_L1),
            .who = row.text("who"_L1),
            .action = row.text("action"_L1),
            .kind = row.text("kind"_L1),
            .subject = row.text("subject"_L1),
            .before = row.text("before"_L1),
            .after = row.text("after"_L1)};
}

Result<std::vector<ChangeLogEntry>> historyOf(const Connection &connection,
                                              const ProjectId &project)
{
    Statement select{connection, kSelectHistory};
    return select.bind(project).all(changeLogEntry);
}

Result<void> replaceHistory(const Connection &connection,
                            const ProjectId &project,
                            const std::vector<ChangeLogEntry> &entries)
{
    Statement removeKnown{connection, kDeleteKnown};
    for (const auto &entry : entries) {
        removeKnown.bind(
            project, entry.at, entry.who, entry.kind, entry.subject, entry.before, entry.after);
        if (const auto removed = removeKnown.run(); !removed)
            return removed;
    }
    Statement detach{connection, u"UPDATE change_log SET project_id = '' WHERE project_id = ?"_s};
    if (const auto detached = detach.bind(project).run(); !detached)
        return detached;

    Rows rows;
    for (const auto &entry : entries)
        rows.push_back(rowOf(connection, project, entry));
    return insertRows(connection, rows);
}

} // namespace steelyard::db
