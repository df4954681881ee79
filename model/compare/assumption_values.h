#pragma once

#include "model/compare/unit_rate.h"

#include <array>
#include <bitset>
#include <map>

namespace steelyard {

/// The known assumptions, in the order of `knownAssumptions()`.
enum class AssumptionKey
{
    GpuLoad,
    TypicalPowerShare,
    IdlePowerShare,
    RackPowerMargin,
    Goodput,
    MaintenanceRate,
    WarrantyMonths,
    SpareFailureRate,
    SparePrice,
    SpareWarrantyShare,
    SlaCreditShare,
    BandwidthMbps,
    EgressGbPerMonth,
    FreeEgressGbPerMonth,
    StorageTb,
    StaffMinimum,
    GpusPerPerson,
    StaffShareCloud,
    StaffOnCost,
    StaffSeats,
    PeoplePerSeat,
    RemoteHandsPerMonth,
    RemoteHandsPrice,
    LicencePerGpu,
    LicencePerSocket,
    SocketsPerServer,
    LicencePerCore,
    CoresPerServer,
    InsuranceRate,
    SecurityOnce,
    SecurityPerYear,
    ResidualRate,
    MarketDecay,
    DiscountRate,
    InflationPerYear,
    DepreciationYears,
    SalvageRate,
    SetUpPerServer,
    MigrationDays,
    MigrationDayRate,
    ParallelMonths,
    OldFee,
    DecommissioningRate,
};

inline constexpr size_t kAssumptionCount =
    static_cast<size_t>(AssumptionKey::DecommissioningRate) + 1;

/// Which assumptions entered a figure.
class AssumptionUse final
{
public:
    AssumptionUse() = default;
    AssumptionUse(std::initializer_list<AssumptionKey> keys);

    [[nodiscard]] bool holds(AssumptionKey key) const { return m_used[static_cast<size_t>(key)]; }
    AssumptionUse &operator|=(const AssumptionUse &other);

private:
    std::bitset<kAssumptionCount> m_used;
};

/// All known assumptions of one project, its own or the defaults.
class AssumptionValues final
{
public:
    explicit AssumptionValues(const Project &project);

    /// Nothing that the assumption enters can be told: its number only stands in for one.
    void refuse(AssumptionKey key, Missing reason) { m_refused.emplace(key, std::move(reason)); }
    /// The reason why what `use` enters can't be told; nothing: it can.
    [[nodiscard]] std::optional<Missing> refusalOf(const AssumptionUse &use) const;

    [[nodiscard]] double number(AssumptionKey key) const;
    /// Nothing when nobody stated it and the program has no default.
    [[nodiscard]] std::optional<double> stated(AssumptionKey key) const;
    [[nodiscard]] const UsedAssumption &entry(AssumptionKey key) const;
    /// The entries of those that were used and not refused, in the order in which they are shown.
    [[nodiscard]] std::vector<UsedAssumption> used(const AssumptionUse &use) const;

private:
    std::array<UsedAssumption, kAssumptionCount> m_entries;
    std::array<double, kAssumptionCount> m_numbers = {};
    std::map<AssumptionKey, Missing> m_refused;
};

} // namespace steelyard
