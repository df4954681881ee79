#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/room_cooling.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// Energy of a hosted layer's servers, by the parts of its price or the periods of the site's
/// tariff, and what the grid bills for the layer's highest power.
[[nodiscard]] std::vector<PlanStream> electricityStreams(const PlanFrame &frame,
                                                         const ResolvedLayer &layer,
                                                         const LayerLoad &load);

/// Energy of what cools a hosted layer's servers and is lost on the way to them, by the same
/// parts; and the water that is evaporated.
[[nodiscard]] std::vector<PlanStream> coolingStreams(const PlanFrame &frame,
                                                     const ResolvedLayer &layer,
                                                     const LayerLoad &load,
                                                     const RoomCooling &cooling);

/// What the grid bills for the power of the whole room by a contract or by the transformer; none
/// when the site's demand charge follows the highest power of each layer, or nothing needs power.
[[nodiscard]] std::vector<PlanStream> demandStreams(const PlanFrame &frame,
                                                    std::span<const LayerLoad> loads,
                                                    const RoomCooling &cooling);

/// The plan's own contract for electricity; null: the site's price counts.
[[nodiscard]] const UnitRate *energyContract(const ResolvedPlan &plan);

} // namespace steelyard
