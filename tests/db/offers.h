#pragma once

#include "full_dossier.h"

namespace steelyard {

[[nodiscard]] inline PriceBookOffer anOffer(const QString &instance,
                                            const QString &gpu,
                                            const char *count,
                                            const char *price)
{
    return {.instanceType = instance,
            .gpuName = gpu,
            .gpuCount = decimal(count),
            .vcpus = decimal("96"),
            .memoryGib = decimal("1900"),
            .region = u"eastus"_s,
            .onDemandPrice = decimal(price)};
}

[[nodiscard]] inline PriceBookEdition anEdition(const QString &hash)
{
    return {.fileName = u"vms.csv"_s, .contentHash = hash, .leftOutCount = 2};
}

/// As many different offers as asked for, in the shape of a large public list: a thousand instance
/// types in dozens of regions.
[[nodiscard]] inline std::vector<PriceBookOffer> manyOffers(int count)
{
    constexpr int kRegions = 58;
    std::vector<PriceBookOffer> offers;
    offers.reserve(static_cast<size_t>(count));
    for (int index = 0; index < count; ++index) {
        auto offer = anOffer(u"Standard_NC%1"_s.arg(index / kRegions), u"H100"_s, "8", "98.32");
        offer.region = u"region-%1"_s.arg(index % kRegions);
        offer.onDemandPrice = Decimal{20 + index * 7 % 997};
        offer.line = index + 2;
        offers.push_back(std::move(offer));
    }
    return offers;
}

} // namespace steelyard
