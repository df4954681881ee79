#include "model/tco/checkpoint_loss.h"

#include "model/tco/input_refusal.h"

namespace steelyard::tco {

namespace {

Checked interruptionProblem(const Interruptions &interruptions)
{
    return firstRefusal(
        {notNegative(interruptions.checkpoint.value(), "checkpoint"),
         notNegative(interruptions.restart.value(), "restart"),
         positive(interruptions.betweenInterruptions.value(), "between_interruptions")});
}

Checked intervalProblem(Hours interval, const Interruptions &interruptions)
{
    return firstRefusal(
        {interruptionProblem(interruptions), positive(interval.value(), "checkpoint_interval")});
}

} // namespace

Computed<> firstOrderWaste(Hours interval, const Interruptions &interruptions)
{
    if (const Checked problem = intervalProblem(interval, interruptions))
        return *problem;
    return interruptions.checkpoint / interval
        + (interval / 2.0 + interruptions.restart) / interruptions.betweenInterruptions;
}

Computed<> checkpointGoodput(Hours interval, const Interruptions &interruptions)
{
    if (const Checked problem = intervalProblem(interval, interruptions))
        return *problem;
    const Hours between = interruptions.betweenInterruptions;
    const double cycle = (interval + interruptions.checkpoint) / between;
    return interval / between * std::exp(-(interruptions.restart / between)) / std::expm1(cycle);
}

Computed<> bestInterval(const Interruptions &interruptions)
{
    if (const Checked problem = interruptionProblem(interruptions))
        return *problem;
    if (interruptions.checkpoint.value() == 0.0)
        return Refusal{Undefined::NotPositive, "checkpoint"};
    // Where x = τ ÷ M makes x ÷ (e^(x + d) − 1) highest: 1 − x = e^−(x + d), whose left side
    // falls and whose right side falls more slowly, with one root in (0, 1).
    const double checkpoint = interruptions.checkpoint / interruptions.betweenInterruptions;
    double low = 0.0;
    double high = 1.0;
    constexpr int kHalvings = 200;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2.0;
        (1.0 - middle > std::exp(-(middle + checkpoint)) ? low : high) = middle;
    }
    return (low + high) / 2.0 * interruptions.betweenInterruptions.value();
}

Computed<> paidPerUsefulHour(double waste)
{
    if (const Checked problem =
            firstRefusal({isShare(waste, "waste"), positive(1.0 - waste, "waste")}))
        return *problem;
    return 1.0 / (1.0 - waste);
}

} // namespace steelyard::tco
