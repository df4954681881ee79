#include "model/tco/break_even.h"

#include "model/tco/input_refusal.h"

namespace steelyard::tco {

std::optional<int> breakEvenMonth(std::span<const MinorUnits> cumulative,
                                  std::span<const MinorUnits> other)
{
    size_t month = cumulative.size();
    while (month > 0 && cumulative[month - 1] <= other[month - 1])
        --month;
    if (month == cumulative.size())
        return std::nullopt;
    return static_cast<int>(month) + 1;
}

std::vector<int> crossingMonths(std::span<const MinorUnits> cumulative,
                                std::span<const MinorUnits> other)
{
    std::vector<int> months;
    bool isCheaper = false;
    for (size_t month = 0; month < cumulative.size(); ++month) {
        if ((cumulative[month] <= other[month]) != isCheaper) {
            isCheaper = !isCheaper;
            months.push_back(static_cast<int>(month) + 1);
        }
    }
    return months;
}

Computed<Hours> breakEvenHours(Amount capex,
                               PricePerServerHour own,
                               PricePerServerHour cloud,
                               Amount residual)
{
    if (const Checked problem = firstRefusal({notNegative(capex.value(), "capex"),
                                              notNegative(own.value(), "own_hourly"),
                                              notNegative(cloud.value(), "cloud_hourly"),
                                              notNegative(residual.value(), "residual")}))
        return *problem;
    if (residual > capex)
        return Refusal{Undefined::ResidualAboveCost, "residual"};
    if (own >= cloud)
        return Refusal{Undefined::NeverPays, "own_hourly"};
    return Hours{(capex - residual).value() / (cloud - own).value()};
}

Computed<> monthsOfUse(Hours used, Hours monthBasis, double useShare)
{
    if (const Checked problem = firstRefusal({notNegative(used.value(), "hours"),
                                              positive(monthBasis.value(), "month_hours"),
                                              isShare(useShare, "use_share"),
                                              positive(useShare, "use_share")}))
        return *problem;
    return used / (monthBasis * useShare);
}

Computed<> utilisationThreshold(const OwnedHour &own, double cloudPerHour)
{
    if (const Checked problem = firstRefusal({notNegative(own.fixed, "fixed_hourly"),
                                              notNegative(own.marginal, "marginal_hourly"),
                                              notNegative(cloudPerHour, "cloud_hourly")}))
        return *problem;
    if (own.marginal >= cloudPerHour)
        return Refusal{Undefined::NeverPays, "marginal_hourly"};
    const double threshold = own.fixed / (cloudPerHour - own.marginal);
    if (threshold > 1.0)
        return Refusal{Undefined::NeverPays, "fixed_hourly"};
    return threshold;
}

Computed<> hoursPerDayThreshold(double ownTotal, double cloudPerHour, double years)
{
    constexpr double kDaysOfYear = 365.0;
    if (const Checked problem = firstRefusal({notNegative(ownTotal, "own_total"),
                                              positive(cloudPerHour, "cloud_hourly"),
                                              positive(years, "years")}))
        return *problem;
    const double hours = ownTotal / (cloudPerHour * kDaysOfYear * years);
    if (hours > kHoursPerDay)
        return Refusal{Undefined::NeverPays, "cloud_hourly"};
    return hours;
}

} // namespace steelyard::tco
