#pragma once

#include "model/compare/comparison.h"

namespace steelyard {

/// The price of one quote line at which two plans cost the same, in the view that is shown.
struct PriceThreshold
{
    /// Index into `Comparison::quotedLines`.
    size_t line = 0;
    /// The line's price now and at the threshold, in `unit` ("USD/node_month").
    double now = 0.0;
    double atThreshold = 0.0;
    QString unit = {};
    /// Indices of the cheapest plan and of the one that draws level with it.
    size_t cheapest = 0;
    size_t other = 0;

    friend bool operator==(const PriceThreshold &, const PriceThreshold &) = default;
};

/// The nearest threshold of each quote line whose price can turn the ranking, for one complete
/// plan after the other. All else stays: also the numbers of servers, which a plan that chooses
/// them may change before, so that it draws level no later.
///
/// A plan's cost is linear in a price as long as no tier begins: with the amounts B that stand on
/// the line in both plans, price × (1 + (other − cheapest) ÷ (B of cheapest − B of other)).
[[nodiscard]] std::vector<PriceThreshold> priceThresholds(const Comparison &comparison);

/// The share of its hours that a plan of held machines must be used for to cost no more than the
/// cheapest plan that is rented by use alone, at the hourly costs of both as they are now: see
/// `tco::utilisationThreshold`. Nothing where there are no two such plans, or no use makes it pay.
[[nodiscard]] std::optional<double> utilisationThreshold(const Comparison &comparison, size_t plan);

} // namespace steelyard
