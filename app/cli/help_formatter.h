#pragma once

#include <CLI/CLI.hpp>
#include <memory>

namespace steelyard::cli {

/// Help in the installed translation, its columns aligned also where Chinese takes two cells.
[[nodiscard]] std::shared_ptr<CLI::FormatterBase> makeHelpFormatter();

} // namespace steelyard::cli
