#pragma once

#include "model/compare/plan_costs.h"
#include "model/tco/hybrid_split.h"

namespace steelyard {

/// What a GPU-hour of an elastic layer costs when a server of it is busy all hours.
[[nodiscard]] PricePerGpuHour elasticPrice(const PlanFrame &frame, size_t layer);

/// What one more server of a committed layer costs beside `servers` of them, and what it saves of
/// the elastic layer behind. Differences of whole plans, so every stream is in it.
[[nodiscard]] tco::BlockCosts blockCosts(const PlanFrame &frame,
                                         size_t committed,
                                         size_t elastic,
                                         int servers);

} // namespace steelyard
