#pragma once

#include "model/compare/comparison.h"

namespace steelyard {

/// How a price's unit measures time on machines.
struct MachineTime
{
    /// Months of one billing period: 12 for prices per year, else 1.
    int periodMonths = 1;
    /// Units in one period: the hours of a month for a price per hour, 1 for a price per month.
    double unitsPerPeriod = 1.0;
    /// A price per month or year, which may be payable whole and in advance.
    bool isPeriodic = true;
    /// What the units are called in a derivation.
    FactorName factor = FactorName::MonthCount;
    QString unit = {};
};

/// For units that price machines or come by the month or year; all others count as by the month.
[[nodiscard]] MachineTime machineTime(PriceUnit unit, Hours monthBasis);

/// The price is for one GPU, not for a node.
[[nodiscard]] bool isPerGpu(PriceUnit unit);

/// The unit prices time on machines, or machines themselves.
[[nodiscard]] bool pricesMachines(PriceUnit unit);

} // namespace steelyard
