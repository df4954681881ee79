#pragma once

#include "model/sizing/training_speed.h"

#include <optional>

namespace steelyard::sizing {

/// GPU-days that the job would take if every GPU did nothing but the least that training needs at
/// its dense peak in the job's precision: 6·N FLOPs for each token (adapters: 4·N), no attention
/// and nothing computed twice. Nobody can take fewer. Nothing: the peak is not known.
/// Source of 6·N: Kaplan et al. (arXiv 2001.08361) section 2.1.
[[nodiscard]] std::optional<double> gpuDaysAtPeak(const TrainingRun &job,
                                                  const Accelerator &accelerator,
                                                  double tokens);

/// FLOP/s of one GPU that a speed in tokens per second and GPU takes at the least: model FLOPs of a
/// causal mask (adapters: two thirds of them, for frozen weights have no gradients), nothing
/// computed twice. What it takes of the peak in the job's precision can't be above 1.
[[nodiscard]] double leastFlopsOf(const TrainingRun &job, double tokensPerSecond);

} // namespace steelyard::sizing
