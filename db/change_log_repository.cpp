#include "db/change_log_repository.h"

#include "db/change_log_rows.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectNewest = R"(
    SELECT
        at,
        who,
        action,
        kind,
        subject,
        before,
        after
    FROM change_log
    WHERE ? = '' OR project_id = ?
    ORDER BY id DESC
    LIMIT ?)"_L1;

} // namespace

ChangeLogRepository::ChangeLogRepository(Connection &connection)
    : m_connection{connection}
{}

Result<std::vector<ChangeLogEntry>> ChangeLogRepository::list(const ProjectId &project,
                                                              int limit) const
{
    Statement select{m_connection, kSelectNewest};
    return select.bind(project.text(), project.text(), limit).all(changeLogEntry);
}

} // namespace steelyard::db
