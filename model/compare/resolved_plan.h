#pragma once

#include "model/compare/assumption_values.h"
#include "model/compare/dossier.h"
#include "model/compare/lost_time.h"
#include "model/compare/priced_line.h"
#include "model/tco/cooling.h"
#include "model/tco/demand_charge.h"
#include "model/tco/rack_space.h"

namespace steelyard {

/// What the catalogue knows of a server; absent facts are absent.
struct ServerFacts
{
    QString name = {};
    /// Sizes breakers and racks.
    std::optional<Kilowatts> rating = {};
    /// Measured under heavy training; pays the electricity.
    std::optional<Kilowatts> typical = {};
    std::optional<double> rackUnits = {};
};

/// A supply layer with its price and its servers.
struct ResolvedLayer
{
    LayerId id = {};
    SupplyKind kind = SupplyKind::OnDemand;
    PricedLine price = {};
    int gpusPerServer = 1;
    /// GPUs of demand that one offered GPU serves.
    double countsAs = 1.0;
    std::optional<int> pinnedServers = {};
    ServerFacts server = {};
    std::optional<Financing> financing = {};
    /// Of a layer whose hours of use are paid, what interruptions take.
    std::optional<LostTime> lost = {};

    /// Paid for all hours, used or not.
    [[nodiscard]] bool isCommitted() const;
    /// Demand that one server serves.
    [[nodiscard]] GpuCount capacity() const { return GpuCount{gpusPerServer * countsAs}; }
    /// Whether the layer's own price, or its nature, pays for the category.
    [[nodiscard]] bool covers(CostCategory category) const;
};

/// A priced item beside the GPUs.
struct ResolvedService
{
    ServiceId id = {};
    PricedLine price = {};
    /// In the line's unit; nothing: as the plan needs.
    std::optional<double> quantity = {};
};

/// A time-of-use tariff in the reporting currency.
struct ResolvedTariff
{
    /// Of a month's hours, and so of the energy of machines that run around the clock; January
    /// first.
    std::array<tco::PeriodShares, tco::kMonthsOfYear> shares = {};
    /// What adds up to a period's price, beside `ResolvedSite::electricity`.
    tco::ByPeriod<std::vector<UnitRate>> prices = {};
    /// The calendar month of the project's first month, 0 = January.
    size_t firstMonth = 0;

    [[nodiscard]] const tco::PeriodShares &sharesIn(size_t month) const
    {
        return shares[(firstMonth + month) % shares.size()];
    }
};

/// How the grid bills a site's power, in the reporting currency.
struct ResolvedDemand
{
    enum class Basis
    {
        HighestPower, ///< the month's highest power
        Contract, ///< that, or what was agreed
        Transformer ///< the transformer's capacity
    };
    Basis basis = Basis::HighestPower;
    /// Of a kW, or of a kVA, and month.
    UnitRate price = {};
    tco::ContractDemand contract = {};
};

/// How a site cools, and what it loses on the way to the servers: by one of these.
struct ResolvedCooling
{
    std::optional<double> pue = {};
    std::optional<tco::FacilityOverhead> overhead = {};
    /// What the overhead's shares are of.
    Kilowatts design = {};
    std::optional<tco::CoolingPlant> plant = {};
    /// None of them, or one that lacks a figure.
    std::optional<Missing> missing = {};
    /// Litres of water per kWh of the servers; nothing: none is paid for.
    std::optional<double> litresPerKwh = {};
    UnitRate water = {};
};

/// Power that a site's host is paid for by the kilowatt, and the terms of the contract.
struct ResolvedHosting
{
    /// Of a committed kW and month; nothing: it is not paid by the kilowatt.
    std::optional<UnitRate> power = {};
    UnitRate overage = {};
    /// By rising month; empty: as much as the servers are rated for.
    std::vector<tco::RampStep> commitment = {};
    double minimumMonths = 0.0;
    /// Share of the remaining fees that leaving early costs.
    std::optional<double> exitShare = {};
};

/// Bandwidth that is billed by what was used: a commitment, and what lies above it.
struct ResolvedBandwidth
{
    double committed = 0.0;
    /// What the contract's rule makes of a month.
    double billed = 0.0;
    std::optional<Missing> missing = {};
    /// Of a Mbps and month above the commitment.
    UnitRate overage = {};
};

/// A site's prices in the reporting currency; what it doesn't know is missing.
struct ResolvedSite
{
    SiteId id = {};
    LocalText name = {};
    /// Set when the plan has no site at all; then every price is missing.
    std::optional<Missing> missing = {};
    /// One price of a kilowatt-hour, or the parts that add up to it; never empty.
    std::vector<UnitRate> electricity = {};
    /// In place of `electricity`.
    std::optional<ResolvedTariff> tariff = {};
    /// Nothing: the grid bills none.
    std::optional<ResolvedDemand> demand = {};
    UnitRate rack = {};
    ResolvedHosting hosting = {};
    UnitRate bandwidth = {};
    /// In place of the assumed Mbps at the price of `bandwidth`.
    std::optional<ResolvedBandwidth> bandwidthUse = {};
    UnitRate traffic = {};
    /// Gigabytes a month that cost nothing, and the price's gigabytes in a gigabyte of 10^9 bytes.
    double freeTraffic = 0.0;
    double gigabytesPerDecimal = 1.0;
    UnitRate storage = {};
    UnitRate staff = {};
    /// Where the site's figures are from.
    LocalText source = {};
    PowerMetering metering = PowerMetering::Grid;
    ResolvedCooling cooling = {};
    std::optional<Kilowatts> rackPower = {};
    std::optional<double> rackUnits = {};
};

/// A plan whose references are all resolved.
struct ResolvedPlan
{
    PlanId id = {};
    LocalText name = {};
    PlanMode mode = PlanMode::Cloud;
    std::vector<ResolvedLayer> layers = {};
    std::vector<ResolvedService> services = {};
    ResolvedSite site = {};
    std::vector<CountedAs> countedAs = {};
    std::vector<Finding> findings = {};
    /// Set when a figure that decides how many servers there are can't be used: no cost of the plan
    /// can be told, and it has no layers.
    std::optional<Missing> refused = {};
};

/// Resolves `plan` against the dossier's quotes, sites and catalogue; `refused` figures are left
/// out of it already.
[[nodiscard]] ResolvedPlan resolvePlan(const Dossier &dossier,
                                       const Plan &plan,
                                       LinePricing &pricing,
                                       const FxTable &rates,
                                       const RefusedFigures &refused);

} // namespace steelyard
