#pragma once

#include "model/sizing/model_presets.h"
#include "model/sizing/training_speed.h"

#include <vector>

namespace steelyard::sizing {

/// A training run whose GPU-hours its authors published.
struct PublishedRun
{
    const char *name = nullptr;
    /// Runs of one name are left out together when an error is judged.
    const char *family = nullptr;
    TrainingRun job = {};
    Accelerator accelerator = {};
    double tokens = 0.0;
    double gpuHours = 0.0;
};

inline constexpr Accelerator kV100{.architecture = "Volta", .fp16Tflops = 125.0, .memoryGb = 32.0};
inline constexpr Accelerator kA100{
    .architecture = "Ampere", .fp16Tflops = 312.0, .bf16Tflops = 312.0, .memoryGb = 80.0};
inline constexpr Accelerator kH100{.architecture = "Hopper",
                                   .fp16Tflops = 989.0,
                                   .bf16Tflops = 989.0,
                                   .fp8Tflops = 1'979.0,
                                   .memoryGb = 80.0};

/// Layers, width, heads, key-value heads, feed-forward width, vocabulary.
[[nodiscard]] inline ModelShape denseShape(
    int layers, int hidden, int heads, int keyValueHeads, int feedForward, int vocabulary)
{
    return {.layers = layers,
            .hidden = hidden,
            .heads = heads,
            .keyValueHeads = keyValueHeads,
            .feedForward = feedForward,
            .vocabulary = vocabulary};
}

/// Full pre-training runs on NVIDIA accelerators whose shape, tokens and GPU-hours (or days on a
/// number of GPUs) are public. A number of GPUs that is not stands as 1,024. Llama 3.2 (distilled)
/// and Llama 4 (shape not in its card) are left out.
[[nodiscard]] std::vector<PublishedRun> publishedRuns();

} // namespace steelyard::sizing
