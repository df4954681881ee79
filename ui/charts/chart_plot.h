#pragma once

#include "model/compare/chart_spec.h"
#include "ui/charts/chart_colors.h"
#include "ui/shared/round_steps.h"

#include <QChartView>

class QValueAxis;

namespace steelyard::ui {

/// The drawing of one ChartSpec on Qt Charts: horizontal grid lines only, no frame, no legend.
///
/// While the shape stays the same only points are replaced, so a slider's drag never rebuilds.
class ChartPlot : public QChartView
{
    Q_OBJECT

public:
    explicit ChartPlot(QWidget *parent);

    /// Shows `spec`; its kind must be the one that the class draws.
    void draw(const ChartSpec &spec);

    /// Small: a chart takes what the page can spare.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    [[nodiscard]] const ChartSpec &spec() const { return m_spec; }
    [[nodiscard]] ChartGround ground() const;
    /// The amounts' axis, which all series stand on.
    [[nodiscard]] QValueAxis &amountAxis() const { return *m_amounts; }
    /// Brings series and axes to `spec()`; `before` is what was shown.
    virtual void takeSpec(const ChartSpec &before) = 0;
    /// Pens and brushes for the present palette.
    virtual void restyle();
    /// Room beside the plot for what is drawn over it, in px.
    void setRoom(int right, int bottom);
    /// Stretches the amounts' axis over these values, and says the unit.
    void fitAmounts(double lowest, double highest);
    /// "168.0 thousand USD": a value of the chart with its unit.
    [[nodiscard]] QString valueText(double value) const;

    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &area) override;

private:
    ChartSpec m_spec;
    QValueAxis *m_amounts = nullptr;
    SteadyRange m_range;
};

/// The font of axes and marks.
[[nodiscard]] QFont chartFont(const QFont &body);

} // namespace steelyard::ui
