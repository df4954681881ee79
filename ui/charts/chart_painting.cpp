#include "ui/charts/chart_painting.h"

#include "ui/charts/chart_colors.h"
#include "ui/charts/chart_marks.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_pattern.h"
#include "ui/charts/line_style.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace steelyard::ui {

ChartPainter::ChartPainter(QPainter &painter,
                           const QRectF &area,
                           const ChartSpec &chart,
                           const QFont &font)
    : m_painter{painter}
    , m_chart{chart}
    , m_font{font}
    , m_bold{font}
    , m_metrics{font, painter.device()}
    , m_line{m_metrics.height()}
    , m_free{area}
    , m_ticks{ticksFor(chart)}
{
    m_bold.setBold(true);
}

void ChartPainter::paint()
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintTitle();
    paintSource();
    paintLegend();

    double widest = 0.0;
    for (const double tick : m_ticks.positions)
        widest = std::max(widest, m_metrics.horizontalAdvance(tickText(tick)));
    // Names of plans take two lines where one is too short.
    const double axisHeight = m_line * (isBars() ? 2.5 : 1.4);
    // The unit stands above the axis, the highest bar's total between it and the bar.
    const double topHeight = m_line * (isBars() ? 2.4 : 1.6);
    const double unitWidth =
        m_chart.xUnit.isEmpty() ? 0.0 : m_metrics.horizontalAdvance(m_chart.xUnit) + m_line * 0.2;
    m_plot =
        m_free.adjusted(widest + m_line * 0.5, topHeight, -unitWidth - m_line * 0.5, -axisHeight);
    paintGrid();
    if (isBars()) {
        paintBars();
        paintCategoryAxis();
    } else {
        paintNumberAxis();
        paintLines();
        paintMarks();
    }
    m_painter.restore();
}

void ChartPainter::drawText(const QRectF &rect, int flags, const QString &text, const QColor &color)
{
    m_painter.setPen(color);
    m_painter.drawText(rect, flags, text);
}

void ChartPainter::paintTitle()
{
    m_painter.setFont(m_bold);
    const QRectF needed =
        m_painter.boundingRect(m_free, Qt::AlignLeft | Qt::TextWordWrap, m_chart.title);
    drawText(m_free, Qt::AlignLeft | Qt::TextWordWrap, m_chart.title, kChartText);
    m_painter.setFont(m_font);
    m_free.setTop(needed.bottom() + m_line * 0.3);
}

void ChartPainter::paintSource()
{
    if (m_chart.sourceLine.isEmpty())
        return;
    const QRectF line{m_free.left(), m_free.bottom() - m_line, m_free.width(), m_line};
    drawText(line,
             Qt::AlignLeft | Qt::AlignVCenter,
             m_metrics.elidedText(m_chart.sourceLine, Qt::ElideRight, line.width()),
             kChartMuted);
    m_free.setBottom(line.top());
}

void ChartPainter::paintLegend()
{
    const double swatch = m_line * 0.7;
    const double lineWidth = isBars() ? swatch : m_line * 2.0; // dashes show
    const double gap = m_line * 0.3;
    // Entries flow into rows from the left; the rows then stand on the bottom.
    struct Entry
    {
        size_t sign;
        QString name;
        QPointF place;
    };
    std::vector<Entry> entries;
    QPointF at{0.0, 0.0};
    const auto add = [&](size_t i, const QString &name) {
        const double width = lineWidth + gap + m_metrics.horizontalAdvance(name) + m_line;
        if (at.x() > 0.0 && at.x() + width > m_free.width())
            at = {0.0, at.y() + m_line * 1.2};
        entries.push_back({i, name, at});
        at.rx() += width;
    };
    for (size_t i = 0; i < m_chart.series.size(); ++i) {
        const ChartSeries &series = m_chart.series[i];
        // A category that no plan has needs no explanation.
        if (!isBars() || std::ranges::count(series.values, 0.0) != std::ssize(series.values))
            add(i, series.name);
    }
    if (!m_chart.savedSeries.empty() && !m_chart.savedName.isEmpty())
        add(m_chart.series.size(), m_chart.savedName);
    for (size_t sign = m_chart.series.size() + 1; const MarkEntry &mark : markEntries(m_chart))
        add(sign++, mark.text);
    const double top = m_free.bottom() - at.y() - m_line * 1.3;
    for (const Entry &entry : entries) {
        const QPointF corner{m_free.left() + entry.place.x(), top + entry.place.y()};
        paintSign(entry.sign, corner, lineWidth);
        const QRectF label{corner.x() + lineWidth + gap, corner.y(), m_free.width(), m_line};
        drawText(label, Qt::AlignLeft | Qt::AlignVCenter, entry.name, kChartText);
    }
    m_free.setBottom(top - m_line * 0.2);
}

void ChartPainter::paintSign(size_t sign, const QPointF &corner, double width)
{
    const size_t saved = m_chart.series.size();
    const bool isSaved = sign == saved;
    if (sign > saved) {
        const QPointF middle{corner.x() + width / 2, corner.y() + m_line * 0.5};
        paintMarkAt(middle, markEntries(m_chart).at(sign - saved - 1).number);
        return;
    }
    if (isBars() && !isSaved) {
        const QRectF box{corner.x(), corner.y() + m_line * 0.15, width, width};
        fillPart(m_painter, box, m_chart.series[sign].role, m_line);
        return;
    }
    m_painter.setPen(isSaved ? savedPen() : linePen(sign));
    const double middle = corner.y() + m_line * 0.5;
    m_painter.drawLine(QPointF{corner.x(), middle}, QPointF{corner.x() + width, middle});
}

QString ChartPainter::tickText(double value) const
{
    return QLocale{QLocale::English}.toString(value, 'f', m_ticks.decimals);
}

void ChartPainter::paintGrid()
{
    for (const double tick : m_ticks.positions) {
        const double y = yAt(tick);
        m_painter.setPen(QPen{kChartGrid, m_line * 0.05});
        m_painter.drawLine(QPointF{m_plot.left(), y}, QPointF{m_plot.right(), y});
        const QRectF label{
            m_free.left(), y - m_line / 2, m_plot.left() - m_free.left() - m_line * 0.4, m_line};
        drawText(label, Qt::AlignRight | Qt::AlignVCenter, tickText(tick), kChartMuted);
    }
    const QRectF unit{m_free.left(), m_free.top(), m_free.width(), m_line};
    drawText(unit, Qt::AlignLeft | Qt::AlignVCenter, m_chart.yUnit, kChartMuted);
}

QPen ChartPainter::linePen(size_t index) const
{
    const ChartSeries &series = m_chart.series.at(index);
    // Dashes by position, not by role: neighbours must differ in grey.
    return dashedPen(
        lineColor(series.role, series.variant, ChartGround::Light), m_line * 0.13, index);
}

void paintChart(QPainter &painter, const QRectF &area, const ChartSpec &chart, const QFont &font)
{
    ChartPainter{painter, area, chart, font}.paint();
}

} // namespace steelyard::ui
