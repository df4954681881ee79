#pragma once

#include "model/exchange/named_rows.h"
#include "model/sizing/layout.h"
#include "model/sizing/shape_inference.h"

namespace steelyard::exchange {

/// What a table says of a model on its GPUs: all that a prediction may read.
struct MemoryInputs
{
    sizing::ShapeFacts model = {};
    std::optional<int> sequence = {};
    std::optional<int> microBatch = {};
    std::optional<int> tensor = {};
    std::optional<int> pipeline = {};
    std::optional<int> virtualStages = {};
    std::optional<int> context = {};
    std::optional<int> expert = {};
    std::optional<int> data = {};
    sizing::Zero zero = sizing::Zero::Optimizer;
    std::optional<double> gradientBytes = {};
    sizing::Recompute recompute = sizing::Recompute::None;
    sizing::SequenceParallel sequenceParallel = sizing::SequenceParallel::On;
    sizing::AttentionKernel attention = sizing::AttentionKernel::Fused;

    friend bool operator==(const MemoryInputs &, const MemoryInputs &) = default;
};

/// What it says was found, for comparison alone. GiB.
struct MemoryReport
{
    QString name = {};
    std::optional<double> weightsAndOptimizer = {};
    std::optional<double> activations = {};
    std::optional<double> allocated = {};
    std::optional<double> reserved = {};

    friend bool operator==(const MemoryReport &, const MemoryReport &) = default;
};

struct MemoryTableRow
{
    int line = 0;
    MemoryInputs inputs = {};
    MemoryReport report = {};

    friend bool operator==(const MemoryTableRow &, const MemoryTableRow &) = default;
};

/// A table of memory cases: rows that can be read, rows of another kind, and what is wrong.
struct MemoryTable
{
    std::vector<MemoryTableRow> rows = {};
    /// Names of the rows whose `kind` is another than "training memory per GPU".
    std::vector<QString> otherKinds = {};
    std::vector<CellFault> faults = {};
};

/// Reads a table with the columns name, kind, params_total, layers, hidden, heads, kv_heads,
/// ffn_hidden, vocab, seq_len, micro_batch, tp, pp, vp, cp, ep, dp, zero_stage, grad_bytes,
/// recompute, flash_attention, weights_opt_gib, activations_gib, total_allocated_gib and
/// total_reserved_gib. It must have layers and hidden; a row without `kind` is of the right one. A
/// row with a bad cell is left out and named. "no SP" in `recompute` says that norms are not split.
/// Errors: FileEmpty, HeaderMissing, TableWithoutRows, LineTooLong, FileUnreadable.
[[nodiscard]] Result<MemoryTable> readMemoryTable(QIODevice &device);

} // namespace steelyard::exchange
