#include "db/migrator.h"

#include "db/backup.h"
#include "db/connection.h"
#include "db/sql_script.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

struct FileState
{
    int applicationId = 0;
    int version = 0;
    qint64 objectCount = 0;
};

Result<FileState> stateOf(const Connection &connection)
{
    Statement select{connection, uR"(
        SELECT
            application_id,
            user_version,
            (SELECT count(*) FROM sqlite_master) AS object_count
        FROM pragma_application_id, pragma_user_version)"_s};
    const auto state = select.first([](const Statement &row) {
        return FileState{.applicationId = row.number("application_id"_L1),
                         .version = row.number("user_version"_L1),
                         .objectCount = row.integer("object_count"_L1)};
    });
    if (!state)
        return state.error();
    return state->value();
}

// What others can be told from: a full disk or a busy file says nothing against the migration.
bool isItsOwnReason(ErrorCode code)
{
    return code == ErrorCode::DatabaseFailure;
}

Result<void> runScriptOf(Connection &connection, const Migration &migration)
{
    const auto done = runScript(connection, migration.sql);
    if (done || !isItsOwnReason(done.error().code))
        return done;
    return Error{.code = ErrorCode::MigrationFailed,
                 .detail = done.error().detail,
                 .arguments = {QString::number(migration.number)},
                 .where = connection.path()};
}

Result<void> checkForeignKeys(const Connection &connection, int number)
{
    Statement check{connection, u"PRAGMA foreign_key_check"_s};
    const auto dangling = check.first([](const Statement &row) { return row.text("table"_L1); });
    if (!dangling)
        return dangling.error();
    if (!dangling->has_value())
        return {};
    return Error{.code = ErrorCode::MigrationFailed,
                 .detail = u"Dangling reference in %1"_s.arg(dangling->value()),
                 .arguments = {QString::number(number)},
                 .where = connection.path()};
}

// Inside the transaction, where the version can't move any more: another program may have taken
// the step while this one waited for its turn.
Result<void> takeStep(Connection &connection, const Migration &migration)
{
    const auto state = stateOf(connection);
    if (!state)
        return state.error();
    if (state->version < migration.number) {
        if (const auto done = runScriptOf(connection, migration); !done)
            return done;
        if (const auto checked = checkForeignKeys(connection, migration.number); !checked)
            return checked;
        for (const auto &mark : {u"PRAGMA application_id = %1"_s.arg(kApplicationId),
                                 u"PRAGMA user_version = %1"_s.arg(migration.number)}) {
            if (const auto marked = connection.execute(mark); !marked)
                return marked;
        }
    }
    return connection.execute(u"COMMIT"_s);
}

// One transaction with its version, so that a failure leaves the last good state.
Result<void> runStep(Connection &connection, const Migration &migration)
{
    if (const auto begun = connection.execute(u"BEGIN IMMEDIATE"_s); !begun)
        return begun;
    const auto done = takeStep(connection, migration);
    if (!done) {
        const auto rolledBack = connection.execute(u"ROLLBACK"_s);
        static_cast<void>(rolledBack);
    }
    return done;
}

// With keys on, rebuilding a parent table deletes its children by cascade; and inside a
// transaction the switch is ignored without a word.
Result<void> runWithoutForeignKeys(Connection &connection, const std::vector<Migration> &migrations)
{
    if (const auto off = connection.execute(u"PRAGMA foreign_keys = OFF"_s); !off)
        return off;
    for (const auto &migration : migrations) {
        if (const auto done = runStep(connection, migration); !done)
            return done;
    }
    return {};
}

} // namespace

Result<MigrationOutcome> neededMigration(Connection &connection,
                                         const std::vector<Migration> &migrations)
{
    const auto state = stateOf(connection);
    if (!state)
        return state.error();
    if (state->applicationId == 0 && state->version == 0 && state->objectCount == 0)
        return MigrationOutcome::Created;
    if (state->applicationId != kApplicationId)
        return Error{.code = ErrorCode::NotAWorkspace, .where = connection.path()};
    const auto newest = migrations.back().number;
    if (state->version > newest) {
        return Error{.code = ErrorCode::WorkspaceTooNew,
                     .arguments = {QString::number(state->version), QString::number(newest)},
                     .where = connection.path()};
    }
    return state->version == newest ? MigrationOutcome::Current : MigrationOutcome::Migrated;
}

Result<MigrationOutcome> migrate(Connection &connection, const std::vector<Migration> &migrations)
{
    const auto needed = neededMigration(connection, migrations);
    if (!needed)
        return needed;
    if (*needed == MigrationOutcome::Migrated) {
        const auto state = stateOf(connection);
        if (!state)
            return state.error();
        if (const auto backedUp = backUpBeside(connection, state->version); !backedUp)
            return backedUp.error();
    }
    if (*needed != MigrationOutcome::Current) {
        if (const auto done = runWithoutForeignKeys(connection, migrations); !done)
            return done.error();
    }
    if (const auto on = connection.execute(u"PRAGMA foreign_keys = ON"_s); !on)
        return on.error();
    return needed;
}

} // namespace steelyard::db
