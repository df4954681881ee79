#include "model/tco/rate_search.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace steelyard::tco {

namespace {

/// Logarithms of x = 1 / (1 + rate) between which rates are looked for.
constexpr double kLowestLog = -39.2; // rate 10^17
constexpr double kHighestLog = 20.7; // rate -99.999 999 9 %
/// Below this share of its terms' sizes, a value is rounding noise around zero.
constexpr double kNoise = 1e-13;

bool isOpposite(double a, double b)
{
    return (a < 0.0 && b > 0.0) || (a > 0.0 && b < 0.0);
}

/// In order of time, flows of one time as one, without those of nothing.
std::vector<TimedFlow> merged(std::span<const TimedFlow> flows)
{
    std::vector<TimedFlow> sorted(flows.begin(), flows.end());
    std::ranges::sort(sorted, {}, &TimedFlow::years);
    std::vector<TimedFlow> result;
    for (const TimedFlow &flow : sorted) {
        if (!result.empty() && result.back().years == flow.years)
            result.back().amount += flow.amount;
        else
            result.push_back(flow);
    }
    std::erase_if(result, [](const TimedFlow &flow) { return flow.amount == 0.0; });
    return result;
}

/// The terms' sum at one place, up to a positive factor, and the sum of their sizes.
struct Balance
{
    double sum = 0.0;
    double size = 0.0;

    /// Zero, or so near it that the rounding of the terms decides the sign.
    [[nodiscard]] bool isZero() const { return std::abs(sum) <= size * kNoise; }
};

Balance balanceAt(std::span<const TimedFlow> terms, double log)
{
    // Only the sign and the share matter, so the largest power is taken out before it overflows.
    const double largest = std::max(terms.front().years * log, terms.back().years * log);
    Balance balance;
    for (const TimedFlow &term : terms) {
        const double value = term.amount * std::exp(term.years * log - largest);
        balance.sum += value;
        balance.size += std::abs(value);
    }
    return balance;
}

/// Index of the first term whose successor has the other sign.
std::optional<size_t> firstChange(std::span<const TimedFlow> terms)
{
    const auto change =
        std::ranges::adjacent_find(terms, [](const TimedFlow &a, const TimedFlow &b) {
            return isOpposite(a.amount, b.amount);
        });
    if (change == terms.end())
        return std::nullopt;
    return static_cast<size_t>(change - terms.begin());
}

/// The derivative after division by a power between the two terms at the change of sign. Its
/// factor in common, which has no zero, is left out.
std::vector<TimedFlow> flattened(std::span<const TimedFlow> terms, size_t change)
{
    const double between = (terms[change].years + terms[change + 1].years) / 2.0;
    std::vector<TimedFlow> result(terms.begin(), terms.end());
    double largest = 0.0;
    for (TimedFlow &term : result) {
        term.amount *= term.years - between;
        largest = std::max(largest, std::abs(term.amount));
    }
    for (TimedFlow &term : result)
        term.amount /= largest;
    return result;
}

/// The zero between `low` and `high`, where the balance has unlike signs.
double bisected(std::span<const TimedFlow> terms, double low, double high)
{
    const bool isRising = balanceAt(terms, low).sum < 0.0;
    double middle = low + (high - low) / 2.0;
    while (middle > low && middle < high) {
        if ((balanceAt(terms, middle).sum < 0.0) == isRising)
            low = middle;
        else
            high = middle;
        middle = low + (high - low) / 2.0;
    }
    return middle;
}

/// All zeros, rising. `terms` is never empty.
std::vector<double> zeros(std::span<const TimedFlow> terms)
{
    const std::optional<size_t> change = firstChange(terms);
    if (!change)
        return {};
    std::vector<double> bounds{kLowestLog};
    std::ranges::copy(zeros(flattened(terms, *change)), std::back_inserter(bounds));
    bounds.push_back(kHighestLog);
    std::vector<double> found;
    for (size_t i = 1; i < bounds.size(); ++i) {
        const Balance before = balanceAt(terms, bounds[i - 1]);
        const Balance here = balanceAt(terms, bounds[i]);
        if (here.isZero())
            found.push_back(bounds[i]);
        else if (!before.isZero() && isOpposite(before.sum, here.sum))
            found.push_back(bisected(terms, bounds[i - 1], bounds[i]));
    }
    return found;
}

} // namespace

int signChanges(std::span<const TimedFlow> flows)
{
    const std::vector<TimedFlow> terms = merged(flows);
    int changes = 0;
    for (size_t i = 1; i < terms.size(); ++i)
        changes += isOpposite(terms[i - 1].amount, terms[i].amount) ? 1 : 0;
    return changes;
}

std::vector<double> ratesWithoutValue(std::span<const TimedFlow> flows)
{
    const std::vector<TimedFlow> terms = merged(flows);
    if (terms.empty())
        return {};
    std::vector<double> rates = zeros(terms);
    for (double &rate : rates)
        rate = std::expm1(-rate);
    std::ranges::reverse(rates);
    return rates;
}

} // namespace steelyard::tco
