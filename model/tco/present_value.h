#pragma once

#include "model/tco/computed.h"

#include <chrono>
#include <span>
#include <vector>

namespace steelyard::tco {

// Money at different times, as one figure. Rates are fractions per period (0.08 is 8 %); flows are
// amounts of one currency, outlays negative, one per period, first period first.

/// Net present value with the first flow today: Σ flow(i) ÷ (1 + rate)^i, i from 0.
///
/// Errors: NoFlows, RateTooLow.
/// Source: R. Brealey, S. Myers, F. Allen, Principles of Corporate Finance, "net present value".
[[nodiscard]] Computed<> npv(double rate, std::span<const double> flows);

/// What the NPV function of spreadsheets returns: the first flow is one period away already.
///
/// Errors: NoFlows, RateTooLow.
/// Source: OASIS OpenFormula 1.2 (OpenDocument 1.2 part 2), NPV.
[[nodiscard]] Computed<> spreadsheetNpv(double rate, std::span<const double> flows);

/// Where the first of several flows stands: today as in `npv`, or as in `spreadsheetNpv`.
enum class FirstFlow
{
    Today,
    OnePeriodAway
};

/// What one unit of each flow is worth today, one factor per flow: `npv` is the sum of flows ×
/// factors, or `spreadsheetNpv` is. Errors: NoFlows, RateTooLow.
[[nodiscard]] Computed<std::vector<double>> discountFactors(double rate,
                                                            size_t flows,
                                                            FirstFlow first);

/// An amount that is due on a day.
struct DatedFlow
{
    std::chrono::sys_days date = {};
    double amount = 0.0;
};

/// Net present value on the day of the first flow in the list, at an annual rate: each flow is
/// discounted by its actual days ÷ 365.
///
/// Errors: NoFlows, RateTooLow, DateBeforeFirst.
/// Source: OASIS OpenFormula 1.2 (OpenDocument 1.2 part 2), XNPV.
[[nodiscard]] Computed<> xnpv(double annualRate, std::span<const DatedFlow> flows);

/// The internal rate of return: the rate at which `npv` is zero, when exactly one does.
///
/// Flows that change from outlay to return more than once may have several such rates, of which
/// none is the return: SeveralRates says so, `internalRates` lists them.
/// Errors: NoFlows, NoSignChange, SeveralRates, NoRateInRange.
[[nodiscard]] Computed<> irr(std::span<const double> flows);

/// The same per year for dated flows in any order, by actual days ÷ 365.
[[nodiscard]] Computed<> xirr(std::span<const DatedFlow> flows);

/// Every rate at which `npv` is zero, rising; see `ratesWithoutValue` for the range.
[[nodiscard]] std::vector<double> internalRates(std::span<const double> flows);

/// Rates of the modified internal rate of return.
struct MirrRates
{
    /// Paid on outlays.
    double finance = 0.0;
    /// Earned on returns.
    double reinvestment = 0.0;
};

/// The modified internal rate of return: (value of all returns at the end ÷ value of all outlays
/// at the start)^(1 ÷ periods) − 1. There is always one, however often the sign changes.
///
/// Errors: NoFlows, NoSignChange, RateTooLow.
/// Source: OASIS OpenFormula 1.2 (OpenDocument 1.2 part 2), MIRR.
[[nodiscard]] Computed<> mirr(std::span<const double> flows, MirrRates rates);

/// The same amount at the end of each year that is worth `presentValue`: NPV ÷ annuity factor.
/// Compares machines of unlike lives.
///
/// Errors: NoPeriods, RateTooLow.
[[nodiscard]] Computed<> equivalentAnnualCost(double presentValue, double annualRate, double years);

} // namespace steelyard::tco
