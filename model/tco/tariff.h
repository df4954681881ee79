#pragma once

#include "model/tco/computed.h"

#include <optional>
#include <span>
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

/// A price that holds for so many units more, as tables of slices print it; nothing: for the rest.
struct Slice
{
    std::optional<double> width = {};
    double price = 0.0;
};

/// The tariff of a printed table of slices. Units behind the last slice cost what it costs.
///
/// Errors: PriceMissing of a table without slices; NotPositive of a width; NegativeAmount of a
/// price; Overlap of a slice behind one without end.
[[nodiscard]] Computed<Tariff> tariffOfSlices(std::span<const Slice> slices, TierReading reading);

/// The tariff itself when `charge` can use it.
///
/// Errors: NegativeAmount of a price; NotPositive of a tier's start; Overlap of tiers that do not
/// rise.
[[nodiscard]] Computed<Tariff> checkedTariff(Tariff tariff);

/// The tariff of which the first `allowance` units are free: they come out of its first slices,
/// whose limits stay where they are. (AWS, data transfer out: the first GB free, the rest of the
/// first 10,240 GB at the first price.)
///
/// Errors: NegativeAmount.
[[nodiscard]] Computed<Tariff> withFreeAllowance(const Tariff &tariff, double allowance);

} // namespace steelyard::tco
