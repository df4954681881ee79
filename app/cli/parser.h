#pragma once

#include "app/cli/commands.h"

#include <QStringList>

namespace steelyard::cli {

/// Reads the arguments (the program's name first), runs the command they name and returns the
/// exit code. Help and version go to standard output, wrong usage to standard error.
[[nodiscard]] int parseAndRun(const QStringList &arguments, const Surroundings &surroundings);

} // namespace steelyard::cli
