#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What hosted servers cost at the plan's site beside their own price: electricity, cooling, rack.
///
/// Categories that the layer's price or one of the plan's services pays for are left out.
[[nodiscard]] std::vector<PlanStream> hostingStreams(const PlanFrame &frame,
                                                     const ResolvedLayer &layer,
                                                     const LayerLoad &load);

/// Energy drawn by a hosted layer's servers at the rack, cooling left out, by month.
[[nodiscard]] Quantities itEnergy(const PlanFrame &frame,
                                  const ResolvedLayer &layer,
                                  const LayerLoad &load);

/// Racks that a layer's servers fill at the plan's site, by month.
[[nodiscard]] Quantities racksNeeded(const PlanFrame &frame,
                                     const ResolvedLayer &layer,
                                     int servers);

/// Cooling's energy as a share of that of the servers: PUE − 1, or 1 ÷ COP.
[[nodiscard]] std::optional<double> coolingShare(const ResolvedSite &site);

/// Why a layer's power or size is unknown.
[[nodiscard]] Missing unknownPower(const ResolvedLayer &layer);

/// Whether the plan pays for the category through a service, as its own item or as covered by one.
[[nodiscard]] bool isServed(const ResolvedPlan &plan, CostCategory category);

} // namespace steelyard
