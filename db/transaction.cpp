#include "db/transaction.h"

#include "db/change_kind.h"
#include "db/connection.h"
#include "db/statement.h"

#include <QSqlQuery>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kInsertEntry = R"(
    INSERT INTO change_log (at, who, action, project_id, kind, subject, before, after, session)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?))"_L1;

// One row for each reference to a row that does not exist: where it stands, and its number among
// the references of that table.
constexpr auto kDangling = "PRAGMA foreign_key_check"_L1;

// The last column of a reference names the missing row itself, those before it whose it is.
constexpr auto kReferringColumn = R"(
    SELECT "from" AS name
    FROM pragma_foreign_key_list(?)
    WHERE id = ?
    ORDER BY seq DESC
    LIMIT 1)"_L1;

struct Reference
{
    QString table = {};
    qint64 row = 0;
    int number = 0;
};

/// The id that some row refers to in vain; nothing when there is none.
Result<std::optional<QString>> danglingId(const Connection &connection)
{
    const auto text = [](QLatin1StringView column) {
        return [column](const Statement &row) { return row.text(column); };
    };
    const auto found = Statement{connection, kDangling}.first([](const Statement &row) {
        return Reference{.table = row.text("table"_L1),
                         .row = row.integer("rowid"_L1),
                         .number = row.number("fkid"_L1)};
    });
    if (!found)
        return found.error();
    if (!found->has_value())
        return std::optional<QString>{};
    const Reference &reference = found->value();
    const auto column = Statement{connection, kReferringColumn}
                            .bind(reference.table, reference.number)
                            .first(text("name"_L1));
    if (!column)
        return column.error();
    return Statement{connection,
                     u"SELECT %1 AS id FROM %2 WHERE rowid = ?"_s.arg(column->value_or(QString{}),
                                                                      reference.table)}
        .bind(reference.row)
        .first(text("id"_L1));
}

} // namespace

QString userName()
{
    const passwd *const user = getpwuid(geteuid());
    return user != nullptr ? QString::fromLocal8Bit(user->pw_name)
                           : qEnvironmentVariable("USER", u"unknown"_s);
}

struct Transaction::State
{
    Connection &connection;
    ChangeNotifier &notifier;
    QString action;
    QDateTime at;
    std::vector<Change> changes = {};
    bool isOpen = true;

    Result<void> writeLog() const;
    // Deferred references are checked at the end, and SQLite does not say which one failed.
    Error explained(const Error &error) const;
};

Result<void> Transaction::State::writeLog() const
{
    if (changes.empty())
        return {};
    const auto who = userName();
    Statement insert{connection, kInsertEntry};
    for (const auto &change : changes) {
        insert.bind(at,
                    who,
                    action,
                    change.project.text(),
                    change.kind,
                    change.subject,
                    change.before,
                    change.after,
                    connection.session());
        if (const auto inserted = insert.run(); !inserted)
            return inserted;
    }
    return {};
}

Error Transaction::State::explained(const Error &error) const
{
    const auto missing = danglingId(connection);
    if (!missing || !missing->has_value())
        return error;
    return Error{
        .code = ErrorCode::NotFound, .detail = error.detail, .arguments = {missing->value()}};
}

Transaction::Transaction(Connection &connection,
                         ChangeNotifier &notifier,
                         QString action,
                         QDateTime at)
    : m_state{
        std::make_unique<State>(State{connection, notifier, std::move(action), std::move(at)})}
{}

Transaction::~Transaction()
{
    if (!m_state->isOpen)
        return;
    // A full disk may have rolled back already; then there is nothing left to do, nor to log.
    QSqlQuery{m_state->connection.database()}.exec(u"ROLLBACK"_s);
}

Result<void> Transaction::commit()
{
    Q_ASSERT(m_state->isOpen);
    if (const auto logged = m_state->writeLog(); !logged)
        return logged;
    if (const auto committed = m_state->connection.execute(u"COMMIT"_s); !committed) {
        const auto &error = committed.error();
        return error.code == ErrorCode::DatabaseFailure ? m_state->explained(error) : error;
    }
    m_state->isOpen = false;

    Announcements announcements;
    for (const auto &change : m_state->changes)
        announcements.add(change.kind, change.project, change.subject);
    announcements.sayTo(m_state->notifier);
    return {};
}

QDateTime Transaction::at() const
{
    return m_state->at;
}

Connection &Transaction::connection() const
{
    return m_state->connection;
}

void Transaction::record(Change change)
{
    m_state->changes.push_back(std::move(change));
}

} // namespace steelyard::db
