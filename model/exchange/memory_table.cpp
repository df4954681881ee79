#include "model/exchange/memory_table.h"

#include "model/exchange/row_cells.h"
#include "model/exchange/training_table.h"

#include <array>

namespace steelyard::exchange {

using namespace Qt::StringLiterals;
using sizing::AttentionKernel;
using sizing::SequenceParallel;
using sizing::Zero;

namespace {

std::optional<Zero> zeroCalled(const QString &word)
{
    constexpr std::array kStages = {Zero::None, Zero::Optimizer, Zero::Gradients, Zero::Weights};
    if (word.isEmpty())
        return Zero::Optimizer;
    bool isNumber = false;
    const uint stage = word.toUInt(&isNumber);
    if (!isNumber || stage >= kStages.size())
        return {};
    return kStages.at(stage);
}

std::optional<AttentionKernel> attentionCalled(const QString &word)
{
    if (word.isEmpty() || word.compare("yes"_L1, Qt::CaseInsensitive) == 0)
        return AttentionKernel::Fused;
    if (word.compare("no"_L1, Qt::CaseInsensitive) == 0)
        return AttentionKernel::Materialised;
    return {};
}

void takeMemoryInputs(NamedRows &rows, RowCells &cells, MemoryInputs &inputs)
{
    takeModel(cells, inputs.model);
    cells.take("seq_len"_L1, inputs.sequence);
    cells.take("micro_batch"_L1, inputs.microBatch);
    cells.take("tp"_L1, inputs.tensor);
    cells.take("pp"_L1, inputs.pipeline);
    cells.take("vp"_L1, inputs.virtualStages);
    cells.take("cp"_L1, inputs.context);
    cells.take("ep"_L1, inputs.expert);
    cells.take("dp"_L1, inputs.data);
    cells.takeWord("zero_stage"_L1, inputs.zero, zeroCalled, u"0|1|2|3"_s);
    constexpr double kMostGradientBytes = 8.0;
    cells.takePositive("grad_bytes"_L1, inputs.gradientBytes, kMostGradientBytes);
    cells.takeWord(
        "recompute"_L1,
        inputs.recompute,
        [](const QString &word) { return recomputeCalled(word); },
        u"none|selective|full"_s);
    if (rows.text("recompute"_L1).contains("no SP"_L1, Qt::CaseInsensitive))
        inputs.sequenceParallel = SequenceParallel::Off;
    cells.takeWord("flash_attention"_L1, inputs.attention, attentionCalled, u"yes|no"_s);
}

} // namespace

Result<MemoryTable> readMemoryTable(QIODevice &device)
{
    NamedRows rows{device};
    if (const Result<void> header = rows.readHeader({"layers"_L1, "hidden"_L1}); !header)
        return header.error();
    MemoryTable table;
    while (true) {
        const Result<bool> found = rows.next();
        if (!found)
            return found.error();
        if (!*found)
            break;
        const QString kind = rows.text("kind"_L1);
        if (!kind.isEmpty() && kind != "training memory per GPU"_L1) {
            table.otherKinds.push_back(rows.text("name"_L1));
            continue;
        }
        RowCells cells{rows};
        MemoryTableRow row{.line = rows.line()};
        takeMemoryInputs(rows, cells, row.inputs);
        row.report.name = rows.text("name"_L1);
        cells.takePositive("weights_opt_gib"_L1, row.report.weightsAndOptimizer);
        cells.takePositive("activations_gib"_L1, row.report.activations);
        cells.takePositive("total_allocated_gib"_L1, row.report.allocated);
        cells.takePositive("total_reserved_gib"_L1, row.report.reserved);
        if (cells.fault())
            table.faults.push_back(*cells.fault());
        else
            table.rows.push_back(std::move(row));
    }
    if (table.rows.empty() && table.faults.empty() && table.otherKinds.empty())
        return Error{.code = ErrorCode::TableWithoutRows};
    return table;
}

} // namespace steelyard::exchange
