#include "model/tco/newsvendor.h"

#include "model/tco/input_refusal.h"

#include <algorithm>
#include <numbers>
#include <vector>

namespace steelyard::tco {

namespace {

/// How many standard deviations a normal variable stays below with this probability.
double standardNormalQuantile(double probability)
{
    // Halving Φ(z) = erfc(−z ÷ √2) ÷ 2; no probability of a double lies beyond 40 deviations.
    double low = -40.0;
    double high = 40.0;
    constexpr int kHalvings = 100;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2.0;
        (std::erfc(-middle / std::numbers::sqrt2) / 2.0 < probability ? low : high) = middle;
    }
    return (low + high) / 2.0;
}

} // namespace

Computed<NewsvendorCosts> newsvendorCosts(double cost, double price, double salvage)
{
    const NewsvendorCosts costs{.underage = price - cost, .overage = cost - salvage};
    if (const Checked problem = firstRefusal(
            {notNegative(costs.underage, "price"), notNegative(costs.overage, "salvage")}))
        return *problem;
    return costs;
}

Computed<NewsvendorCosts> hostingCosts(double hostedFixed, double hostedMarginal, double burstPrice)
{
    if (const Checked problem = firstRefusal({notNegative(hostedFixed, "hosted_fixed"),
                                              notNegative(hostedMarginal, "hosted_marginal"),
                                              notNegative(burstPrice, "burst_price")}))
        return *problem;
    if (hostedFixed + hostedMarginal >= burstPrice)
        return Refusal{Undefined::NeverPays, "burst_price"};
    return NewsvendorCosts{.underage = burstPrice - hostedMarginal - hostedFixed,
                           .overage = hostedFixed};
}

Computed<> criticalRatio(const NewsvendorCosts &costs)
{
    if (const Checked problem = firstRefusal({notNegative(costs.underage, "underage"),
                                              notNegative(costs.overage, "overage"),
                                              positive(costs.underage + costs.overage, "overage")}))
        return *problem;
    return costs.underage / (costs.underage + costs.overage);
}

Computed<> discreteQuantile(std::span<const DemandChance> chances, double ratio)
{
    constexpr double kHair = 1e-9;
    if (chances.empty())
        return Refusal{Undefined::NoSamples, "demand"};
    if (const Checked problem = isShare(ratio, "critical_ratio"))
        return *problem;
    std::vector<DemandChance> rising{chances.begin(), chances.end()};
    std::ranges::sort(rising, {}, &DemandChance::demand);
    double whole = 0.0;
    for (const DemandChance &chance : rising) {
        if (const Checked problem = isShare(chance.probability, "probability"))
            return *problem;
        whole += chance.probability;
    }
    if (std::abs(whole - 1.0) > kHair)
        return Refusal{Undefined::SharesNotWhole, "probability"};
    double below = 0.0;
    for (const DemandChance &chance : rising) {
        below += chance.probability;
        if (below >= ratio - kHair)
            return chance.demand;
    }
    return rising.back().demand;
}

Computed<> uniformQuantile(double lowest, double highest, double ratio)
{
    if (const Checked problem = isShare(ratio, "critical_ratio"))
        return *problem;
    if (!(lowest <= highest))
        return Refusal{Undefined::Overlap, "demand"};
    return lowest + ratio * (highest - lowest);
}

Computed<> normalQuantile(double mean, double deviation, double ratio)
{
    if (const Checked problem = notNegative(deviation, "deviation"))
        return *problem;
    if (!(ratio > 0.0 && ratio < 1.0))
        return Refusal{Undefined::ShareOutOfRange, "critical_ratio"};
    return mean + deviation * standardNormalQuantile(ratio);
}

} // namespace steelyard::tco
