#include "model/tco/billing.h"

#include <algorithm>

namespace steelyard::tco {

std::vector<double> periodsHeld(const Term &term, const Calendar &calendar)
{
    const int paidMonths = std::max(calendar.months, term.minimumMonths);
    std::vector<double> periods(static_cast<size_t>(calendar.months), 0.0);
    switch (term.payment) {
    case Payment::ProRata:
        std::ranges::fill(periods, 1.0 / term.periodMonths);
        periods.back() += static_cast<double>(paidMonths - calendar.months) / term.periodMonths;
        break;
    case Payment::WholePeriodsAhead:
        for (int month = 0; month < paidMonths; month += term.periodMonths)
            periods[static_cast<size_t>(std::min(month, calendar.months - 1))] += 1.0;
        break;
    }
    return periods;
}

std::vector<double> wholePeriodsUsed(int periodMonths, std::span<const int> peaks)
{
    std::vector<double> paid(peaks.size(), 0.0);
    const auto length = static_cast<size_t>(periodMonths);
    for (size_t start = 0; start < peaks.size(); start += length) {
        const auto period = peaks.subspan(start, std::min(length, peaks.size() - start));
        const auto firstUse = std::ranges::find_if(period, [](int peak) { return peak > 0; });
        if (firstUse != period.end())
            paid[start + static_cast<size_t>(firstUse - period.begin())] = std::ranges::max(period);
    }
    return paid;
}

} // namespace steelyard::tco
