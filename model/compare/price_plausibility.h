#pragma once

#include "model/base/finding.h"
#include "model/compare/dossier.h"

namespace steelyard {

/// Quote lines whose GPU-hour price lies more than five times above or below the median of at
/// least three for the same accelerator, VAT left aside: most likely a unit that was misread.
[[nodiscard]] std::vector<Finding> implausiblePrices(const Dossier &dossier, const FxTable &rates);

} // namespace steelyard
