#pragma once

#include "model/compare/project.h"
#include "model/tco/calendar.h"

namespace steelyard {

/// Hours of a month where one must stand for all, as in the price per GPU-hour that a monthly quote
/// comes to: the project's basis, or `tco::kTypicalMonth` beside calendar months.
[[nodiscard]] Hours typicalMonth(const Project &project);

/// So many months as the project counts them. Calendar months without a first day, which
/// `firstBadInput` refuses, are typical ones.
[[nodiscard]] tco::Calendar calendarOf(const Project &project, int months);

/// Those of its horizon.
[[nodiscard]] tco::Calendar calendarOf(const Project &project);

} // namespace steelyard
