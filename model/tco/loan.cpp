#include "model/tco/loan.h"

#include <cmath>
#include <optional>

namespace steelyard::tco {

namespace {

/// Why no rate or payment can be told; nothing: all is well.
std::optional<Undefined> periodProblem(double rate, double periods)
{
    if (!(periods > 0.0))
        return Undefined::NoPeriods;
    if (!(rate > -1.0))
        return Undefined::RateTooLow;
    return std::nullopt;
}

/// The sum of one part of the payments in a range.
Computed<> sumOfParts(const Loan &loan, PaymentRange range, double Instalment::*part)
{
    const Computed<std::vector<Instalment>> instalments = amortisation(loan);
    if (!instalments)
        return instalments.reason();
    if (range.first < 1 || range.last < range.first || range.last > loan.periods)
        return Undefined::PeriodOutOfRange;
    double sum = 0.0;
    for (int period = range.first; period <= range.last; ++period)
        sum += (*instalments)[static_cast<size_t>(period - 1)].*part;
    return sum;
}

} // namespace

Computed<> annuityFactor(double rate, double periods, Due due)
{
    if (const auto problem = periodProblem(rate, periods))
        return *problem;
    // expm1 and log1p keep the digits that 1 - (1 + rate)^-n would lose at a small rate.
    const double factor = rate == 0.0 ? periods : -std::expm1(-periods * std::log1p(rate)) / rate;
    return due == Due::AtBeginning ? factor * (1.0 + rate) : factor;
}

Computed<> payment(const Loan &loan)
{
    const Computed<> factor = annuityFactor(loan.ratePerPeriod, loan.periods, loan.due);
    if (!factor)
        return factor.reason();
    const double balloonToday = loan.balloon * std::pow(1.0 + loan.ratePerPeriod, -loan.periods);
    return (loan.principal - balloonToday) / *factor;
}

Computed<std::vector<Instalment>> amortisation(const Loan &loan)
{
    const Computed<> paid = payment(loan);
    if (!paid)
        return paid.reason();
    std::vector<Instalment> instalments;
    double balance = loan.principal;
    for (int period = 0; period < loan.periods; ++period) {
        const bool isAtOnce = period == 0 && loan.due == Due::AtBeginning;
        const double interest = isAtOnce ? 0.0 : balance * loan.ratePerPeriod;
        balance -= *paid - interest;
        instalments.push_back(
            {.interest = interest, .principal = *paid - interest, .balance = balance});
    }
    return instalments;
}

Computed<> cumulativeInterest(const Loan &loan, PaymentRange range)
{
    return sumOfParts(loan, range, &Instalment::interest);
}

Computed<> cumulativePrincipal(const Loan &loan, PaymentRange range)
{
    return sumOfParts(loan, range, &Instalment::principal);
}

Computed<> effectiveRate(double nominalRate, int periodsPerYear)
{
    if (const auto problem = periodProblem(nominalRate / periodsPerYear, periodsPerYear))
        return *problem;
    return std::expm1(periodsPerYear * std::log1p(nominalRate / periodsPerYear));
}

Computed<> periodRate(double effectiveRate, int periodsPerYear)
{
    if (const auto problem = periodProblem(effectiveRate, periodsPerYear))
        return *problem;
    return std::expm1(std::log1p(effectiveRate) / periodsPerYear);
}

Computed<> nominalRate(double effectiveRate, int periodsPerYear)
{
    const Computed<> rate = periodRate(effectiveRate, periodsPerYear);
    if (!rate)
        return rate.reason();
    return *rate * periodsPerYear;
}

} // namespace steelyard::tco
