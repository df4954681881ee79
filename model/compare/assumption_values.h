#pragma once

#include "model/compare/comparison.h"

#include <array>
#include <bitset>

namespace steelyard {

/// The known assumptions, in the order of `knownAssumptions()`.
enum class AssumptionKey
{
    Goodput,
    GpuLoad,
    TypicalPowerShare,
    IdlePowerShare,
    BandwidthMbps,
    EgressGbPerMonth,
    FreeEgressGbPerMonth,
    StorageTb,
    StaffMinimum,
    GpusPerPerson,
    StaffShareCloud,
    RemoteHandsPerMonth,
    RemoteHandsPrice,
    MaintenanceRate,
    ResidualRate,
    SetUpPerServer,
    RackPowerMargin,
};

inline constexpr size_t kAssumptionCount = static_cast<size_t>(AssumptionKey::RackPowerMargin) + 1;

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

    [[nodiscard]] double number(AssumptionKey key) const;
    [[nodiscard]] const UsedAssumption &entry(AssumptionKey key) const;
    /// The entries of those that were used, in the order in which they are shown.
    [[nodiscard]] std::vector<UsedAssumption> used(const AssumptionUse &use) const;

private:
    std::array<UsedAssumption, kAssumptionCount> m_entries;
    std::array<double, kAssumptionCount> m_numbers = {};
};

} // namespace steelyard
