#pragma once

#include <vector>

namespace steelyard::tco {

/// From `from` units on, the unit price is `price`.
struct Tier
{
    double from = 0.0;
    double price = 0.0;
};

/// How tiers are read: the whole quantity at the reached price, or each slice at its own.
enum class TierReading
{
    AllUnits,
    Graduated
};

/// What one unit costs, by the quantity taken.
struct Tariff
{
    /// Below the first tier.
    double price = 0.0;
    /// By rising `from`.
    std::vector<Tier> tiers = {};
    TierReading reading = TierReading::AllUnits;
};

/// What `quantity` units cost. Without tiers: quantity × price.
[[nodiscard]] double charge(const Tariff &tariff, double quantity);

/// What one of `quantity` units costs on average.
[[nodiscard]] double meanPrice(const Tariff &tariff, double quantity);

} // namespace steelyard::tco
