#pragma once

#include <QDate>

namespace steelyard {

/// Whole months from one day to a later one, as `QDate::addMonths` counts them; of an earlier one
/// none or fewer.
[[nodiscard]] inline int wholeMonths(QDate from, QDate to)
{
    constexpr int kMonthsOfYear = 12;
    const int months = (to.year() - from.year()) * kMonthsOfYear + to.month() - from.month();
    return from.addMonths(months) > to ? months - 1 : months;
}

} // namespace steelyard
