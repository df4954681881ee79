#include "model/tco/time_of_use.h"

#include "model/tco/input_refusal.h"

#include <numeric>

namespace steelyard::tco {

namespace {

constexpr ByPeriod<std::string_view> kPeriodKeys = {
    "sharp_peak", "peak", "flat", "valley", "deep_valley"};

using OpenPlan = std::array<std::array<std::optional<TariffPeriod>, kHoursOfDay>, kMonthsOfYear>;

/// Steps of a ring of `size` that lead from `from` to `to`; a whole turn when they are one.
size_t stepsAround(size_t from, size_t to, size_t size)
{
    return to > from ? to - from : to + size - from;
}

Checked spanProblem(const PeriodSpan &span)
{
    const auto inRange = [](int value, int lowest, size_t highest) {
        return value >= lowest && value <= static_cast<int>(highest);
    };
    if (!inRange(span.fromHour, 0, kHoursOfDay - 1) || !inRange(span.toHour, 0, kHoursOfDay))
        return Refusal{Undefined::PeriodOutOfRange, "hour"};
    if (!inRange(span.fromMonth, 1, kMonthsOfYear) || !inRange(span.toMonth, 1, kMonthsOfYear))
        return Refusal{Undefined::PeriodOutOfRange, "month"};
    return {};
}

Checked fill(OpenPlan &plan, const PeriodSpan &span)
{
    const auto firstMonth = static_cast<size_t>(span.fromMonth) - 1;
    const size_t months = stepsAround(firstMonth, static_cast<size_t>(span.toMonth), kMonthsOfYear);
    const auto firstHour = static_cast<size_t>(span.fromHour);
    const size_t hours = stepsAround(firstHour, static_cast<size_t>(span.toHour), kHoursOfDay);
    for (size_t month = firstMonth; month < firstMonth + months; ++month) {
        for (size_t hour = firstHour; hour < firstHour + hours; ++hour) {
            auto &cell = plan[month % kMonthsOfYear][hour % kHoursOfDay];
            if (cell)
                return Refusal{Undefined::Overlap, periodKey(span.period)};
            cell = span.period;
        }
    }
    return {};
}

} // namespace

std::string_view periodKey(TariffPeriod period)
{
    return kPeriodKeys[static_cast<size_t>(period)];
}

Computed<YearPlan> yearPlan(std::span<const PeriodSpan> spans)
{
    OpenPlan open{};
    for (const PeriodSpan &span : spans) {
        if (const Checked problem = spanProblem(span))
            return *problem;
        if (const Checked problem = fill(open, span))
            return *problem;
    }
    YearPlan plan{};
    for (size_t month = 0; month < kMonthsOfYear; ++month) {
        for (size_t hour = 0; hour < kHoursOfDay; ++hour) {
            if (!open[month][hour])
                return Refusal{Undefined::Gap, "hour"};
            plan[month][hour] = *open[month][hour];
        }
    }
    return plan;
}

PeriodShares hourShares(const DayPlan &plan)
{
    PeriodShares shares{};
    for (const TariffPeriod period : plan)
        shares[static_cast<size_t>(period)] += 1.0 / static_cast<double>(kHoursOfDay);
    return shares;
}

Computed<PeriodShares> loadShares(const DayPlan &plan, std::span<const double, kHoursOfDay> load)
{
    PeriodShares shares{};
    for (size_t hour = 0; hour < kHoursOfDay; ++hour) {
        if (const Checked problem = notNegative(load[hour], "load"))
            return *problem;
        shares[static_cast<size_t>(plan[hour])] += load[hour];
    }
    const double total = std::accumulate(load.begin(), load.end(), 0.0);
    if (const Checked problem = positive(total, "load"))
        return *problem;
    for (double &share : shares)
        share /= total;
    return shares;
}

Computed<PeriodShares> mixedShares(const PeriodShares &workingDays,
                                   const PeriodShares &daysOff,
                                   double shareOfDaysOff)
{
    if (const Checked problem = isShare(shareOfDaysOff, "days_off"))
        return *problem;
    PeriodShares shares{};
    for (size_t i = 0; i < kTariffPeriods; ++i)
        shares[i] = workingDays[i] * (1.0 - shareOfDaysOff) + daysOff[i] * shareOfDaysOff;
    return shares;
}

Computed<> meanEnergyPrice(const PeriodPrices &prices, const PeriodShares &shares)
{
    // A percentage with four decimals can be stated to a whole; one that misses more is a slip.
    constexpr double kWholeWithin = 1e-6;
    double mean = 0.0;
    double whole = 0.0;
    for (size_t i = 0; i < kTariffPeriods; ++i) {
        if (const Checked problem = isShare(shares[i], kPeriodKeys[i]))
            return *problem;
        whole += shares[i];
        if (shares[i] == 0.0)
            continue;
        if (!prices[i])
            return Refusal{Undefined::PriceMissing, kPeriodKeys[i]};
        if (const Checked problem = notNegative(*prices[i], kPeriodKeys[i]))
            return *problem;
        mean += shares[i] * *prices[i];
    }
    if (std::abs(whole - 1.0) > kWholeWithin)
        return Refusal{Undefined::SharesNotWhole, "shares"};
    return mean;
}

} // namespace steelyard::tco
