#pragma once

#include "model/compare/assumption_values.h"
#include "model/compare/dossier.h"
#include "model/compare/priced_line.h"

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
    tco::ByPeriod<UnitRate> prices = {};
    /// The calendar month of the project's first month, 0 = January.
    size_t firstMonth = 0;

    [[nodiscard]] const tco::PeriodShares &sharesIn(size_t month) const
    {
        return shares[(firstMonth + month) % shares.size()];
    }
};

/// A site's prices in the reporting currency; what it doesn't know is missing.
struct ResolvedSite
{
    SiteId id = {};
    /// Set when the plan has no site at all; then every price is missing.
    std::optional<Missing> missing = {};
    UnitRate electricity = {};
    /// In place of `electricity`.
    std::optional<ResolvedTariff> tariff = {};
    /// Of a kW of each month's highest power; nothing: the grid bills none.
    std::optional<UnitRate> demand = {};
    UnitRate rack = {};
    UnitRate bandwidth = {};
    UnitRate traffic = {};
    UnitRate storage = {};
    UnitRate staff = {};
    /// Where the site's figures are from.
    LocalText source = {};
    std::optional<double> pue = {};
    std::optional<double> coolingCop = {};
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
};

/// Resolves `plan` against the dossier's quotes, sites and catalogue.
[[nodiscard]] ResolvedPlan resolvePlan(const Dossier &dossier,
                                       const Plan &plan,
                                       LinePricing &pricing,
                                       const FxTable &rates);

} // namespace steelyard
