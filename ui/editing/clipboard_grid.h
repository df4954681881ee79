#pragma once

#include <QStringList>

#include <vector>

namespace steelyard::ui {

/// What the clipboard holds, as rows of cells; quoted cells may hold tabs and line feeds.
[[nodiscard]] std::vector<QStringList> clipboardGrid(const QString &text);

} // namespace steelyard::ui
