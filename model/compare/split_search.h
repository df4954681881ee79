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
/// cheapest, the fewest of several. Total costs are compared, roundings and steps included.
///
/// Up to 256 servers every number is tried. Above that the cost is taken to bend only where the
/// demand does, at the rule's own answer and at the staff's step: those numbers and their
/// neighbours are tried. Layers are chosen one after the other, first one first, each with those
/// behind it empty; that is the best split of one layer, not always of several together.
[[nodiscard]] SplitChoice chooseSplit(const PlanFrame &frame);

} // namespace steelyard
