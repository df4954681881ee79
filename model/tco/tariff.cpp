#include "model/tco/tariff.h"

#include <algorithm>

namespace steelyard::tco {

namespace {

double chargeAllUnits(const Tariff &tariff, double quantity)
{
    double price = tariff.price;
    for (const Tier &tier : tariff.tiers) {
        if (quantity >= tier.from)
            price = tier.price;
    }
    return quantity * price;
}

double chargeSlices(const Tariff &tariff, double quantity)
{
    double cost = 0.0;
    double price = tariff.price;
    double from = 0.0;
    for (const Tier &tier : tariff.tiers) {
        cost += std::max(0.0, std::min(quantity, tier.from) - from) * price;
        from = tier.from;
        price = tier.price;
    }
    return cost + std::max(0.0, quantity - from) * price;
}

} // namespace

double charge(const Tariff &tariff, double quantity)
{
    switch (tariff.reading) {
    case TierReading::AllUnits:
        return chargeAllUnits(tariff, quantity);
    case TierReading::Graduated:
        return chargeSlices(tariff, quantity);
    }
    return 0.0;
}

double meanPrice(const Tariff &tariff, double quantity)
{
    return quantity > 0.0 ? charge(tariff, quantity) / quantity : tariff.price;
}

} // namespace steelyard::tco
