#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// Who and what keeps the machines of a plan running: staff, remote hands, licences, security
/// assessment, and the move to an own site. For the layers whose price doesn't cover it; a service
/// of the category stands in for it. `noted` receives the assumptions that made a cost zero.
[[nodiscard]] std::vector<PlanStream> operationsStreams(const PlanFrame &frame,
                                                        std::span<const LayerLoad> loads,
                                                        AssumptionUse &noted);

} // namespace steelyard
