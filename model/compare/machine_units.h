#pragma once

#include "model/compare/comparison.h"
#include "model/quotes/gpu_hour_price.h"

namespace steelyard {

/// How a price's unit measures time on machines.
struct MachineTime
{
    /// Hours of one unit of a price by the hour or day; nothing: it is by the month, however long.
    std::optional<Hours> hours = {};
    /// Units in one month of a price that is not by the hour: 1/12 for a price per year.
    double perMonth = 1.0;
    /// A price per month or year, which may be payable by whole months.
    bool isPeriodic = true;
    /// What the units are called in a derivation.
    FactorName factor = FactorName::MonthCount;
    QString unit = {};

    /// Units that `used` hours of a month of so many hours are.
    [[nodiscard]] double unitsOf(Hours used, Hours ofMonth) const;
    /// Units in one month of so many hours.
    [[nodiscard]] double unitsIn(Hours month) const { return unitsOf(month, month); }
};

/// For units that price machines or come by the month or year; all others count as by the month.
[[nodiscard]] MachineTime machineTime(PriceUnit unit);

/// The stored name of a term of one of the pieces that the unit prices: "node_term".
[[nodiscard]] QLatin1StringView termUnit(PriceUnit unit);

/// The unit prices time on GPUs or nodes.
[[nodiscard]] bool pricesTimeOnMachines(PriceUnit unit);

/// Held by the month or year, in contrast to bought by the piece, hour or gigabyte.
[[nodiscard]] bool isHeld(PriceUnit unit);

/// The unit prices time on machines, or machines themselves.
[[nodiscard]] bool pricesMachines(PriceUnit unit);

} // namespace steelyard
