#pragma once

#include "model/tco/computed.h"
#include "model/units/units.h"

#include <chrono>
#include <vector>

namespace steelyard::tco {

/// Where a month later than the 31st ends when that month has no such day.
enum class MonthEnd
{
    LastDay, ///< 31 January + 1 month is 28 (29) February
    NextMonth ///< 31 January + 1 month is 3 (2) March: days overflow
};

/// The same day so many months on (or back). Counted from the first date each time, not from the
/// last, so that 31 January + 2 months is 31 March.
///
/// Errors: NotADate; PeriodOutOfRange of more than a millennium.
[[nodiscard]] Computed<std::chrono::sys_days> addMonths(std::chrono::year_month_day date,
                                                        int months,
                                                        MonthEnd rule = MonthEnd::LastDay);

/// Hours of a calendar month: 672 to 744. Clocks that change are not counted: bills don't.
///
/// Errors: NotADate.
[[nodiscard]] Computed<Hours> hoursOfMonth(std::chrono::year_month month);

/// Hours of each month from `start` on, first month first: from a day of one month to the same day
/// of the next. 12 of them are 8,760 h, or 8,784 h across 29 February.
///
/// Errors: NotADate, NoPeriods.
[[nodiscard]] Computed<std::vector<Hours>> monthHours(std::chrono::year_month_day start,
                                                      int months,
                                                      MonthEnd rule = MonthEnd::LastDay);

/// How a vendor charges a part of a month.
enum class PartialMonth
{
    CalendarDays, ///< days ÷ days of that month
    ThirtyDays, ///< days ÷ 30
    TwelfthOfYear, ///< days ÷ (365 ÷ 12)
    WholeMonth ///< a begun month is paid in full
};

/// Share of the monthly fee for `days` of a month.
///
/// Errors: NotADate; NegativeAmount; PastSupply of more days than the month has.
[[nodiscard]] Computed<> partOfMonth(double days, std::chrono::year_month month, PartialMonth rule);

/// Price of an hour when a month costs this much: tariff ÷ hours. Errors: NegativeAmount;
/// NotPositive of a month without hours.
[[nodiscard]] Computed<> perHourOfMonth(double perMonth, Hours ofMonth);

/// What counts as the last day of a subscription of so many months.
enum class Expiry
{
    SameDay, ///< to 23:59:59 of the same date N months on: JD Cloud
    DayBefore ///< to the end of the day before it
};

/// The last day that is paid for. Errors: NotADate; NoPeriods.
[[nodiscard]] Computed<std::chrono::sys_days> lastDay(std::chrono::year_month_day start,
                                                      int months,
                                                      Expiry expiry,
                                                      MonthEnd rule = MonthEnd::LastDay);

} // namespace steelyard::tco
