#pragma once

#include "model/sizing/training_flops.h"
#include "model/sizing/training_method.h"

#include <optional>
#include <string_view>
#include <vector>

namespace steelyard::sizing {

/// Number format of the matrix products.
enum class Precision
{
    Fp16,
    Bf16,
    Fp8,
    Fp4
};

/// Age of the training software.
enum class SoftwareAge
{
    Early, ///< 2021 and 2022: before FlashAttention
    Established, ///< 2023 and 2024
    Current
};

/// What is known of an accelerator. Throughput is dense, in TFLOPS; absent: not known.
struct Accelerator
{
    /// As the catalogue spells it: "Ampere", "Hopper", "Blackwell+Grace".
    std::string_view architecture = {};
    std::optional<double> fp16Tflops = {};
    std::optional<double> bf16Tflops = {};
    std::optional<double> fp8Tflops = {};
    std::optional<double> fp4Tflops = {};
    std::optional<double> memoryGb = {};
};

/// Who runs what on how many GPUs.
struct TrainingRun
{
    ModelShape shape = {};
    /// Weights, where others are stated than the shape has; nothing: counted.
    std::optional<double> totalParameters = {};
    std::optional<double> activeParameters = {};
    int sequence = 0;
    /// Sequences of one step; nothing: large enough not to matter.
    std::optional<double> globalBatch = {};
    double gpus = 0.0;
    Precision precision = Precision::Bf16;
    Recompute recompute = Recompute::None;
    std::optional<SoftwareAge> age = {};
    Training training = {};
    /// Of a run whose layout is known by its degrees alone: whether each replica is a single GPU,
    /// its weights gathered over the network (ZeRO 3 alone).
    bool isDataParallelOnly = false;
    /// By how much longer a step takes than with the best layout on the links that the default
    /// speed was measured with: `layout_slowdown.h` tells it.
    double slowdown = 1.0;
};

/// Why a run is as fast as it is.
enum class SpeedFactor
{
    Accelerator,
    Software,
    Scale,
    Recompute,
    Experts,
    Precision,
    Width,
    Network, ///< weights that are gathered over it
    Layout ///< how the job is spread, and the links it is spread over
};

/// One factor of the utilisation, with what it rests on.
struct SpeedTerm
{
    SpeedFactor factor = SpeedFactor::Accelerator;
    double value = 1.0;
    std::string_view source = {};
};

/// How fast a job runs between interruptions.
struct TrainingSpeed
{
    double tokensPerSecondPerGpu = 0.0;
    /// Model FLOPs in the convention `kFullAttention` ÷ the dense 16-bit peak, also for 8 and 4
    /// bits: the product of the terms.
    double utilisation = 0.0;
    /// FLOPs of one token in that convention, and the 16-bit peak in FLOP/s.
    double flopsPerToken = 0.0;
    double peak = 0.0;
    std::vector<SpeedTerm> terms = {};
};

/// The age that a format speaks for: FP16 with loss scaling was given up in 2022, training in 8
/// bits came into use after 2024.
[[nodiscard]] SoftwareAge usualAge(Precision precision);

/// What runs of that age recompute where nobody says: before FlashAttention every published run
/// of billions of weights recomputed its layers in full (SC21, arXiv 2104.04473; MT-NLG, arXiv
/// 2201.11990; BLOOM, arXiv 2211.05100; GPT-NeoX, arXiv 2204.06745), later ones nothing.
[[nodiscard]] Recompute usualRecompute(SoftwareAge age);

/// The dense peak for products in this precision, TFLOPS; nothing when it is not known.
[[nodiscard]] std::optional<double> peakTflops(const Accelerator &accelerator, Precision precision);

/// The dense peak for 16-bit products, FLOP/s; nothing when it, or that of the precision, is
/// unknown: BF16 on Volta, FP8 on Ampere.
[[nodiscard]] std::optional<double> sixteenBitPeak(const Accelerator &accelerator,
                                                   Precision precision);

/// What keeps the job from being one; empty: nothing.
[[nodiscard]] Faults faultsOf(const TrainingRun &job, const Accelerator &accelerator);

/// FLOPs of training on one token in a convention, by what the job trains and, where they are
/// stated, by its active weights.
[[nodiscard]] double flopsPerToken(const TrainingRun &job, FlopConvention convention);

/// The speed to expect by default. Needs a job and accelerator without faults.
[[nodiscard]] TrainingSpeed trainingSpeed(const TrainingRun &job, const Accelerator &accelerator);

} // namespace steelyard::sizing
