#include "ui/text/chart_categories.h"

#include "ui/text/labels.h"

#include <algorithm>

namespace steelyard::text {

namespace {

/// How strongly a state shows in a sum of categories.
int weight(CategoryCost::State state)
{
    switch (state) {
    case CategoryCost::State::Nothing:
        return 0;
    case CategoryCost::State::Covered:
        return 1;
    case CategoryCost::State::Known:
        return 2;
    case CategoryCost::State::Unknown:
        return 3;
    }
    Q_UNREACHABLE();
}

void add(CategoryCost &sum, const CategoryCost &part)
{
    if (weight(part.state) > weight(sum.state))
        sum.state = part.state;
    sum.total += part.total;
    sum.byMonth.resize(std::max(sum.byMonth.size(), part.byMonth.size()), 0);
    for (size_t month = 0; month < part.byMonth.size(); ++month)
        sum.byMonth[month] += part.byMonth[month];
}

} // namespace

ChartRole chartCategory(CostCategory category)
{
    switch (category) {
    case CostCategory::Hardware:
        return ChartRole::Hardware;
    case CostCategory::Electricity:
        return ChartRole::Electricity;
    case CostCategory::Cooling:
        return ChartRole::Cooling;
    case CostCategory::Bandwidth:
        return ChartRole::Bandwidth;
    case CostCategory::Rack:
        return ChartRole::Rack;
    case CostCategory::Operations:
        return ChartRole::Operations;
    case CostCategory::Storage:
    case CostCategory::SetUp:
    case CostCategory::Residual:
    case CostCategory::Other:
        return ChartRole::Other;
    }
    Q_UNREACHABLE();
}

QString chartCategoryLabel(ChartRole category)
{
    switch (category) {
    case ChartRole::Hardware:
        return label(CostCategory::Hardware);
    case ChartRole::Electricity:
        return label(CostCategory::Electricity);
    case ChartRole::Cooling:
        return label(CostCategory::Cooling);
    case ChartRole::Bandwidth:
        return label(CostCategory::Bandwidth);
    case ChartRole::Rack:
        return label(CostCategory::Rack);
    case ChartRole::Operations:
        return label(CostCategory::Operations);
    case ChartRole::Other:
        return label(CostCategory::Other);
    case ChartRole::PlanCloud:
    case ChartRole::PlanHosted:
    case ChartRole::PlanHybrid:
    case ChartRole::Saved:
    case ChartRole::MemoryWeights:
    case ChartRole::MemoryGradients:
    case ChartRole::MemoryOptimizer:
    case ChartRole::MemoryActivations:
    case ChartRole::MemoryLogits:
    case ChartRole::MemoryBuffers:
    case ChartRole::MemoryOverhead:
        return {};
    }
    Q_UNREACHABLE();
}

ChartRole planRole(PlanMode mode)
{
    switch (mode) {
    case PlanMode::Cloud:
        return ChartRole::PlanCloud;
    case PlanMode::Hosted:
        return ChartRole::PlanHosted;
    case PlanMode::Hybrid:
        return ChartRole::PlanHybrid;
    }
    Q_UNREACHABLE();
}

CategoryCost chartCategoryCost(const PlanResult &plan, ChartRole category)
{
    CategoryCost sum;
    for (const auto &[costCategory, cost] : plan.categories) {
        if (chartCategory(costCategory) == category)
            add(sum, cost);
    }
    return sum;
}

} // namespace steelyard::text
