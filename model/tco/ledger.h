#pragma once

#include "model/tco/stream.h"
#include "model/units/rounding.h"
#include "model/units/units.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// Writes the stream's amount of each month into `entries`, each rounded once to a whole number
/// of minor units. `entries` is as long as the stream.
void post(const Stream &stream, double minorPerMajor, std::span<MinorUnits> entries);

/// The stream's entries (see `post`).
[[nodiscard]] std::vector<MinorUnits> entriesOf(const Stream &stream, double minorPerMajor);

/// The stream's sum before any rounding.
[[nodiscard]] Amount unroundedTotal(const Stream &stream);

[[nodiscard]] MinorUnits sumOf(std::span<const MinorUnits> entries);

/// Adds `entries` to `sums`, month by month. Both are of one length.
void add(std::span<const MinorUnits> entries, std::span<MinorUnits> sums);

/// Running sums.
[[nodiscard]] std::vector<MinorUnits> cumulative(std::span<const MinorUnits> entries);

} // namespace steelyard::tco
