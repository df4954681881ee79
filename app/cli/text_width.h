#pragma once

#include <QString>

namespace steelyard::cli {

/// Cells that the text takes in a terminal: two for a wide character, none for one that stands on
/// the character before it.
[[nodiscard]] qsizetype cellsOf(const QString &text);

} // namespace steelyard::cli
