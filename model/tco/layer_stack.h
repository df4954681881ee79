#pragma once

#include "model/tco/load.h"

#include <optional>

namespace steelyard::tco {

/// One layer of supply by what its capacity costs.
struct StackLayer
{
    /// Paid over the whole horizon for each GPU of capacity, used or not.
    double fixedPerGpu = 0.0;
    /// Paid for each GPU-hour served.
    PricePerGpuHour perGpuHour = {};
    /// Nothing: as much as pays.
    std::optional<GpuCount> capacity = {};
};

/// The level of demand at which each layer ends when the layers, filled in their order, serve the
/// whole demand as cheaply as can be. The last one must have no fixed capacity.
///
/// The lower envelope of the layers' costs over the load-duration curve, each slice of capacity
/// going to the layer that serves it cheapest, as far as their order allows. Exact for costs that
/// are linear in GPUs and GPU-hours and capacity that comes in any size.
[[nodiscard]] std::vector<GpuCount> cheapestStack(const LoadCurve &curve,
                                                  std::span<const StackLayer> layers);

} // namespace steelyard::tco
