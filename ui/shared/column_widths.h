#pragma once

#include <span>

class QTableView;

namespace steelyard::ui {

/// Makes each column as wide as so many digits, and as its heading needs.
void sizeColumns(QTableView &view, std::span<const int> digits);

} // namespace steelyard::ui
