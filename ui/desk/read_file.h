#pragma once

#include "model/base/result.h"

class QFile;

namespace steelyard::desk {

/// Opens what a person named for reading. A workspace that SQLite has open in this process is not
/// touched (see `db/open_files.h`): FileKindUnknown, as for a closed one.
/// Errors: FileNotFound, FileUnreadable, FileKindUnknown.
[[nodiscard]] Result<void> openForReading(QFile &file);

/// The error with its file, which a line's number alone does not tell.
[[nodiscard]] Error ofFile(Error error, const QString &path);

} // namespace steelyard::desk
