#pragma once

#include "model/compare/chart_spec.h"
#include "model/compare/comparison.h"

#include <QString>

#include <array>

namespace steelyard::text {

/// The seven categories that charts and tables show, always in this order. Storage, set-up,
/// residual value and the rest are shown together as Other.
inline constexpr std::array kChartCategories = {
    ChartRole::Hardware,
    ChartRole::Electricity,
    ChartRole::Cooling,
    ChartRole::Bandwidth,
    ChartRole::Rack,
    ChartRole::Operations,
    ChartRole::Other,
};

/// The shown category that a cost category belongs to.
[[nodiscard]] ChartRole chartCategory(CostCategory category);

/// The word for a shown category, in the installed translation.
[[nodiscard]] QString chartCategoryLabel(ChartRole category);

/// A plan's colour: by its mode.
[[nodiscard]] ChartRole planRole(PlanMode mode);

/// The cost of one shown category: the sum of its cost categories. Unknown if one of them is,
/// else Known if one is, else Covered if one is.
[[nodiscard]] CategoryCost chartCategoryCost(const PlanResult &plan, ChartRole category);

} // namespace steelyard::text
