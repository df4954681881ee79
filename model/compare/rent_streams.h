#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What the host of a plan's site is paid for place and power: racks, committed kilowatts, power
/// above the commitment, and what leaving before the end of the minimum term costs.
[[nodiscard]] std::vector<PlanStream> rentStreams(const PlanFrame &frame,
                                                  std::span<const LayerLoad> loads);

} // namespace steelyard
