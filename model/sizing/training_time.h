#pragma once

#include "model/sizing/goodput.h"
#include "model/sizing/training_speed.h"

#include <functional>
#include <optional>

namespace steelyard::sizing {

/// A figure with what it is at best and at worst.
template <typename Unit>
struct Band
{
    Unit low = {};
    Unit expected = {};
    Unit high = {};
};

/// How long a job takes.
struct TrainingTime
{
    TrainingSpeed speed = {};
    /// Share of the calendar in which it gets ahead.
    double goodput = 0.0;
    Band<GpuHours> gpuHours = {};
    Band<Days> days = {};
};

/// More tokens than any run will see; beyond lies a slip of the unit.
inline constexpr double kMostTokens = 1e15;

/// Whole runs of different models that publish their hours (BLOOM, OPT, LLaMA, Pythia ...), and how
/// many of them lie in their band; `tests/desk/tst_sizing_table.cpp` counts them.
inline constexpr int kPublishedHours = 35;
inline constexpr int kPublishedInBand = 31;

/// GPU-hours and days for this many tokens, on as many GPUs as the job says.
///
/// The band of an estimate: 1 ÷ 1.4 to 1.5 times, since runs lose more time than they gain. A
/// measured speed (tokens per second and GPU) replaces the estimate; its band is what remains
/// unknown of interruptions, 0.95 to 1.1. Nothing when the cluster fails so often that no run gets
/// ahead.
[[nodiscard]] std::optional<TrainingTime> trainingTime(
    const TrainingRun &job,
    const Accelerator &accelerator,
    double tokens,
    std::optional<double> measuredTokensPerSecondPerGpu = {},
    const FailureModel &failures = {});

/// How long the job takes on this many GPUs; nothing where no run gets ahead.
using TimeOnGpus = std::function<std::optional<TrainingTime>(double gpus)>;

/// The fewest GPUs, in whole servers, that finish in time by the expected value. Nothing: no
/// number up to a million does.
[[nodiscard]] std::optional<double> gpusForDeadline(const TimeOnGpus &timeOn,
                                                    Days deadline,
                                                    int gpusPerServer);

} // namespace steelyard::sizing
