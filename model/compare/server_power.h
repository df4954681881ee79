#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// Energy drawn by a hosted layer's servers at the rack, cooling left out, by month.
[[nodiscard]] Quantities itEnergy(const PlanFrame &frame,
                                  const ResolvedLayer &layer,
                                  const LayerLoad &load);

/// The highest power of each month in kW, cooling left out: servers that work at once, and the
/// others idle.
[[nodiscard]] Quantities peakPower(const PlanFrame &frame,
                                   const ResolvedLayer &layer,
                                   const LayerLoad &load);

/// What the layer's servers are rated for, by the margin for racks, in kW of each month.
[[nodiscard]] Quantities ratedPower(const PlanFrame &frame,
                                    const ResolvedLayer &layer,
                                    const LayerLoad &load);

/// Why a layer's power or size is unknown.
[[nodiscard]] Missing unknownPower(const ResolvedLayer &layer);

} // namespace steelyard
