#include "ui/charts/chart_ticks.h"

#include "ui/shared/round_steps.h"

#include <algorithm>
#include <cmath>

namespace steelyard::ui {

namespace {

struct Range
{
    double lowest = 0.0;
    double highest = 0.0;

    void cover(double value)
    {
        if (std::isnan(value))
            return;
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
};

Range rangeOf(const ChartSpec &chart)
{
    Range range;
    for (const ChartSeries &series : chart.savedSeries)
        std::ranges::for_each(series.values, [&](double value) { range.cover(value); });
    if (chart.kind != ChartSpec::Kind::StackedBars) {
        for (const ChartSeries &series : chart.series)
            std::ranges::for_each(series.values, [&](double value) { range.cover(value); });
        return range;
    }
    for (size_t bar = 0; bar < chart.categories.size(); ++bar) {
        double above = 0.0;
        double below = 0.0;
        for (const ChartSeries &series : chart.series)
            (series.values.at(bar) < 0.0 ? below : above) += series.values.at(bar);
        range.cover(above);
        range.cover(below);
    }
    return range;
}

} // namespace

ChartTicks ticksFor(const ChartSpec &chart)
{
    constexpr int kIntervals = 5;
    const Range range = rangeOf(chart);
    const RoundRange round = roundRange(range.lowest, range.highest, kIntervals);
    ChartTicks ticks{.lowest = round.lowest, .highest = round.highest};
    const auto count = std::lround((round.highest - round.lowest) / round.step);
    for (long i = 0; i <= count; ++i)
        ticks.positions.push_back(round.lowest + static_cast<double>(i) * round.step);

    // As many decimals as the step has, at most six.
    double step = round.step;
    while (ticks.decimals < 6 && std::abs(step - std::round(step)) > 1e-6) {
        step *= 10.0;
        ++ticks.decimals;
    }
    return ticks;
}

} // namespace steelyard::ui
