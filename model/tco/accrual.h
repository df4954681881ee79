#pragma once

#include "model/tco/depreciation.h"
#include "model/units/rounding.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// The charges of each month of a life: a twelfth of its year's each.
[[nodiscard]] std::vector<double> monthlyCharges(const DepreciationSchedule &yearly);

/// What each of `months` months bears of an `amount` paid in `firstMonth` (from 0): the shares of
/// it that fall due, first share in that month. What they leave when the months are over is
/// written off in the last one, in which the thing is sold or given up.
///
/// One entry per month; their sum is exactly `amount`: each is the rounded running sum less the
/// one before.
[[nodiscard]] std::vector<MinorUnits> writtenOff(MinorUnits amount,
                                                 std::span<const double> shares,
                                                 size_t firstMonth,
                                                 size_t months);

} // namespace steelyard::tco
