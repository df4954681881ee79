#pragma once

#include "model/tco/calendar.h"

#include <optional>
#include <span>
#include <vector>

namespace steelyard {

/// GPUs needed over a stretch of hours from the project's start.
struct DemandStep
{
    Hours start = {};
    Hours end = {};
    GpuCount gpus = {};

    friend bool operator==(const DemandStep &, const DemandStep &) = default;
};

namespace tco {

/// GPUs needed together for a while.
struct Phase
{
    int gpus = 0;
    Hours start = {};
    /// Nothing: to the end of the horizon.
    std::optional<Hours> duration = {};
    /// Comes again every so many months; nothing: once.
    std::optional<int> repeatMonths = {};
};

/// The sum of all phases, in steps of time without gaps from 0 to the end of the horizon; two
/// steps that touch differ.
[[nodiscard]] std::vector<DemandStep> layOut(std::span<const Phase> phases,
                                             const Calendar &calendar);

/// The largest number of GPUs needed at once.
[[nodiscard]] GpuCount peakOf(std::span<const DemandStep> steps);

[[nodiscard]] GpuHours gpuHoursOf(std::span<const DemandStep> steps);

} // namespace tco
} // namespace steelyard
