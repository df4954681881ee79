#include "ui/reports/report_blocks.h"
#include "ui/reports/report_font.h"

#include <QFontMetricsF>

#include <algorithm>

namespace steelyard::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t kPerRow = 3;

QColor toneColor(ReportFigure::Tone tone)
{
    switch (tone) {
    case ReportFigure::Tone::Plain:
        return kHairline;
    case ReportFigure::Tone::Best:
        return kGoodInk;
    case ReportFigure::Tone::Tied:
        return kWarnInk;
    }
    return kHairline;
}

/// One box. The same walk measures and draws it, so the two can't disagree.
class FigureBox final
{
public:
    FigureBox(ReportPaper &paper, const ReportFigure &figure, double width)
        : m_paper{paper}
        , m_figure{figure}
        , m_width{width - 2 * padding()}
    {}

    [[nodiscard]] double height() const { return walk(nullptr, {}) + 2 * padding(); }
    void draw(const QRectF &box) const;

private:
    [[nodiscard]] double padding() const { return m_paper.mm(2.5); }
    /// Sets title, value and lines from `at` down; returns the height. Null: only measures.
    double walk(QPainter *painter, QPointF at) const;
    double place(QPainter *painter,
                 QPointF at,
                 const QString &text,
                 const PaperStyle &style,
                 double width) const;
    [[nodiscard]] double badgeWidth() const;

    ReportPaper &m_paper;
    const ReportFigure &m_figure;
    double m_width = 0.0;
};

double FigureBox::badgeWidth() const
{
    if (m_figure.badge.isEmpty())
        return 0.0;
    const QFontMetricsF metrics{reportFont(7.5, FontWeight::Bold), m_paper.painter().device()};
    return metrics.horizontalAdvance(m_figure.badge) + m_paper.mm(4);
}

double FigureBox::place(
    QPainter *painter, QPointF at, const QString &text, const PaperStyle &style, double width) const
{
    const double height = textHeight(m_paper.painter(), text, style, width);
    if (painter != nullptr)
        drawText(*painter, QRectF{at, QSizeF{width, height}}, text, style);
    return height;
}

double FigureBox::walk(QPainter *painter, QPointF at) const
{
    const double top = at.y();
    at.ry() += place(painter,
                     at,
                     m_figure.title,
                     {.font = reportFont(9.5, FontWeight::Bold)},
                     m_width - badgeWidth());
    const PaperStyle value{.font = reportFont(16.0, FontWeight::Bold)};
    const QFontMetricsF valueMetrics{value.font, m_paper.painter().device()};
    const PaperStyle unit{.font = reportFont(8.0), .color = kMutedInk};
    const QFontMetricsF unitMetrics{unit.font, m_paper.painter().device()};
    const double valueWidth = valueMetrics.horizontalAdvance(m_figure.value) + m_paper.mm(1.5);
    const double valueHeight = place(painter, at, m_figure.value, value, m_width);
    // The unit stands on the value's base line, or below it where the box is narrow.
    if (valueWidth + unitMetrics.horizontalAdvance(m_figure.unit) <= m_width) {
        const QPointF beside{at.x() + valueWidth,
                             at.y() + valueMetrics.ascent() - unitMetrics.ascent()};
        place(painter, beside, m_figure.unit, unit, m_width - valueWidth);
        at.ry() += valueHeight;
    } else {
        at.ry() += valueHeight;
        at.ry() += place(painter, at, m_figure.unit, unit, m_width);
    }
    for (const QString &line : m_figure.lines) {
        const bool isLast = &line == &m_figure.lines.constLast();
        at.ry() += m_paper.mm(0.8);
        at.ry() += place(painter,
                         at,
                         line,
                         {.font = reportFont(8.0), .color = isLast ? kMutedInk : kInk},
                         m_width);
    }
    return at.y() - top;
}

void FigureBox::draw(const QRectF &box) const
{
    QPainter &painter = m_paper.painter();
    const bool isPlain = m_figure.tone == ReportFigure::Tone::Plain;
    const QColor color = toneColor(m_figure.tone);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{color, m_paper.mm(isPlain ? 0.25 : 0.6)});
    painter.drawRoundedRect(box, m_paper.mm(1.5), m_paper.mm(1.5));
    walk(&painter, box.topLeft() + QPointF{padding(), padding()});
    if (m_figure.badge.isEmpty())
        return;
    const QRectF badge{box.right() - padding() - badgeWidth(),
                       box.top() + padding(),
                       badgeWidth(),
                       m_paper.mm(4.5)};
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
    painter.setFont(reportFont(7.5, FontWeight::Bold));
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, m_figure.badge);
}

} // namespace

void drawFigures(ReportPaper &paper, const std::vector<ReportFigure> &figures)
{
    const double gap = paper.mm(4);
    paper.advance(paper.mm(1.5));
    const size_t columns = std::clamp<size_t>(figures.size(), 1, kPerRow);
    const double width =
        (paper.width() - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    for (size_t first = 0; first < figures.size(); first += columns) {
        const size_t end = std::min(first + columns, figures.size());
        double height = 0.0;
        for (size_t i = first; i < end; ++i)
            height = std::max(height, FigureBox{paper, figures[i], width}.height());
        paper.keepTogether(height);
        for (size_t i = first; i < end; ++i) {
            const double left = paper.left() + static_cast<double>(i - first) * (width + gap);
            FigureBox{paper, figures[i], width}.draw({left, paper.top(), width, height});
        }
        paper.advance(height + paper.mm(3));
    }
}

} // namespace steelyard::ui
