#pragma once

#include "model/tco/computed.h"

#include <span>

namespace steelyard::tco {

/// What a unit too few and a unit too many cost.
struct NewsvendorCosts
{
    double underage = 0.0;
    double overage = 0.0;
};

/// Costs of goods bought at `cost`, sold at `price`, and let go at `salvage` when unsold:
/// price − cost and cost − salvage.
///
/// Errors: NegativeAmount where either would be below zero.
[[nodiscard]] Computed<NewsvendorCosts> newsvendorCosts(double cost, double price, double salvage);

/// Costs of hosted capacity: too little costs the burst price less what hosting would have, too
/// much its fixed cost. Per GPU-hour.
///
/// Errors: NegativeAmount; NeverPays when the burst price is no more than hosting.
[[nodiscard]] Computed<NewsvendorCosts> hostingCosts(double hostedFixed,
                                                     double hostedMarginal,
                                                     double burstPrice);

/// The share of demand to be ready for: underage ÷ (underage + overage).
///
/// Errors: NegativeAmount; NotPositive when both cost nothing.
/// Source: K. Arrow, T. Harris, J. Marschak, Optimal Inventory Policy, Econometrica 19 (1951).
[[nodiscard]] Computed<> criticalRatio(const NewsvendorCosts &costs);

/// A demand and how likely it is.
struct DemandChance
{
    double demand = 0.0;
    double probability = 0.0;
};

/// The smallest listed demand that is not exceeded with this probability.
/// Errors: NoSamples; ShareOutOfRange; SharesNotWhole.
[[nodiscard]] Computed<> discreteQuantile(std::span<const DemandChance> chances, double ratio);

/// Of a demand anywhere between two levels alike. Errors: ShareOutOfRange; Overlap of levels that
/// do not rise.
[[nodiscard]] Computed<> uniformQuantile(double lowest, double highest, double ratio);

/// Of a normal demand. Errors: NegativeAmount of the deviation; ShareOutOfRange of a ratio that is
/// not between 0 and 1.
[[nodiscard]] Computed<> normalQuantile(double mean, double deviation, double ratio);

} // namespace steelyard::tco
