#include "model/tco/tariff.h"

#include "model/tco/input_refusal.h"

#include <algorithm>
#include <iterator>
#include <utility>

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

Computed<Tariff> tariffOfSlices(std::span<const Slice> slices, TierReading reading)
{
    if (slices.empty())
        return Refusal{Undefined::PriceMissing, "tiers"};
    Tariff tariff{.price = slices.front().price, .reading = reading};
    std::optional<double> from = 0.0;
    for (const Slice &slice : slices) {
        if (!from)
            return Refusal{Undefined::Overlap, "tiers"};
        if (const Checked problem = positive(slice.width.value_or(1.0), "tier_width"))
            return *problem;
        if (*from > 0.0)
            tariff.tiers.push_back({*from, slice.price});
        from = slice.width ? std::optional{*from + *slice.width} : std::nullopt;
    }
    return checkedTariff(std::move(tariff));
}

Computed<Tariff> checkedTariff(Tariff tariff)
{
    if (const Checked problem = notNegative(tariff.price, "price"))
        return *problem;
    double previous = 0.0;
    for (const Tier &tier : tariff.tiers) {
        if (const Checked problem =
                firstRefusal({positive(tier.from, "tier_from"), notNegative(tier.price, "price")}))
            return *problem;
        if (tier.from <= previous)
            return Refusal{Undefined::Overlap, "tiers"};
        previous = tier.from;
    }
    return tariff;
}

Computed<Tariff> withFreeAllowance(const Tariff &tariff, double allowance)
{
    if (const Checked problem = notNegative(allowance, "free_allowance"))
        return *problem;
    if (allowance == 0.0)
        return tariff;
    Tariff result{.reading = TierReading::Graduated};
    double price = tariff.price;
    for (const Tier &tier : tariff.tiers) {
        if (tier.from <= allowance)
            price = tier.price;
    }
    result.tiers.push_back({allowance, price});
    std::ranges::copy_if(tariff.tiers, std::back_inserter(result.tiers), [&](const Tier &tier) {
        return tier.from > allowance;
    });
    return result;
}

} // namespace steelyard::tco
