#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::text {

/// What the job costs at the price of the cheapest offer, in that offer's currency: GPU-hours ×
/// price, with the band of the GPU-hours. Nothing: no price was looked for, or none is known.
[[nodiscard]] std::optional<sizing::Band<double>> jobCost(const SizingView &view);

/// "6.88 USD per GPU-hour, Lambda", or why no price is known.
[[nodiscard]] QString priceNote(const SizingView &view, const NumberFormat &format);

/// Cost, price, and where it stands, in one sentence; why there is none.
[[nodiscard]] QString costSentence(const SizingView &view, const NumberFormat &format);

/// How the cost came about: formula, band, and the offer with what it was converted by.
[[nodiscard]] QString costDerivation(const SizingView &view, const NumberFormat &format);

} // namespace steelyard::text
