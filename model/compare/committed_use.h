#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"

namespace steelyard {

/// Whether money spent on a line of the unit counts towards a commitment of spend: what is paid by
/// the piece of time, energy or data, and not held by the month or bought.
[[nodiscard]] bool countsAsUse(PriceUnit unit);

/// The price after the share off all use; one that a plan sets is final.
void takeCommitmentDiscount(PricedLine &price);

/// What the plan's use of each quote lacks of the spend that the quote commits it to, by month in
/// which it is settled. A quote commits once the plan takes anything of it.
///
/// `streams` are all others of the plan. Of a period that the horizon cuts, the whole shortfall is
/// billed in the last month: nobody uses anything behind it.
[[nodiscard]] std::vector<PlanStream> shortfallStreams(const PlanFrame &frame,
                                                       std::span<const PlanStream> streams);

} // namespace steelyard
