#pragma once

#include "ui/text/sizing_text.h"

#include <QStringList>

namespace steelyard::text {

/// What is trained, a sentence each: the model's weights and where they come from, tokens that
/// follow from a rule, and a method that is not full training.
[[nodiscard]] QStringList jobSentences(const SizingView &view, const NumberFormat &format);

/// The active weights that a known model's authors state; 0: none are, or all weights are active.
[[nodiscard]] double publishedActive(const SizingView &view);

/// What claimed GPU-days are of the peak, in the convention that counts least. Needs a claim.
[[nodiscard]] QString claimText(const SizingView &view, const NumberFormat &format);

/// What is wrong with a claim of fewer GPU-days than the accelerators' peak allows; empty: nothing.
[[nodiscard]] QString claimWarning(const SizingView &view, const NumberFormat &format);

/// "70.55B", as the trade writes counts of weights and tokens.
[[nodiscard]] QString countText(double count, const NumberFormat &format);

} // namespace steelyard::text
