#pragma once

#include "model/compare/site_prices.h"

namespace steelyard {

/// How the site bills bandwidth by use; nothing: it has one price per Mbps.
[[nodiscard]] std::optional<ResolvedBandwidth> resolveBandwidth(const SitePrices &prices);

} // namespace steelyard
