#pragma once

#include "model/units/units.h"

namespace steelyard::tco {

/// The months of one calculation: `months` of `monthBasis` hours each, counted from 0.
///
/// Month m lasts from hour monthBasis × m to monthBasis × (m + 1); 12 months of 730 h are 8,760 h.
struct Calendar
{
    int months = 12;
    Hours monthBasis{730.0};

    [[nodiscard]] constexpr Hours horizon() const { return monthBasis * months; }
};

} // namespace steelyard::tco
