#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

// Terms that are paid in advance and end before their months are over: with the horizon, or with
// the last need of a machine paid by use. Nothing is given back where the line does not say so.

/// Offered GPU-hours that are paid and given back, one value per month; those behind the horizon
/// are in the last one, as `paidGpuHours` has them.
[[nodiscard]] std::vector<GpuHours> refundedGpuHours(const PlanFrame &frame,
                                                     const ResolvedLayer &layer,
                                                     const LayerLoad &load);

/// What comes back, in the month in which each term ends; nothing: nothing does.
[[nodiscard]] std::optional<PlanStream> refundStream(const PlanFrame &frame,
                                                     const ResolvedLayer &layer,
                                                     const LayerLoad &load);

/// What each plan gets back, layer by layer. Where a line is paid back in a plan, the remark that
/// its term reaches beyond the horizon goes.
void remarkOnRefunds(const Comparison &comparison, std::vector<Finding> &findings);

} // namespace steelyard
