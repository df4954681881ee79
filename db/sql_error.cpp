#include "db/sql_error.h"

#include <QSqlError>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

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
    return Error{.code = codeOf(error.nativeErrorCode().toInt()),
                 .detail = u"%1 (%2): %3"_s.arg(message, error.nativeErrorCode(), sql),
                 .arguments = {message},
                 .where = path};
}

} // namespace steelyard::db
