#pragma once

#include "model/catalog/gpu_model.h"
#include "model/exchange/training_table.h"
#include "model/sizing/training_time.h"

#include <QString>

#include <optional>
#include <variant>

namespace steelyard::desk {

/// What is predicted of a run, from its inputs alone.
struct RunPrediction
{
    sizing::TrainingRun job = {};
    /// The known model that lent what the inputs leave open; empty: none.
    QString preset = {};
    sizing::TrainingSpeed speed = {};
    /// Model TFLOPS per GPU with full attention.
    sizing::Band<double> tflopsPerGpu = {};
    /// Nothing: the tokens are not known.
    std::optional<sizing::Band<GpuHours>> gpuHours = {};
    /// The dense 16-bit peak, FLOP/s.
    double peak = 0.0;
    /// Whether the layers do not divide by the pipeline stages, so that some have one more.
    bool hasUnevenStages = false;
};

/// A column and what is wrong there.
struct InputFault
{
    QString column = {};
    Error error = {};
};

/// Predicts a run by default figures; an unknown number of GPUs is taken as 1,024, an unknown
/// sequence length as 2,048.
[[nodiscard]] std::variant<RunPrediction, InputFault> predictedRun(
    const exchange::RunInputs &inputs, const std::vector<GpuModel> &accelerators);

} // namespace steelyard::desk
