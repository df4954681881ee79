#include "db/side_copy.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kLogSuffix = "-wal"_L1;

/// Sizes and times of the two files, which tell whether somebody wrote meanwhile.
using Stamp = std::array<std::pair<qint64, QDateTime>, 2>;

Stamp stampOf(const QString &path)
{
    const QFileInfo file{path};
    const QFileInfo log{path + kLogSuffix};
    return {{{file.size(), file.lastModified()}, {log.size(), log.lastModified()}}};
}

/// A missing log is one that has been emptied into its file.
Result<void> copyFile(const QString &from, const QString &to)
{
    QFile::remove(to);
    QFile file{from};
    if (from.endsWith(kLogSuffix) && !file.exists())
        return {};
    if (!file.copy(to))
        return Error{.code = ErrorCode::FileUnreadable,
                     .detail = file.errorString(),
                     .arguments = {file.errorString()},
                     .where = from};
    // A copy of a read-only file would be read-only too.
    QFile::setPermissions(to, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return {};
}

} // namespace

Result<void> copyWithLog(const QString &path, const QString &copy)
{
    constexpr int kAttempts = 3;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const Stamp before = stampOf(path);
        Result<void> copied = copyFile(path, copy);
        if (copied)
            copied = copyFile(path + kLogSuffix, copy + kLogSuffix);
        if (stampOf(path) == before)
            return copied;
    }
    return Error{.code = ErrorCode::WorkspaceBusy, .where = path};
}

Result<OpenedFile> openFile(const QString &path,
                            FileAccess access,
                            std::chrono::milliseconds busyTimeout)
{
    OpenedFile file{.path = path};
    QString readFrom = path;
    if (access == FileAccess::Immutable && QFileInfo{path + kLogSuffix}.size() > 0) {
        file.copy = std::make_unique<QTemporaryDir>();
        if (!file.copy->isValid())
            return Error{.code = ErrorCode::FileUnwritable,
                         .arguments = {file.copy->errorString()},
                         .where = file.copy->path()};
        readFrom = file.copy->filePath(u"workspace.steelyard"_s);
        if (const auto copied = copyWithLog(path, readFrom); !copied)
            return copied.error();
        access = FileAccess::ReadWrite;
    }
    auto connection = Connection::open(readFrom, access, busyTimeout);
    if (!connection)
        return connection.error();
    file.connection = *std::move(connection);
    return file;
}

} // namespace steelyard::db
