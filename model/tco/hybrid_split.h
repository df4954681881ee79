#pragma once

#include "model/tco/load.h"

#include <optional>

namespace steelyard::tco {

/// What hosting one more server costs, and what it saves.
struct BlockCosts
{
    /// Demand that one server serves.
    GpuCount perServer = {};
    /// Paid over the whole horizon whether the server works or not.
    Amount fixedPerServer = {};
    /// Paid on top for each GPU-hour that it serves: electricity.
    PricePerGpuHour marginal = {};
    /// Paid for a GPU-hour that is rented instead.
    PricePerGpuHour burst = {};
};

/// The share of its time that a server must be busy to pay: fixed cost per GPU-hour ÷ (burst
/// price − marginal cost). Nothing when renting costs no more than running a server that is there.
///
/// The newsvendor's fractile: host up to the demand that is exceeded for this share of hours.
[[nodiscard]] std::optional<double> breakEvenUtilisation(const BlockCosts &costs, Hours horizon);

/// How busy the server with this index (0 = first) is when servers are filled one after the
/// other from demand level `base` on. Falls with the index.
[[nodiscard]] double serverUtilisation(const LoadCurve &curve,
                                       GpuCount base,
                                       GpuCount perServer,
                                       int index);

/// How many servers to host: all whose utilisation exceeds the threshold.
///
/// Exact for costs that are linear in servers and GPU-hours; a bisection, so that thousands of
/// servers cost microseconds.
[[nodiscard]] int cheapestServers(const LoadCurve &curve, GpuCount base, const BlockCosts &costs);

} // namespace steelyard::tco
