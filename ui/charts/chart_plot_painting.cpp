// What stands inside the axes of a painted chart: bars, lines and marks.
#include "ui/charts/chart_colors.h"
#include "ui/charts/chart_marks.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_pattern.h"
#include "ui/shared/round_steps.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace steelyard::ui {

double ChartPainter::yAt(double value) const
{
    const double share = (value - m_ticks.lowest) / (m_ticks.highest - m_ticks.lowest);
    return m_plot.bottom() - share * m_plot.height();
}

double ChartPainter::xAt(double value) const
{
    const double first = m_chart.x.empty() ? 0.0 : m_chart.x.front();
    const double last = m_chart.x.empty() ? 1.0 : m_chart.x.back();
    const double share = last > first ? (value - first) / (last - first) : 0.0;
    return m_plot.left() + share * m_plot.width();
}

void ChartPainter::paintCategoryAxis()
{
    const auto count = static_cast<double>(std::max<size_t>(m_chart.categories.size(), 1));
    const double slot = m_plot.width() / count;
    for (size_t i = 0; i < m_chart.categories.size(); ++i) {
        const QRectF label{m_plot.left() + slot * static_cast<double>(i),
                           m_plot.bottom() + m_line * 0.3,
                           slot,
                           m_line * 2};
        // A little less than two lines hold: words don't fill the first one to its end.
        constexpr double kLines = 1.7;
        drawText(label.adjusted(slot * 0.01, 0.0, -slot * 0.01, 0.0),
                 Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                 m_metrics.elidedText(m_chart.categories[i], Qt::ElideRight, slot * kLines),
                 kChartMuted);
    }
}

void ChartPainter::paintBars()
{
    const auto count = static_cast<double>(std::max<size_t>(m_chart.categories.size(), 1));
    const double slot = m_plot.width() / count;
    const double width = std::min(slot * 0.55, m_line * 5);
    for (size_t bar = 0; bar < m_chart.categories.size(); ++bar) {
        const double left = m_plot.left() + slot * (static_cast<double>(bar) + 0.5) - width / 2;
        double above = 0.0;
        double below = 0.0;
        for (const ChartSeries &series : m_chart.series) {
            const double value = series.values.at(bar);
            double &base = value < 0.0 ? below : above;
            const QRectF part{QPointF{left, yAt(base + value)}, QPointF{left + width, yAt(base)}};
            if (value != 0.0)
                fillPart(m_painter, part.normalized(), series.role, m_line);
            base += value;
        }
        const double saved = savedTotal(bar);
        if (saved > 0.0) {
            m_painter.setPen(savedPen());
            m_painter.drawLine(QPointF{left - m_line * 0.4, yAt(saved)},
                               QPointF{left + width + m_line * 0.4, yAt(saved)});
        }
        // Close under a saved line the total would be struck through: it moves over the line.
        const double gap = yAt(above) - yAt(saved);
        if (saved > 0.0 && gap > 0.0 && gap < m_line * 1.2)
            above = saved;
        if (bar < m_chart.totals.size()) {
            const QRectF label{left - slot, yAt(above) - m_line * 1.2, width + 2 * slot, m_line};
            drawText(label, Qt::AlignHCenter | Qt::AlignVCenter, m_chart.totals[bar], kChartText);
        }
    }
}

double ChartPainter::savedTotal(size_t bar) const
{
    double total = 0.0;
    for (const ChartSeries &series : m_chart.savedSeries)
        total += bar < series.values.size() ? std::max(series.values[bar], 0.0) : 0.0;
    return total;
}

QPen ChartPainter::savedPen() const
{
    return {chartColor(ChartRole::Saved, ChartGround::Light), m_line * 0.06, Qt::DashLine};
}

void ChartPainter::paintNumberAxis()
{
    if (m_chart.x.size() < 2)
        return;
    constexpr int kMostLabels = 8;
    const double first = m_chart.x.front();
    const double length = m_chart.x.back() - first;
    const double step = std::max(1.0, roundStep(length, kMostLabels));
    const auto steps = static_cast<int>(length / step);
    for (int i = 0; i <= steps; ++i) {
        const double x = first + i * step;
        const QRectF label{xAt(x) - m_line * 2, m_plot.bottom() + m_line * 0.3, m_line * 4, m_line};
        drawText(label, Qt::AlignHCenter | Qt::AlignTop, QString::number(x), kChartMuted);
    }
    // At the axis' end, as on the screen.
    const QRectF unit{
        m_plot.right(), m_plot.bottom() - m_line * 0.5, m_free.right() - m_plot.right(), m_line};
    drawText(unit, Qt::AlignRight | Qt::AlignVCenter, m_chart.xUnit, kChartMuted);
}

QPolygonF ChartPainter::lineOf(const ChartSeries &series) const
{
    QPolygonF line;
    const size_t count = std::min(series.values.size(), m_chart.x.size());
    for (size_t i = 0; i < count && !std::isnan(series.values[i]); ++i) {
        const QPointF point{xAt(m_chart.x[i]), yAt(series.values[i])};
        if (m_chart.kind == ChartSpec::Kind::Steps && !line.isEmpty())
            line.append({point.x(), line.constLast().y()});
        line.append(point);
    }
    return line;
}

void ChartPainter::paintLine(const ChartSeries &series, const QPen &pen)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen);
    m_painter.drawPolyline(lineOf(series));
}

void ChartPainter::paintLines()
{
    for (const ChartSeries &series : m_chart.savedSeries)
        paintLine(series, savedPen());
    for (size_t i = 0; i < m_chart.series.size(); ++i)
        paintLine(m_chart.series[i], linePen(i));
}

void ChartPainter::paintMarks()
{
    for (size_t mark = 0; mark < m_chart.marks.size(); ++mark) {
        const QPointF point{xAt(m_chart.marks[mark].x), yAt(m_chart.marks[mark].y)};
        paintMarkAt(point, markNumber(m_chart, mark));
    }
}

void ChartPainter::paintMarkAt(const QPointF &point, const QString &number)
{
    paintMark(m_painter, point, m_line * 0.25, number, kChartText, Qt::white);
}

} // namespace steelyard::ui
