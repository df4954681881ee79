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
/// What a minimum term adds behind the horizon is paid in the last month.
[[nodiscard]] std::vector<double> monthsHeld(int minimumMonths, const Calendar &calendar);

/// Machines that come and go and are paid by whole months. Both: one value per month.
struct WholeMonths
{
    /// Machines rented at once.
    std::vector<double> held = {};
    /// Machine-months paid: those held, and in the last month what terms add behind the horizon.
    std::vector<double> paid = {};
};

/// Of machines used as `peaks` says (most at once, by month), the months that are paid.
///
/// A machine goes back after the last month of its use, but not before its minimum term is over;
/// when it is used again later, a new term begins.
[[nodiscard]] WholeMonths wholeMonthsUsed(std::span<const int> peaks, int minimumMonths);

} // namespace steelyard::tco
