#include "model/tco/calendar_months.h"

#include "model/tco/input_refusal.h"

namespace steelyard::tco {

namespace {

using std::chrono::sys_days;
using std::chrono::year_month;
using std::chrono::year_month_day;

double daysOfMonth(year_month month)
{
    const std::chrono::year_month_day_last last = month / std::chrono::last;
    return static_cast<unsigned>(last.day());
}

Hours hoursBetween(sys_days from, sys_days to)
{
    return toHours(Days{static_cast<double>((to - from).count())});
}

} // namespace

Computed<sys_days> addMonths(year_month_day date, int months, MonthEnd rule)
{
    // A millennium: beyond it the years of <chrono> may run over.
    constexpr int kMostMonths = 12'000;
    if (!date.ok())
        return Refusal{Undefined::NotADate, "date"};
    if (months < -kMostMonths || months > kMostMonths)
        return Refusal{Undefined::PeriodOutOfRange, "months"};
    const year_month_day target = date + std::chrono::months{months};
    if (!target.year().ok())
        return Refusal{Undefined::NotADate, "months"};
    if (target.ok() || rule == MonthEnd::NextMonth)
        return sys_days{target};
    return sys_days{target.year() / target.month() / std::chrono::last};
}

Computed<Hours> hoursOfMonth(year_month month)
{
    if (!month.ok())
        return Refusal{Undefined::NotADate, "month"};
    return toHours(Days{daysOfMonth(month)});
}

Computed<std::vector<Hours>> monthHours(year_month_day start, int months, MonthEnd rule)
{
    if (months < 1)
        return Refusal{Undefined::NoPeriods, "months"};
    std::vector<Hours> hours;
    Computed<sys_days> from = addMonths(start, 0, rule);
    for (int month = 1; month <= months; ++month) {
        const Computed<sys_days> to = addMonths(start, month, rule);
        if (!from || !to)
            return (from ? to : from).refusal();
        hours.push_back(hoursBetween(*from, *to));
        from = to;
    }
    return hours;
}

Computed<> partOfMonth(double days, year_month month, PartialMonth rule)
{
    constexpr double kThirty = 30.0;
    constexpr double kTwelfth = 365.0 / 12.0;
    if (!month.ok())
        return Refusal{Undefined::NotADate, "month"};
    if (const Checked problem = notNegative(days, "days"))
        return *problem;
    if (days > daysOfMonth(month))
        return Refusal{Undefined::PastSupply, "days"};
    switch (rule) {
    case PartialMonth::CalendarDays:
        return days / daysOfMonth(month);
    case PartialMonth::ThirtyDays:
        return days / kThirty;
    case PartialMonth::TwelfthOfYear:
        return days / kTwelfth;
    case PartialMonth::WholeMonth:
        return days > 0.0 ? 1.0 : 0.0;
    }
    return Undefined::NoPeriods;
}

Computed<> perHourOfMonth(double perMonth, Hours ofMonth)
{
    if (const Checked problem = firstRefusal(
            {notNegative(perMonth, "price"), positive(ofMonth.value(), "month_hours")}))
        return *problem;
    return perMonth / ofMonth.value();
}

Computed<sys_days> lastDay(year_month_day start, int months, Expiry expiry, MonthEnd rule)
{
    if (months < 1)
        return Refusal{Undefined::NoPeriods, "months"};
    const Computed<sys_days> sameDay = addMonths(start, months, rule);
    if (!sameDay)
        return sameDay;
    switch (expiry) {
    case Expiry::SameDay:
        return sameDay;
    case Expiry::DayBefore:
        return *sameDay - std::chrono::days{1};
    }
    return Undefined::NoPeriods;
}

} // namespace steelyard::tco
