#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What one priced item beside the GPUs costs.
///
/// A stated quantity counts per month for all units but prices per piece, which are paid once in
/// the first month. Without one the plan's need is taken: its servers, GPUs, racks, rating,
/// energy, bandwidth, traffic or storage, by the price's unit.
[[nodiscard]] PlanStream serviceStream(const PlanFrame &frame,
                                       const ResolvedService &service,
                                       std::span<const LayerLoad> loads);

} // namespace steelyard
