#pragma once

#include "model/compare/site_prices.h"

namespace steelyard {

/// Fills in what a kilowatt-hour and a kilowatt cost at the site. `start` is the project's first
/// day, which a tariff by the season is read from.
void resolveElectricity(ResolvedSite &resolved, const SitePrices &prices, QDate start);

} // namespace steelyard
