#pragma once

#include "model/compare/plan_costs.h"

namespace steelyard {

/// How many servers each committed layer of a plan holds, and why.
struct SplitChoice
{
    /// One number per layer; those of elastic layers mean nothing.
    std::vector<int> servers = {};
    /// Of the first committed layer with an elastic one behind it; nothing in other plans.
    std::optional<HybridSplit> split = {};
};

/// Chooses the servers of committed layers that are not pinned: as many as make the plan
/// cheapest, the fewest of several (see `SplitSearch`). Without an elastic layer behind them they
/// hold all that the peak needs.
[[nodiscard]] SplitChoice chooseSplit(const PlanFrame &frame);

} // namespace steelyard
