#include "model/compare/site_terms.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr Bounds kTermQuantity{0.0, kLargestQuantity, "≥ 0"};
constexpr Bounds kTermShare{0.0, 1.0, "0 … 1"};
/// From the largest saving to what a power factor of 0 adds by the tables of (83)水电财字第215号.
constexpr Bounds kTerm{0.0, 600.0, "0 … 600"};
constexpr Bounds kStandard{0.80, 0.90, "0.80 | 0.85 | 0.90"};

constexpr auto kContractRule =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Contract demand is at least 40 % of the transformer; what exceeds it by "
                      "more than 5 % counts twice (NDRC 2016 No. 1583)");
constexpr auto kPowerFactorRule =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Power factor rules of 1983 (No. 215 of the ministries of water and power "
                      "and of prices), tables 1 to 3");

/// Each part of a price may be a credit.
constexpr Bounds kCredit{-kLargestPrice, kLargestPrice, "-10^12 … 10^12"};
constexpr auto kBuildUp =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Agency price tables of the grid companies: Hubei 110 kV, January 2026, and "
                      "Shanghai below 1 kV, June");
constexpr auto kEscalationSource = QT_TRANSLATE_NOOP(
    "AssumptionSources",
    "Your own figure; EU businesses paid 2 % less in a year (Eurostat 2025), US ones between 7 % "
    "less and 23 % more (EIA 2025)");

constexpr auto kOverheadSource =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "The operator's figures: PUE = 1 + variable + fixed ÷ load, all as shares of "
                      "the design load (APC White Paper 113)");
constexpr auto kPlantSource =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "The plant's data sheet; usual COP 2.5 for direct expansion to 8 for warm "
                      "water (unverified)");
constexpr auto kOwnContract =
    QT_TRANSLATE_NOOP("AssumptionSources", "No source found: take it from the contract");

constexpr auto kCapacityPrices =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Agency price tables: Guangdong 1–10 kV, February 2026, 22.6; "
                      "Shanghai 25.5");
constexpr auto kLossSource =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "UPS 4 to 9 % and distribution 1 to 3 % of the servers' "
                      "energy (APC White Paper 25; secondary)");
constexpr auto kWaterSource =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Water usage effectiveness: litres per kWh of the servers "
                      "(The Green Grid, White Paper 35)");
constexpr auto kKilowattPrices =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Wholesale: 583 CNY (VNET, third quarter 2025, derived); "
                      "184 USD in the USA (CBRE, second half of 2024)");
constexpr auto kRentRises =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Common clause in the USA, 2 to 5 % (unverified); CBRE's "
                      "asking rates rose 12.6 % in 2024");
constexpr auto kMeasuredUse =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "What the contract's rule made of a month's samples; paste "
                      "them instead to have it computed");
constexpr auto kFloorSource =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Least share of the cap that is billed: 20 % at Tencent and "
                      "Huawei Cloud (enhanced 95)");
constexpr auto kFreeTraffic =
    QT_TRANSLATE_NOOP("AssumptionSources",
                      "Gigabytes a month that cost nothing at an own site; AWS "
                      "and Azure: 100 (cloudtoolstack.com)");

constexpr TermGroup groupOf(SiteTerm term)
{
    if (term <= SiteTerm::PowerFactorStandard)
        return TermGroup::DemandCharge;
    if (term <= SiteTerm::EscalationMonthly)
        return TermGroup::Electricity;
    if (term <= SiteTerm::WaterPrice)
        return TermGroup::Cooling;
    if (term <= SiteTerm::ExitShare)
        return TermGroup::Hosting;
    return TermGroup::Network;
}

/// The usual band of a term.
struct UsualBand
{
    const char *low = "";
    const char *high = "";
    const char *currency = "";
};

/// Unit and bounds of a term.
struct TermMeasure
{
    const char *unit = "";
    Bounds bounds = {};
};

constexpr SiteTermFacts termFacts(SiteTerm term,
                                  const char *key,
                                  const TermMeasure &measure,
                                  const char *source,
                                  UsualBand band = {})
{
    return {.term = term,
            .key = key,
            .group = groupOf(term),
            .unit = measure.unit,
            .bounds = measure.bounds,
            .low = band.low,
            .high = band.high,
            .currency = band.currency,
            .source = source};
}

// Sources are translated when shown, as those of the assumptions.
namespace term_table {

using enum SiteTerm;

constexpr std::array kTerms = {
    termFacts(TransformerKva, "transformer_kva", {"kVA", kTermQuantity}, kContractRule),
    termFacts(DemandPricePerKva,
              "demand_price_per_kva_month",
              {"/kva_month", kPrice},
              kCapacityPrices,
              {"22.6", "25.5", "CNY"}),
    termFacts(ContractKw, "contract_demand_kw", {"kW", kTermQuantity}, kContractRule),
    termFacts(PowerFactorAdjustment,
              "power_factor_adjustment",
              {"ratio", kAdjustment},
              kPowerFactorRule,
              {"-0.0075", "0.05"}),
    termFacts(
        PowerFactor, "power_factor", {"ratio", kTermShare}, kPowerFactorRule, {"0.8", "0.98"}),
    termFacts(PowerFactorStandard,
              "power_factor_standard",
              {"ratio", kStandard},
              kPowerFactorRule,
              {"0.80", "0.90"}),
    termFacts(PurchasePrice,
              "purchase_price_per_kwh",
              {"/kWh", kCredit},
              kBuildUp,
              {"0.384", "0.435", "CNY"}),
    termFacts(LineLossPrice,
              "line_loss_price_per_kwh",
              {"/kWh", kCredit},
              kBuildUp,
              {"0.012", "0.014", "CNY"}),
    termFacts(TransmissionPrice,
              "transmission_price_per_kwh",
              {"/kWh", kCredit},
              kBuildUp,
              {"0.088", "0.146", "CNY"}),
    termFacts(SystemOperationPrice,
              "system_operation_price_per_kwh",
              {"/kWh", kCredit},
              kBuildUp,
              {"0.041", "0.082", "CNY"}),
    termFacts(GovernmentFunds,
              "government_funds_per_kwh",
              {"/kWh", kCredit},
              kBuildUp,
              {"0.029", "0.045", "CNY"}),
    termFacts(EscalationYearly,
              "electricity_escalation_yearly",
              {"ratio/year", kAdjustment},
              kEscalationSource,
              {"0", "0.05"}),
    termFacts(EscalationMonthly,
              "electricity_escalation_monthly",
              {"ratio/year", kAdjustment},
              kEscalationSource,
              {"0", "0.05"}),
    termFacts(VariableOverhead, "pue_variable_overhead", {"ratio", kTermQuantity}, kOverheadSource),
    termFacts(FixedOverhead, "pue_fixed_overhead", {"ratio", kTermQuantity}, kOverheadSource),
    termFacts(DesignKw, "pue_design_kw", {"kW", kPositive}, kOverheadSource),
    termFacts(LiquidShare, "liquid_share", {"ratio", kTermShare}, kPlantSource),
    termFacts(LiquidCop, "liquid_cop", {"ratio", kPositive}, kPlantSource, {"4", "8"}),
    termFacts(PumpShare, "pump_share", {"ratio", kTermShare}, kPlantSource),
    termFacts(DistributionLoss,
              "distribution_loss",
              {"ratio", kTermShare},
              kLossSource,
              {"0.05", "0.12"}),
    termFacts(LossesInRoom, "losses_in_room", {"ratio", kTermShare}, kPlantSource),
    termFacts(WaterPerKwh, "water_litres_per_kwh", {"L/kWh", kTermQuantity}, kWaterSource),
    termFacts(WaterPrice, "water_price_per_m3", {"/m3", kPrice}, kOwnContract),
    termFacts(PowerPrice,
              "power_price_per_kw_month",
              {"/kw_month", kPrice},
              kKilowattPrices,
              {"450", "750", "CNY"}),
    termFacts(CommittedKw, "committed_kw", {"kW", kTermQuantity}, kOwnContract),
    termFacts(OveragePrice, "overage_price_per_kw_month", {"/kw_month", kPrice}, kOwnContract),
    termFacts(HostEscalation,
              "host_escalation_yearly",
              {"ratio/year", kAdjustment},
              kRentRises,
              {"0.02", "0.05"}),
    termFacts(MinimumTerm, "minimum_term_months", {"month", kTerm}, kOwnContract),
    termFacts(ExitShare, "exit_share", {"ratio", kTermShare}, kOwnContract),
    termFacts(CommittedMbps, "bandwidth_commit_mbps", {"Mbps", kTermQuantity}, kOwnContract),
    termFacts(BandwidthOverage,
              "bandwidth_overage_price_per_mbps_month",
              {"/mbps_month", kPrice},
              kOwnContract),
    termFacts(Percentile95, "bandwidth_p95_mbps", {"Mbps", kTermQuantity}, kMeasuredUse),
    termFacts(BandwidthCap, "bandwidth_cap_mbps", {"Mbps", kTermQuantity}, kOwnContract),
    termFacts(BandwidthFloor,
              "bandwidth_floor_share",
              {"ratio", kTermShare},
              kFloorSource,
              {"0.2", "0.2"}),
    termFacts(
        FreeTraffic, "free_traffic_gb", {"GB/month", kTermQuantity}, kFreeTraffic, {"0", "100"}),
};

} // namespace term_table

using term_table::kTerms;

/// So that a term is its own index.
constexpr bool areInEnumOrder()
{
    size_t index = 0;
    for (const SiteTermFacts &facts : kTerms) {
        if (static_cast<size_t>(facts.term) != index++)
            return false;
    }
    return true;
}
static_assert(areInEnumOrder());

} // namespace

std::span<const SiteTermFacts> knownSiteTerms()
{
    return kTerms;
}

const SiteTermFacts &factsOf(SiteTerm term)
{
    return kTerms.at(static_cast<size_t>(term));
}

bool canBe(const SiteTermFacts &facts, const Decimal &value)
{
    constexpr std::array kStandards = {0.80, 0.85, 0.90};
    const double number = value.toDouble();
    if (facts.term == SiteTerm::PowerFactorStandard)
        return std::ranges::find(kStandards, number) != kStandards.end();
    return facts.bounds.hold(number);
}

std::optional<Decimal> statedTerm(const Site &site, SiteTerm term)
{
    const auto found = site.terms.find(QString::fromLatin1(factsOf(term).key));
    return found == site.terms.end() ? std::nullopt : std::optional{found->second};
}

std::optional<double> termOf(const Site &site, SiteTerm term)
{
    const std::optional<Decimal> stated = statedTerm(site, term);
    return stated ? std::optional{stated->toDouble()} : std::nullopt;
}

bool coolsByOverhead(const Site &site)
{
    return statedTerm(site, SiteTerm::VariableOverhead) || statedTerm(site, SiteTerm::FixedOverhead)
        || statedTerm(site, SiteTerm::DesignKw);
}

bool coolsByPlant(const Site &site)
{
    return site.coolingCop || statedTerm(site, SiteTerm::LiquidShare)
        || statedTerm(site, SiteTerm::LiquidCop) || statedTerm(site, SiteTerm::PumpShare)
        || statedTerm(site, SiteTerm::DistributionLoss) || statedTerm(site, SiteTerm::LossesInRoom);
}

int waysToCool(const Site &site)
{
    const std::array ways{site.pue.has_value(),
                          coolsByOverhead(site),
                          coolsByPlant(site),
                          site.metering != PowerMetering::Grid};
    return static_cast<int>(std::ranges::count(ways, true));
}

QString unitOf(const SiteTermFacts &facts, Currency currency)
{
    const auto unit = QString::fromLatin1(facts.unit);
    return facts.isPrice() ? QString{currency.code() % unit} : unit;
}

} // namespace steelyard
