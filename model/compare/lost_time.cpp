#include "model/compare/lost_time.h"

#include "model/sizing/goodput.h"
#include "model/tco/checkpoint_loss.h"

namespace steelyard {

tco::Computed<LostTime> lostTime(const LayerInterruptions &interruptions)
{
    constexpr double kSecondsPerHour = 3'600.0;
    constexpr double kMinutesPerHour = 60.0;
    const tco::Interruptions stops{
        .checkpoint = Hours{interruptions.checkpointSeconds.toDouble() / kSecondsPerHour},
        .restart = Hours{interruptions.restartMinutes.toDouble() / kMinutesPerHour},
        .betweenInterruptions = Hours{interruptions.hoursBetween.toDouble()}};
    const Hours interval = sizing::youngInterval(stops.checkpoint, stops.betweenInterruptions);
    const auto waste = tco::firstOrderWaste(interval, stops);
    if (!waste)
        return waste.refusal();
    const auto paid = tco::paidPerUsefulHour(*waste);
    if (!paid)
        return paid.refusal();
    return LostTime{.interval = interval, .share = *waste, .paidPerUseful = *paid};
}

} // namespace steelyard
