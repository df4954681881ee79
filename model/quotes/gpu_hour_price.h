#pragma once

#include "model/quotes/quote_line.h"
#include "model/units/units.h"

#include <optional>

namespace steelyard {

/// What one GPU costs for one hour by this line, in the line's own currency and on its own tax
/// basis: price ÷ base quantity, less the discounts, without quantity tiers.
///
/// A year has twelve months of `monthBasis` hours. Nothing when the line has no price, sells no
/// time on GPUs, or sells whole nodes and does not say how many GPUs one has.
[[nodiscard]] std::optional<double> gpuHourPrice(const QuoteLine &line, Hours monthBasis);

/// The price is for one GPU, not for a node.
[[nodiscard]] bool isPerGpu(PriceUnit unit);

} // namespace steelyard
