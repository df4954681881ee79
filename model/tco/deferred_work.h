#pragma once

#include "model/tco/demand.h"

namespace steelyard::tco {

/// GPU-hours that need not run as soon as they arrive.
struct DeferrableWork
{
    /// When they arrive: steps without gaps over the same time as the rest of the demand.
    std::vector<DemandStep> arrivals = {};
    /// How long each of them may wait at most, 0 or more.
    Hours delay = {};
};

/// What runs when deferrable work waits so that the load is as even as can be, in steps without
/// gaps over the same time; two steps that touch differ.
///
/// `firm` runs as it arrives. Deferrable work never runs before it arrives, nor later than its
/// delay allows, nor behind the last hour; GPU-hours stay what they are, but levels need not be
/// whole GPUs. Hours are told apart, and stretches of steps that begin or end within one; within
/// them work flows evenly.
///
/// No other schedule that keeps to this has a lower peak, and none has fewer GPU-hours above any
/// other level either: one schedule is best for every number of hosted servers at once. That is
/// the lexicographically optimal base of the polymatroid which the deadlines span (S. Fujishige,
/// Mathematics of Operations Research 5 (1980) 186-196), for steady firm demand the schedule of
/// critical intervals of F. Yao, A. Demers, S. Shenker, "A scheduling model for reduced CPU
/// energy", FOCS 1995, which Fujishige's decomposition finds here: the load's mean is tried as
/// capacity, served by earliest deadline (F. Glover, Naval Research Logistics Quarterly 14 (1967)
/// 313-316); the hours that work which comes too late might have used lie above it, the others
/// below, and the two are solved apart.
[[nodiscard]] std::vector<DemandStep> levelled(std::span<const DemandStep> firm,
                                               std::span<const DeferrableWork> work);

/// GPU-hours that run at another time. Both are steps without gaps over the same time.
[[nodiscard]] GpuHours movedBetween(std::span<const DemandStep> before,
                                    std::span<const DemandStep> after);

} // namespace steelyard::tco
