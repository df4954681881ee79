#pragma once

#include "model/compare/chart_spec.h"
#include "ui/charts/chart_ticks.h"

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPen>
#include <QRectF>

class QPainter;

namespace steelyard::ui {

// The light theme's colours, on white paper.
inline constexpr QColor kChartText{0x1f, 0x29, 0x33};
inline constexpr QColor kChartMuted{0x66, 0x72, 0x7f};
inline constexpr QColor kChartGrid{0xdd, 0xe3, 0xe8};

/// One chart on its way onto paper: lays out title, legend and plot, then draws them.
class ChartPainter final
{
public:
    ChartPainter(QPainter &painter, const QRectF &area, const ChartSpec &chart, const QFont &font);

    void paint();

private:
    void paintTitle();
    void paintSource();
    void paintLegend();
    void paintGrid();
    void paintCategoryAxis();
    void paintNumberAxis();
    void paintBars();
    void paintLines();
    void paintLine(const ChartSeries &series, const QPen &pen);
    /// What the saved parts of a bar reach up to; 0: there are none.
    [[nodiscard]] double savedTotal(size_t bar) const;
    [[nodiscard]] QPen savedPen() const;
    /// The sign of the series; behind them that of the saved case, then those of the marks.
    void paintSign(size_t sign, const QPointF &corner, double width);
    /// The series on paper, to its first unknown value.
    [[nodiscard]] QPolygonF lineOf(const ChartSeries &series) const;
    void paintMarks();
    void paintMarkAt(const QPointF &point, const QString &number);

    [[nodiscard]] bool isBars() const { return m_chart.kind == ChartSpec::Kind::StackedBars; }
    [[nodiscard]] double yAt(double value) const;
    [[nodiscard]] double xAt(double value) const;
    [[nodiscard]] QString tickText(double value) const;
    [[nodiscard]] QPen linePen(size_t index) const;
    void drawText(const QRectF &rect, int flags, const QString &text, const QColor &color);

    QPainter &m_painter;
    const ChartSpec &m_chart;
    QFont m_font;
    QFont m_bold;
    QFontMetricsF m_metrics;
    /// The height of a line of text: the unit of all distances.
    double m_line = 0.0;
    /// What is still free; title, source and legend take their share first.
    QRectF m_free;
    QRectF m_plot;
    ChartTicks m_ticks;
};

} // namespace steelyard::ui
