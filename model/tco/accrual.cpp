#include "model/tco/accrual.h"

#include "model/units/units.h"

#include <algorithm>

namespace steelyard::tco {

std::vector<double> monthlyCharges(const DepreciationSchedule &yearly)
{
    std::vector<double> monthly;
    for (const double charge : yearly)
        monthly.insert(monthly.end(), static_cast<size_t>(kMonthsPerYear), charge / kMonthsPerYear);
    return monthly;
}

std::vector<MinorUnits> writtenOff(MinorUnits amount,
                                   std::span<const double> shares,
                                   size_t firstMonth,
                                   size_t months)
{
    std::vector<MinorUnits> entries(months, 0);
    double share = 0.0;
    MinorUnits before = 0;
    const size_t end = std::min(months, firstMonth + shares.size());
    for (size_t month = firstMonth; month < end; ++month) {
        share += shares[month - firstMonth];
        const MinorUnits soFar = toMinorUnits(static_cast<double>(amount) * share, 1.0);
        entries[month] = soFar - before;
        before = soFar;
    }
    if (!entries.empty())
        entries.back() += amount - before;
    return entries;
}

} // namespace steelyard::tco
