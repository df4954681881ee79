#include "db/sql_error.h"

#include <QLoggingCategory>
#include <QSqlError>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

Q_LOGGING_CATEGORY(lcSql, "steelyard.db")

// Extended result codes keep the primary one in their low byte.
constexpr int kPrimaryCodeMask = 0xff;

ErrorCode codeOf(int nativeCode)
{
    switch (static_cast<SqliteCode>(nativeCode & kPrimaryCodeMask)) {
    case SqliteCode::Busy:
    case SqliteCode::Locked:
        return ErrorCode::WorkspaceBusy;
    case SqliteCode::ReadOnly:
        return ErrorCode::WorkspaceReadOnly;
    case SqliteCode::InputOutput:
    case SqliteCode::CannotOpen:
        return ErrorCode::FileUnwritable;
    case SqliteCode::Corrupt:
        return ErrorCode::DatabaseDamaged;
    case SqliteCode::Full:
        return ErrorCode::DiskFull;
    case SqliteCode::NotADatabase:
        return ErrorCode::NotADatabase;
    case SqliteCode::Constraint:
        break;
    }
    return ErrorCode::DatabaseFailure;
}

} // namespace

Error toError(const QSqlError &error, const QString &sql, const QString &path)
{
    const auto message = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    Error result{.code = codeOf(error.nativeErrorCode().toInt()),
                 .detail = u"%1 (%2): %3"_s.arg(message, error.nativeErrorCode(), sql),
                 .arguments = {message},
                 .where = path};
    // All others say to the person what is wrong; of these only the log can tell.
    if (result.code == ErrorCode::DatabaseFailure || result.code == ErrorCode::DatabaseDamaged)
        qCWarning(lcSql).noquote() << result.where << result.detail;
    return result;
}

} // namespace steelyard::db
