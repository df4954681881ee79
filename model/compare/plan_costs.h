#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// A plan with a certain number of servers, and all that it costs.
struct PlanCosts
{
    SupplyFill fill = {};
    std::vector<PlanStream> streams = {};
    /// Assumptions that made a cost zero, so that it has no stream.
    AssumptionUse noted = {};
};

/// The streams of a plan whose layers carry `loads`.
[[nodiscard]] std::vector<PlanStream> planStreams(const PlanFrame &frame,
                                                  std::span<const LayerLoad> loads,
                                                  AssumptionUse &noted);

/// Fills the plan with `committed` servers (one number per layer) and computes its costs.
[[nodiscard]] PlanCosts planCosts(const PlanFrame &frame, std::span<const int> committed);

/// The sum of all ledger entries; missing streams count as 0.
[[nodiscard]] MinorUnits roundedTotal(const PlanCosts &costs, double minorPerMajor);

[[nodiscard]] bool isComplete(const PlanCosts &costs);

} // namespace steelyard
