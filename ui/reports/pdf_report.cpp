#include "ui/reports/pdf_report.h"

#include "ui/desk/export_files.h"
#include "ui/reports/report_blocks.h"

#include <QBuffer>

#include <algorithm>

namespace steelyard::ui {

namespace {

void drawBlock(ReportPaper &paper, const ReportBlock &block)
{
    if (const auto *paragraph = std::get_if<ReportParagraph>(&block))
        drawParagraph(paper, *paragraph);
    else if (const auto *table = std::get_if<ReportTable>(&block))
        drawTable(paper, *table);
    else if (const auto *figures = std::get_if<std::vector<ReportFigure>>(&block))
        drawFigures(paper, *figures);
}

/// The charts that stand next to each other from `first` on, at most two.
std::vector<const ChartSpec *> chartsFrom(const std::vector<ReportBlock> &blocks, size_t first)
{
    constexpr size_t kSideBySide = 2;
    std::vector<const ChartSpec *> charts;
    for (size_t i = first; i < blocks.size() && charts.size() < kSideBySide; ++i) {
        const auto *chart = std::get_if<ChartSpec>(&blocks[i]);
        if (chart == nullptr)
            break;
        charts.push_back(chart);
    }
    return charts;
}

/// What must stay below a section's title.
double keptBelowTitle(ReportPaper &paper, const ReportSection &section)
{
    constexpr double kUsual = 30.0;
    const auto *table =
        section.blocks.empty() ? nullptr : std::get_if<ReportTable>(&section.blocks.front());
    return table == nullptr ? paper.mm(kUsual) : beginHeight(paper, *table);
}

void drawSection(ReportPaper &paper, const ReportSection &section)
{
    if (section.startsPage && !paper.isAtTop())
        paper.turnPage();
    drawSectionTitle(paper, section.title, keptBelowTitle(paper, section));
    for (size_t i = 0; i < section.blocks.size();) {
        const auto charts = chartsFrom(section.blocks, i);
        if (charts.empty())
            drawBlock(paper, section.blocks[i]);
        else
            drawCharts(paper, charts);
        i += std::max<size_t>(charts.size(), 1);
    }
}

/// Draws the whole report and returns its number of pages.
int drawReport(QIODevice &device, const ReportDocument &report, int pageCount)
{
    ReportPaper paper{device, report, pageCount};
    drawTitle(paper, report);
    for (const ReportSection &section : report.sections)
        drawSection(paper, section);
    return paper.page();
}

} // namespace

QByteArray pdfOf(const ReportDocument &report)
{
    // The foot names the number of pages, which is known only after the first pass.
    QBuffer counted;
    counted.open(QIODevice::WriteOnly);
    const int pages = drawReport(counted, report, 0);

    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    drawReport(buffer, report, pages);
    return buffer.data();
}

Result<void> savePdf(const ReportDocument &report, const QString &path)
{
    return desk::writeFile(path, pdfOf(report));
}

} // namespace steelyard::ui
