#include "db/workspace_file.h"

#include "db/migrator.h"
#include "db/open_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

// https://sqlite.org/fileformat.html, "The Database Header".
constexpr qsizetype kHeaderSize = 100;
constexpr QByteArrayView kMagic{"SQLite format 3\0", 16};
constexpr qsizetype kApplicationIdOffset = 68;

constexpr std::array kNetworkFileSystems = {
    "nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "fuse.sshfs", "afs", "ceph", "9p"};

Error fileError(ErrorCode code, const QFile &file)
{
    return Error{.code = code,
                 .detail = file.errorString(),
                 .arguments = {file.errorString()},
                 .where = file.fileName()};
}

Result<void> checkHeader(const QString &path, Workspace::IfMissing ifMissing)
{
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return fileError(ErrorCode::FileUnreadable, file);
    if (file.size() == 0 && ifMissing == Workspace::IfMissing::Create)
        return {};
    const auto header = file.read(kHeaderSize);
    if (header.size() < kHeaderSize || !header.startsWith(kMagic))
        return Error{.code = ErrorCode::NotADatabase, .where = path};
    const auto applicationId = qFromBigEndian<qint32>(header.constData() + kApplicationIdOffset);
    if (applicationId != kApplicationId)
        return Error{.code = ErrorCode::NotAWorkspace, .where = path};
    return {};
}

// SQLite keeps side files in the folder, so it must be writable too.
bool isWritable(const QFileInfo &info)
{
    return info.isWritable() && QFileInfo{info.absolutePath()}.isWritable();
}

} // namespace

Result<FileAccess> possibleAccess(const QString &path, Workspace::IfMissing ifMissing)
{
    const QFileInfo info{path};
    if (!info.exists()) {
        if (ifMissing == Workspace::IfMissing::Fail)
            return Error{.code = ErrorCode::FileNotFound, .where = path};
        QDir{}.mkpath(info.absolutePath());
        QFile file{path};
        if (!file.open(QIODevice::ReadWrite))
            return fileError(ErrorCode::FileUnwritable, file);
        return FileAccess::ReadWrite;
    }
    Result<void> checked;
    // What this process has open was checked before.
    lookUnlessOpen(path, [&] { checked = checkHeader(path, ifMissing); });
    if (!checked)
        return checked.error();
    if (isWritable(info))
        return FileAccess::ReadWrite;
    if (info.size() == 0)
        return Error{.code = ErrorCode::FileUnwritable, .where = path};
    return FileAccess::Immutable;
}

bool isWorkspaceFile(const QString &path)
{
    bool isOurs = true;
    lookUnlessOpen(path, [&] { isOurs = bool{checkHeader(path, Workspace::IfMissing::Fail)}; });
    return isOurs;
}

bool isOnLocalFileSystem(const QString &path)
{
    const auto type = QStorageInfo{QFileInfo{path}.absolutePath()}.fileSystemType();
    return std::ranges::find(kNetworkFileSystems, type) == kNetworkFileSystems.end();
}

} // namespace steelyard::db
