#pragma once

#include "app/cli/options.h"
#include "model/base/error.h"

namespace steelyard::cli {

/// Says why a command was refused and returns the exit code for it. Of a project document in
/// `file` all faults are told, not the first alone; for scripts they stand in the data too.
[[nodiscard]] int refuse(const Error &error, Output output, const QString &file = {});

} // namespace steelyard::cli
