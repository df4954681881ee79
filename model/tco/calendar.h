#pragma once

#include "model/tco/calendar_months.h"

#include <optional>

namespace steelyard::tco {

/// A month where one must stand for all: 8,760 h ÷ 12.
inline constexpr Hours kTypicalMonth{730.0};

/// The months of one calculation, counted from 0, and where they lie in its hours, counted from 0.
///
/// Generic months all have the same hours: 12 of 730 h are 8,760 h. Calendar months have their real
/// hours: month m runs from the m-th return of the first day to the next one (see `addMonths`), so
/// that a year is 8,760 or 8,784 h. Months behind the horizon are told too, for terms that reach
/// there.
class Calendar final
{
public:
    Calendar() = default;
    /// Generic months; `monthBasis` is above 0.
    Calendar(int months, Hours monthBasis)
        : m_months{months}
        , m_basis{monthBasis}
    {}
    /// Calendar months from `start` on. Errors: NotADate, NoPeriods.
    [[nodiscard]] static Computed<Calendar> from(std::chrono::year_month_day start, int months);

    [[nodiscard]] int months() const { return m_months; }
    /// Hours of each generic month; nothing of calendar months.
    [[nodiscard]] std::optional<Hours> basis() const
    {
        return m_start ? std::nullopt : std::optional{m_basis};
    }
    /// All hours of the months.
    [[nodiscard]] Hours horizon() const { return startOf(static_cast<size_t>(m_months)); }
    [[nodiscard]] Hours hoursOf(size_t month) const
    {
        return m_start ? startOf(month + 1) - startOf(month) : m_basis;
    }
    /// The hour at which a month begins, and the one before it ends.
    [[nodiscard]] Hours startOf(size_t month) const;
    /// The month in which an hour lies; the number of months for hours behind the horizon.
    [[nodiscard]] size_t monthAt(Hours hour) const;
    /// The same hour of the day so many months later, by the day of the month.
    [[nodiscard]] Hours monthsLater(Hours hour, int months) const;

    friend bool operator==(const Calendar &, const Calendar &) = default;

private:
    int m_months = 12;
    Hours m_basis = kTypicalMonth;
    /// Only of calendar months: the first day, and the starts of all months and of the one behind.
    std::optional<std::chrono::year_month_day> m_start = {};
    std::vector<Hours> m_starts = {};
};

} // namespace steelyard::tco
