#pragma once

#include <span>
#include <vector>

namespace steelyard::tco {

/// Whether machines that come and go are paid for the time used, or by whole months.
enum class Payment
{
    ProRata,
    WholeMonths
};

/// What becomes of a machine that is still needed when its minimum term is over.
enum class AfterTerm
{
    MonthByMonth, ///< it goes on, and may leave after any month
    NewTerm ///< it is taken for another term, as where each term is paid upfront
};

/// Machines that are paid by whole months.
struct WholeMonths
{
    /// Machines rented at once, one value per month.
    std::vector<double> held = {};
    /// Machines whose term begins, one value per month.
    std::vector<double> begun = {};
    /// Machine-months paid, one value per month: those held, and in the last month what terms add
    /// beyond the horizon.
    std::vector<double> paid = {};
    /// Machines whose term still runs, one value per month behind the horizon, as far as it does.
    std::vector<double> behind = {};
};

/// Of one machine that is held from the start to the end of the horizon, the months that are paid.
[[nodiscard]] WholeMonths heldThroughout(int minimumMonths, int months);

/// Of machines used as `peaks` says (most at once, by month), the months that are paid.
///
/// All machines are one pool. One whose minimum term still runs is held, and takes the load before
/// any other; one whose term is over goes back as soon as it has none, or at once where it could
/// only stay for a new term. A machine is rented, and a new term begins, only when those held do
/// not suffice.
[[nodiscard]] WholeMonths wholeMonthsUsed(std::span<const int> peaks,
                                          int minimumMonths,
                                          AfterTerm after = AfterTerm::MonthByMonth);

/// Terms that hold a machine for so many months, one after the other; one at least.
[[nodiscard]] int wholeTerms(double months, int termMonths);

/// The month, counted from 1, in which the term that runs in `month` began: 25 for month 36 of
/// terms of 12 months. Use without a term begins anew each month.
///
/// A committed price stays while its term runs, so its path in time is that of `escalated` at this
/// month: p × (1 + g)^(y − 1), y the year in which the term began.
[[nodiscard]] int termBegin(int month, int termMonths);

} // namespace steelyard::tco
