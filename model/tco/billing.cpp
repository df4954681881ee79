#include "model/tco/billing.h"

#include <algorithm>
#include <set>

namespace steelyard::tco {

namespace {

/// Rents machines that are used together: in the months whose peak reaches `level`.
void rentTogether(
    std::span<const int> peaks, int level, int machines, int minimumMonths, WholeMonths &months)
{
    int owed = 0;
    bool isHeld = false;
    for (size_t month = 0; month < peaks.size(); ++month) {
        const bool isUsed = peaks[month] >= level;
        if (isUsed && !isHeld)
            owed = minimumMonths;
        isHeld = isUsed || owed > 0;
        owed = std::max(0, owed - 1);
        if (!isHeld)
            continue;
        months.held[month] += machines;
        months.paid[month] += machines;
    }
    months.paid.back() += static_cast<double>(owed) * machines;
}

} // namespace

std::vector<double> monthsHeld(int minimumMonths, const Calendar &calendar)
{
    std::vector<double> months(static_cast<size_t>(calendar.months), 1.0);
    months.back() += std::max(0, minimumMonths - calendar.months);
    return months;
}

WholeMonths wholeMonthsUsed(std::span<const int> peaks, int minimumMonths)
{
    WholeMonths months{.held = std::vector<double>(peaks.size(), 0.0),
                       .paid = std::vector<double>(peaks.size(), 0.0)};
    // Machines between two peaks that follow each other in size are used in the same months.
    const std::set<int> levels(peaks.begin(), peaks.end());
    int below = 0;
    for (const int level : levels) {
        if (level > below)
            rentTogether(peaks, level, level - below, minimumMonths, months);
        below = level;
    }
    return months;
}

} // namespace steelyard::tco
