#include "ui/charts/chart_colors.h"

namespace steelyard::ui {

QColor chartColor(ChartRole role, ChartGround ground)
{
    switch (role) {
    case ChartRole::Hardware:
    case ChartRole::MemoryWeights:
    case ChartRole::PlanCloud:
        return QColor{0x3b, 0x6f, 0xa0};
    case ChartRole::Electricity:
    case ChartRole::MemoryOptimizer:
        return QColor{0xe3, 0x9f, 0x3b};
    case ChartRole::Cooling:
    case ChartRole::MemoryGradients:
        return QColor{0x6f, 0xb7, 0xd6};
    case ChartRole::Bandwidth:
    case ChartRole::MemoryActivations:
        return QColor{0x4f, 0x9d, 0x7a};
    case ChartRole::Rack:
    case ChartRole::MemoryLogits:
        return QColor{0x8d, 0x7a, 0xb5};
    case ChartRole::Operations:
    case ChartRole::MemoryBuffers:
    case ChartRole::PlanHosted:
        return QColor{0xc6, 0x5f, 0x5f};
    case ChartRole::Other:
    case ChartRole::MemoryOverhead:
        return QColor{0x9a, 0xa4, 0xae};
    case ChartRole::PlanHybrid:
        return ground == ChartGround::Light ? QColor{0x1b, 0x7f, 0x5c} : QColor{0x4f, 0xb2, 0x86};
    case ChartRole::Saved:
        return ground == ChartGround::Light ? QColor{0x66, 0x72, 0x7f} : QColor{0x9a, 0xa4, 0xae};
    }
    return {};
}

} // namespace steelyard::ui
