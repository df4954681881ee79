#pragma once

#include "model/tco/calendar.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// Whether a price per month or year is split over the time used, or paid whole in advance.
enum class Payment
{
    ProRata,
    WholePeriodsAhead
};

/// How machines are paid by the month or year.
struct Term
{
    /// Months of one period: 1 or 12.
    int periodMonths = 1;
    Payment payment = Payment::ProRata;
    /// Months that are paid even when the horizon ends before.
    int minimumMonths = 0;
};

/// Periods paid for one machine that is held from the start to the end of the horizon, by month.
///
/// What a minimum term adds behind the horizon is paid in the last month.
[[nodiscard]] std::vector<double> periodsHeld(const Term &term, const Calendar &calendar);

/// Machine-periods paid for machines that come and go: in each period as many as are used at
/// once at its peak, paid in the period's first month of use. `peaks`: machines by month.
[[nodiscard]] std::vector<double> wholePeriodsUsed(int periodMonths, std::span<const int> peaks);

} // namespace steelyard::tco
