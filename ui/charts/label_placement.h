#pragma once

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace steelyard::ui {

/// What a chart's label should keep off.
struct LabelSurroundings
{
    /// The label stays inside.
    QRectF plot = {};
    std::vector<QPolygonF> lines = {};
    /// Labels that stand already.
    std::vector<QRectF> labels = {};
};

/// Where a label of `size` stands beside the marked point `at`: on that of its four sides where it
/// crosses the fewest lines, and no other label if that can be.
[[nodiscard]] QRectF labelBeside(const QPointF &at,
                                 const QSizeF &size,
                                 const LabelSurroundings &surroundings);

} // namespace steelyard::ui
