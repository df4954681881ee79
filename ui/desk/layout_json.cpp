#include "ui/desk/layout_json.h"

#include <string>

namespace steelyard::desk {

using namespace sizing;

namespace {

const char *knobKey(LayoutKnob knob)
{
    switch (knob) {
    case LayoutKnob::Zero:
        return "zero";
    case LayoutKnob::SelectiveRecompute:
        return "selective_recompute";
    case LayoutKnob::MicroBatch:
        return "micro_batch";
    case LayoutKnob::FullRecompute:
        return "full_recompute";
    case LayoutKnob::Tensor:
        return "tp";
    case LayoutKnob::Pipeline:
        return "pp";
    case LayoutKnob::Context:
        return "cp";
    case LayoutKnob::Expert:
        return "ep";
    case LayoutKnob::Interleaving:
        return "vp";
    case LayoutKnob::NoRecompute:
        return "no_recompute";
    }
    Q_UNREACHABLE();
}

const char *reasonKey(RejectionReason reason)
{
    switch (reason) {
    case RejectionReason::Memory:
        return "memory";
    case RejectionReason::Slower:
        return "slower";
    case RejectionReason::NotDivisible:
        return "not_divisible";
    case RejectionReason::BatchBelowReplicas:
        return "batch_below_replicas";
    case RejectionReason::FewMicroBatches:
        return "few_micro_batches";
    case RejectionReason::PipelineReduces:
        return "pipeline_reduces";
    case RejectionReason::BeyondServer:
        return "beyond_server";
    }
    Q_UNREACHABLE();
}

const char *recomputeKey(Recompute recompute)
{
    switch (recompute) {
    case Recompute::None:
        return "none";
    case Recompute::Selective:
        return "selective";
    case Recompute::Full:
        return "full";
    }
    Q_UNREACHABLE();
}

Json layoutJson(const Layout &layout)
{
    return {{"tp", layout.tensor},
            {"pp", layout.pipeline},
            {"vp", layout.virtualStages},
            {"cp", layout.context},
            {"ep", layout.expert},
            {"dp", layout.data},
            {"micro_batch", layout.microBatch},
            {"micro_batches", layout.microBatches},
            {"zero", int(layout.zero)},
            {"recompute", recomputeKey(layout.recompute)}};
}

Json bestJson(const LayoutAdvice &advice)
{
    if (!advice.best)
        return nullptr;
    const double worst = worstMemory(advice.best->memory);
    return {{"layout", layoutJson(advice.best->layout)},
            {"expected_bytes", advice.best->memory.expected()},
            {"worst_bytes", worst},
            {"margin_bytes", advice.question.memory - worst},
            {"gpu_seconds_per_token", advice.best->secondsPerToken}};
}

Json neighboursJson(const LayoutAdvice &advice)
{
    Json array = Json::array();
    for (const auto &[change, rejection] : advice.neighbours)
        array.push_back(
            {{"change", knobKey(change.knob)},
             {"layout", layoutJson(change.layout)},
             {"reason", reasonKey(rejection.reason)},
             {"field",
              rejection.field.empty() ? Json(nullptr) : Json(std::string{rejection.field})},
             {"found", rejection.found},
             {"limit", rejection.limit}});
    return array;
}

Json changesJson(const LayoutAdvice &advice)
{
    Json array = Json::array();
    for (const FittingChange &fitting : advice.changes)
        array.push_back({{"change", knobKey(fitting.change.knob)},
                         {"layout", layoutJson(fitting.change.layout)},
                         {"worst_bytes", worstMemory(fitting.memory)},
                         {"time_factor", fitting.slowdown}});
    return array;
}

} // namespace

Json layoutAdviceJson(const text::SizingView &view)
{
    if (!view.advice)
        return nullptr;
    const LayoutAdvice &advice = *view.advice;
    return {{"gpus", advice.question.job.gpus},
            {"gpus_per_server", advice.question.fabric.gpusPerServer},
            {"linked_gpus", advice.question.fabric.domain},
            {"sequences_per_step", sequencesPerStep(advice.question.job)},
            {"card_bytes", advice.question.memory},
            {"best", bestJson(advice)},
            {"fewest_gpus", advice.fewestGpus ? Json(*advice.fewestGpus) : Json(nullptr)},
            {"next_gpus", advice.nextGpus ? Json(*advice.nextGpus) : Json(nullptr)},
            {"enough_sequences",
             advice.enoughSequences ? Json(*advice.enoughSequences) : Json(nullptr)},
            {"rejected_neighbours", neighboursJson(advice)},
            {"fitting_changes", changesJson(advice)}};
}

} // namespace steelyard::desk
