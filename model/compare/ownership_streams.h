#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"

namespace steelyard {

/// What servers that were bought cost as long as they are owned: maintenance, spare parts and
/// insurance, where the layer's price doesn't cover operations; decommissioning; residual value.
[[nodiscard]] std::vector<PlanStream> ownershipStreams(const PlanFrame &frame,
                                                       const ResolvedLayer &layer,
                                                       int servers);

/// The servers of a layer, or their GPUs where its price is per GPU.
[[nodiscard]] Factor piecesOf(const ResolvedLayer &layer, int servers);

} // namespace steelyard
