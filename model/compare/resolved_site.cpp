#include "model/compare/resolved_site.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

const Site *findSite(const Project &project, const SiteId &id)
{
    const auto found = std::ranges::find(project.sites, id, &Site::id);
    return found == project.sites.end() ? nullptr : &*found;
}

std::optional<double> number(const std::optional<Decimal> &value)
{
    return value ? std::optional{value->toDouble()} : std::nullopt;
}

Missing missingField(const SiteId &site, const QString &field)
{
    return {AbsenceReason::PriceMissing,
            {.rule = FindingRule::PriceUnknown,
             .severity = Severity::Problem,
             .subject = u"/sites/"_s % site.text(),
             .arguments = {Term{field}}}};
}

/// The checks have seen that the timetable holds each hour once.
template <typename ToRate>
ResolvedTariff resolveTariff(const ElectricityTariff &tariff, QDate start, ToRate toRate)
{
    ResolvedTariff result{.firstMonth =
                              start.isValid() ? static_cast<size_t>(start.month() - 1) : 0};
    if (const auto plan = yearPlanOf(tariff))
        std::ranges::transform(*plan, result.shares.begin(), tco::hourShares);
    std::ranges::transform(tariff.prices, result.prices.begin(), toRate);
    return result;
}

} // namespace

const Site *siteOf(const Project &project, const Plan &plan)
{
    if (const Site *own = findSite(project, plan.site))
        return own;
    if (const Site *shared = findSite(project, project.site))
        return shared;
    return project.sites.empty() ? nullptr : &project.sites.front();
}

ResolvedSite resolveSite(const Site &site, const FxTable &rates, QDate start)
{
    const auto price = [&](const std::optional<Decimal> &value,
                           const QString &field,
                           const char *per) -> UnitRate {
        if (!value)
            return missingRate(missingField(site.id, field));
        return converted({.name = FactorName::UnitPrice,
                          .value = value->toDouble(),
                          .unit = priceUnitName(site.currency, QLatin1StringView{per}),
                          .source = {site.source}},
                         site.currency,
                         rates);
    };
    ResolvedSite result{
        .id = site.id,
        .electricity = price(site.electricityPricePerKwh, u"electricity_price"_s, "kWh"),
        .rack = price(site.rackPricePerMonth, u"rack_price"_s, "rack_month"),
        .bandwidth = price(site.bandwidthPricePerMbpsMonth, u"bandwidth_price"_s, "mbps_month"),
        .traffic = price(site.trafficPricePerGb, u"traffic_price"_s, "GB"),
        .storage = price(site.storagePricePerTbMonth, u"storage_price"_s, "tb_month"),
        .staff = price(site.staffCostPerYear, u"staff_cost"_s, "year"),
        .source = {site.source},
        .pue = number(site.pue),
        .coolingCop = number(site.coolingCop)};
    if (site.electricityTariff)
        result.tariff = resolveTariff(*site.electricityTariff, start, [&](const auto &value) {
            return price(value, u"electricity_price"_s, "kWh");
        });
    if (site.demandPricePerKwMonth)
        result.demand = price(site.demandPricePerKwMonth, u"demand_price"_s, "kw_month");
    if (site.rackPowerKw)
        result.rackPower = Kilowatts{site.rackPowerKw->toDouble()};
    if (site.rackUnits)
        result.rackUnits = *site.rackUnits;
    return result;
}

ResolvedSite unknownSite(const LocalText &planName, const PlanId &plan)
{
    const Missing missing{AbsenceReason::SiteUnknown,
                          {.rule = FindingRule::SiteMissing,
                           .severity = Severity::Problem,
                           .subject = plan.text(),
                           .arguments = {planName}}};
    const UnitRate rate = missingRate(missing);
    return {.missing = missing,
            .electricity = rate,
            .rack = rate,
            .bandwidth = rate,
            .traffic = rate,
            .storage = rate,
            .staff = rate};
}

Missing missingFigure(const ResolvedSite &site, const QString &field)
{
    return site.missing.value_or(missingField(site.id, field));
}

} // namespace steelyard
