#pragma once

#include "model/tco/computed.h"
#include "model/units/rounding.h"
#include "model/units/units.h"

#include <optional>
#include <span>
#include <vector>

namespace steelyard::tco {

/// The first month, counted from 1, from which a plan's running cost is at most the other's and
/// stays so to the end; nothing when that never happens. Both are of one length.
[[nodiscard]] std::optional<int> breakEvenMonth(std::span<const MinorUnits> cumulative,
                                                std::span<const MinorUnits> other);

/// The months, counted from 1, in which a plan's running cost comes to be at most the other's or
/// exceeds it again, in order. Before the first month both are nothing, which counts as the plan
/// being dearer. Both are of one length.
[[nodiscard]] std::vector<int> crossingMonths(std::span<const MinorUnits> cumulative,
                                              std::span<const MinorUnits> other);

/// Hours of use after which owning costs as much as renting: capex ÷ (cloud − own), for prices
/// that stay the same. `residual` is what the machine still fetches then.
///
/// Errors: NegativeAmount; ResidualAboveCost; NeverPays when running what is owned costs no less
/// than renting.
[[nodiscard]] Computed<Hours> breakEvenHours(Amount capex,
                                             PricePerServerHour own,
                                             PricePerServerHour cloud,
                                             Amount residual = {});

/// Months of the calendar for so many hours of use, when a machine is used for a share of the
/// month's hours. Errors: NegativeAmount, NotPositive, ShareOutOfRange.
[[nodiscard]] Computed<> monthsOfUse(Hours used, Hours monthBasis, double useShare = 1.0);

/// What owning costs for an hour by the calendar, used or not, and for one that is used.
struct OwnedHour
{
    double fixed = 0.0;
    double marginal = 0.0;
};

/// The share of use from which owning costs less than renting by the hour: fixed ÷ (cloud −
/// marginal). Errors: NegativeAmount; NeverPays where it would be above 1.
[[nodiscard]] Computed<> utilisationThreshold(const OwnedHour &own, double cloudPerHour);

/// The same as hours a day, of what owning costs over some years whatever the use: own total ÷
/// (cloud × 365 × years). Errors: NegativeAmount, NotPositive; NeverPays above 24.
[[nodiscard]] Computed<> hoursPerDayThreshold(double ownTotal, double cloudPerHour, double years);

} // namespace steelyard::tco
