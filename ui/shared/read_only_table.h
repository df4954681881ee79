#pragma once

class QTableView;

namespace steelyard::ui {

/// What all tables have in common that are read and not typed in: no row numbers, headings that
/// stay as they are, copying, and a Tab key that leaves them instead of visiting every cell.
void makeReadOnlyTable(QTableView &view);

} // namespace steelyard::ui
