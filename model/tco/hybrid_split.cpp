#include "model/tco/hybrid_split.h"

#include <algorithm>
#include <ranges>

namespace steelyard::tco {

std::optional<double> breakEvenUtilisation(const BlockCosts &costs, Hours horizon)
{
    const PricePerGpuHour saving = costs.burst - costs.marginal;
    if (saving <= PricePerGpuHour{} || costs.perServer <= GpuCount{} || horizon <= Hours{})
        return std::nullopt;
    return (costs.fixedPerServer / (costs.perServer * horizon)) / saving;
}

double serverUtilisation(const LoadCurve &curve, GpuCount base, GpuCount perServer, int index)
{
    const GpuCount lower = base + perServer * index;
    return curve.gpuHours({lower, lower + perServer}) / (perServer * curve.duration());
}

int cheapestServers(const LoadCurve &curve, GpuCount base, const BlockCosts &costs)
{
    const std::optional<double> threshold = breakEvenUtilisation(costs, curve.duration());
    if (!threshold)
        return 0;
    const int most = std::max(0, wholeServers(curve.peak() - base, costs.perServer));
    const auto indices = std::views::iota(0, most);
    const auto firstIdle = std::ranges::partition_point(indices, [&](int index) {
        return serverUtilisation(curve, base, costs.perServer, index) > *threshold;
    });
    return static_cast<int>(firstIdle - indices.begin());
}

} // namespace steelyard::tco
