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

/// When the phase comes for the time with this number, counted from 0.
[[nodiscard]] Hours runStart(const Phase &phase, int run, const Calendar &calendar);

/// What a profile of hourly counts says about the time behind its last hour.
enum class ProfileEnd
{
    Repeats, ///< it begins again, as often as the horizon asks
    Ends ///< nothing is needed there
};

/// The sum of all phases, in steps of time without gaps from 0 to the end of the horizon; two
/// steps that touch differ.
[[nodiscard]] std::vector<DemandStep> layOut(std::span<const Phase> phases,
                                             const Calendar &calendar);

/// Hourly counts as steps without gaps from 0 to the end of the horizon, one hour after the other
/// from hour 0; two steps that touch differ. No counts: nothing is needed.
[[nodiscard]] std::vector<DemandStep> layOut(std::span<const int> hourlyGpus,
                                             ProfileEnd end,
                                             const Calendar &calendar);

/// Adds a step that touches the last one, or makes that longer when nothing changes.
void append(std::vector<DemandStep> &steps, const DemandStep &step);

/// Two demands at once. Both are steps without gaps over the same time, and so is their sum.
[[nodiscard]] std::vector<DemandStep> sumOf(std::span<const DemandStep> one,
                                            std::span<const DemandStep> other);

/// The largest number of GPUs needed at once.
[[nodiscard]] GpuCount peakOf(std::span<const DemandStep> steps);

[[nodiscard]] GpuHours gpuHoursOf(std::span<const DemandStep> steps);

} // namespace tco
} // namespace steelyard
