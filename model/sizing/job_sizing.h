#pragma once

#include "model/sizing/parameter_count.h"
#include "model/sizing/training_memory.h"
#include "model/sizing/training_time.h"

#include <optional>

namespace steelyard::sizing {

inline constexpr int kUsualGpusPerServer = 8;

/// A training job as somebody asks about it.
struct SizingRequest
{
    TrainingRun job = {};
    double tokens = 0.0;
    /// How it is spread, for the memory of one GPU; nothing: memory is not asked.
    std::optional<Layout> layout = {};
    /// Finish in this time, on as many GPUs as that takes; nothing: `job.gpus` counts.
    std::optional<Days> deadline = {};
    int gpusPerServer = kUsualGpusPerServer;
    /// What the network cards of one server carry together in one direction, Gb/s; nothing: as
    /// usual for the accelerator.
    std::optional<double> networkGbits = {};
    /// Tokens per second and GPU that somebody has measured.
    std::optional<double> measuredSpeed = {};
    FailureModel failures = {};
};

/// What the job needs.
struct JobSizing
{
    ParameterCount parameters = {};
    double gpus = 0.0;
    TrainingTime time = {};
    std::optional<MemoryEstimate> memory = {};
};

/// What keeps the request from being answered; empty: nothing.
[[nodiscard]] Faults faultsOf(const SizingRequest &request, const Accelerator &accelerator);

/// GPUs, time and memory of a request without faults. Nothing: no number of GPUs finishes.
[[nodiscard]] std::optional<JobSizing> sized(const SizingRequest &request,
                                             const Accelerator &accelerator);

} // namespace steelyard::sizing
