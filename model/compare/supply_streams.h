#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What a layer's own price costs: rent with what is paid upfront, or purchase with maintenance and
/// residual value.
[[nodiscard]] std::vector<PlanStream> supplyStreams(const PlanFrame &frame,
                                                    const ResolvedLayer &layer,
                                                    const LayerLoad &load);

} // namespace steelyard
