#pragma once

#include "model/compare/assumption_keys.h"

namespace steelyard {

// The two halves of `knownAssumptions()`.

/// What running machines takes: power, failures, network, staff.
[[nodiscard]] std::span<const AssumptionDefault> runningAssumptions();

/// What owning machines takes: operations beside the staff, hardware, finance, moving.
[[nodiscard]] std::span<const AssumptionDefault> owningAssumptions();

} // namespace steelyard
