#include "model/sizing/surroundings.h"

#include "model/sizing/surrounding_needs.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard::sizing {

Faults faultsOf(const StorageTerms &terms)
{
    Faults faults;
    for (const auto &[field, value] : {std::pair{"storage_gbs", terms.writeGbs},
                                       {"checkpoints_kept", terms.checkpointsKept},
                                       {"bytes_per_token", terms.bytesPerToken},
                                       {"checkpoint_loss", terms.lossShare}}) {
        if (value && !(*value > 0.0))
            faults.push_back({FaultCode::NotPositive, field, *value, 0.0});
    }
    if (terms.lossShare && *terms.lossShare >= 1.0)
        faults.push_back({FaultCode::TooLarge, "checkpoint_loss", *terms.lossShare, 1.0});
    return faults;
}

double serversOf(const SurroundingsQuestion &question)
{
    return std::ceil(question.gpus / question.gpusPerServer);
}

double bytesOfToken(int vocabulary)
{
    constexpr int kFirstLarge = 65'500;
    return vocabulary < kFirstLarge ? 2.0 : 4.0;
}

std::vector<Need> surroundingsOf(const SurroundingsQuestion &question)
{
    std::vector<Need> needs;
    for (const auto part : {checkpointNeeds, capacityNeeds, hostNeeds, siteNeeds})
        std::ranges::move(part(question), std::back_inserter(needs));
    std::ranges::sort(needs, {}, &Need::provision);
    return needs;
}

const Need *findNeed(const std::vector<Need> &needs, Provision provision)
{
    const auto found = std::ranges::find(needs, provision, &Need::provision);
    return found == needs.end() ? nullptr : &*found;
}

} // namespace steelyard::sizing
