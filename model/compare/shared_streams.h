#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What a plan costs beside its machines and their room: bandwidth, traffic, storage,
/// set-up. For the layers whose price doesn't cover it; a service of the category stands
/// in for the site's price. `noted` receives the assumptions that made a cost zero.
[[nodiscard]] std::vector<PlanStream> sharedStreams(const PlanFrame &frame,
                                                    std::span<const LayerLoad> loads,
                                                    AssumptionUse &noted);

} // namespace steelyard
