#pragma once

#include "model/compare/site_prices.h"

namespace steelyard {

/// How the site cools. The checks have seen that it is stated in one way.
[[nodiscard]] ResolvedCooling resolveCooling(const SitePrices &prices);

/// The PUE that the site amounts to when it is loaded as designed. Nothing: it can't be told, or
/// a host pays for cooling.
[[nodiscard]] std::optional<double> pueAtDesignLoad(const Site &site);

} // namespace steelyard
