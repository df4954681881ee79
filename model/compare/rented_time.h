#pragma once

#include "model/compare/machine_units.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What a price per machine and time is paid for. Lists: one value per month.
struct RentedTime
{
    /// GPUs or nodes rented at once.
    std::vector<double> pieces = {};
    /// Hours of these pieces, used or not.
    std::vector<double> hours = {};
    /// The same in units of the price: pieces × hours, days, months or years. Those of months and
    /// years don't follow the hours of each month, but of pieces that are paid by use.
    std::vector<double> units = {};
    /// Units paid for each of these; more than 1 where interruptions take time that is paid by use.
    double paidPerUnit = 1.0;

    [[nodiscard]] std::vector<double> paid() const;
};

/// Pieces that these units, one value per month, keep busy all month.
[[nodiscard]] std::vector<double> piecesFor(std::vector<double> units,
                                            const MachineTime &time,
                                            const tco::Calendar &calendar);

/// Whether machines that come and go are paid by whole months at this price.
[[nodiscard]] bool paysWholeMonths(const PricedLine &price);

/// Months of the terms that hold a machine for so many months: those of one term, and where each
/// term is paid upfront of as many as it takes; 0: it has no minimum term.
[[nodiscard]] int termMonths(const PricedLine &price, double months);

/// The time on a layer's machines that `price` is paid for: the layer's own price, or that of a
/// service for its machines.
///
/// Committed layers are paid for all hours, elastic ones by use: GPU-hours served for a price per
/// GPU-hour, else whole servers while they are needed. A minimum term, or a price per month or
/// year that is prepaid, makes an elastic layer's servers cost whole months (see
/// `tco::wholeMonthsUsed`), which a job that takes a little longer leaves as they are.
[[nodiscard]] RentedTime rentedTime(const PricedLine &price,
                                    const ResolvedLayer &layer,
                                    const LayerLoad &load,
                                    const tco::Calendar &calendar);

/// Terms that begin in each month on the layer's servers, of a price that is paid upfront; of
/// committed servers as if they were there from the first month on.
[[nodiscard]] std::vector<double> termsBegun(const ResolvedLayer &layer,
                                             const LayerLoad &load,
                                             int months);

/// GPU-hours of offered GPUs that the layer's own price pays for, used or not, one value per month;
/// those of a minimum term that reaches beyond the horizon are among them.
[[nodiscard]] std::vector<GpuHours> paidGpuHours(const ResolvedLayer &layer,
                                                 const LayerLoad &load,
                                                 const tco::Calendar &calendar);

/// Units paid for each that gets work ahead: more than 1 where interruptions take time by use.
[[nodiscard]] double paidPerUnit(const ResolvedLayer &layer);

/// GPUs or nodes that one server of the layer counts for in the unit.
[[nodiscard]] int piecesPerServer(const ResolvedLayer &layer, PriceUnit unit);

} // namespace steelyard
