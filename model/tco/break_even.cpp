#include "model/tco/break_even.h"

namespace steelyard::tco {

std::optional<int> breakEvenMonth(std::span<const MinorUnits> cumulative,
                                  std::span<const MinorUnits> other)
{
    size_t month = cumulative.size();
    while (month > 0 && cumulative[month - 1] <= other[month - 1])
        --month;
    if (month == cumulative.size())
        return std::nullopt;
    return static_cast<int>(month) + 1;
}

} // namespace steelyard::tco
