#pragma once

#include <QStringList>

#include <CLI/CLI.hpp>

namespace steelyard::cli {

/// What is wrong with the arguments, in the installed translation: the parser speaks English only.
[[nodiscard]] QString usageText(const CLI::ParseError &error, const QStringList &arguments);

} // namespace steelyard::cli
