#pragma once

#include "model/tco/computed.h"

#include <vector>

namespace steelyard::tco {

/// When within a period an amount is paid. A lease is usually due at the beginning.
enum class Due
{
    AtEnd,
    AtBeginning
};

/// Money borrowed, or a machine leased, and paid back by the same amount in each period.
struct Loan
{
    double principal = 0.0;
    /// A fraction per period: of a nominal annual rate with monthly payments, one twelfth.
    double ratePerPeriod = 0.0;
    int periods = 0;
    /// Left to pay at the end of the last period: balloon, or purchase of a leased machine.
    double balloon = 0.0;
    Due due = Due::AtEnd;
};

/// What one payment consists of.
struct Instalment
{
    double interest = 0.0;
    double principal = 0.0;
    /// Owed after the payment; before a balloon is paid.
    double balance = 0.0;
};

/// Value today of one unit paid in each of `periods` periods: (1 − (1 + rate)^−periods) ÷ rate.
///
/// Errors: NoPeriods, RateTooLow.
[[nodiscard]] Computed<> annuityFactor(double rate, double periods, Due due = Due::AtEnd);

/// What is paid in each period, a positive amount (spreadsheets' PMT has the other sign).
///
/// Errors: NoPeriods, RateTooLow.
/// Source: OASIS OpenFormula 1.2 (OpenDocument 1.2 part 2), PMT.
[[nodiscard]] Computed<> payment(const Loan &loan);

/// All payments, one per period, first period first. Of a loan due at the beginning, the first
/// payment bears no interest. Errors: those of `payment`.
[[nodiscard]] Computed<std::vector<Instalment>> amortisation(const Loan &loan);

/// Payments of a loan, counted from 1, both ends included.
struct PaymentRange
{
    int first = 1;
    int last = 1;
};

/// Interest in the payments of a range, a positive amount (spreadsheets' CUMIPMT has the other
/// sign). Errors: PeriodOutOfRange and those of `payment`.
[[nodiscard]] Computed<> cumulativeInterest(const Loan &loan, PaymentRange range);

/// Principal in the payments of a range, a positive amount.
/// Errors: PeriodOutOfRange and those of `payment`.
[[nodiscard]] Computed<> cumulativePrincipal(const Loan &loan, PaymentRange range);

/// The effective annual rate of a nominal one: (1 + nominal ÷ periods)^periods − 1.
///
/// Errors: NoPeriods, RateTooLow.
/// Source: OASIS OpenFormula 1.2 (OpenDocument 1.2 part 2), EFFECT.
[[nodiscard]] Computed<> effectiveRate(double nominalRate, int periodsPerYear);

/// The nominal annual rate of an effective one: periods × ((1 + effective)^(1 ÷ periods) − 1).
///
/// Errors: NoPeriods, RateTooLow.
[[nodiscard]] Computed<> nominalRate(double effectiveRate, int periodsPerYear);

/// The rate of one period that grows to `effectiveRate` in a year: (1 + effective)^(1 ÷ periods)
/// − 1. One twelfth of an effective rate would be too much.
///
/// Errors: NoPeriods, RateTooLow.
[[nodiscard]] Computed<> periodRate(double effectiveRate, int periodsPerYear);

} // namespace steelyard::tco
