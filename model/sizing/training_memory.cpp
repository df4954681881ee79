#include "model/sizing/training_memory.h"

#include "model/sizing/activation_bytes.h"
#include "model/sizing/parameter_count.h"

#include <algorithm>
#include <utility>

namespace steelyard::sizing {

namespace {

/// CUDA context 0.5 to 2 GiB and communication library 1 to 2 GiB, the lower halves of both.
/// Source: EleutherAI/cookbook calc/README.md.
constexpr double kOverheadBytes = 2.0 * 1024 * 1024 * 1024;

/// Weights of one stage on one tensor-parallel rank.
struct StageWeights
{
    double dense = 0.0;
    double routed = 0.0;
    /// The largest layer's, and the tables among `dense`.
    double layer = 0.0;
    double tables = 0.0;
    /// Those of adapters, which come beside.
    double adapters = 0.0;
    double routedAdapters = 0.0;
};

struct StageLayers
{
    int dense = 0;
    int experts = 0;
};

StageLayers layersOf(const ModelShape &shape, const Layout &layout, int stage)
{
    const int count = (shape.layers + layout.pipeline - 1) / layout.pipeline;
    if (!shape.experts)
        return {.dense = count};
    const int dense = std::clamp(shape.experts->denseLayers - stage * count, 0, count);
    return {.dense = dense, .experts = count - dense};
}

double normWeights(const ModelShape &shape)
{
    return 2.0 * (shape.norm == Norm::Scale ? 1.0 : 2.0) * shape.hidden;
}

/// Adapters of one stage's layers, before tensor parallelism splits them.
void addAdapters(StageWeights &weights,
                 const ModelShape &shape,
                 const Layout &layout,
                 const StageLayers &layers)
{
    if (!layout.adapters)
        return;
    const int rank = layout.adapters->rank;
    weights.adapters = (layers.dense + layers.experts) * attentionAdapters(shape, rank)
        + layers.dense * mlpAdapters(shape, shape.feedForward, rank);
    if (!shape.experts)
        return;
    const Experts &experts = *shape.experts;
    weights.adapters += layers.experts * mlpAdapters(shape, experts.sharedWidth, rank);
    weights.routedAdapters =
        layers.experts * experts.count * mlpAdapters(shape, experts.width, rank) / layout.expert;
}

StageWeights weightsOf(const ModelShape &shape, const Layout &layout, int stage)
{
    const StageLayers layers = layersOf(shape, layout, stage);
    const double attention = attentionParameters(shape) + normWeights(shape);
    const double denseLayer = attention + mlpParameters(shape, shape.feedForward);
    StageWeights weights{.layer = layers.dense > 0 ? denseLayer : 0.0};
    weights.dense = layers.dense * denseLayer;
    if (shape.experts) {
        const Experts &experts = *shape.experts;
        const double expert = mlpParameters(shape, experts.width);
        const double shared =
            experts.sharedWidth > 0 ? mlpParameters(shape, experts.sharedWidth) : 0.0;
        const double alwaysUsed = attention + shared + double(shape.hidden) * experts.count;
        weights.dense += layers.experts * alwaysUsed;
        weights.routed = layers.experts * expert * experts.count / layout.expert;
        weights.layer =
            std::max(weights.layer, alwaysUsed + expert * experts.count / layout.expert);
    }
    const double table = double(shape.vocabulary) * shape.hidden;
    const bool isFirst = stage == 0;
    const bool isLast = stage == layout.pipeline - 1;
    const bool sharesTable = isFirst && isLast && shape.embeddings == Embeddings::Tied;
    weights.tables = (isFirst ? table : 0.0) + (isLast && !sharesTable ? table : 0.0);
    weights.dense += weights.tables;
    addAdapters(weights, shape, layout, layers);
    for (double *part : {&weights.dense,
                         &weights.routed,
                         &weights.layer,
                         &weights.tables,
                         &weights.adapters,
                         &weights.routedAdapters})
        *part /= layout.tensor;
    return weights;
}

/// Micro-batches that a stage holds at once (1F1B), with what interleaving adds.
/// Sources: Narayanan et al. (arXiv 2104.04473) section 2.2; Korthikanti et al. section 4.2.3.
double microBatchesInFlight(const Layout &layout, int stage)
{
    const double held = std::min(layout.pipeline - stage, layout.microBatches);
    if (layout.virtualStages == 1)
        return held;
    return held
        * (1.0 + (layout.pipeline - 1.0) / (double(layout.pipeline) * layout.virtualStages));
}

void addStates(MemoryParts &parts, const StageWeights &weights, const Layout &layout)
{
    const double replicas = double(layout.data) * layout.context;
    const auto spread = [&](Zero from, double dense, double routed) {
        const bool isSpread = layout.zero >= from;
        return dense / (isSpread ? replicas : 1.0)
            + routed / (isSpread ? std::max(1.0, replicas / layout.expert) : 1.0);
    };
    const auto add = [&](const StateBytes &bytes, double dense, double routed) {
        parts.weights += bytes.weights * spread(Zero::Weights, dense, routed);
        parts.gradients += bytes.gradients * spread(Zero::Gradients, dense, routed);
        parts.optimizer += bytes.optimizer * spread(Zero::Optimizer, dense, routed);
    };
    if (!layout.adapters) {
        add(layout.bytes, weights.dense, weights.routed);
        return;
    }
    add(layout.bytes, weights.dense - weights.tables, weights.routed);
    add({.weights = layout.adapters->tableBytes, .gradients = 0.0, .optimizer = 0.0},
        weights.tables,
        0.0);
    add(layout.adapters->bytes, weights.adapters, weights.routedAdapters);
}

/// A matrix that is unpacked from 4 bits to be multiplied; the widest of a layer.
/// Source: Dettmers et al. (arXiv 2305.14314) section 3, equation 5.
double unpackedBytes(const ModelShape &shape, const Layout &layout)
{
    constexpr double kUnpacked = 2.0;
    if (!layout.adapters || layout.bytes.weights >= kUnpacked)
        return 0.0;
    const double width = std::max(shape.feedForward, shape.experts ? shape.experts->width : 0);
    return kUnpacked * shape.hidden * width / layout.tensor;
}

/// What sharded weights need for the moment. Without a pipeline two layers are gathered in 16 bits
/// and two reduced in FP32, and both tables' half; with one, torchtitan keeps the stage gathered
/// and its gradients unreduced through the step.
double gatheredBytes(const StageWeights &weights, const Layout &layout)
{
    constexpr double kGathered = 2.0;
    // Frozen weights have no gradients to reduce.
    const double unreduced = layout.adapters ? 0.0 : 4.0;
    if (layout.zero != Zero::Weights)
        return 0.0;
    if (layout.pipeline > 1)
        return (kGathered + unreduced) * (weights.dense + weights.routed);
    return 2.0 * (kGathered + unreduced) * weights.layer
        + (kGathered + unreduced) * weights.tables / 2.0;
}

MemoryParts stageMemory(const ModelShape &shape, const Layout &layout, int sequence, int stage)
{
    // 16-bit logits, their FP32 copy and its share of the gradient.
    constexpr double kLogitBytes = 8.0;
    // Reserved over allocated memory, 1.03 to 1.09: SimuMax docs/b200, release v1.2. Only for
    // sharded weights, whose published peaks are reserved memory.
    constexpr double kAllocatorSlack = 0.06;

    const StageWeights weights = weightsOf(shape, layout, stage);
    const StageLayers layers = layersOf(shape, layout, stage);
    const double tokens = double(layout.microBatch) * sequence / layout.context;
    MemoryParts parts;
    addStates(parts, weights, layout);
    double live = 0.0;
    for (const auto &[count, kind] : {std::pair{layers.dense, LayerKind::Dense},
                                      std::pair{layers.experts, LayerKind::Experts}}) {
        if (count == 0)
            continue;
        parts.activations += count * tokens * microBatchesInFlight(layout, stage)
            * layerActivationBytes(shape, layout, kind, sequence);
        live = std::max(live, tokens * liveActivationBytes(shape, layout, kind, sequence));
    }
    parts.activations += live;
    if (stage == layout.pipeline - 1)
        parts.logits = kLogitBytes * tokens * shape.vocabulary / layout.tensor;
    parts.buffers = gatheredBytes(weights, layout) + unpackedBytes(shape, layout);
    if (layout.zero == Zero::Weights)
        parts.buffers += kAllocatorSlack * parts.allocated();
    return parts;
}

} // namespace

MemoryEstimate trainingMemory(const ModelShape &shape, const Layout &layout, int sequence)
{
    MemoryEstimate estimate{.parts = stageMemory(shape, layout, sequence, 0),
                            .overhead = kOverheadBytes};
    const int last = layout.pipeline - 1;
    if (last > 0) {
        const MemoryParts parts = stageMemory(shape, layout, sequence, last);
        if (parts.allocated() > estimate.parts.allocated()) {
            estimate.parts = parts;
            estimate.stage = last;
        }
    }
    const bool isSharded = layout.zero == Zero::Weights;
    estimate.low = estimate.parts.allocated() * (isSharded ? 0.80 : 0.93);
    estimate.high = estimate.parts.allocated() * (isSharded ? 1.50 : 1.12);
    return estimate;
}

} // namespace steelyard::sizing
