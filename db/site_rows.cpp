#include "db/site_rows.h"

#include "db/compact_lists.h"
#include "db/site_term_rows.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectSites = R"(
    SELECT
        id,
        name_en,
        name_zh_cn,
        currency,
        electricity_price_per_kwh,
        demand_price_per_kw_month,
        tariff_sharp_peak,
        tariff_peak,
        tariff_flat,
        tariff_valley,
        tariff_deep_valley,
        multiplier_sharp_peak,
        multiplier_peak,
        multiplier_flat,
        multiplier_valley,
        multiplier_deep_valley,
        multiplied_parts,
        pue,
        cooling_cop,
        rack_price_per_month,
        rack_power_kw,
        rack_units,
        bandwidth_price_per_mbps_month,
        traffic_price_per_gb,
        storage_price_per_tb_month,
        staff_cost_per_year,
        source,
        metering,
        bandwidth_rule,
        bandwidth_samples,
        gigabyte,
        country
    FROM site
    WHERE project_id = ?
    ORDER BY position)"_L1;

constexpr auto kSelectSpans = R"(
    SELECT
        site_id,
        id,
        period,
        from_hour,
        to_hour,
        from_month,
        to_month
    FROM tariff_span
    WHERE project_id = ?
    ORDER BY site_id, position)"_L1;

/// Columns of the tariff's prices, in the order of `TariffPeriod`.
constexpr tco::ByPeriod<QLatin1StringView> kTariffColumns = {"tariff_sharp_peak"_L1,
                                                             "tariff_peak"_L1,
                                                             "tariff_flat"_L1,
                                                             "tariff_valley"_L1,
                                                             "tariff_deep_valley"_L1};

constexpr tco::ByPeriod<QLatin1StringView> kMultiplierColumns = {"multiplier_sharp_peak"_L1,
                                                                 "multiplier_peak"_L1,
                                                                 "multiplier_flat"_L1,
                                                                 "multiplier_valley"_L1,
                                                                 "multiplier_deep_valley"_L1};

std::optional<tco::BandwidthRule> ruleOf(const Statement &row, QLatin1StringView column)
{
    if (row.isNull(column))
        return {};
    return row.enumeration<tco::BandwidthRule>(column);
}

Row rowOf(const ProjectId &project, const Site &site, int position)
{
    const ElectricityTariff tariff = site.electricityTariff.value_or(ElectricityTariff{});
    const auto &prices = tariff.prices;
    const auto &multipliers = tariff.multipliers;
    return {.table = "site"_L1,
            .place = u"sites/"_s + site.id.text(),
            .keyCount = 2,
            .cells = {{"project_id"_L1, project},
                      {"id"_L1, site.id},
                      {"position"_L1, position},
                      {"name_en"_L1, site.name.en},
                      {"name_zh_cn"_L1, site.name.zhCN},
                      {"currency"_L1, site.currency},
                      {"electricity_price_per_kwh"_L1, site.electricityPricePerKwh},
                      {"demand_price_per_kw_month"_L1, site.demandPricePerKwMonth},
                      {kTariffColumns[0], prices[0]},
                      {kTariffColumns[1], prices[1]},
                      {kTariffColumns[2], prices[2]},
                      {kTariffColumns[3], prices[3]},
                      {kTariffColumns[4], prices[4]},
                      {kMultiplierColumns[0], multipliers[0]},
                      {kMultiplierColumns[1], multipliers[1]},
                      {kMultiplierColumns[2], multipliers[2]},
                      {kMultiplierColumns[3], multipliers[3]},
                      {kMultiplierColumns[4], multipliers[4]},
                      {"multiplied_parts"_L1, partsText(tariff.multiplied)},
                      {"pue"_L1, site.pue},
                      {"cooling_cop"_L1, site.coolingCop},
                      {"rack_price_per_month"_L1, site.rackPricePerMonth},
                      {"rack_power_kw"_L1, site.rackPowerKw},
                      {"rack_units"_L1, site.rackUnits},
                      {"bandwidth_price_per_mbps_month"_L1, site.bandwidthPricePerMbpsMonth},
                      {"traffic_price_per_gb"_L1, site.trafficPricePerGb},
                      {"storage_price_per_tb_month"_L1, site.storagePricePerTbMonth},
                      {"staff_cost_per_year"_L1, site.staffCostPerYear},
                      {"source"_L1, site.source},
                      {"metering"_L1, site.metering},
                      {"bandwidth_rule"_L1, site.bandwidthRule},
                      {"bandwidth_samples"_L1, decimalsText(site.bandwidthSamples)},
                      {"gigabyte"_L1, site.gigabyte},
                      {"country"_L1, site.country}}};
}

Row rowOf(const ProjectId &project, const SiteId &site, const TariffSpan &span, int position)
{
    return {.table = "tariff_span"_L1,
            .place = u"sites/"_s + site.text() + u"/electricity_tariff/timetable/" + span.id.text(),
            .keyCount = 3,
            .cells = {{"project_id"_L1, project},
                      {"site_id"_L1, site},
                      {"id"_L1, span.id},
                      {"position"_L1, position},
                      {"period"_L1, span.period},
                      {"from_hour"_L1, span.fromHour},
                      {"to_hour"_L1, span.toHour},
                      {"from_month"_L1, span.fromMonth},
                      {"to_month"_L1, span.toMonth}}};
}

/// The tariff's prices or multiples; only a site with a timetable keeps them.
ElectricityTariff pricesOf(const Statement &row)
{
    ElectricityTariff tariff;
    for (size_t i = 0; i < kTariffColumns.size(); ++i) {
        tariff.prices[i] = row.optionalDecimal(kTariffColumns[i]);
        tariff.multipliers[i] = row.optionalDecimal(kMultiplierColumns[i]);
    }
    tariff.multiplied = readPriceParts(row, "multiplied_parts"_L1);
    return tariff;
}

/// A span of a site's timetable.
struct SiteSpan
{
    SiteId site = {};
    TariffSpan span = {};
};

SiteSpan spanOf(const Statement &row)
{
    return {.site = row.id<SiteId>("site_id"_L1),
            .span = {.id = row.id<TariffSpanId>("id"_L1),
                     .period = row.enumeration<tco::TariffPeriod>("period"_L1),
                     .fromHour = row.number("from_hour"_L1),
                     .toHour = row.number("to_hour"_L1),
                     .fromMonth = row.number("from_month"_L1),
                     .toMonth = row.number("to_month"_L1)}};
}

Site siteOf(const Statement &row)
{
    return {.id = row.id<SiteId>("id"_L1),
            .name = row.localText("name"_L1),
            .currency = row.currency("currency"_L1),
            .electricityPricePerKwh = row.optionalDecimal("electricity_price_per_kwh"_L1),
            .electricityTariff = pricesOf(row),
            .demandPricePerKwMonth = row.optionalDecimal("demand_price_per_kw_month"_L1),
            .pue = row.optionalDecimal("pue"_L1),
            .coolingCop = row.optionalDecimal("cooling_cop"_L1),
            .rackPricePerMonth = row.optionalDecimal("rack_price_per_month"_L1),
            .rackPowerKw = row.optionalDecimal("rack_power_kw"_L1),
            .rackUnits = row.optionalNumber("rack_units"_L1),
            .bandwidthPricePerMbpsMonth = row.optionalDecimal("bandwidth_price_per_mbps_month"_L1),
            .trafficPricePerGb = row.optionalDecimal("traffic_price_per_gb"_L1),
            .storagePricePerTbMonth = row.optionalDecimal("storage_price_per_tb_month"_L1),
            .staffCostPerYear = row.optionalDecimal("staff_cost_per_year"_L1),
            .source = row.text("source"_L1),
            .metering = row.enumeration<PowerMetering>("metering"_L1),
            .bandwidthRule = ruleOf(row, "bandwidth_rule"_L1),
            .bandwidthSamples = readDecimals(row, "bandwidth_samples"_L1),
            .gigabyte = row.enumeration<tco::GigabyteBase>("gigabyte"_L1),
            .country = row.text("country"_L1)};
}

} // namespace

void appendSites(Rows &rows, const Project &project)
{
    for (int position = 0; const auto &site : project.sites)
        rows.push_back(rowOf(project.id, site, position++));
    for (const auto &site : project.sites) {
        const auto spans = site.electricityTariff.value_or(ElectricityTariff{}).timetable;
        for (int position = 0; const auto &span : spans)
            rows.push_back(rowOf(project.id, site.id, span, position++));
        appendTerms(rows, project.id, site);
    }
}

Result<void> readSites(const Connection &connection, Project &project)
{
    auto sites = Statement{connection, kSelectSites}.bind(project.id).all(siteOf);
    if (!sites)
        return sites.error();
    const auto spans = Statement{connection, kSelectSpans}.bind(project.id).all(spanOf);
    if (!spans)
        return spans.error();
    project.sites = *std::move(sites);
    for (Site &site : project.sites) {
        for (const SiteSpan &each : *spans) {
            if (each.site == site.id)
                site.electricityTariff->timetable.push_back(each.span);
        }
        if (site.electricityTariff->timetable.empty())
            site.electricityTariff.reset();
    }
    return readTerms(connection, project);
}

} // namespace steelyard::db
