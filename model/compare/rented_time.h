#pragma once

#include "model/compare/supply_fill.h"

namespace steelyard {

/// What a price per machine and time is paid for. Both: one value per month.
struct RentedTime
{
    /// GPUs or nodes rented at once.
    std::vector<double> pieces = {};
    /// Units of the price: pieces × hours, days, months or years.
    std::vector<double> units = {};
};

/// The time on a layer's machines that `price` is paid for: the layer's own price, or that of a
/// service for its machines.
///
/// Committed layers are paid for all hours, elastic ones by use: GPU-hours served for a price per
/// GPU-hour, else whole servers while they are needed. A minimum term, or a price per month or
/// year that is prepaid, makes an elastic layer's servers cost whole months (see
/// `tco::wholeMonthsUsed`).
[[nodiscard]] RentedTime rentedTime(const PricedLine &price,
                                    const ResolvedLayer &layer,
                                    const LayerLoad &load,
                                    const tco::Calendar &calendar);

/// GPU-hours of offered GPUs that the layer's own price pays for, used or not; those of a minimum
/// term that reaches beyond the horizon are among them.
[[nodiscard]] GpuHours paidGpuHours(const ResolvedLayer &layer,
                                    const LayerLoad &load,
                                    const tco::Calendar &calendar);

/// GPUs or nodes that one server of the layer counts for in the unit.
[[nodiscard]] int piecesPerServer(const ResolvedLayer &layer, PriceUnit unit);

} // namespace steelyard
