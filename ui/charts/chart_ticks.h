#pragma once

#include "model/compare/chart_spec.h"

#include <vector>

namespace steelyard::ui {

/// Where the grid lines of a chart's y axis lie; 0 is always among them.
struct ChartTicks
{
    double lowest = 0.0;
    double highest = 1.0;
    std::vector<double> positions = {};
    /// Decimals that the labels need.
    int decimals = 0;
};

/// Ticks that cover all bars or lines of `chart`, saved ones included.
[[nodiscard]] ChartTicks ticksFor(const ChartSpec &chart);

} // namespace steelyard::ui
