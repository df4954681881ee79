#pragma once

#include "ui/charts/chart_plot.h"

class QBarCategoryAxis;
class QBarSet;
class QStackedBarSeries;

namespace steelyard::ui {

/// One bar per plan, stacked by category, its total above and the saved total as a dashed line.
class StackedBarChart final : public ChartPlot
{
    Q_OBJECT

public:
    explicit StackedBarChart(QWidget *parent);

protected:
    void takeSpec(const ChartSpec &before) override;
    void restyle() override;
    void drawForeground(QPainter *painter, const QRectF &area) override;

private:
    void rebuild();
    void replaceValues();
    void showPart(bool isHovered, int bar, QBarSet *part) const;
    void drawTotal(QPainter &painter, int bar) const;
    void drawSaved(QPainter &painter, int bar) const;
    void drawName(QPainter &painter, int bar) const;

    QStackedBarSeries *m_bars = nullptr;
    QBarCategoryAxis *m_names = nullptr;
};

} // namespace steelyard::ui
