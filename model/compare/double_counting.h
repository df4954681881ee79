#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What a plan pays for twice, or may: one finding for each, which names both places.
///
/// What a price says that it covers is certain (TwiceCounted); the rest is a warning matrix of
/// terms that often mean the same (LooksTwiceCounted).
[[nodiscard]] std::vector<Finding> doubleCounting(const PlanFrame &frame,
                                                  std::span<const LayerLoad> loads);

} // namespace steelyard
