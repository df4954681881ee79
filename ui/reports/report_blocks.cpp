#include "ui/reports/report_blocks.h"

#include "ui/charts/chart_painting.h"
#include "ui/reports/report_font.h"

namespace steelyard::ui {

using namespace Qt::StringLiterals;

namespace {

PaperStyle paragraphStyle(ReportParagraph::Style style)
{
    switch (style) {
    case ReportParagraph::Style::Body:
    case ReportParagraph::Style::Bullet:
        return {.font = reportFont(9.0)};
    case ReportParagraph::Style::Lead:
        return {.font = reportFont(10.5, FontWeight::Bold)};
    case ReportParagraph::Style::Note:
        return {.font = reportFont(8.0), .color = kMutedInk};
    }
    return {};
}

/// Draws at the paper's place and goes below it.
void setText(ReportPaper &paper, const QString &text, const PaperStyle &style, double indent = 0.0)
{
    const double width = paper.width() - indent;
    const double height = textHeight(paper.painter(), text, style, width);
    paper.keepTogether(height);
    drawText(
        paper.painter(), QRectF{paper.left() + indent, paper.top(), width, height}, text, style);
    paper.advance(height);
}

} // namespace

void drawTitle(ReportPaper &paper, const ReportDocument &report)
{
    setText(paper, report.title, {.font = reportFont(16.0, FontWeight::Bold)});
    setText(paper, report.subtitle, {.font = reportFont(9.0), .color = kMutedInk});
    paper.advance(paper.mm(3));
}

void drawSectionTitle(ReportPaper &paper, const QString &title, double following)
{
    const PaperStyle style{.font = reportFont(13.0, FontWeight::Bold)};
    const double height = textHeight(paper.painter(), title, style, paper.width());
    if (!paper.isAtTop())
        paper.advance(paper.mm(3));
    paper.keepTogether(height + paper.mm(2) + following);
    setText(paper, title, style);
    paper.advance(paper.mm(2));
}

void drawParagraph(ReportPaper &paper, const ReportParagraph &paragraph)
{
    const PaperStyle style = paragraphStyle(paragraph.style);
    if (paragraph.style == ReportParagraph::Style::Lead)
        paper.advance(paper.mm(1));
    if (paragraph.style == ReportParagraph::Style::Note)
        paper.advance(paper.mm(3));
    if (paragraph.style == ReportParagraph::Style::Bullet) {
        const double indent = paper.mm(4);
        paper.keepTogether(
            textHeight(paper.painter(), paragraph.text, style, paper.width() - indent));
        drawText(paper.painter(),
                 QRectF{paper.left() + paper.mm(1), paper.top(), indent, paper.mm(5)},
                 u"•"_s,
                 style);
        setText(paper, paragraph.text, style, indent);
    } else {
        setText(paper, paragraph.text, style);
    }
    paper.advance(paper.mm(1));
}

void drawCharts(ReportPaper &paper, std::span<const ChartSpec *const> charts)
{
    constexpr double kHeight = 66.0;
    const double height = paper.mm(kHeight);
    const double gap = paper.mm(6);
    const auto count = static_cast<double>(charts.size());
    const double width = (paper.width() - gap * (count - 1)) / count;
    paper.keepTogether(height);
    double left = paper.left();
    for (const ChartSpec *chart : charts) {
        paintChart(
            paper.painter(), QRectF{left, paper.top(), width, height}, *chart, reportFont(7.5));
        left += width + gap;
    }
    paper.advance(height + paper.mm(3));
}

} // namespace steelyard::ui
