#include "model/compare/site_checks.h"

#include "model/compare/price_parts.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr Bounds kPue{1.0, 100.0, "1 … 100"};
constexpr Bounds kRackUnits{1.0, kLargestQuantity, "≥ 1"};

SitePart partOf(const SiteTermFacts &facts)
{
    switch (facts.group) {
    case TermGroup::DemandCharge:
    case TermGroup::Electricity:
        return SitePart::Electricity;
    case TermGroup::Cooling:
        return SitePart::Cooling;
    case TermGroup::Hosting:
        return SitePart::Hosting;
    case TermGroup::Network:
        return facts.term == SiteTerm::FreeTraffic ? SitePart::Traffic : SitePart::Bandwidth;
    }
    return SitePart::Electricity;
}

/// Multiples stand in place of prices, count for some parts, and leave each period a price.
void checkMultiples(InputChecks &checks, const Site &site, const QString &path)
{
    const ElectricityTariff &tariff = *site.electricityTariff;
    if (!statesMultiples(tariff))
        return;
    const bool hasPrices =
        std::ranges::any_of(tariff.prices, [](const auto &price) { return price.has_value(); });
    if (hasPrices)
        checks.fail(path % u"/prices", "prices | multipliers", u"2"_s);
    if (tariff.multiplied.empty())
        checks.fail(path % u"/multiplied",
                    "purchase, line_loss, transmission, system_operation, government_funds",
                    u"0"_s);
    const auto parts = priceBuildUp(site);
    const tco::PeriodPrices prices = periodPrices(site);
    for (const auto &[period, key] : kEnumTexts<tco::TariffPeriod>) {
        const auto &multiplier = tariff.multipliers[static_cast<size_t>(period)];
        const QString place = path % u"/multipliers/" % QLatin1StringView{key};
        checks.check(place, multiplier, kPositive);
        const bool isComputed = prices[static_cast<size_t>(period)].has_value();
        if (parts && multiplier && kPositive.hold(multiplier->toDouble()) && !isComputed)
            checks.fail(place, "Σ ≥ 0", multiplier->toText());
    }
}

void checkTariff(InputChecks &checks, const Site &site, const QString &path)
{
    if (!site.electricityTariff)
        return;
    const ElectricityTariff &tariff = *site.electricityTariff;
    if (site.electricityPricePerKwh)
        checks.fail(ErrorCode::StatedTwice,
                    path % u"/electricity_price_per_kwh",
                    {u"electricity_price_per_kwh, electricity_tariff"_s});
    for (const auto &[period, key] : kEnumTexts<tco::TariffPeriod>)
        checks.check(path % u"/electricity_tariff/prices/" % QLatin1StringView{key},
                     tariff.prices[static_cast<size_t>(period)],
                     kPrice);
    checkMultiples(checks, site, path % u"/electricity_tariff");
    if (const auto hour = hourInOtherThanOneRow(tariff))
        checks.fail(ErrorCode::TimetableHour,
                    path % u"/electricity_tariff/timetable",
                    {QString::number(hour->month),
                     QString::number(hour->hour),
                     QString::number(hour->hour + 1),
                     QString::number(hour->rows)});
    else if (const auto plan = yearPlanOf(tariff); !plan)
        checks.fail(path % u"/electricity_tariff/timetable",
                    "from_hour 0 … 23, to_hour 0 … 24, from_month 1 … 12, to_month 1 … 12",
                    QString::fromUtf8(plan.refusal().field.data()));
}

void checkTerms(InputChecks &checks, const Site &site, const QString &path, SitePart part)
{
    for (const SiteTermFacts &facts : knownSiteTerms()) {
        const std::optional<Decimal> stated = statedTerm(site, facts.term);
        if (stated && partOf(facts) == part && !canBe(facts, *stated))
            checks.fail(path % u"/terms/" % QLatin1StringView{facts.key},
                        facts.bounds.expected,
                        stated->toText());
    }
}

void checkRamp(InputChecks &checks, const Site &site, const QString &path)
{
    constexpr Bounds kMonth{1.0, 600.0, "1 … 600"};
    int previous = 0;
    for (const RampStep &step : site.powerRamp) {
        const QString stepPath = path % u"/power_ramp/" % step.id.text();
        checks.check(stepPath % u"/from_month", step.fromMonth, kMonth);
        checks.check(
            stepPath % u"/committed_kw", step.committedKw, factsOf(SiteTerm::CommittedKw).bounds);
        if (step.fromMonth <= previous)
            checks.fail(ErrorCode::NotRising,
                        stepPath % u"/from_month",
                        {QString::number(step.fromMonth), QString::number(previous)});
        previous = step.fromMonth;
    }
}

/// Cooling is stated once. The place is that of the one to take away.
void checkCooling(InputChecks &checks, const Site &site, const QString &path)
{
    if (waysToCool(site) < 2)
        return;
    const auto place = site.coolingCop ? "/cooling_cop"_L1
        : site.pue                     ? "/pue"_L1
        : coolsByPlant(site)           ? "/terms"_L1
                                       : "/terms/pue_variable_overhead"_L1;
    checks.fail(ErrorCode::StatedTwice,
                path % place,
                {u"pue; pue_variable_overhead …; cooling_cop, liquid_share …; metering"_s});
}

} // namespace

void checkSitePart(InputChecks &checks, const Site &site, SitePart part)
{
    const QString path = u"/sites/"_s % site.id.text();
    switch (part) {
    case SitePart::Electricity:
        checks.check(path % u"/electricity_price_per_kwh", site.electricityPricePerKwh, kPrice);
        checks.check(path % u"/demand_price_per_kw_month", site.demandPricePerKwMonth, kPrice);
        checkTariff(checks, site, path);
        break;
    case SitePart::Cooling:
        checks.check(path % u"/pue", site.pue, kPue);
        checks.check(path % u"/cooling_cop", site.coolingCop, kPositive);
        checkCooling(checks, site, path);
        break;
    case SitePart::Hosting:
        checks.check(path % u"/rack_price_per_month", site.rackPricePerMonth, kPrice);
        checks.check(path % u"/rack_power_kw", site.rackPowerKw, kPositive);
        checks.check(path % u"/rack_units", site.rackUnits, kRackUnits);
        checkRamp(checks, site, path);
        break;
    case SitePart::Bandwidth:
        checks.check(
            path % u"/bandwidth_price_per_mbps_month", site.bandwidthPricePerMbpsMonth, kPrice);
        break;
    case SitePart::Traffic:
        checks.check(path % u"/traffic_price_per_gb", site.trafficPricePerGb, kPrice);
        break;
    case SitePart::Storage:
        checks.check(path % u"/storage_price_per_tb_month", site.storagePricePerTbMonth, kPrice);
        break;
    case SitePart::Staff:
        checks.check(path % u"/staff_cost_per_year", site.staffCostPerYear, kPrice);
        break;
    }
    checkTerms(checks, site, path, part);
}

} // namespace steelyard
