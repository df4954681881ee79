#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

// Savings plans of the lines that layers are paid by, hour by hour of the demand. They take paid
// time: what interruptions lose is in it, what runs are rounded up to and stand-ins until a
// delivery are not.

/// Tells each layer what the savings plans of its line cover. Layers of one line share its plans,
/// the first of them first. `loads` holds one entry per layer, known but for this.
void coverByPlans(const PlanFrame &frame, std::span<LayerLoad> loads);

/// What the plans change in the layer's cost: the time that they take over off its own price, that
/// time at each plan's price, and what each loses of its commitment. Together these and the rent
/// are the bill: all commitments, and the rest of the time at the line's price.
[[nodiscard]] std::vector<PlanStream> planCoverStreams(const PlanFrame &frame,
                                                       const ResolvedLayer &layer,
                                                       const LayerLoad &load);

/// What each plan's savings plans lose, layer by layer; a warning where that is more than they
/// save.
[[nodiscard]] std::vector<Finding> lostCommitments(const Comparison &comparison);

} // namespace steelyard
