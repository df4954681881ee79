#include "model/sizing/layout_question.h"

#include "model/sizing/parameter_count.h"

#include <cmath>

namespace steelyard::sizing {

namespace {

Rejection notDivisible(std::string_view field, double found, double by)
{
    return {.reason = RejectionReason::NotDivisible, .field = field, .found = found, .limit = by};
}

/// Of the degrees against the model. The order of the checks: cheap and frequent ones first.
std::optional<Rejection> degreeRejection(const LayoutQuestion &question, const Layout &layout)
{
    const ModelShape &shape = question.job.shape;
    if (layout.tensor > question.fabric.gpusPerServer)
        return Rejection{.reason = RejectionReason::BeyondServer,
                         .found = double(layout.tensor),
                         .limit = double(question.fabric.gpusPerServer)};
    if (shape.heads % layout.tensor != 0)
        return notDivisible("heads", shape.heads, layout.tensor);
    const double chunks = double(layout.pipeline) * layout.virtualStages;
    if (chunks > shape.layers || !dividesLayers(shape.layers, int(chunks)))
        return notDivisible("layers", shape.layers, chunks);
    // DeepSpeed refuses it (runtime/pipe/engine.py): each micro-batch would reduce its gradients.
    if (layout.zero == Zero::Gradients && layout.pipeline > 1)
        return Rejection{.reason = RejectionReason::PipelineReduces,
                         .found = 2.0,
                         .limit = double(layout.pipeline)};
    // Each rank holds a piece of both halves, so that a causal mask costs all the same.
    if (layout.context > 1 && question.job.sequence % (2 * layout.context) != 0)
        return notDivisible("seq_len", question.job.sequence, 2.0 * layout.context);
    if (shape.experts && shape.experts->count % layout.expert != 0)
        return notDivisible("experts", shape.experts->count, layout.expert);
    return {};
}

} // namespace

double sequencesPerStep(const TrainingRun &job)
{
    constexpr double kMillion = 1024.0 * 1024.0;
    constexpr double kBillion = 1e9;

    if (job.globalBatch)
        return *job.globalBatch;
    const double weights = job.totalParameters.value_or(parametersOf(job.shape).total());
    const double tokens = weights <= 1.5 * kBillion ? 0.5 * kMillion
        : weights <= 10.0 * kBillion                ? 2.0 * kMillion
        : weights <= 100.0 * kBillion               ? 4.0 * kMillion
                                                    : 8.0 * kMillion;
    return std::ceil(tokens / job.sequence);
}

std::optional<Rejection> spread(const LayoutQuestion &question, Layout &layout)
{
    if (const auto rejection = degreeRejection(question, layout))
        return rejection;
    const TrainingRun &job = question.job;
    const double replica = double(layout.tensor) * layout.pipeline * layout.context;
    if (replica > job.gpus || std::fmod(job.gpus, replica) != 0.0)
        return notDivisible("gpus", job.gpus, replica);
    layout.data = int(job.gpus / replica);
    if (double(layout.data) * layout.context < layout.expert
        || (layout.data * layout.context) % layout.expert != 0)
        return notDivisible("dp", double(layout.data) * layout.context, layout.expert);
    const double batch = sequencesPerStep(job);
    const double atOnce = double(layout.data) * layout.microBatch;
    if (batch < atOnce)
        return Rejection{
            .reason = RejectionReason::BatchBelowReplicas, .found = batch, .limit = atOnce};
    if (job.globalBatch && std::fmod(batch, atOnce) != 0.0)
        return notDivisible("global_batch", batch, atOnce);
    layout.microBatches = int(std::ceil(batch / atOnce));
    if (layout.microBatches < layout.pipeline)
        return Rejection{.reason = RejectionReason::FewMicroBatches,
                         .found = double(layout.microBatches),
                         .limit = double(layout.pipeline)};
    // Megatron-LM deals micro-batches to interleaved chunks in rounds of all stages.
    if (layout.virtualStages > 1 && layout.microBatches % layout.pipeline != 0)
        return notDivisible("micro_batches", layout.microBatches, layout.pipeline);
    takeStates(layout, job.shape, job.training);
    return {};
}

double worstMemory(const MemoryEstimate &estimate)
{
    return estimate.high + estimate.overhead;
}

} // namespace steelyard::sizing
