#include "ui/desk/memory_table.h"

#include "ui/desk/shipped_catalogue.h"
#include "ui/desk/table_json.h"

#include <algorithm>
#include <variant>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;
using text::PredictedMemory;

namespace {

constexpr double kBytesPerGib = 1024.0 * 1024.0 * 1024.0;

Layout layoutOf(const exchange::MemoryInputs &inputs)
{
    Layout layout{.tensor = inputs.tensor.value_or(1),
                  .pipeline = inputs.pipeline.value_or(1),
                  .virtualStages = inputs.virtualStages.value_or(1),
                  .context = inputs.context.value_or(1),
                  .expert = inputs.expert.value_or(1),
                  .data = inputs.data.value_or(1),
                  .microBatch = inputs.microBatch.value_or(1),
                  .microBatches = std::max(1, inputs.pipeline.value_or(1)),
                  .zero = inputs.zero,
                  .sequenceParallel = inputs.sequenceParallel,
                  .recompute = inputs.recompute,
                  .attention = inputs.attention,
                  .bytes = inputs.zero == Zero::Weights ? kShardedFp32Adam : kMegatronAdam};
    layout.bytes.gradients = inputs.gradientBytes.value_or(layout.bytes.gradients);
    return layout;
}

/// Weights, gradients and optimiser without the token tables: what the layers alone need.
double layerStates(ModelShape shape, const Layout &layout, int sequence)
{
    shape.vocabulary = 1;
    const MemoryParts parts = trainingMemory(shape, layout, sequence).parts;
    return parts.weights + parts.gradients + parts.optimizer;
}

std::variant<PredictedMemory, exchange::CellFault> predictedMemory(
    const exchange::MemoryTableRow &row)
{
    constexpr int kUsualSequence = 2'048;
    const auto refused = [&](const QString &column, Error error) {
        error.where.clear();
        return exchange::CellFault{row.line, column, std::move(error)};
    };
    const auto inferred = inferredShape(row.inputs.model);
    if (!inferred)
        return refused(u"layers"_s, {.code = ErrorCode::JobWithoutModel});
    const ModelShape &shape = inferred->shape;
    const int sequence = row.inputs.sequence.value_or(kUsualSequence);
    const Layout layout = layoutOf(row.inputs);
    Faults faults = faultsOf(shape);
    if (faults.empty())
        faults = faultsOf(layout, shape);
    // What somebody has run and measured counts, also where its stages are not alike: the memory is
    // that of the largest.
    std::erase_if(faults, [](const Fault &fault) {
        return fault.code == FaultCode::NotDivisible && fault.field == "layers";
    });
    if (sequence <= 0)
        faults.push_back({FaultCode::NotPositive, "seq_len", double(sequence), 0.0});
    if (!faults.empty()) {
        const std::string_view field = faults.front().field;
        return refused(QString::fromUtf8(field.data(), qsizetype(field.size())),
                       errorOf(faults.front(), {}, Precision::Bf16));
    }
    const MemoryEstimate estimate = trainingMemory(shape, layout, sequence);
    return PredictedMemory{.line = row.line,
                           .name = row.report.name,
                           .weightsAndOptimizer =
                               layerStates(shape, layout, sequence) / kBytesPerGib,
                           .activations = estimate.parts.activations / kBytesPerGib,
                           .allocated = {.low = estimate.low / kBytesPerGib,
                                         .expected = estimate.parts.allocated() / kBytesPerGib,
                                         .high = estimate.high / kBytesPerGib},
                           .publishedWeightsAndOptimizer = row.report.weightsAndOptimizer,
                           .publishedActivations = row.report.activations,
                           .publishedAllocated = row.report.allocated,
                           .publishedReserved = row.report.reserved};
}

Json memoryCaseJson(const PredictedMemory &each)
{
    Json json{{"line", each.line},
              {"name", jsonText(each.name)},
              {"predicted_weights_opt_gib", each.weightsAndOptimizer},
              {"predicted_activations_gib", each.activations},
              {"predicted_allocated_gib", each.allocated.expected},
              {"low", each.allocated.low},
              {"high", each.allocated.high}};
    const auto addPublished = [&](const char *key, const std::optional<double> &published) {
        if (published)
            json[key] = *published;
    };
    addPublished("published_weights_opt_gib", each.publishedWeightsAndOptimizer);
    addPublished("published_activations_gib", each.publishedActivations);
    addPublished("published_allocated_gib", each.publishedAllocated);
    addPublished("published_reserved_gib", each.publishedReserved);
    return json;
}

} // namespace

Result<SizedMemoryTable> sizedMemoryTable(QIODevice &device)
{
    const auto table = exchange::readMemoryTable(device);
    if (!table)
        return table.error();
    SizedMemoryTable sized{.otherKinds = table->otherKinds, .faults = table->faults};
    for (const exchange::MemoryTableRow &row : table->rows) {
        const auto prediction = predictedMemory(row);
        if (const auto *fault = std::get_if<exchange::CellFault>(&prediction))
            sized.faults.push_back(*fault);
        else
            sized.cases.push_back(std::get<PredictedMemory>(prediction));
    }
    std::ranges::sort(sized.faults, {}, &exchange::CellFault::line);
    return sized;
}

QByteArray memoryTableAsJson(const SizedMemoryTable &table)
{
    Json cases = Json::array();
    for (const PredictedMemory &each : table.cases)
        cases.push_back(memoryCaseJson(each));
    Json others = Json::array();
    for (const QString &name : table.otherKinds)
        others.push_back(jsonText(name));
    return jsonBytes({{"weights_opt",
                       "weights, gradients and optimiser of the layers, without "
                       "the token tables; allocated holds the tables too"},
                      {"rows", std::move(cases)},
                      {"of_another_kind", std::move(others)},
                      {"left_out", faultsJson(table.faults)}});
}

} // namespace steelyard::desk
