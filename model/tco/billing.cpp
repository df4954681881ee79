#include "model/tco/billing.h"

#include <algorithm>

namespace steelyard::tco {

std::vector<double> monthsHeld(int minimumMonths, const Calendar &calendar)
{
    std::vector<double> months(static_cast<size_t>(calendar.months), 1.0);
    months.back() += std::max(0, minimumMonths - calendar.months);
    return months;
}

WholeMonths wholeMonthsUsed(std::span<const int> peaks, int minimumMonths)
{
    const size_t term = static_cast<size_t>(std::max(1, minimumMonths));
    WholeMonths months{};
    std::vector<int> rented;
    int held = 0;
    int owed = 0;
    double beyondHorizon = 0.0;
    for (size_t month = 0; month < peaks.size(); ++month) {
        if (month >= term)
            owed -= rented[month - term];
        // The load goes to machines that must be paid anyway, then to those at hand.
        const int kept = std::min(held - owed, std::max(0, peaks[month] - owed));
        rented.push_back(std::max(0, peaks[month] - owed - kept));
        held = owed + kept + rented.back();
        owed += rented.back();
        months.held.push_back(held);
        const size_t left = peaks.size() - month;
        if (term > left)
            beyondHorizon += static_cast<double>(term - left) * rented.back();
    }
    months.paid = months.held;
    months.paid.back() += beyondHorizon;
    return months;
}

} // namespace steelyard::tco
