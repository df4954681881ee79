#pragma once

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

namespace steelyard::cli {

/// Adds the options of `steelyard size`; what is read lands in `options`, which must outlive `app`.
void addSizeOptions(CLI::App &app, SizeOptions &options);

} // namespace steelyard::cli
