#pragma once

#include "model/quotes/quote_line.h"
#include "model/units/units.h"

#include <optional>

namespace steelyard {

/// What one GPU costs for one hour by this line, in the line's own currency and on its own tax
/// basis: price ÷ base quantity, and what is paid upfront ÷ hours of the term, less the discounts,
/// without quantity tiers.
///
/// A year has twelve months of `monthBasis` hours: one price of an hour stands for all months, so
/// it is that of a generic month also where the project counts in calendar months. Nothing when the
/// line has no price, sells no time on GPUs, sells whole nodes and does not say how many GPUs one
/// has, or is paid upfront and does not say for how long.
[[nodiscard]] std::optional<double> gpuHourPrice(const QuoteLine &line, Hours monthBasis);

/// The price is for one GPU, not for a node.
[[nodiscard]] bool isPerGpu(PriceUnit unit);

} // namespace steelyard
