#include "model/tco/ledger.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

namespace steelyard::tco {

namespace {

constexpr size_t kYear = 12;

/// Calls `visit(month, rate)` for each month, with the rate that holds in its year.
template <typename Visit>
void forEachMonth(const Stream &stream, Visit visit)
{
    double rate = stream.rate;
    for (size_t year = 0; year < stream.quantities.size(); year += kYear) {
        const size_t end = std::min(year + kYear, stream.quantities.size());
        for (size_t month = year; month < end; ++month)
            visit(month, rate);
        rate *= 1.0 + stream.growthPerYear;
    }
}

/// Sums of entries stop at the type's limits, which only meaningless prices reach.
MinorUnits saturatedSum(MinorUnits a, MinorUnits b)
{
    MinorUnits sum = 0;
    if (!__builtin_add_overflow(a, b, &sum))
        return sum;
    return b > 0 ? std::numeric_limits<MinorUnits>::max() : std::numeric_limits<MinorUnits>::min();
}

} // namespace

void post(const Stream &stream, double minorPerMajor, std::span<MinorUnits> entries)
{
    forEachMonth(stream, [&](size_t month, double rate) {
        entries[month] = toMinorUnits(stream.quantities[month] * rate, minorPerMajor);
    });
}

std::vector<MinorUnits> entriesOf(const Stream &stream, double minorPerMajor)
{
    std::vector<MinorUnits> entries(stream.quantities.size());
    post(stream, minorPerMajor, entries);
    return entries;
}

Amount unroundedTotal(const Stream &stream)
{
    double total = 0.0;
    forEachMonth(stream,
                 [&](size_t month, double rate) { total += stream.quantities[month] * rate; });
    return Amount{total};
}

MinorUnits sumOf(std::span<const MinorUnits> entries)
{
    return std::accumulate(entries.begin(), entries.end(), MinorUnits{0}, saturatedSum);
}

void add(std::span<const MinorUnits> entries, std::span<MinorUnits> sums)
{
    std::ranges::transform(entries, sums, sums.begin(), saturatedSum);
}

std::vector<MinorUnits> cumulative(std::span<const MinorUnits> entries)
{
    std::vector<MinorUnits> sums(entries.size());
    std::partial_sum(entries.begin(), entries.end(), sums.begin(), saturatedSum);
    return sums;
}

} // namespace steelyard::tco
