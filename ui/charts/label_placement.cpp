#include "ui/charts/label_placement.h"

#include <QLineF>

#include <algorithm>
#include <array>

namespace steelyard::ui {

namespace {

/// Between the point and its label.
constexpr double kGap = 8.0;
/// Two labels on each other are worse than a label on any number of lines.
constexpr int kWorst = 1000;

bool crosses(const QLineF &line, const QRectF &box)
{
    if (box.contains(line.p1()) || box.contains(line.p2()))
        return true;
    const std::array sides = {QLineF{box.topLeft(), box.topRight()},
                              QLineF{box.topRight(), box.bottomRight()},
                              QLineF{box.bottomRight(), box.bottomLeft()},
                              QLineF{box.bottomLeft(), box.topLeft()}};
    return std::ranges::any_of(sides, [&line](const QLineF &side) {
        return line.intersects(side, nullptr) == QLineF::BoundedIntersection;
    });
}

bool crosses(const QPolygonF &line, const QRectF &box)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (crosses(QLineF{line[i - 1], line[i]}, box))
            return true;
    }
    return false;
}

QRectF keptInside(QRectF box, const QRectF &plot)
{
    box.moveRight(std::min(box.right(), plot.right()));
    box.moveLeft(std::max(box.left(), plot.left()));
    box.moveBottom(std::min(box.bottom(), plot.bottom()));
    box.moveTop(std::max(box.top(), plot.top()));
    return box;
}

int burdenOf(const QRectF &box, const QPointF &at, const LabelSurroundings &surroundings)
{
    const auto lines = std::ranges::count_if(
        surroundings.lines, [&box](const QPolygonF &line) { return crosses(line, box); });
    const auto labels = std::ranges::count_if(
        surroundings.labels, [&box](const QRectF &label) { return label.intersects(box); });
    // Pushed back into the plot, a box may come to lie on its own point.
    const int onPoint = box.contains(at) ? kWorst : 0;
    return static_cast<int>(lines) + kWorst * static_cast<int>(labels) + onPoint;
}

} // namespace

QRectF labelBeside(const QPointF &at, const QSizeF &size, const LabelSurroundings &surroundings)
{
    const double left = at.x() - kGap - size.width();
    const double right = at.x() + kGap;
    const double above = at.y() - kGap - size.height();
    const double below = at.y() + kGap;
    std::array boxes = {QRectF{{left, above}, size},
                        QRectF{{right, below}, size},
                        QRectF{{right, above}, size},
                        QRectF{{left, below}, size}};
    for (QRectF &box : boxes)
        box = keptInside(box, surroundings.plot);
    return *std::ranges::min_element(
        boxes, {}, [&](const QRectF &box) { return burdenOf(box, at, surroundings); });
}

} // namespace steelyard::ui
