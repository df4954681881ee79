#pragma once

#include "model/compare/comparison.h"

namespace steelyard {

/// Compares the plans' totals: cheapest, ties, winner, each plan's distance and break-even month.
///
/// Incomplete plans are left out. Within `kTieBand` of the best nobody wins.
void rank(Comparison &comparison);

} // namespace steelyard
