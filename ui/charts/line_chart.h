#pragma once

#include "ui/charts/chart_plot.h"

class QLineSeries;

namespace steelyard::ui {

/// Of a marked point, in px; in the legend too.
inline constexpr double kMarkRadius = 4.5;

/// How a line is drawn: colour by what it stands for, shade and dashes by its place among its kind.
[[nodiscard]] QPen linePen(const ChartSeries &series, ChartGround ground);

/// One line per plan over the months, the saved case as pale dashed lines, break-evens marked.
class LineChart final : public ChartPlot
{
    Q_OBJECT

public:
    explicit LineChart(QWidget *parent);

protected:
    void takeSpec(const ChartSpec &before) override;
    void restyle() override;
    void drawForeground(QPainter *painter, const QRectF &area) override;

private:
    void rebuild();
    void replacePoints();
    void fitAxes();
    [[nodiscard]] QLineSeries *addLine();
    [[nodiscard]] QList<QPointF> pointsOf(const ChartSeries &series) const;
    void showPoint(const QString &name, const QPointF &point, bool isHovered) const;

    QValueAxis *m_months = nullptr;
    QList<QLineSeries *> m_saved;
    QList<QLineSeries *> m_lines;
};

} // namespace steelyard::ui
