#include "model/compare/resolved_cooling.h"

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

ResolvedCooling byOverhead(const SitePrices &prices)
{
    ResolvedCooling result;
    const auto variable = prices.figure(SiteTerm::VariableOverhead, result.missing);
    const auto fixed = prices.figure(SiteTerm::FixedOverhead, result.missing);
    const auto design = prices.figure(SiteTerm::DesignKw, result.missing);
    if (result.missing)
        return result;
    result.overhead = tco::FacilityOverhead{.variable = *variable, .fixed = *fixed};
    result.design = Kilowatts{*design};
    return result;
}

ResolvedCooling byPlant(const SitePrices &prices)
{
    const Site &site = prices.site();
    const auto share = [&site](SiteTerm term) { return termOf(site, term).value_or(0.0); };
    ResolvedCooling result;
    tco::CoolingPlant plant{.liquidShare = share(SiteTerm::LiquidShare),
                            .pumpShare = share(SiteTerm::PumpShare),
                            .distributionLoss = share(SiteTerm::DistributionLoss),
                            .lossesInRoom = share(SiteTerm::LossesInRoom)};
    if (plant.liquidShare > 0.0)
        plant.liquidCop =
            prices.figure(SiteTerm::LiquidCop, result.missing).value_or(plant.liquidCop);
    if (site.coolingCop)
        plant.airCop = site.coolingCop->toDouble();
    else if (plant.liquidShare < 1.0 && !result.missing)
        result.missing = prices.missing(u"cooling_cop"_s);
    if (!result.missing)
        result.plant = plant;
    return result;
}

ResolvedCooling coolingOf(const SitePrices &prices)
{
    const Site &site = prices.site();
    if (site.pue)
        return {.pue = site.pue->toDouble()};
    if (coolsByOverhead(site))
        return byOverhead(prices);
    if (coolsByPlant(site))
        return byPlant(prices);
    return {.missing = prices.missing(u"pue"_s)};
}

} // namespace

ResolvedCooling resolveCooling(const SitePrices &prices)
{
    ResolvedCooling result = coolingOf(prices);
    result.litresPerKwh = termOf(prices.site(), SiteTerm::WaterPerKwh);
    if (result.litresPerKwh)
        result.water = prices.price(SiteTerm::WaterPrice);
    return result;
}

std::optional<double> pueAtDesignLoad(const Site &site)
{
    if (site.metering != PowerMetering::Grid)
        return {};
    const ResolvedCooling cooling = resolveCooling({site, FxTable{site.currency, {}}});
    const auto figure = [](const tco::Computed<> &pue) {
        return pue ? std::optional{*pue} : std::nullopt;
    };
    if (cooling.overhead)
        return figure(tco::pueAtLoad(*cooling.overhead, 1.0));
    if (cooling.plant)
        return figure(tco::impliedPue(*cooling.plant));
    return cooling.pue;
}

} // namespace steelyard
