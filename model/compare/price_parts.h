#pragma once

#include "model/compare/site_terms.h"

#include <array>

namespace steelyard {

/// The terms of a site that hold the parts of its price of electricity, in the order of
/// `tco::PricePart`.
inline constexpr std::array kPricePartTerms = {SiteTerm::PurchasePrice,
                                               SiteTerm::LineLossPrice,
                                               SiteTerm::TransmissionPrice,
                                               SiteTerm::SystemOperationPrice,
                                               SiteTerm::GovernmentFunds};

[[nodiscard]] std::optional<Decimal> statedPart(const Site &site, tco::PricePart part);

/// Whether the site states any part, or a tariff that multiplies some.
[[nodiscard]] bool isPricedByParts(const Site &site);

/// All parts per kWh; nothing: one of them is not stated.
[[nodiscard]] std::optional<tco::PriceBuildUp> priceBuildUp(const Site &site);

/// What a kilowatt-hour costs in each period of the site's tariff, as stated or by
/// `tco::periodPrice` of the parts; absent ones are unknown, or not computable.
[[nodiscard]] tco::PeriodPrices periodPrices(const Site &site);

/// A computed price, to a millionth, as tariffs are written.
[[nodiscard]] Decimal pricePerKwh(double price);

/// Mean price of a kilowatt-hour of machines that run around the clock, all year, by the site's
/// tariff. Errors: PriceMissing without a tariff; those of `yearPlanOf` and `tco::meanEnergyPrice`.
[[nodiscard]] tco::Computed<> meanPriceOf(const Site &site);

} // namespace steelyard
