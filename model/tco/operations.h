#pragma once

#include "model/tco/computed.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// How many people run the machines.
struct Staffing
{
    /// However few machines there are.
    double leastPeople = 0.0;
    double gpusPerPerson = 100.0;
};

/// Full-time people: max(least, GPUs ÷ GPUs per person). Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> staffNeeded(double gpus, const Staffing &staffing);

/// Full-time people who keep one seat filled: hours of the week that are covered ÷ hours that a
/// person works of it, after leave. 168 h ÷ 40 h are 4.2 for 7 × 24; 16 % of leave makes it 5.
///
/// Errors: NegativeAmount, NotPositive; ShareOutOfRange of the leave.
[[nodiscard]] Computed<> peoplePerSeat(double hoursCovered, double hoursWorked, double leave);

/// People × salary × on-cost factor, per year. Errors: NegativeAmount; BelowOne of the factor.
[[nodiscard]] Computed<> staffCost(double people, double salary, double onCostFactor);

/// A maintenance contract of `share` of the price per year, from the end of the warranty on: one
/// amount per month, the months of the warranty free.
///
/// Errors: NegativeAmount, NoPeriods, PeriodOutOfRange of a negative warranty.
[[nodiscard]] Computed<std::vector<double>> maintenance(double price,
                                                        double sharePerYear,
                                                        int warrantyMonths,
                                                        int months);

/// Parts that fail.
struct SpareParts
{
    double units = 0.0;
    /// Failures per unit and year.
    double annualFailureRate = 0.0;
    double replacementPrice = 0.0;
    /// What the warranty pays of it.
    double warrantyShare = 0.0;
};

/// Replacements per year: failure rate × units × price × (1 − warranty share).
/// Not to be added to a maintenance contract that supplies the parts.
/// Errors: NegativeAmount, ShareOutOfRange.
[[nodiscard]] Computed<> sparesPerYear(const SpareParts &parts);

/// Failures per unit and year, of failures counted over a time; all figures positive.
/// Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> annualFailureRate(double failures, double units, double days);

/// Spares to hold so that all failures of a time are served with at least this probability, by a
/// Poisson number of failures. Errors: NegativeAmount; ShareOutOfRange of a probability that is
/// not below 1; PastSupply when no number of a million suffices.
[[nodiscard]] Computed<int> sparesPool(double expectedFailures, double probability);

/// One row of an SLA: below this availability the fee is credited by this share.
struct CreditStep
{
    double below = 1.0;
    double credit = 0.0;
};

/// The credit for a month: fee × the largest credit whose step the availability fell below, at
/// most `cap` of the fee. Income only for those who claim it.
///
/// Errors: NegativeAmount, ShareOutOfRange.
[[nodiscard]] Computed<> slaCredit(double fee,
                                   double availability,
                                   std::span<const CreditStep> steps,
                                   double cap = 1.0);

/// Share of a month that a service was there. Errors: NegativeAmount, NotPositive; PastSupply of
/// more minutes than the month has.
[[nodiscard]] Computed<> availabilityOf(double minutesDown, double minutesOfMonth);

/// Both bills for `months` while work moves, and the days of the move.
struct Migration
{
    double days = 0.0;
    double dayRate = 0.0;
    double oldFeePerMonth = 0.0;
    double parallelMonths = 0.0;
};

/// Errors: NegativeAmount.
[[nodiscard]] Computed<> migrationCost(const Migration &migration);

} // namespace steelyard::tco
