#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"
#include "model/base/local_text.h"
#include "model/compare/demand_profile.h"
#include "model/compare/electricity_tariff.h"
#include "model/compare/finance_terms.h"
#include "model/compare/financing.h"
#include "model/compare/layer_interruptions.h"
#include "model/compare/training_job.h"
#include "model/money/fx_table.h"
#include "model/tco/bandwidth_percentile.h"
#include "model/tco/bandwidth_price.h"

#include <QDate>

#include <map>
#include <optional>
#include <vector>

namespace steelyard {

/// A figure that the buyer assumes, with the band it may lie in and where it comes from.
struct Assumption
{
    Decimal value = {};
    /// The unit's stored name: "ratio", "Mbps", "GB/month", "TB", "CNY/year".
    QString unit = {};
    std::optional<Decimal> low = {};
    std::optional<Decimal> high = {};
    QString source = {};

    friend bool operator==(const Assumption &, const Assumption &) = default;
};

/// Who bills the power of the racks.
enum class PowerMetering
{
    Grid, ///< the grid bills what the room draws, cooling and losses included
    Host, ///< the host meters the racks, at a price that pays for cooling and losses
    Included ///< the price of rack or kilowatt pays for power, cooling and losses
};

template <>
inline constexpr std::array kEnumTexts<PowerMetering> = {
    EnumText<PowerMetering>{PowerMetering::Grid, "grid"},
    EnumText<PowerMetering>{PowerMetering::Host, "host"},
    EnumText<PowerMetering>{PowerMetering::Included, "included"},
};

using RampStepId = Id<struct RampStepTag>;

/// From a month on, counted from 1, so many kilowatts are committed to a host.
struct RampStep
{
    RampStepId id = {};
    int fromMonth = 1;
    Decimal committedKw = {};

    friend bool operator==(const RampStep &, const RampStep &) = default;
};

template <>
inline constexpr std::array kEnumTexts<tco::BandwidthRule> = {
    EnumText<tco::BandwidthRule>{tco::BandwidthRule::Monthly95, "monthly_95"},
    EnumText<tco::BandwidthRule>{tco::BandwidthRule::Enhanced95, "enhanced_95"},
    EnumText<tco::BandwidthRule>{tco::BandwidthRule::TopFiveDailyPeaks, "top_five_daily_peaks"},
    EnumText<tco::BandwidthRule>{tco::BandwidthRule::DailyPeakAverage, "daily_peak_average"},
    EnumText<tco::BandwidthRule>{tco::BandwidthRule::DailyPercentileAverage,
                                 "daily_percentile_average"},
    EnumText<tco::BandwidthRule>{tco::BandwidthRule::FourthPeak, "fourth_peak"},
    EnumText<tco::BandwidthRule>{tco::BandwidthRule::MonthlyPeak, "monthly_peak"},
};

template <>
inline constexpr std::array kEnumTexts<tco::GigabyteBase> = {
    EnumText<tco::GigabyteBase>{tco::GigabyteBase::Decimal, "decimal"},
    EnumText<tco::GigabyteBase>{tco::GigabyteBase::Binary, "binary"},
};

/// A machine room with its prices; absent ones are unknown. All money in `currency`.
struct Site
{
    SiteId id = {};
    LocalText name = {};
    Currency currency = {};
    /// One price at all hours. Excludes `electricityTariff`.
    std::optional<Decimal> electricityPricePerKwh = {};
    /// A price by the hour. Excludes `electricityPricePerKwh`.
    std::optional<ElectricityTariff> electricityTariff = {};
    /// Of the month's highest power, cooling included; absent: the grid bills none.
    std::optional<Decimal> demandPricePerKwMonth = {};
    /// Facility energy over IT energy, at least 1. Excludes `coolingCop`.
    std::optional<Decimal> pue = {};
    /// Heat moved per electrical energy of an explicit cooling plant. Excludes `pue`.
    std::optional<Decimal> coolingCop = {};
    std::optional<Decimal> rackPricePerMonth = {};
    std::optional<Decimal> rackPowerKw = {};
    std::optional<int> rackUnits = {};
    std::optional<Decimal> bandwidthPricePerMbpsMonth = {};
    std::optional<Decimal> trafficPricePerGb = {};
    std::optional<Decimal> storagePricePerTbMonth = {};
    /// Salary with on-costs, per full-time person and year.
    std::optional<Decimal> staffCostPerYear = {};
    QString source = {};
    /// The finer terms of power, cooling, hosting and network, by key (see `site_terms.h`).
    std::map<QString, Decimal> terms = {};
    PowerMetering metering = PowerMetering::Grid;
    /// A commitment of power that grows, by rising month; empty: the term "committed_kw" holds
    /// from the first month on.
    std::vector<RampStep> powerRamp = {};
    /// What a bandwidth contract bills of a month's samples; nothing: the plain price per Mbps.
    std::optional<tco::BandwidthRule> bandwidthRule = {};
    /// A month's averages over five minutes, in Mbps.
    std::vector<Decimal> bandwidthSamples = {};
    /// What `trafficPricePerGb` calls a gigabyte.
    tco::GigabyteBase gigabyte = tco::GigabyteBase::Decimal;
    /// ISO 3166-1 alpha-2, "CN"; empty: not known.
    QString country = {};

    friend bool operator==(const Site &, const Site &) = default;
};

/// GPUs that are needed together for a while. Phases add up.
struct DemandPhase
{
    PhaseId id = {};
    LocalText name = {};
    int gpus = 0;
    /// Days from the project's start; fractions allowed.
    Decimal startDay = {};
    /// Nothing: to the end of the horizon; with a job: as long as the job takes.
    std::optional<Decimal> days = {};
    /// Comes again every so many months; nothing: once.
    std::optional<int> repeatMonths = {};
    /// The days follow from the project's job and the phase's GPUs.
    bool followsJob = false;
    /// Nothing: all of it runs when it is needed.
    std::optional<Deferral> deferrable = {};

    friend bool operator==(const DemandPhase &, const DemandPhase &) = default;
};

enum class PlanMode
{
    Cloud,
    Hosted,
    Hybrid
};

template <>
inline constexpr std::array kEnumTexts<PlanMode> = {
    EnumText<PlanMode>{PlanMode::Cloud, "cloud"},
    EnumText<PlanMode>{PlanMode::Hosted, "hosted"},
    EnumText<PlanMode>{PlanMode::Hybrid, "hybrid"},
};

/// How a layer is held: hosted and reserved ones are paid for all hours, the others by use.
enum class SupplyKind
{
    Hosted,
    Reserved,
    OnDemand,
    Spot
};

template <>
inline constexpr std::array kEnumTexts<SupplyKind> = {
    EnumText<SupplyKind>{SupplyKind::Hosted, "hosted"},
    EnumText<SupplyKind>{SupplyKind::Reserved, "reserved"},
    EnumText<SupplyKind>{SupplyKind::OnDemand, "on_demand"},
    EnumText<SupplyKind>{SupplyKind::Spot, "spot"},
};

/// An offered accelerator that stands for another one, as a stated assumption.
struct CountsAs
{
    QString accelerator = {};
    /// One offered GPU does the work of this many.
    Decimal factor = Decimal{1};
    QString reason = {};

    friend bool operator==(const CountsAs &, const CountsAs &) = default;
};

/// Servers from one quote line that serve a part of the demand.
struct SupplyLayer
{
    LayerId id = {};
    SupplyKind kind = SupplyKind::OnDemand;
    QuoteId quote = {};
    LineId line = {};
    /// Pinned by hand; nothing: "auto".
    std::optional<int> servers = {};
    /// Stands in for the quote line's price, in its unit and currency, and is final: neither the
    /// line's discounts nor its tiers change it. A case sets it.
    std::optional<Decimal> price = {};
    std::optional<CountsAs> countsAs = {};
    /// Of a price that is paid once.
    std::optional<Financing> financing = {};
    /// By which share a price that is paid by time changes a year: from term to term where the line
    /// has a minimum term, else from year to year. Nothing: it stays.
    std::optional<Decimal> priceChangePerYear = {};
    /// Of machines that are paid by use: they are paid for lost work too. Held ones are paid for
    /// all hours in any case.
    std::optional<LayerInterruptions> interruptions = {};

    friend bool operator==(const SupplyLayer &, const SupplyLayer &) = default;
};

/// A priced item beside the GPUs (rack, power, bandwidth, storage, set-up) taken from a quote line.
/// It replaces the site's own price for the line's category.
struct PlanService
{
    ServiceId id = {};
    QuoteId quote = {};
    LineId line = {};
    /// In the line's unit, per month where the unit is monthly; nothing: as the plan needs.
    std::optional<Decimal> quantity = {};

    friend bool operator==(const PlanService &, const PlanService &) = default;
};

/// A named way to serve the demand.
struct Plan
{
    PlanId id = {};
    LocalText name = {};
    PlanMode mode = PlanMode::Cloud;
    /// The site of its hosted servers; empty: the project's.
    SiteId site = {};
    /// Filled in this order.
    std::vector<SupplyLayer> supply = {};
    std::vector<PlanService> services = {};
    QString notes = {};

    friend bool operator==(const Plan &, const Plan &) = default;
};

/// One value that a case lays over the project, by its path in the project document.
struct CaseValue
{
    /// A JSON Pointer whose array steps are ids: "/plans/hybrid/supply/burst/price".
    QString path = {};
    QString value = {};

    friend bool operator==(const CaseValue &, const CaseValue &) = default;
};

/// A named set of values laid over the project.
struct ProjectCase
{
    CaseId id = {};
    LocalText name = {};
    std::vector<CaseValue> values = {};

    friend bool operator==(const ProjectCase &, const ProjectCase &) = default;
};

/// Whether input VAT comes back to the buyer: then net prices are compared, else gross ones.
enum class VatTreatment
{
    Deductible,
    NotDeductible
};

template <>
inline constexpr std::array kEnumTexts<VatTreatment> = {
    EnumText<VatTreatment>{VatTreatment::Deductible, "deductible"},
    EnumText<VatTreatment>{VatTreatment::NotDeductible, "not_deductible"},
};

inline constexpr int kSmallestHorizonMonths = 1;
inline constexpr int kLargestHorizonMonths = 120;
inline constexpr int kLargestGpuCount = 100'000;

/// One purchase decision. Everything that a buyer can change, but for vendors and quotes.
struct Project
{
    ProjectId id = {};
    LocalText name = {};
    QDate start = {};
    int horizonMonths = 12;
    /// Hours of a month; 730 unless somebody changes it (8,760 ÷ 12). Nothing: months are those of
    /// the calendar from `start` on, with their real hours.
    std::optional<Decimal> monthBasisHours = Decimal{730};
    /// Reporting currency.
    Currency currency = {};
    VatTreatment vat = VatTreatment::Deductible;
    std::optional<Money> budget = {};
    std::optional<TrainingJob> job = {};
    std::vector<DemandPhase> demand = {};
    std::optional<DemandProfile> demandProfile = {};
    std::vector<ExchangeRate> rates = {};
    std::vector<Site> sites = {};
    /// The site of plans that name none; empty: the first, if any.
    SiteId site = {};
    /// By key (see `assumption_keys.h`); an absent one uses its default.
    std::map<QString, Assumption> assumptions = {};
    std::vector<Plan> plans = {};
    std::vector<ProjectCase> cases = {};
    QString notes = {};
    /// Parts of the project document that this version carries but does not use, by their key
    /// ("requirements", "scoring", "decision", ...), as JSON text.
    std::map<QString, QString> carried = {};
    FinanceTerms finance = {};

    friend bool operator==(const Project &, const Project &) = default;
};

} // namespace steelyard
