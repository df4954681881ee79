#pragma once

#include "model/compare/plan_costs.h"

#include <algorithm>
#include <functional>

namespace steelyard {

// Machines that are ordered on the first day and come weeks later. Until then they cost nothing,
// and what they would serve is rented by use, or served by nobody.

/// From the first day until the machines of a line come.
[[nodiscard]] Hours deliveryOf(const PricedLine &price);

/// Whether the layer's machines are awaited at all.
[[nodiscard]] bool isAwaited(const ResolvedLayer &layer, const LayerLoad &load);

/// Share of each month in which machines of the layer are there; demand is taken as even within
/// the month of delivery.
[[nodiscard]] std::vector<double> deliveredShares(const ResolvedLayer &layer,
                                                  const tco::Calendar &calendar);

/// By what the months that are paid on the layer's machines are multiplied because they come late:
/// a minimum term that begins on delivery reaches further beyond the horizon.
[[nodiscard]] std::vector<double> paidShares(const ResolvedLayer &layer,
                                             const tco::Calendar &calendar);

/// The month in which the layer's machines come, from 0; the last one when they come too late.
[[nodiscard]] size_t monthOfDelivery(const ResolvedLayer &layer, const tco::Calendar &calendar);

/// Takes out of a layer's streams what runs only from delivery on: rent (whose minimum term begins
/// then), energy, cooling, racks and maintenance. A purchase is billed in the month of delivery.
/// What is paid upfront, and what comes back of it, knows of it already.
void startOnDelivery(std::vector<PlanStream> &streams,
                     const ResolvedLayer &layer,
                     const tco::Calendar &calendar);

/// What a layer's machines need, without the months before they come.
[[nodiscard]] Quantities fromDelivery(Quantities need,
                                      const ResolvedLayer &layer,
                                      const LayerLoad &load,
                                      const tco::Calendar &calendar);

/// The sum of a need over those layers of the plan that count, each from its delivery on; missing
/// when that of one is.
template <typename IsCounted, typename Need>
[[nodiscard]] Quantities sumOver(const PlanFrame &frame,
                                 std::span<const LayerLoad> loads,
                                 IsCounted isCounted,
                                 Need need)
{
    Quantities sum{.byMonth = everyMonth(0.0, frame.months())};
    for (size_t i = 0; i < loads.size(); ++i) {
        const ResolvedLayer &layer = frame.plan.layers[i];
        if (!isCounted(layer, loads[i]))
            continue;
        const Quantities part =
            fromDelivery(need(layer, loads[i]), layer, loads[i], frame.calendar);
        sum.assumptions |= part.assumptions;
        if (part.missing) {
            sum.missing = part.missing;
            return sum;
        }
        std::ranges::transform(sum.byMonth, part.byMonth, sum.byMonth.begin(), std::plus{});
    }
    return sum;
}

/// GPU-hours of demand that the layer's machines would serve before they come, by month.
[[nodiscard]] std::vector<GpuHours> awaitedDemand(const ResolvedLayer &layer,
                                                  const LayerLoad &load,
                                                  const tco::Calendar &calendar);

/// The layer by use that stands in until delivery, the first of the plan that is not taken for
/// terms paid upfront; null: there is none.
[[nodiscard]] const ResolvedLayer *standInOf(const ResolvedPlan &plan);

/// The rent of stand-ins for the layer's machines until they come.
[[nodiscard]] PlanStream waitingStream(const PlanFrame &frame,
                                       const ResolvedLayer &layer,
                                       const LayerLoad &load,
                                       const ResolvedLayer &standIn);

/// Writes into the plan's result who serves the demand until delivery: its stand-in, or nobody,
/// which is remarked on.
void tellAwaited(PlanResult &plan,
                 const PlanFrame &frame,
                 std::span<const LayerLoad> loads,
                 std::vector<Finding> &findings);

} // namespace steelyard
