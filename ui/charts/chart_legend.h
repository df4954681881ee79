#pragma once

#include "model/compare/chart_spec.h"

#include <QWidget>

namespace steelyard::ui {

/// A row of swatches and labels under a chart, on more lines when they don't fit. (Qt Charts' own
/// legend cuts its labels as soon as they are tight.)
class ChartLegend final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartLegend(QWidget *parent);

    /// Names the series of `spec`, the saved case and the marks, as far as it has them.
    void setChart(const ChartSpec &spec);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Sign
    {
        Square,
        Line,
        Dot
    };
    struct Entry
    {
        Sign sign = Sign::Square;
        ChartSeries series = {};
        /// Inside a dot.
        QString number = {};

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    /// A line needs the room to show its dashes.
    [[nodiscard]] static int signWidth(Sign sign);
    /// The place of each entry in a legend as wide as `width`.
    [[nodiscard]] std::vector<QRect> places(int width) const;
    void paintSign(QPainter &painter, const QRectF &box, const Entry &entry) const;

    std::vector<Entry> m_entries;
};

} // namespace steelyard::ui
