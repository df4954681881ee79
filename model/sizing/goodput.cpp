#include "model/sizing/goodput.h"

#include <algorithm>
#include <cmath>

namespace steelyard::sizing {

Hours betweenInterruptions(const FailureModel &model, GpuCount gpus)
{
    return model.betweenFailures / gpus;
}

Hours youngInterval(Hours save, Hours between)
{
    return Hours{std::sqrt(2.0 * save.value() * between.value())};
}

Hours dalyInterval(Hours save, Hours between)
{
    if (save >= 2.0 * between)
        return between;
    const double ratio = save / (2.0 * between);
    return youngInterval(save, between) * (1.0 + std::sqrt(ratio) / 3.0 + ratio / 9.0) - save;
}

double goodput(const FailureModel &model, GpuCount gpus)
{
    if (model.stated)
        return *model.stated;
    const Hours between = betweenInterruptions(model, gpus);
    const Hours interval = dalyInterval(model.save, between);
    const double lost =
        model.save / interval + (interval / 2.0 + model.restart) / between + model.otherLosses;
    return std::clamp(1.0 - lost, 0.0, 1.0);
}

} // namespace steelyard::sizing
