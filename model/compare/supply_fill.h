#pragma once

#include "model/compare/plan_frame.h"
#include "model/tco/load.h"

namespace steelyard {

/// What the runs of a layer's machines cost or save beside the time that they are needed, by
/// month; lists are empty where the layer's line states no such term.
struct RunHours
{
    /// Time billed beyond the time served or needed: GPU-hours of a price per GPU-hour, else
    /// server-hours.
    std::vector<double> beyond = {};
    /// Time that sustained use takes off, of the same.
    std::vector<double> off = {};
    /// Server-hours in which machines stand still between their first and last run.
    std::vector<double> stopped = {};
};

/// What one savings plan does for a layer, by month.
struct PlanCover
{
    /// Units of the layer's price that it pays for.
    std::vector<double> units = {};
    /// Hours' worth of its commitment that no use is paid with; those of a term that reaches
    /// beyond the horizon are in the last month. Empty: they stand with another layer.
    std::vector<double> hoursLost = {};
    /// The month, from 0, in which the term that runs began.
    std::vector<int> termBegins = {};
};

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
    /// or its host bills the month's highest power.
    std::vector<int> peaks = {};
    /// Of an elastic layer: most offered GPUs needed at once, one per month.
    std::vector<int> peakGpus = {};
    /// Where the demand that it serves lies; nothing of a load that is no part of a filled plan.
    tco::Band band = {};
    RunHours runs = {};
    /// One per savings plan of the layer's price; none where they are not asked for.
    std::vector<PlanCover> plans = {};
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
[[nodiscard]] SupplyFill fillSupply(const PlanFrame &frame, std::span<const int> committed);

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
