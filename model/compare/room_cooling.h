#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// What cooling, pumps and losses draw on top of the servers at a plan's site.
struct RoomCooling
{
    /// Shares of the servers' energy, one factor for each use; their sum is PUE − 1. A factor
    /// that changes by month has its values.
    std::vector<Factor> shares = {};
    std::optional<Missing> missing = {};

    /// Their sum in a month, counted from 0.
    [[nodiscard]] double in(size_t month) const;
};

/// At the load of all hosted servers in the room. Nothing is drawn for what a host pays for.
[[nodiscard]] RoomCooling roomCooling(const PlanFrame &frame, std::span<const LayerLoad> loads);

/// The PUE over all months that a plant, or an overhead that depends on the load, amounts to;
/// nothing where a PUE is stated, or nothing is cooled.
[[nodiscard]] std::optional<double> impliedPue(const PlanFrame &frame,
                                               std::span<const LayerLoad> loads);

} // namespace steelyard
