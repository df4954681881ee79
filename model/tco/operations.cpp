#include "model/tco/operations.h"

#include "model/tco/input_refusal.h"

#include <algorithm>

namespace steelyard::tco {

Computed<> staffNeeded(double gpus, const Staffing &staffing)
{
    if (const Checked problem = firstRefusal({notNegative(gpus, "gpus"),
                                              notNegative(staffing.leastPeople, "least_people"),
                                              positive(staffing.gpusPerPerson, "gpus_per_person")}))
        return *problem;
    return std::max(staffing.leastPeople, gpus / staffing.gpusPerPerson);
}

Computed<> peoplePerSeat(double hoursCovered, double hoursWorked, double leave)
{
    if (const Checked problem = firstRefusal({notNegative(hoursCovered, "hours_covered"),
                                              positive(hoursWorked, "hours_worked"),
                                              isShare(leave, "leave"),
                                              positive(1.0 - leave, "leave")}))
        return *problem;
    return hoursCovered / (hoursWorked * (1.0 - leave));
}

Computed<> staffCost(double people, double salary, double onCostFactor)
{
    if (const Checked problem = firstRefusal({notNegative(people, "people"),
                                              notNegative(salary, "salary"),
                                              atLeastOne(onCostFactor, "on_cost_factor")}))
        return *problem;
    return people * salary * onCostFactor;
}

Computed<std::vector<double>> maintenance(double price,
                                          double sharePerYear,
                                          int warrantyMonths,
                                          int months)
{
    constexpr double kMonths = 12.0;
    if (const Checked problem = firstRefusal(
            {notNegative(price, "price"), notNegative(sharePerYear, "maintenance_rate")}))
        return *problem;
    if (months < 1)
        return Refusal{Undefined::NoPeriods, "months"};
    if (warrantyMonths < 0)
        return Refusal{Undefined::PeriodOutOfRange, "warranty_months"};
    std::vector<double> amounts(static_cast<size_t>(months), price * sharePerYear / kMonths);
    std::fill_n(amounts.begin(), std::min(warrantyMonths, months), 0.0);
    return amounts;
}

Computed<> sparesPerYear(const SpareParts &parts)
{
    if (const Checked problem =
            firstRefusal({notNegative(parts.units, "units"),
                          notNegative(parts.annualFailureRate, "annual_failure_rate"),
                          notNegative(parts.replacementPrice, "replacement_price"),
                          isShare(parts.warrantyShare, "warranty_share")}))
        return *problem;
    return parts.annualFailureRate * parts.units * parts.replacementPrice
        * (1.0 - parts.warrantyShare);
}

Computed<> annualFailureRate(double failures, double units, double days)
{
    constexpr double kDaysOfYear = 365.0;
    if (const Checked problem = firstRefusal(
            {notNegative(failures, "failures"), positive(units, "units"), positive(days, "days")}))
        return *problem;
    return failures / units * (kDaysOfYear / days);
}

Computed<int> sparesPool(double expectedFailures, double probability)
{
    constexpr int kMost = 1'000'000;
    if (const Checked problem = firstRefusal({notNegative(expectedFailures, "expected_failures"),
                                              isShare(probability, "probability")}))
        return *problem;
    if (probability == 1.0)
        return Refusal{Undefined::ShareOutOfRange, "probability"};
    double served = 0.0;
    for (int spares = 0; spares <= kMost; ++spares) {
        // By logarithms: many expected failures underflow e^-λ.
        served += expectedFailures == 0.0
            ? 1.0
            : std::exp(spares * std::log(expectedFailures) - expectedFailures
                       - std::lgamma(spares + 1.0));
        if (served >= probability)
            return spares;
    }
    return Refusal{Undefined::PastSupply, "expected_failures"};
}

Computed<> slaCredit(double fee, double availability, std::span<const CreditStep> steps, double cap)
{
    if (const Checked problem = firstRefusal({notNegative(fee, "fee"),
                                              isShare(availability, "availability"),
                                              isShare(cap, "credit_cap")}))
        return *problem;
    double credit = 0.0;
    for (const CreditStep &step : steps) {
        if (const Checked problem =
                firstRefusal({isShare(step.below, "below"), isShare(step.credit, "credit")}))
            return *problem;
        if (availability < step.below)
            credit = std::max(credit, step.credit);
    }
    return fee * std::min(credit, cap);
}

Computed<> availabilityOf(double minutesDown, double minutesOfMonth)
{
    if (const Checked problem = firstRefusal(
            {notNegative(minutesDown, "minutes_down"), positive(minutesOfMonth, "month_minutes")}))
        return *problem;
    if (minutesDown > minutesOfMonth)
        return Refusal{Undefined::PastSupply, "minutes_down"};
    return 1.0 - minutesDown / minutesOfMonth;
}

Computed<> migrationCost(const Migration &migration)
{
    if (const Checked problem =
            firstRefusal({notNegative(migration.days, "days"),
                          notNegative(migration.dayRate, "day_rate"),
                          notNegative(migration.oldFeePerMonth, "old_fee"),
                          notNegative(migration.parallelMonths, "parallel_months")}))
        return *problem;
    return migration.days * migration.dayRate + migration.oldFeePerMonth * migration.parallelMonths;
}

} // namespace steelyard::tco
