#include "db/backup.h"

#include "db/connection.h"
#include "db/statement.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

Result<void> vacuumInto(const Connection &connection, const QString &path)
{
    return Statement{connection, u"VACUUM INTO ?"_s}.bind(path).run();
}

Error unwritable(const QString &path, const QString &reason)
{
    return Error{
        .code = ErrorCode::FileUnwritable, .detail = reason, .arguments = {reason}, .where = path};
}

// A side file means that a program has the target open, or crashed with it. SQLite would play the
// side file back into the new one.
bool isInUse(const QString &path)
{
    return QFileInfo::exists(path + u"-wal"_s) || QFileInfo::exists(path + u"-journal"_s);
}

} // namespace

Result<void> copyTo(const Connection &connection, const QString &path)
{
    const auto target = QFileInfo{path};
    if (isInUse(path) || target == QFileInfo{connection.path()})
        return unwritable(path, u"The file is an open workspace"_s);

    const auto unfinished =
        u"%1.%2.part"_s.arg(path, QUuid::createUuid().toString(QUuid::Id128).left(8));
    if (const auto written = vacuumInto(connection, unfinished); !written) {
        QFile::remove(unfinished);
        auto error = written.error();
        error.where = path;
        if (error.code != ErrorCode::DiskFull)
            error.code = ErrorCode::FileUnwritable;
        return error;
    }
    // Replaces a file in one step, which QFile::rename() does not.
    if (std::rename(QFile::encodeName(unfinished).constData(), QFile::encodeName(path).constData())
        != 0) {
        const auto reason = qt_error_string();
        QFile::remove(unfinished);
        return unwritable(path, reason);
    }
    return {};
}

Result<QString> backUpBeside(const Connection &connection, int version)
{
    const auto stem = u"%1.v%2"_s.arg(connection.path()).arg(version);
    QString path = stem + u".backup"_s;
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = u"%1-%2.backup"_s.arg(stem).arg(number);
    if (const auto written = vacuumInto(connection, path); !written)
        return written.error();
    return path;
}

} // namespace steelyard::db
