#pragma once

#include "model/base/error.h"

class QSqlError;

namespace steelyard::db {

/// SQLite's result codes that the program tells apart (https://sqlite.org/rescode.html).
enum class SqliteCode
{
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    InputOutput = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    Constraint = 19,
    NotADatabase = 26,
};

/// The one place where a driver's error becomes ours. `sql` is what was tried, `path` the file.
[[nodiscard]] Error toError(const QSqlError &error, const QString &sql, const QString &path);

} // namespace steelyard::db
