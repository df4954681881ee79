#include "model/compare/demand_profile.h"

#include <algorithm>
#include <cstdint>

namespace steelyard {

std::vector<int> hourlyGpus(const DemandProfile &profile)
{
    std::vector<int> gpus = profile.gpus;
    const int highest = gpus.empty() ? 0 : std::ranges::max(gpus);
    if (!profile.peak || highest <= 0 || *profile.peak == highest)
        return gpus;
    for (int &count : gpus)
        count = static_cast<int>((std::int64_t{2} * count * *profile.peak + highest)
                                 / (std::int64_t{2} * highest));
    return gpus;
}

} // namespace steelyard
