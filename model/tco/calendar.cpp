#include "model/tco/calendar.h"

#include <algorithm>
#include <cmath>

namespace steelyard::tco {

using std::chrono::sys_days;
using std::chrono::year_month_day;

Computed<Calendar> Calendar::from(year_month_day start, int months)
{
    const auto hours = monthHours(start, months);
    if (!hours)
        return hours.refusal();
    Calendar calendar{months, kTypicalMonth};
    calendar.m_start = start;
    calendar.m_starts.emplace_back();
    for (const Hours month : *hours)
        calendar.m_starts.push_back(calendar.m_starts.back() + month);
    return calendar;
}

Hours Calendar::startOf(size_t month) const
{
    if (!m_start)
        return m_basis * static_cast<double>(month);
    return month < m_starts.size() ? m_starts[month]
                                   : monthsLater(Hours{}, static_cast<int>(month));
}

size_t Calendar::monthAt(Hours hour) const
{
    const auto all = static_cast<size_t>(m_months);
    if (!m_start)
        return std::min(static_cast<size_t>(hour / m_basis), all);
    const auto next = std::ranges::upper_bound(m_starts, hour);
    return std::min(static_cast<size_t>(next - m_starts.begin()) - 1, all);
}

Hours Calendar::monthsLater(Hours hour, int months) const
{
    // Behind the end of <chrono>'s years months are typical ones.
    const Hours typical = hour + m_basis * months;
    if (!m_start)
        return typical;
    const auto days = static_cast<int>(std::floor(toDays(hour).value()));
    const sys_days day = sys_days{*m_start} + std::chrono::days{days};
    const auto later = addMonths(day, months);
    if (!later)
        return typical;
    const auto between = static_cast<double>((*later - day).count());
    return hour + toHours(Days{between});
}

} // namespace steelyard::tco
