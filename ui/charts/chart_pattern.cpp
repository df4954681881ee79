#include "ui/charts/chart_pattern.h"

#include "ui/charts/chart_colors.h"

#include <QPainter>

namespace steelyard::ui {

namespace {

enum class Hatch
{
    None,
    Rising,
    Falling,
    Level,
    Upright,
    Crossed,
    Dotted
};

Hatch hatchOf(ChartRole role)
{
    switch (role) {
    case ChartRole::Electricity:
    case ChartRole::MemoryOptimizer:
        return Hatch::Rising;
    case ChartRole::Cooling:
    case ChartRole::MemoryGradients:
        return Hatch::Level;
    case ChartRole::Bandwidth:
    case ChartRole::MemoryActivations:
        return Hatch::Falling;
    case ChartRole::Rack:
    case ChartRole::MemoryLogits:
        return Hatch::Crossed;
    case ChartRole::Operations:
    case ChartRole::MemoryBuffers:
        return Hatch::Upright;
    case ChartRole::Other:
    case ChartRole::MemoryOverhead:
        return Hatch::Dotted;
    case ChartRole::Hardware:
    case ChartRole::MemoryWeights:
    case ChartRole::PlanCloud:
    case ChartRole::PlanHosted:
    case ChartRole::PlanHybrid:
    case ChartRole::Saved:
        return Hatch::None;
    }
    return Hatch::None;
}

// The lines are drawn one by one: a pattern brush keeps its pixel size, which on a printer's fine
// grid is a grey veil.

void drawDiagonals(QPainter &painter, const QRectF &part, double step, Hatch hatch)
{
    const double reach = part.height();
    for (int i = 0; i * step < part.width() + reach; ++i) {
        const double x = part.left() - reach + i * step;
        const double low = hatch == Hatch::Rising ? part.bottom() : part.top();
        const double high = hatch == Hatch::Rising ? part.top() : part.bottom();
        painter.drawLine(QPointF{x, low}, QPointF{x + reach, high});
    }
}

void drawLevels(QPainter &painter, const QRectF &part, double step)
{
    for (int i = 0; (i + 0.5) * step < part.height(); ++i) {
        const double y = part.top() + (i + 0.5) * step;
        painter.drawLine(QPointF{part.left(), y}, QPointF{part.right(), y});
    }
}

void drawUprights(QPainter &painter, const QRectF &part, double step)
{
    for (int i = 0; (i + 0.5) * step < part.width(); ++i) {
        const double x = part.left() + (i + 0.5) * step;
        painter.drawLine(QPointF{x, part.top()}, QPointF{x, part.bottom()});
    }
}

void drawHatch(QPainter &painter, const QRectF &part, double step, Hatch hatch)
{
    switch (hatch) {
    case Hatch::None:
        return;
    case Hatch::Rising:
    case Hatch::Falling:
        drawDiagonals(painter, part, step, hatch);
        return;
    case Hatch::Level:
        drawLevels(painter, part, step);
        return;
    case Hatch::Upright:
        drawUprights(painter, part, step);
        return;
    case Hatch::Crossed:
        drawLevels(painter, part, step);
        drawUprights(painter, part, step);
        return;
    case Hatch::Dotted:
        painter.setPen(QPen{painter.pen().color(), painter.pen().widthF(), Qt::DotLine});
        drawLevels(painter, part, step);
        return;
    }
}

} // namespace

void fillPart(QPainter &painter, const QRectF &part, ChartRole role, double line)
{
    painter.save();
    painter.fillRect(part, chartColor(role, ChartGround::Light));
    painter.setClipRect(part, Qt::IntersectClip);
    painter.setPen(QPen{Qt::white, line * 0.06});
    drawHatch(painter, part, line * 0.35, hatchOf(role));
    painter.restore();
    // A thin white edge keeps neighbours apart.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{Qt::white, line * 0.05});
    painter.drawRect(part);
}

} // namespace steelyard::ui
