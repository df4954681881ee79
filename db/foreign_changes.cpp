#include "db/foreign_changes.h"

#include "db/connection.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kNewEntries = R"(
    SELECT
        id,
        session,
        kind,
        project_id,
        subject
    FROM change_log
    WHERE id > ?
    ORDER BY id)"_L1;

Result<qint64> number(const Connection &connection, const QString &sql)
{
    Statement select{connection, sql};
    const auto found = select.first([](const Statement &row) { return row.integer("number"_L1); });
    if (!found)
        return found.error();
    return found->value_or(0);
}

// Rises when another connection has committed, never by our own writes.
Result<qint64> dataVersion(const Connection &connection)
{
    return number(connection, u"SELECT data_version AS number FROM pragma_data_version"_s);
}

} // namespace

ForeignChanges::ForeignChanges(const Connection &connection)
    : m_connection{connection}
    , m_dataVersion{dataVersion(connection).value_or(0)}
    , m_lastEntry{number(connection, u"SELECT max(id) AS number FROM change_log"_s).value_or(0)}
{}

Result<Announcements> ForeignChanges::look()
{
    Announcements announcements;
    const auto version = dataVersion(m_connection);
    if (!version)
        return version.error();
    if (*version == m_dataVersion)
        return announcements;
    m_dataVersion = *version;

    Statement select{m_connection, kNewEntries};
    select.bind(m_lastEntry);
    while (select.next()) {
        m_lastEntry = select.integer("id"_L1);
        if (select.text("session"_L1) == m_connection.session())
            continue;
        // The history of an imported document may name kinds that this version doesn't know.
        if (const auto kind = enumFromText<ChangeKind>(select.text("kind"_L1)))
            announcements.add(
                *kind, select.id<ProjectId>("project_id"_L1), select.text("subject"_L1));
    }
    if (select.failure())
        return *select.failure();
    return announcements;
}

} // namespace steelyard::db
