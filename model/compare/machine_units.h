#pragma once

#include "model/compare/comparison.h"
#include "model/quotes/gpu_hour_price.h"

namespace steelyard {

/// How a price's unit measures time on machines.
struct MachineTime
{
    /// Units in one month: its hours for a price per hour, 1/12 for a price per year.
    double unitsPerMonth = 1.0;
    /// A price per month or year, which may be payable by whole months.
    bool isPeriodic = true;
    /// What the units are called in a derivation.
    FactorName factor = FactorName::MonthCount;
    QString unit = {};
};

/// For units that price machines or come by the month or year; all others count as by the month.
[[nodiscard]] MachineTime machineTime(PriceUnit unit, Hours monthBasis);

/// The unit prices time on GPUs or nodes.
[[nodiscard]] bool pricesTimeOnMachines(PriceUnit unit);

/// Held by the month or year, in contrast to bought by the piece, hour or gigabyte.
[[nodiscard]] bool isHeld(PriceUnit unit);

/// The unit prices time on machines, or machines themselves.
[[nodiscard]] bool pricesMachines(PriceUnit unit);

} // namespace steelyard
