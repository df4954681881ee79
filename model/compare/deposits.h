#pragma once

#include "model/compare/comparison.h"
#include "model/money/fx_table.h"

namespace steelyard {

/// Adds a stream for the deposit of each quote that a plan buys or rents from: paid in the first
/// month, returned in the last. A plan whose deposit has no exchange rate is incomplete.
void addDeposits(Comparison &comparison, const FxTable &rates);

} // namespace steelyard
