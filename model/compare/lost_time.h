#pragma once

#include "model/compare/layer_interruptions.h"
#include "model/tco/computed.h"
#include "model/units/units.h"

namespace steelyard {

/// What interruptions cost a job that saves its work as often as loses least.
struct LostTime
{
    /// Working time between two checkpoints: `sizing::youngInterval`.
    Hours interval = {};
    /// Of the time paid, the share in which work does not get ahead: `tco::firstOrderWaste`.
    double share = 0.0;
    /// Hours paid for each hour in which it does: `tco::paidPerUsefulHour`.
    double paidPerUseful = 1.0;
};

/// Errors: those of `tco::firstOrderWaste`; ShareOutOfRange or NotPositive where interruptions
/// leave no time at all.
[[nodiscard]] tco::Computed<LostTime> lostTime(const LayerInterruptions &interruptions);

} // namespace steelyard
