// Words for stored names that are text, not enums: assumptions and units.
#include "ui/text/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct StoredWord
{
    const char *stored;
    const char *word;
};

constexpr std::array kAssumptionWords = {
    StoredWord{"goodput", QT_TRANSLATE_NOOP("Assumptions", "Goodput")},
    StoredWord{"gpu_load", QT_TRANSLATE_NOOP("Assumptions", "Load while busy")},
    StoredWord{"typical_power_share",
               QT_TRANSLATE_NOOP("Assumptions", "Typical power, share of the rating")},
    StoredWord{"idle_power_share",
               QT_TRANSLATE_NOOP("Assumptions", "Idle power, share of full power")},
    StoredWord{"maintenance_rate_per_year",
               QT_TRANSLATE_NOOP("Assumptions", "Maintenance per year, share of the price")},
    StoredWord{"residual_rate",
               QT_TRANSLATE_NOOP("Assumptions", "Residual value, share of the price")},
    StoredWord{"discount_rate", QT_TRANSLATE_NOOP("Assumptions", "Discount rate, per year")},
    StoredWord{"inflation_per_year", QT_TRANSLATE_NOOP("Assumptions", "Inflation, per year")},
    StoredWord{"market_decay_per_year",
               QT_TRANSLATE_NOOP("Assumptions", "Decay of the market value, per year")},
    StoredWord{"depreciation_years",
               QT_TRANSLATE_NOOP("Assumptions", "Life that hardware is written off over")},
    StoredWord{"salvage_rate",
               QT_TRANSLATE_NOOP("Assumptions", "Salvage value in the books, share of the price")},
    StoredWord{"bandwidth_mbps", QT_TRANSLATE_NOOP("Assumptions", "Bandwidth")},
    StoredWord{"egress_gb_per_month", QT_TRANSLATE_NOOP("Assumptions", "Outgoing traffic")},
    StoredWord{"free_egress_gb_per_month",
               QT_TRANSLATE_NOOP("Assumptions", "Free outgoing traffic")},
    StoredWord{"storage_tb", QT_TRANSLATE_NOOP("Assumptions", "Storage")},
    StoredWord{"staff_minimum_fte", QT_TRANSLATE_NOOP("Assumptions", "Least number of staff")},
    StoredWord{"gpus_per_fte", QT_TRANSLATE_NOOP("Assumptions", "GPUs per full-time person")},
    StoredWord{"staff_share_cloud",
               QT_TRANSLATE_NOOP("Assumptions", "Share of the staff that cloud rental needs")},
    StoredWord{"remote_hands_per_month",
               QT_TRANSLATE_NOOP("Assumptions", "Remote hands visits per month")},
    StoredWord{"remote_hands_price", QT_TRANSLATE_NOOP("Assumptions", "Price of remote hands")},
    StoredWord{"set_up_per_server", QT_TRANSLATE_NOOP("Assumptions", "Set-up per server")},
    StoredWord{"rack_power_margin", QT_TRANSLATE_NOOP("Assumptions", "Power margin of a rack")},
    StoredWord{"pue_variable_overhead",
               QT_TRANSLATE_NOOP("Assumptions", "Overhead that follows the load")},
    StoredWord{"pue_fixed_overhead", QT_TRANSLATE_NOOP("Assumptions", "Overhead at any load")},
    StoredWord{"pue_design_kw", QT_TRANSLATE_NOOP("Assumptions", "Design load of the room")},
    StoredWord{"liquid_share", QT_TRANSLATE_NOOP("Assumptions", "Heat carried off by liquid")},
    StoredWord{"liquid_cop", QT_TRANSLATE_NOOP("Assumptions", "COP of the liquid cooling")},
    StoredWord{"cooling_cop", QT_TRANSLATE_NOOP("Assumptions", "COP of the air cooling")},
    StoredWord{"pump_share",
               QT_TRANSLATE_NOOP("Assumptions", "Pumps, share of the servers' energy")},
    StoredWord{"distribution_loss",
               QT_TRANSLATE_NOOP("Assumptions", "Losses of UPS and distribution")},
    StoredWord{"losses_in_room", QT_TRANSLATE_NOOP("Assumptions", "Losses that heat the room")},
    StoredWord{"water_litres_per_kwh",
               QT_TRANSLATE_NOOP("Assumptions", "Water per energy of the servers")},
    StoredWord{"water_price_per_m3", QT_TRANSLATE_NOOP("Assumptions", "Price of water")},
    StoredWord{"power_price_per_kw_month",
               QT_TRANSLATE_NOOP("Assumptions", "Price of committed power")},
    StoredWord{"committed_kw", QT_TRANSLATE_NOOP("Assumptions", "Committed power")},
    StoredWord{"overage_price_per_kw_month",
               QT_TRANSLATE_NOOP("Assumptions", "Price of power above the commitment")},
    StoredWord{"host_escalation_yearly",
               QT_TRANSLATE_NOOP("Assumptions", "Rise of the rent, by the year")},
    StoredWord{"minimum_term_months", QT_TRANSLATE_NOOP("Assumptions", "Minimum term of the host")},
    StoredWord{"exit_share",
               QT_TRANSLATE_NOOP("Assumptions", "Share of the remaining fees on exit")},
    StoredWord{
        "staff_on_cost",
        QT_TRANSLATE_NOOP("Assumptions", "On-costs of the staff, factor on the site's salary")},
    StoredWord{"staff_seats_7x24", QT_TRANSLATE_NOOP("Assumptions", "Seats filled 7×24")},
    StoredWord{"people_per_seat", QT_TRANSLATE_NOOP("Assumptions", "People for a 7×24 seat")},
    StoredWord{"warranty_months", QT_TRANSLATE_NOOP("Assumptions", "Warranty of bought servers")},
    StoredWord{"spares_failure_rate",
               QT_TRANSLATE_NOOP("Assumptions", "Failures of GPUs per year")},
    StoredWord{"spare_price_per_gpu",
               QT_TRANSLATE_NOOP("Assumptions", "Price of a replacement GPU")},
    StoredWord{"spares_warranty_share",
               QT_TRANSLATE_NOOP("Assumptions", "Replacements paid by the warranty")},
    StoredWord{"licence_per_gpu_year",
               QT_TRANSLATE_NOOP("Assumptions", "Licences per GPU and year")},
    StoredWord{"licence_per_socket_year",
               QT_TRANSLATE_NOOP("Assumptions", "Licences per socket and year")},
    StoredWord{"sockets_per_server", QT_TRANSLATE_NOOP("Assumptions", "Sockets of a server")},
    StoredWord{"licence_per_core_year",
               QT_TRANSLATE_NOOP("Assumptions", "Licences per core and year")},
    StoredWord{"cores_per_server", QT_TRANSLATE_NOOP("Assumptions", "Cores of a server")},
    StoredWord{"insurance_rate_per_year",
               QT_TRANSLATE_NOOP("Assumptions", "Insurance per year, share of the price")},
    StoredWord{"security_assessment_once",
               QT_TRANSLATE_NOOP("Assumptions", "Security assessment, once")},
    StoredWord{"security_assessment_per_year",
               QT_TRANSLATE_NOOP("Assumptions", "Security assessment per year")},
    StoredWord{
        "sla_credit_share",
        QT_TRANSLATE_NOOP("Assumptions", "Credit for missed service levels, share of the rent")},
    StoredWord{"migration_days", QT_TRANSLATE_NOOP("Assumptions", "Days of the migration")},
    StoredWord{"migration_day_rate",
               QT_TRANSLATE_NOOP("Assumptions", "Price of a day of migration")},
    StoredWord{"parallel_months", QT_TRANSLATE_NOOP("Assumptions", "Months of parallel running")},
    StoredWord{"old_fee_per_month", QT_TRANSLATE_NOOP("Assumptions", "Fee of the old machines")},
    StoredWord{"decommissioning_rate",
               QT_TRANSLATE_NOOP("Assumptions", "Decommissioning, share of the price")},
    StoredWord{"bandwidth_commit_mbps", QT_TRANSLATE_NOOP("Assumptions", "Committed bandwidth")},
    StoredWord{"bandwidth_overage_price_per_mbps_month",
               QT_TRANSLATE_NOOP("Assumptions", "Price of bandwidth above the commitment")},
    StoredWord{"bandwidth_p95_mbps", QT_TRANSLATE_NOOP("Assumptions", "Bandwidth that is billed")},
    StoredWord{"bandwidth_cap_mbps", QT_TRANSLATE_NOOP("Assumptions", "Cap of the bandwidth")},
    StoredWord{"bandwidth_floor_share",
               QT_TRANSLATE_NOOP("Assumptions", "Least share of the cap that is billed")},
    StoredWord{"free_traffic_gb", QT_TRANSLATE_NOOP("Assumptions", "Free traffic at the site")},
    // Fields of a layer and of a quote line, and fields of a site, that a finding may name.
    StoredWord{"financing", QT_TRANSLATE_NOOP("Assumptions", "Interest of a loan or lease")},
    StoredWord{"interruptions", QT_TRANSLATE_NOOP("Assumptions", "Interruptions of the layer")},
    StoredWord{"upfront", QT_TRANSLATE_NOOP("Assumptions", "Part paid upfront")},
    StoredWord{"billing_unit", QT_TRANSLATE_NOOP("Assumptions", "Billing unit of a run")},
    StoredWord{"minimum_run_minutes", QT_TRANSLATE_NOOP("Assumptions", "Shortest run billed")},
    StoredWord{"sustained_use", QT_TRANSLATE_NOOP("Assumptions", "Sustained-use discount")},
    StoredWord{"kept_price_per_hour",
               QT_TRANSLATE_NOOP("Assumptions", "Price of a stopped machine")},
    StoredWord{"savings_plans", QT_TRANSLATE_NOOP("Assumptions", "Savings plans")},
    StoredWord{"refund", QT_TRANSLATE_NOOP("Assumptions", "Refund of a prepaid term")},
    StoredWord{"on_demand_per_hour",
               QT_TRANSLATE_NOOP("Assumptions", "On-demand price in a refund")},
    StoredWord{"short_use_factor", QT_TRANSLATE_NOOP("Assumptions", "Factor on short use")},
    StoredWord{"residual_schedule", QT_TRANSLATE_NOOP("Assumptions", "Residual schedule")},
    StoredWord{"metering", QT_TRANSLATE_NOOP("Assumptions", "Power metered by the host")},
    StoredWord{"demand_price", QT_TRANSLATE_NOOP("Assumptions", "Demand price")},
    StoredWord{"electricity_price", QT_TRANSLATE_NOOP("Assumptions", "Electricity price")},
    StoredWord{"electricity_multiple",
               QT_TRANSLATE_NOOP("Assumptions", "Multiple of the price in a period")},
    StoredWord{"rack_price", QT_TRANSLATE_NOOP("Assumptions", "Rack price")},
    StoredWord{"rack_power", QT_TRANSLATE_NOOP("Assumptions", "Rack power")},
    StoredWord{"rack_units", QT_TRANSLATE_NOOP("Assumptions", "Rack units")},
    StoredWord{"bandwidth_price", QT_TRANSLATE_NOOP("Assumptions", "Bandwidth price")},
    StoredWord{"traffic_price", QT_TRANSLATE_NOOP("Assumptions", "Traffic price")},
    StoredWord{"storage_price", QT_TRANSLATE_NOOP("Assumptions", "Storage price")},
    StoredWord{"staff_cost", QT_TRANSLATE_NOOP("Assumptions", "Staff cost per year")},
    StoredWord{"pue", QT_TRANSLATE_NOOP("Assumptions", "PUE")},
    // Terms of a site.
    StoredWord{"transformer_kva", QT_TRANSLATE_NOOP("Assumptions", "Transformer capacity")},
    StoredWord{"demand_price_per_kva_month",
               QT_TRANSLATE_NOOP("Assumptions", "Demand price by capacity")},
    StoredWord{"contract_demand_kw", QT_TRANSLATE_NOOP("Assumptions", "Contract demand")},
    StoredWord{"power_factor_adjustment",
               QT_TRANSLATE_NOOP("Assumptions", "Power factor adjustment")},
    StoredWord{"power_factor", QT_TRANSLATE_NOOP("Assumptions", "Power factor as metered")},
    StoredWord{"power_factor_standard",
               QT_TRANSLATE_NOOP("Assumptions", "Standard of the power factor (0.90 if blank)")},
    StoredWord{"purchase_price_per_kwh", QT_TRANSLATE_NOOP("Assumptions", "Price of the purchase")},
    StoredWord{"line_loss_price_per_kwh", QT_TRANSLATE_NOOP("Assumptions", "Price of line losses")},
    StoredWord{"transmission_price_per_kwh",
               QT_TRANSLATE_NOOP("Assumptions", "Price of transmission and distribution")},
    StoredWord{"system_operation_price_per_kwh",
               QT_TRANSLATE_NOOP("Assumptions", "Price of system operation")},
    StoredWord{"government_funds_per_kwh", QT_TRANSLATE_NOOP("Assumptions", "Government funds")},
    StoredWord{"electricity_escalation_yearly",
               QT_TRANSLATE_NOOP("Assumptions", "Rise of electricity prices, by the year")},
    StoredWord{"electricity_escalation_monthly",
               QT_TRANSLATE_NOOP("Assumptions", "Rise of electricity prices, by the month")},
};

/// The parts of a unit's stored name, which a stroke divides: "CNY/year". Currency codes and
/// signs such as "Mbps" are the same in all languages.
constexpr std::array kUnitWords = {
    StoredWord{"ratio", QT_TRANSLATE_NOOP("Units", "ratio")},
    StoredWord{"share", QT_TRANSLATE_NOOP("Units", "share")},
    StoredWord{"hour", QT_TRANSLATE_NOOP("Units", "hour")},
    StoredWord{"day", QT_TRANSLATE_NOOP("Units", "day")},
    StoredWord{"visit", QT_TRANSLATE_NOOP("Units", "visit")},
    StoredWord{"visits", QT_TRANSLATE_NOOP("Units", "visits")},
    StoredWord{"server", QT_TRANSLATE_NOOP("Units", "server")},
    StoredWord{"servers", QT_TRANSLATE_NOOP("Units", "servers")},
    StoredWord{"GPU", QT_TRANSLATE_NOOP("Units", "GPU")},
    StoredWord{"GPUs", QT_TRANSLATE_NOOP("Units", "GPUs")},
    StoredWord{"gpus", QT_TRANSLATE_NOOP("Units", "GPUs")},
    StoredWord{"FTE", QT_TRANSLATE_NOOP("Units", "full-time person")},
    StoredWord{"people", QT_TRANSLATE_NOOP("Units", "people")},
    StoredWord{"m3", QT_TRANSLATE_NOOP("Units", "m³")},
    StoredWord{"seat", QT_TRANSLATE_NOOP("Units", "seat")},
    StoredWord{"socket", QT_TRANSLATE_NOOP("Units", "socket")},
    StoredWord{"sockets", QT_TRANSLATE_NOOP("Units", "sockets")},
    StoredWord{"core", QT_TRANSLATE_NOOP("Units", "core")},
    StoredWord{"cores", QT_TRANSLATE_NOOP("Units", "cores")},
    StoredWord{"kva_month", QT_TRANSLATE_NOOP("Units", "kVA and month")},
    StoredWord{"gpu_term", QT_TRANSLATE_NOOP("Units", "GPU and term")},
    StoredWord{"node_term", QT_TRANSLATE_NOOP("Units", "node and term")},
};

QString wordFor(std::span<const StoredWord> words, const char *context, const QString &stored)
{
    const auto found = std::ranges::find_if(
        words, [&](const StoredWord &row) { return stored == QLatin1StringView{row.stored}; });
    return found == words.end() ? stored : QCoreApplication::translate(context, found->word);
}

} // namespace

QString assumptionLabel(const QString &key)
{
    return wordFor(kAssumptionWords, "Assumptions", key);
}

QString unitLabel(const QString &unit)
{
    QStringList words;
    for (const QString &part : unit.split(u'/')) {
        const auto priceUnit = enumFromText<PriceUnit>(part);
        words.append(priceUnit ? label(*priceUnit) : wordFor(kUnitWords, "Units", part));
    }
    return words.join(u'/');
}

QString label(TermGroup group)
{
    switch (group) {
    case TermGroup::DemandCharge:
        return QCoreApplication::translate("TermGroups", "Demand charge");
    case TermGroup::Electricity:
        return QCoreApplication::translate("TermGroups", "Electricity");
    case TermGroup::Cooling:
        return QCoreApplication::translate("TermGroups", "Cooling");
    case TermGroup::Hosting:
        return QCoreApplication::translate("TermGroups", "Hosting");
    case TermGroup::Network:
        return QCoreApplication::translate("TermGroups", "Network");
    }
    Q_UNREACHABLE();
}

QString label(AssumptionGroup group)
{
    switch (group) {
    case AssumptionGroup::Power:
        return QCoreApplication::translate("AssumptionGroups", "Power");
    case AssumptionGroup::Failures:
        return QCoreApplication::translate("AssumptionGroups", "Failures");
    case AssumptionGroup::Network:
        return QCoreApplication::translate("AssumptionGroups", "Network and storage");
    case AssumptionGroup::Staff:
        return QCoreApplication::translate("AssumptionGroups", "Staff");
    case AssumptionGroup::Operations:
        return QCoreApplication::translate("AssumptionGroups", "Operations");
    case AssumptionGroup::Hardware:
        return QCoreApplication::translate("AssumptionGroups", "Hardware");
    case AssumptionGroup::Finance:
        return QCoreApplication::translate("AssumptionGroups", "Finance");
    case AssumptionGroup::Move:
        return QCoreApplication::translate("AssumptionGroups", "Set-up and move");
    }
    Q_UNREACHABLE();
}

QString label(PowerMetering metering)
{
    switch (metering) {
    case PowerMetering::Grid:
        return QCoreApplication::translate("PowerMetering", "the grid");
    case PowerMetering::Host:
        return QCoreApplication::translate("PowerMetering", "the host, cooling included");
    case PowerMetering::Included:
        return QCoreApplication::translate("PowerMetering", "nobody: the place pays for it");
    }
    Q_UNREACHABLE();
}

QString label(tco::BandwidthRule rule)
{
    switch (rule) {
    case tco::BandwidthRule::Monthly95:
        return QCoreApplication::translate("BandwidthRules", "95th percentile of the month");
    case tco::BandwidthRule::Enhanced95:
        return QCoreApplication::translate("BandwidthRules", "Enhanced 95");
    case tco::BandwidthRule::TopFiveDailyPeaks:
        return QCoreApplication::translate("BandwidthRules",
                                           "Mean of the five highest daily peaks");
    case tco::BandwidthRule::DailyPeakAverage:
        return QCoreApplication::translate("BandwidthRules", "Mean of the daily peaks");
    case tco::BandwidthRule::DailyPercentileAverage:
        return QCoreApplication::translate("BandwidthRules", "Mean of the days' 95th percentiles");
    case tco::BandwidthRule::FourthPeak:
        return QCoreApplication::translate("BandwidthRules", "Fourth highest daily peak");
    case tco::BandwidthRule::MonthlyPeak:
        return QCoreApplication::translate("BandwidthRules", "Highest sample of the month");
    }
    Q_UNREACHABLE();
}

QString label(tco::GigabyteBase base)
{
    return base == tco::GigabyteBase::Decimal
        ? QCoreApplication::translate("GigabyteBases", "GB (10^9 bytes)")
        : QCoreApplication::translate("GigabyteBases", "GiB (2^30 bytes)");
}

QString sourceLabel(const QString &source)
{
    return QCoreApplication::translate("AssumptionSources", source.toUtf8().constData());
}

} // namespace steelyard::text
