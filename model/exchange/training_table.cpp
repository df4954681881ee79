#include "model/exchange/training_table.h"

#include "model/exchange/row_cells.h"

#include <algorithm>
#include <array>
#include <utility>

namespace steelyard::exchange {

using namespace Qt::StringLiterals;
using sizing::Precision;
using sizing::Recompute;

namespace {

constexpr std::array kPrecisionWords = {
    std::pair{u"", Precision::Bf16},
    std::pair{u"bf16", Precision::Bf16},
    std::pair{u"fp16", Precision::Fp16},
    std::pair{u"fp8", Precision::Fp8},
    std::pair{u"mxfp8", Precision::Fp8},
    std::pair{u"fp4", Precision::Fp4},
    std::pair{u"nvfp4", Precision::Fp4},
    std::pair{u"mxfp4", Precision::Fp4},
};

void takeInputs(RowCells &cells, RunInputs &inputs)
{
    takeModel(cells, inputs.model);
    cells.takePositive("params_active"_L1, inputs.model.activeParameters, sizing::kMostParameters);
    cells.take("seq_len"_L1, inputs.sequence);
    cells.take("tokens"_L1, inputs.tokens);
    cells.take("global_batch"_L1, inputs.globalBatch);
    cells.take("gpu_count"_L1, inputs.gpus);
    cells.takeWord(
        "precision"_L1,
        inputs.precision,
        [](const QString &word) { return precisionCalled(word); },
        u"bf16|fp16|fp8|mxfp8|fp4|nvfp4"_s);
    cells.take("tp"_L1, inputs.tensor);
    cells.take("pp"_L1, inputs.pipeline);
    cells.take("dp"_L1, inputs.data);
    cells.takeOptionalWord(
        "recompute"_L1,
        inputs.recompute,
        [](const QString &word) { return recomputeCalled(word); },
        u"none|selective|full"_s);
}

void takeReport(RowCells &cells, RunReport &report)
{
    constexpr double kWhole = 1.0;
    cells.takePositive("reported_tflops_per_gpu"_L1, report.tflopsPerGpu);
    cells.takePositive("reported_mfu"_L1, report.mfu, kWhole);
    cells.takePositive("reported_gpu_hours"_L1, report.gpuHours);
    cells.takePositive("reported_days"_L1, report.days);
}

} // namespace

std::optional<Precision> precisionCalled(QStringView word)
{
    const auto found = std::ranges::find_if(kPrecisionWords, [&](const auto &known) {
        return word.compare(QStringView{known.first}, Qt::CaseInsensitive) == 0;
    });
    if (found == kPrecisionWords.end())
        return {};
    return found->second;
}

std::optional<Recompute> recomputeCalled(QStringView text)
{
    if (text.isEmpty() || text.startsWith(u"none", Qt::CaseInsensitive))
        return Recompute::None;
    if (text.startsWith(u"selective", Qt::CaseInsensitive))
        return Recompute::Selective;
    if (text.startsWith(u"full", Qt::CaseInsensitive))
        return Recompute::Full;
    return {};
}

Result<TrainingTable> readTrainingTable(QIODevice &device)
{
    NamedRows rows{device};
    if (const Result<void> header = rows.readHeader({"gpu_model"_L1}); !header)
        return header.error();
    TrainingTable table;
    while (true) {
        const Result<bool> found = rows.next();
        if (!found)
            return found.error();
        if (!*found)
            break;
        RowCells cells{rows};
        TrainingTableRow row{.line = rows.line()};
        takeInputs(cells, row.inputs);
        row.inputs.gpu = rows.text("gpu_model"_L1);
        takeReport(cells, row.report);
        row.report.name = rows.text("name"_L1);
        row.report.notes = rows.text("notes"_L1);
        if (cells.fault())
            table.faults.push_back(*cells.fault());
        else
            table.rows.push_back(std::move(row));
    }
    if (table.rows.empty() && table.faults.empty())
        return Error{.code = ErrorCode::TableWithoutRows};
    return table;
}

} // namespace steelyard::exchange
