#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/room_cooling.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What hosted servers cost at the plan's site beside their own price: electricity and cooling.
///
/// Categories that the layer's price or one of the plan's services pays for are left out.
[[nodiscard]] std::vector<PlanStream> hostingStreams(const PlanFrame &frame,
                                                     const ResolvedLayer &layer,
                                                     const LayerLoad &load,
                                                     const RoomCooling &cooling);

/// Racks that a layer's servers fill at the plan's site, by month.
[[nodiscard]] Quantities racksNeeded(const PlanFrame &frame,
                                     const ResolvedLayer &layer,
                                     int servers);

/// Whether the layer has servers, which run at the plan's site.
[[nodiscard]] bool isHosted(const ResolvedLayer &layer, const LayerLoad &load);

/// Whether the layer's servers run at the plan's site and their electricity is the plan's to pay.
[[nodiscard]] bool needsPower(const ResolvedPlan &plan,
                              const ResolvedLayer &layer,
                              const LayerLoad &load);

/// Whether the price of the site's place or power pays for the category.
[[nodiscard]] bool isIncludedAtSite(const ResolvedSite &site, CostCategory category);

/// Whether the plan pays for the category through a service, as its own item or as covered by one.
[[nodiscard]] bool isServed(const ResolvedPlan &plan, CostCategory category);

} // namespace steelyard
