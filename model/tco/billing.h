#pragma once

#include "model/tco/calendar.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// Whether machines that come and go are paid for the time used, or by whole months.
enum class Payment
{
    ProRata,
    WholeMonths
};

/// Months paid for one machine that is held from the start to the end of the horizon, by month.
///
/// What a minimum term adds beyond the horizon is paid in the last month.
[[nodiscard]] std::vector<double> monthsHeld(int minimumMonths, const Calendar &calendar);

/// Machines that come and go and are paid by whole months. Both: one value per month.
struct WholeMonths
{
    /// Machines rented at once.
    std::vector<double> held = {};
    /// Machine-months paid: those held, and in the last month what terms add beyond the horizon.
    std::vector<double> paid = {};
};

/// Of machines used as `peaks` says (most at once, by month), the months that are paid.
///
/// All machines are one pool. One whose minimum term still runs is held, and takes the load before
/// any other; one whose term is over goes back as soon as it has none. A machine is rented, and a
/// new term begins, only when those held do not suffice.
[[nodiscard]] WholeMonths wholeMonthsUsed(std::span<const int> peaks, int minimumMonths);

} // namespace steelyard::tco
