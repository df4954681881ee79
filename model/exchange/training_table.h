#pragma once

#include "model/exchange/named_rows.h"
#include "model/sizing/shape_inference.h"
#include "model/sizing/training_speed.h"

namespace steelyard::exchange {

/// What a table says went into a training run: all that a prediction may read.
struct RunInputs
{
    sizing::ShapeFacts model = {};
    std::optional<int> sequence = {};
    std::optional<double> tokens = {};
    /// Sequences of one step.
    std::optional<double> globalBatch = {};
    QString gpu = {};
    std::optional<double> gpus = {};
    sizing::Precision precision = sizing::Precision::Bf16;
    /// Nothing: not said.
    std::optional<sizing::Recompute> recompute = {};
    std::optional<int> tensor = {};
    std::optional<int> pipeline = {};
    std::optional<int> data = {};

    friend bool operator==(const RunInputs &, const RunInputs &) = default;
};

/// What it says came out, for comparison alone.
struct RunReport
{
    QString name = {};
    QString notes = {};
    std::optional<double> tflopsPerGpu = {};
    std::optional<double> mfu = {};
    std::optional<double> gpuHours = {};
    std::optional<double> days = {};

    friend bool operator==(const RunReport &, const RunReport &) = default;
};

struct TrainingTableRow
{
    int line = 0;
    RunInputs inputs = {};
    RunReport report = {};

    friend bool operator==(const TrainingTableRow &, const TrainingTableRow &) = default;
};

/// A table of training runs: rows that can be read, and what is wrong with the others.
struct TrainingTable
{
    std::vector<TrainingTableRow> rows = {};
    std::vector<CellFault> faults = {};
};

/// The number format that a table calls `word`: fp16, bf16, fp8, mxfp8, fp4, nvfp4, mxfp4; empty:
/// BF16. Nothing: unknown.
[[nodiscard]] std::optional<sizing::Precision> precisionCalled(QStringView word);

/// Of "none", "selective" and "full" the one that the text begins with ("selective+SP"); empty:
/// none. Nothing: unknown.
[[nodiscard]] std::optional<sizing::Recompute> recomputeCalled(QStringView text);

/// Reads a table with the columns name, params_total, params_active, layers, hidden, heads,
/// kv_heads, ffn_hidden, vocab, seq_len, tokens, global_batch, gpu_model, gpu_count, precision,
/// tp, pp, dp, recompute, reported_tflops_per_gpu, reported_mfu, reported_gpu_hours, reported_days
/// and notes. It must have gpu_model; others may be missing, and any cell but that may be empty. A
/// row with a bad cell is left out and named.
/// Errors: FileEmpty, HeaderMissing, TableWithoutRows, LineTooLong, FileUnreadable.
[[nodiscard]] Result<TrainingTable> readTrainingTable(QIODevice &device);

} // namespace steelyard::exchange
