#include "model/compare/price_parts.h"

#include <algorithm>
#include <cmath>

namespace steelyard {

std::optional<Decimal> statedPart(const Site &site, tco::PricePart part)
{
    return statedTerm(site, kPricePartTerms.at(static_cast<size_t>(part)));
}

bool isPricedByParts(const Site &site)
{
    const bool statesPart = std::ranges::any_of(
        kPricePartTerms, [&site](SiteTerm part) { return statedTerm(site, part).has_value(); });
    return statesPart || (site.electricityTariff && statesMultiples(*site.electricityTariff));
}

std::optional<tco::PriceBuildUp> priceBuildUp(const Site &site)
{
    std::array<double, tco::kPriceParts> parts = {};
    for (size_t i = 0; i < parts.size(); ++i) {
        const std::optional<double> part = termOf(site, kPricePartTerms.at(i));
        if (!part)
            return {};
        parts.at(i) = *part;
    }
    return tco::PriceBuildUp{.purchase = parts[0],
                             .lineLoss = parts[1],
                             .transmission = parts[2],
                             .systemOperation = parts[3],
                             .governmentFunds = parts[4]};
}

tco::PeriodPrices periodPrices(const Site &site)
{
    const ElectricityTariff tariff = site.electricityTariff.value_or(ElectricityTariff{});
    const bool byMultiples = statesMultiples(tariff);
    const auto parts = byMultiples ? priceBuildUp(site) : std::nullopt;
    const std::vector<tco::PricePart> multiplied{tariff.multiplied.begin(),
                                                 tariff.multiplied.end()};
    tco::PeriodPrices prices;
    for (size_t i = 0; i < prices.size(); ++i) {
        if (!byMultiples && tariff.prices[i]) {
            prices[i] = tariff.prices[i]->toDouble();
        } else if (parts && tariff.multipliers[i]) {
            const auto price =
                tco::periodPrice(*parts, tariff.multipliers[i]->toDouble(), multiplied);
            prices[i] = price ? std::optional{*price} : std::nullopt;
        }
    }
    return prices;
}

Decimal pricePerKwh(double price)
{
    constexpr double kPerUnit = 1e6;
    return Decimal::fromDouble(std::round(price * kPerUnit) / kPerUnit);
}

tco::Computed<> meanPriceOf(const Site &site)
{
    if (!site.electricityTariff)
        return tco::Refusal{tco::Undefined::PriceMissing, "electricity_price"};
    const auto plan = yearPlanOf(*site.electricityTariff);
    if (!plan)
        return plan.refusal();
    return tco::meanEnergyPrice(periodPrices(site), tco::yearShares(*plan));
}

} // namespace steelyard
