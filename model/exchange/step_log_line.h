#pragma once

#include <optional>
#include <string_view>

namespace steelyard::exchange {

/// Who wrote a log of training steps.
enum class LogFormat
{
    MegatronLm,
    NeMo,
    Torchtitan,
    DeepSpeed,
    HuggingFace,
    Csv ///< columns of steps and times
};

/// What one line of a log tells of one step; nothing: not said.
struct StepSample
{
    std::optional<double> seconds = {};
    /// Sequences of the step, and all GPUs together per second.
    std::optional<double> batch = {};
    std::optional<double> samplesPerSecond = {};
    std::optional<double> tokensPerSecondPerGpu = {};

    friend bool operator==(const StepSample &, const StepSample &) = default;
};

/// A step and the writer by whose words it was found.
struct StepLine
{
    LogFormat format = LogFormat::MegatronLm;
    StepSample sample = {};

    friend bool operator==(const StepLine &, const StepLine &) = default;
};

/// The step that a line of a log tells of, whatever bytes it has. Nothing: none.
///
/// Words looked for, as the programs write them in 2024 and 2025:
/// Megatron-LM, megatron/training/training.py: "elapsed time per iteration (ms): 5432.1",
/// "global batch size: 256"; NeMo: "train_step_timing in s=5.43", "global_batch_size: 512";
/// torchtitan, torchtitan/components/metrics.py: "step: 10 ... tps: 5,762" (earlier "wps"), tokens
/// of one GPU; DeepSpeed, deepspeed/utils/timer.py: "CurrSamplesPerSec=12.5", and its pipeline:
/// "iter time (s): 0.5 samples/sec: 512"; Hugging Face Trainer: the progress bar's "3.00s/it" or
/// "1.50it/s" and "'train_samples_per_second': 50.1".
[[nodiscard]] std::optional<StepLine> stepOfLine(std::string_view line);

} // namespace steelyard::exchange
