#pragma once

#include "model/report/report_document.h"

#include <vector>

class QPainter;

namespace steelyard::ui {

/// How a table's columns share the width.
struct TableLayout
{
    /// Points.
    double fontSize = 0.0;
    std::vector<double> widths = {};
};

/// Numbers keep their natural width, words share the rest. A table whose numbers are too wide is
/// set smaller, down to a size that still reads well. `padding` stands on both sides of a cell.
[[nodiscard]] TableLayout layOutTable(QPainter &painter,
                                      const ReportTable &table,
                                      double width,
                                      double padding);

/// The table itself, or, when it is too wide even at the smallest size, pieces of it that each
/// repeat the first column.
[[nodiscard]] std::vector<ReportTable> fittingTables(QPainter &painter,
                                                     const ReportTable &table,
                                                     double width,
                                                     double padding);

} // namespace steelyard::ui
