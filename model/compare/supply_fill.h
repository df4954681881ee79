#pragma once

#include "model/compare/resolved_plan.h"
#include "model/tco/load.h"

namespace steelyard {

/// What one layer of a plan serves.
struct LayerLoad
{
    /// Of a committed layer: held throughout. Of an elastic one: at its peak.
    int servers = 0;
    /// GPU-hours of demand served, one per month.
    std::vector<GpuHours> served = {};
    /// Of an elastic layer: time of whole servers needed, one per month.
    std::vector<ServerHours> needed = {};
    /// Most whole servers needed at once, one per month; of a committed layer only where the site
    /// bills the month's highest power.
    std::vector<int> peaks = {};
    /// Of an elastic layer: most offered GPUs needed at once, one per month.
    std::vector<int> peakGpus = {};
};

/// A plan's layers filled with the demand, in their order.
struct SupplyFill
{
    /// One per layer of the plan.
    std::vector<LayerLoad> layers = {};
    /// GPUs of the peak that no layer serves.
    GpuCount unserved = {};
};

/// Fills the layers in order. `committed` holds one number of servers per layer; those of elastic
/// layers are not read.
[[nodiscard]] SupplyFill fillSupply(const ResolvedPlan &plan,
                                    const tco::MonthlyLoad &load,
                                    GpuCount peak,
                                    std::span<const int> committed);

/// The level of demand from which on the layer with this index serves.
[[nodiscard]] GpuCount levelBefore(const ResolvedPlan &plan,
                                   size_t layer,
                                   GpuCount peak,
                                   std::span<const int> committed);

/// Gives committed layers that are neither pinned nor followed by an elastic layer all servers
/// that the peak still needs. `pinned` and `servers` hold one entry per layer.
void fillRest(const ResolvedPlan &plan,
              GpuCount peak,
              std::span<const std::optional<int>> pinned,
              std::span<int> servers);

/// Whether a layer behind the one with this index is paid by use.
[[nodiscard]] bool isFollowedByElastic(const ResolvedPlan &plan, size_t layer);

} // namespace steelyard
