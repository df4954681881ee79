#pragma once

#include "model/base/result.h"

#include <QString>

namespace steelyard::db {

class Connection;

/// Writes the workspace as one whole file over `path`. An existing file stays as it is until the
/// copy is complete. Errors: FileUnwritable, DiskFull.
[[nodiscard]] Result<void> copyTo(const Connection &connection, const QString &path);

/// Writes a copy beside the workspace before it is migrated: "name.v3.backup", or with a number
/// when that exists. Returns its path.
[[nodiscard]] Result<QString> backUpBeside(const Connection &connection, int version);

} // namespace steelyard::db
