#include "model/tco/billing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace steelyard::tco {

namespace {

/// What runs behind the horizon is paid in the last month.
void payInLastMonth(WholeMonths &months)
{
    months.paid = months.held;
    months.paid.back() =
        std::accumulate(months.behind.begin(), months.behind.end(), months.paid.back());
}

} // namespace

WholeMonths heldThroughout(int minimumMonths, int months)
{
    const auto beyond = static_cast<size_t>(std::max(0, minimumMonths - months));
    WholeMonths result{.held = std::vector<double>(static_cast<size_t>(months), 1.0),
                       .behind = std::vector<double>(beyond, 1.0)};
    payInLastMonth(result);
    return result;
}

WholeMonths wholeMonthsUsed(std::span<const int> peaks, int minimumMonths, AfterTerm after)
{
    const size_t term = static_cast<size_t>(std::max(1, minimumMonths));
    WholeMonths months{};
    std::vector<int> rented;
    int held = 0;
    int owed = 0;
    for (size_t month = 0; month < peaks.size(); ++month) {
        if (month >= term)
            owed -= rented[month - term];
        // The load goes to machines that must be paid anyway, then to those at hand.
        const int atHand = after == AfterTerm::NewTerm ? 0 : held - owed;
        const int kept = std::min(atHand, std::max(0, peaks[month] - owed));
        rented.push_back(std::max(0, peaks[month] - owed - kept));
        held = owed + kept + rented.back();
        owed += rented.back();
        months.held.push_back(held);
        months.begun.push_back(rented.back());
        const size_t left = peaks.size() - month;
        if (term <= left || rented.back() == 0)
            continue;
        months.behind.resize(std::max(months.behind.size(), term - left));
        for (size_t behind = 0; behind < term - left; ++behind)
            months.behind[behind] += rented.back();
    }
    payInLastMonth(months);
    return months;
}

int wholeTerms(double months, int termMonths)
{
    constexpr double kHair = 1e-9; // months since a delivery are no whole number
    return std::max(1, static_cast<int>(std::ceil(months / std::max(1, termMonths) - kHair)));
}

int termBegin(int month, int termMonths)
{
    const int term = std::max(1, termMonths);
    return (month - 1) / term * term + 1;
}

} // namespace steelyard::tco
