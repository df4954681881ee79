#pragma once

#include "model/units/rounding.h"

#include <optional>
#include <span>

namespace steelyard::tco {

/// The first month, counted from 1, from which a plan's running cost is at most the other's and
/// stays so to the end; nothing when that never happens. Both are of one length.
[[nodiscard]] std::optional<int> breakEvenMonth(std::span<const MinorUnits> cumulative,
                                                std::span<const MinorUnits> other);

} // namespace steelyard::tco
