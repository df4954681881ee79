#include "model/compare/resolved_electricity.h"

#include "model/compare/price_parts.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// The hours of each period; the checks have seen that the timetable holds each hour once.
ResolvedTariff unpricedTariff(const ElectricityTariff &tariff, QDate start)
{
    ResolvedTariff result{.firstMonth =
                              start.isValid() ? static_cast<size_t>(start.month() - 1) : 0};
    if (const auto plan = yearPlanOf(tariff))
        std::ranges::transform(*plan, result.shares.begin(), tco::hourShares);
    return result;
}

/// A tariff with a price for each period.
ResolvedTariff statedTariff(const ElectricityTariff &tariff, const SitePrices &prices, QDate start)
{
    ResolvedTariff result = unpricedTariff(tariff, start);
    std::ranges::transform(tariff.prices, result.prices.begin(), [&](const auto &value) {
        return std::vector{prices.price(value, u"electricity_price"_s, "kWh"_L1)};
    });
    return result;
}

/// A part's price in a period.
UnitRate multipliedPart(UnitRate part,
                        const std::optional<Decimal> &multiplier,
                        const SitePrices &prices)
{
    if (!multiplier)
        return missingRate(prices.missing(u"electricity_multiple"_s));
    part.multiplyBy({.name = FactorName::PeriodMultiple,
                     .value = multiplier->toDouble(),
                     .source = {prices.site().source}});
    return part;
}

/// A tariff by multiples of some of the parts, which are in the order of `PricePart`. The bill has
/// a line for each of them and period; the other parts cost the same at all hours and stay.
ResolvedTariff multipliedTariff(std::vector<UnitRate> &parts, const SitePrices &prices, QDate start)
{
    const ElectricityTariff &tariff = *prices.site().electricityTariff;
    ResolvedTariff result = unpricedTariff(tariff, start);
    std::vector<UnitRate> staying;
    for (size_t i = 0; i < parts.size(); ++i) {
        if (!tariff.multiplied.contains(static_cast<tco::PricePart>(i))) {
            staying.push_back(parts[i]);
            continue;
        }
        for (size_t period = 0; period < tco::kTariffPeriods; ++period)
            result.prices[period].push_back(
                multipliedPart(parts[i], tariff.multipliers[period], prices));
    }
    parts = std::move(staying);
    return result;
}

/// By capacity when a kVA has a price; else by power, as agreed where a contract or a transformer
/// is stated. A grid bills by one of them.
std::optional<ResolvedDemand> resolveDemand(const SitePrices &prices)
{
    const Site &site = prices.site();
    using enum SiteTerm;
    const auto kva = termOf(site, TransformerKva);
    const auto contract = termOf(site, ContractKw);
    ResolvedDemand result{
        .contract = {.contractKw = contract.value_or(0.0), .transformerKva = kva.value_or(0.0)}};
    if (statedTerm(site, DemandPricePerKva)) {
        result.basis = ResolvedDemand::Basis::Transformer;
        result.price = prices.price(DemandPricePerKva);
        if (site.demandPricePerKwMonth || contract)
            result.price = missingRate(prices.refused(DemandPricePerKva, u"kW | kVA"_s));
        else if (!kva)
            result.price = missingRate(prices.missing(TransformerKva));
        return result;
    }
    if (!site.demandPricePerKwMonth && !contract)
        return {};
    if (contract || kva)
        result.basis = ResolvedDemand::Basis::Contract;
    result.price = prices.price(site.demandPricePerKwMonth, u"demand_price"_s, "kw_month"_L1);
    return result;
}

tco::PowerFactorStandard standardOf(const Site &site)
{
    constexpr double kPoint85 = 0.85;
    const double standard = termOf(site, SiteTerm::PowerFactorStandard).value_or(0.90);
    if (standard < kPoint85)
        return tco::PowerFactorStandard::Point80;
    return standard > kPoint85 ? tco::PowerFactorStandard::Point90
                               : tco::PowerFactorStandard::Point85;
}

/// 1 + 力调, as it is stated or by the measured power factor; nothing: the site has none.
std::optional<Factor> powerFactorAdjustment(const Site &site)
{
    const auto stated = termOf(site, SiteTerm::PowerFactorAdjustment);
    const auto measured = termOf(site, SiteTerm::PowerFactor);
    if (!stated && !measured)
        return {};
    Factor factor{.name = FactorName::PowerFactorAdjustment, .source = {site.source}};
    if (stated) {
        factor.value = 1.0 + *stated;
        return factor;
    }
    if (const auto adjustment = tco::powerFactorAdjustment(*measured, standardOf(site))) {
        factor.value = 1.0 + *adjustment;
        factor.source = {QString::fromUtf8(factsOf(SiteTerm::PowerFactor).source)};
    }
    return factor;
}

/// The flat price of its parts, each a rate of its own, or one rate that is missing. Credits may
/// not make it negative.
std::vector<UnitRate> builtUpPrice(const SitePrices &prices)
{
    constexpr std::array kNames = {FactorName::PurchasePrice,
                                   FactorName::LineLossPrice,
                                   FactorName::TransmissionPrice,
                                   FactorName::SystemOperationPrice,
                                   FactorName::GovernmentFundsPrice};
    const Site &site = prices.site();
    if (site.electricityPricePerKwh
        || (site.electricityTariff && !statesMultiples(*site.electricityTariff)))
        return {missingRate(prices.refused(
            SiteTerm::PurchasePrice, u"electricity_price_per_kwh | electricity_tariff | terms"_s))};
    std::vector<UnitRate> parts;
    double sum = 0.0;
    for (size_t i = 0; i < tco::kPriceParts; ++i) {
        UnitRate part = prices.price(kPricePartTerms[i]);
        if (part.missing)
            return {part};
        part.factors.front().name = kNames[i];
        sum += part.rate;
        parts.push_back(std::move(part));
    }
    if (sum < 0.0)
        return {missingRate(prices.refused(SiteTerm::PurchasePrice, u"Σ ≥ 0"_s))};
    return parts;
}

/// All prices of electricity that the site has.
template <typename Visit>
void forEachPrice(ResolvedSite &resolved, Visit visit)
{
    std::ranges::for_each(resolved.electricity, visit);
    if (resolved.tariff) {
        for (std::vector<UnitRate> &prices : resolved.tariff->prices)
            std::ranges::for_each(prices, visit);
    }
    if (resolved.demand)
        visit(resolved.demand->price);
}

/// The first year is as it is; a price rises by the year or by the month, not by both.
void escalate(ResolvedSite &resolved, const SitePrices &prices)
{
    const auto yearly = termOf(prices.site(), SiteTerm::EscalationYearly);
    const auto monthly = termOf(prices.site(), SiteTerm::EscalationMonthly);
    if (!yearly && !monthly)
        return;
    forEachPrice(resolved, [&](UnitRate &price) {
        if (yearly && monthly)
            price = missingRate(prices.refused(
                SiteTerm::EscalationMonthly,
                u"electricity_escalation_yearly | electricity_escalation_monthly"_s));
        price.growthPerYear = yearly ? *yearly : *monthly;
        price.growthWhen = yearly ? tco::Escalation::Yearly : tco::Escalation::Monthly;
    });
}

/// 力调 applies to energy and demand, but not to the government's funds.
void adjustForPowerFactor(ResolvedSite &resolved, const SitePrices &prices)
{
    const std::optional<Factor> factor = powerFactorAdjustment(prices.site());
    if (!factor)
        return;
    const bool isStatedTwice = statedTerm(prices.site(), SiteTerm::PowerFactorAdjustment)
        && statedTerm(prices.site(), SiteTerm::PowerFactor);
    const auto adjust = [&](UnitRate &price) {
        if (isStatedTwice)
            price = missingRate(prices.refused(SiteTerm::PowerFactorAdjustment,
                                               u"power_factor_adjustment | power_factor"_s));
        else if (!price.missing && price.factors.front().name != FactorName::GovernmentFundsPrice)
            price.multiplyBy(*factor);
    };
    forEachPrice(resolved, adjust);
}

} // namespace

void resolveElectricity(ResolvedSite &resolved, const SitePrices &prices, QDate start)
{
    const Site &site = prices.site();
    if (isPricedByParts(site)) {
        resolved.electricity = builtUpPrice(prices);
        if (site.electricityTariff && !resolved.electricity.front().missing)
            resolved.tariff = multipliedTariff(resolved.electricity, prices, start);
    } else if (site.electricityTariff) {
        resolved.tariff = statedTariff(*site.electricityTariff, prices, start);
    } else {
        resolved.electricity = {
            prices.price(site.electricityPricePerKwh, u"electricity_price"_s, "kWh"_L1)};
    }
    resolved.demand = resolveDemand(prices);
    adjustForPowerFactor(resolved, prices);
    escalate(resolved, prices);
}

} // namespace steelyard
