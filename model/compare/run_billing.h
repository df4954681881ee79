#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"
#include "model/compare/supply_fill.h"
#include "model/tco/load.h"

namespace steelyard {

// What depends on the single runs of machines that are paid by use: a line's billing unit and least
// run, sustained use, and machines that stand still. Stand-ins until a delivery have no such terms.

/// The runs of a layer by use that serves `band`, of which `load` is known but for them. Nothing
/// where its servers are paid by whole months. Interruptions lengthen each run before it is
/// rounded.
[[nodiscard]] RunHours runHoursOf(const PlanFrame &frame,
                                  const ResolvedLayer &layer,
                                  tco::Band band,
                                  const LayerLoad &load);

/// Those of servers that run in all hours, held or by use.
[[nodiscard]] RunHours runHoursOfBusy(const ResolvedLayer &layer,
                                      int servers,
                                      const tco::Calendar &calendar);

/// What they cost and save: time billed beyond that needed, sustained use, and stopped machines.
[[nodiscard]] std::vector<PlanStream> runStreams(const PlanFrame &frame,
                                                 const ResolvedLayer &layer,
                                                 const LayerLoad &load);

/// Remarks on layers whose runs are billed longer than they are.
void remarkOnRounding(const PlanFrame &frame,
                      std::span<const LayerLoad> loads,
                      std::vector<Finding> &findings);

} // namespace steelyard
