#pragma once

#include "model/report/report_document.h"
#include "ui/reports/report_paper.h"

#include <span>

namespace steelyard::ui {

// Each draws one kind of block at the paper's present place and goes on below it, turning pages
// where needed.

void drawTitle(ReportPaper &paper, const ReportDocument &report);
/// `following` is kept on the heading's page.
void drawSectionTitle(ReportPaper &paper, const QString &title, double following);
void drawParagraph(ReportPaper &paper, const ReportParagraph &paragraph);
/// Boxes side by side, three in a row.
void drawFigures(ReportPaper &paper, const std::vector<ReportFigure> &figures);
/// One chart over the whole width, two side by side.
void drawCharts(ReportPaper &paper, std::span<const ChartSpec *const> charts);
/// Repeats caption and head on each page; a row stays whole.
void drawTable(ReportPaper &paper, const ReportTable &table);
/// Height of the table's begin, which `drawTable` keeps on one page.
[[nodiscard]] double beginHeight(ReportPaper &paper, const ReportTable &table);

} // namespace steelyard::ui
