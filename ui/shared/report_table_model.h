#pragma once

#include "model/report/report_document.h"
#include "ui/shared/column_table_model.h"

namespace steelyard::ui {

/// One row of a report's table on screen.
struct ReportTableRow
{
    std::vector<ReportCell> cells = {};
    bool isTotal = false;
};

/// A report's table as a model: the screen shows the very cells that PDF and CSV get.
using ReportTableModel = ColumnTableModel<ReportTableRow>;

/// Shows `table`. The same shape as before keeps selection and scroll position.
void showTable(ReportTableModel &model, const ReportTable &table);

} // namespace steelyard::ui
