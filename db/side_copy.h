#pragma once

#include "db/connection.h"

#include <QTemporaryDir>

namespace steelyard::db {

/// A connection, and the folder of the copy that it reads, if any.
struct OpenedFile
{
    /// The file that was asked for.
    QString path = {};
    /// Outlives the connection to the copy in it.
    std::unique_ptr<QTemporaryDir> copy = {};
    std::unique_ptr<Connection> connection = {};
};

/// Copies a workspace file and the write-ahead log beside it, in which lies what is not in the
/// file yet, as they are together at one moment. Errors: FileUnreadable, WorkspaceBusy.
[[nodiscard]] Result<void> copyWithLog(const QString &path, const QString &copy);

/// Opens a workspace file. One that can only be read, with changes that still lie in the
/// write-ahead log beside it, is copied together with the log, since SQLite reads a log only where
/// it may write. Errors: those of opening; FileUnreadable, WorkspaceBusy (it changes while it is
/// copied).
[[nodiscard]] Result<OpenedFile> openFile(const QString &path,
                                          FileAccess access,
                                          std::chrono::milliseconds busyTimeout);

} // namespace steelyard::db
