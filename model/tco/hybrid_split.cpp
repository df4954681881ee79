#include "model/tco/hybrid_split.h"

#include <algorithm>
#include <numeric>

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
    // The servers' utilisation falls with their index: bisect for the first that does not pay.
    int first = 0;
    for (int end = most; first < end;) {
        const int middle = std::midpoint(first, end);
        if (serverUtilisation(curve, base, costs.perServer, middle) > *threshold)
            first = middle + 1;
        else
            end = middle;
    }
    return first;
}

} // namespace steelyard::tco
