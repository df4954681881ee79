#pragma once

#include "model/base/result.h"

class QFile;

namespace steelyard::desk {

/// Opens what a person named for reading. A workspace that SQLite has open in this process is not
/// touched (see `db/open_files.h`): FileKindUnknown, as for a closed one.
/// Errors: FileNotFound, FileUnreadable, FileKindUnknown.
[[nodiscard]] Result<void> openForReading(QFile &file);

} // namespace steelyard::desk
