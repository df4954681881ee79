#include "db/site_rows.h"

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
        pue,
        cooling_cop,
        rack_price_per_month,
        rack_power_kw,
        rack_units,
        bandwidth_price_per_mbps_month,
        traffic_price_per_gb,
        storage_price_per_tb_month,
        staff_cost_per_year,
        source
    FROM site
    WHERE project_id = ?
    ORDER BY position)"_L1;

Row rowOf(const ProjectId &project, const Site &site, int position)
{
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
                      {"pue"_L1, site.pue},
                      {"cooling_cop"_L1, site.coolingCop},
                      {"rack_price_per_month"_L1, site.rackPricePerMonth},
                      {"rack_power_kw"_L1, site.rackPowerKw},
                      {"rack_units"_L1, site.rackUnits},
                      {"bandwidth_price_per_mbps_month"_L1, site.bandwidthPricePerMbpsMonth},
                      {"traffic_price_per_gb"_L1, site.trafficPricePerGb},
                      {"storage_price_per_tb_month"_L1, site.storagePricePerTbMonth},
                      {"staff_cost_per_year"_L1, site.staffCostPerYear},
                      {"source"_L1, site.source}}};
}

Site siteOf(const Statement &row)
{
    return {.id = row.id<SiteId>("id"_L1),
            .name = row.localText("name"_L1),
            .currency = row.currency("currency"_L1),
            .electricityPricePerKwh = row.optionalDecimal("electricity_price_per_kwh"_L1),
            .pue = row.optionalDecimal("pue"_L1),
            .coolingCop = row.optionalDecimal("cooling_cop"_L1),
            .rackPricePerMonth = row.optionalDecimal("rack_price_per_month"_L1),
            .rackPowerKw = row.optionalDecimal("rack_power_kw"_L1),
            .rackUnits = row.optionalNumber("rack_units"_L1),
            .bandwidthPricePerMbpsMonth = row.optionalDecimal("bandwidth_price_per_mbps_month"_L1),
            .trafficPricePerGb = row.optionalDecimal("traffic_price_per_gb"_L1),
            .storagePricePerTbMonth = row.optionalDecimal("storage_price_per_tb_month"_L1),
            .staffCostPerYear = row.optionalDecimal("staff_cost_per_year"_L1),
            .source = row.text("source"_L1)};
}

} // namespace

void appendSites(Rows &rows, const Project &project)
{
    for (int position = 0; const auto &site : project.sites)
        rows.push_back(rowOf(project.id, site, position++));
}

Result<void> readSites(const Connection &connection, Project &project)
{
    auto sites = Statement{connection, kSelectSites}.bind(project.id).all(siteOf);
    if (!sites)
        return sites.error();
    project.sites = *std::move(sites);
    return {};
}

} // namespace steelyard::db
