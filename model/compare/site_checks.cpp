#include "model/compare/site_checks.h"

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr Bounds kPue{1.0, 100.0, "1 … 100"};
constexpr Bounds kRackUnits{1.0, kLargestQuantity, "≥ 1"};

void checkTariff(InputChecks &checks, const Site &site, const QString &path)
{
    if (!site.electricityTariff)
        return;
    const ElectricityTariff &tariff = *site.electricityTariff;
    if (site.electricityPricePerKwh)
        checks.fail(path % u"/electricity_price_per_kwh",
                    "electricity_price_per_kwh | electricity_tariff",
                    site.electricityPricePerKwh->toText());
    for (const auto &[period, key] : kEnumTexts<tco::TariffPeriod>)
        checks.check(path % u"/electricity_tariff/prices/" % QLatin1StringView{key},
                     tariff.prices[static_cast<size_t>(period)],
                     kPrice);
    if (const auto plan = yearPlanOf(tariff); !plan)
        checks.fail(path % u"/electricity_tariff/timetable",
                    "24 × 12",
                    QString::fromUtf8(plan.refusal().field.data()));
}

} // namespace

void checkSites(InputChecks &checks, const Project &project)
{
    for (const Site &site : project.sites) {
        const QString path = u"/sites/"_s % site.id.text();
        checks.check(path % u"/electricity_price_per_kwh", site.electricityPricePerKwh, kPrice);
        checks.check(path % u"/demand_price_per_kw_month", site.demandPricePerKwMonth, kPrice);
        checks.check(path % u"/pue", site.pue, kPue);
        checks.check(path % u"/cooling_cop", site.coolingCop, kPositive);
        checks.check(path % u"/rack_price_per_month", site.rackPricePerMonth, kPrice);
        checks.check(path % u"/rack_power_kw", site.rackPowerKw, kPositive);
        checks.check(path % u"/rack_units", site.rackUnits, kRackUnits);
        checks.check(
            path % u"/bandwidth_price_per_mbps_month", site.bandwidthPricePerMbpsMonth, kPrice);
        checks.check(path % u"/traffic_price_per_gb", site.trafficPricePerGb, kPrice);
        checks.check(path % u"/storage_price_per_tb_month", site.storagePricePerTbMonth, kPrice);
        checks.check(path % u"/staff_cost_per_year", site.staffCostPerYear, kPrice);
        checkTariff(checks, site, path);
        if (site.pue && site.coolingCop)
            checks.fail(path % u"/cooling_cop", "pue | cooling_cop", site.coolingCop->toText());
    }
}

} // namespace steelyard
