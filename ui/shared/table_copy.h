#pragma once

#include "model/report/report_document.h"

class QTableView;

namespace steelyard::ui {

/// The selected cells of `view` with their headings, hidden columns left out; without a selection
/// the whole table. Figures carry their exact text where the model knows it (`ExactRole`).
[[nodiscard]] ReportTable copiedTable(const QTableView &view);

/// Lets Ctrl+C and the context menu copy `view` as tab-separated values, which Excel and WPS paste.
void enableTableCopy(QTableView &view);

} // namespace steelyard::ui
