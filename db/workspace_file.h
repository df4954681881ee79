#pragma once

#include "db/connection.h"
#include "db/workspace.h"

namespace steelyard::db {

/// Looks at the file before SQLite does, so that a file that is not ours is not even opened, and
/// says how it can be opened. A missing folder is made with Create.
/// Errors: FileNotFound, FileUnreadable, FileUnwritable, NotADatabase, NotAWorkspace.
[[nodiscard]] Result<FileAccess> possibleAccess(const QString &path,
                                                Workspace::IfMissing ifMissing);

/// Whether a workspace lies there, open or not.
[[nodiscard]] bool isWorkspaceFile(const QString &path);

/// Whether the write-ahead log works there: it needs memory shared between programs, which network
/// file systems lack (https://sqlite.org/wal.html).
[[nodiscard]] bool isOnLocalFileSystem(const QString &path);

} // namespace steelyard::db
