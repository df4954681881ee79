// The answer to a sizing question, for scripts.
#include "model/sizing/parameter_count.h"
#include "ui/desk/job_sizing.h"
#include "ui/desk/json_values.h"
#include "ui/desk/layout_json.h"
#include "ui/desk/server_fit_json.h"

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

const char *factorKey(SpeedFactor factor)
{
    switch (factor) {
    case SpeedFactor::Accelerator:
        return "accelerator";
    case SpeedFactor::Software:
        return "software";
    case SpeedFactor::Scale:
        return "scale";
    case SpeedFactor::Recompute:
        return "recompute";
    case SpeedFactor::Experts:
        return "experts";
    case SpeedFactor::Precision:
        return "precision";
    case SpeedFactor::Width:
        return "width";
    case SpeedFactor::Network:
        return "network";
    }
    Q_UNREACHABLE();
}

template <typename Unit>
Json bandJson(const Band<Unit> &band)
{
    return {{"low", band.low.value()},
            {"expected", band.expected.value()},
            {"high", band.high.value()}};
}

Json termsJson(const TrainingSpeed &speed)
{
    Json array = Json::array();
    for (const SpeedTerm &term : speed.terms)
        array.push_back({{"factor", factorKey(term.factor)},
                         {"value", term.value},
                         {"source", std::string{term.source}}});
    return array;
}

Json memoryJson(const std::optional<MemoryEstimate> &memory)
{
    if (!memory)
        return nullptr;
    const MemoryParts &parts = memory->parts;
    return {{"weights", parts.weights},
            {"gradients", parts.gradients},
            {"optimizer", parts.optimizer},
            {"activations", parts.activations},
            {"logits", parts.logits},
            {"buffers", parts.buffers},
            {"overhead", memory->overhead},
            {"stage", memory->stage},
            {"low", memory->low + memory->overhead},
            {"expected", memory->expected()},
            {"high", memory->high + memory->overhead}};
}

Json measuredJson(const std::optional<MeasuredSpeed> &measured)
{
    if (!measured)
        return nullptr;
    return {{"format", jsonText(logFormatName(measured->format))},
            {"steps", measured->steps},
            {"warm_up_steps_skipped", measured->skipped},
            {"tokens_per_second_per_gpu", measured->tokensPerSecondPerGpu},
            {"lower_quarter", measured->lowerQuarter},
            {"upper_quarter", measured->upperQuarter}};
}

} // namespace

QByteArray sizingAsJson(const text::SizingView &view, const std::optional<MeasuredSpeed> &measured)
{
    const JobSizing &sizing = view.sizing;
    const TrainingSpeed &speed = sizing.time.speed;
    const bool isGuessed = view.modelName.isEmpty();
    const double total = isGuessed ? view.statedParameters : sizing.parameters.total();
    const double active = isGuessed ? view.statedParameters : sizing.parameters.active();
    const Json json{
        {"model", isGuessed ? Json(nullptr) : Json(jsonText(view.modelName))},
        {"shape_is_guessed", isGuessed},
        {"parameters", total},
        {"active_parameters", active},
        {"published_parameters", isGuessed ? Json(nullptr) : Json(view.statedParameters)},
        {"tokens", view.request.tokens},
        {"sequence", view.request.job.sequence},
        {"gpu", jsonText(view.gpu.name)},
        {"gpus", sizing.gpus},
        {"precision", jsonText(text::precisionName(view.request.job.precision))},
        {"flops_convention", "6N + 12Lhs per token: model FLOPs with full attention"},
        {"flops_per_token", speed.flopsPerToken},
        {"training_flops", speed.flopsPerToken * view.request.tokens},
        {"peak_16_bit_flops", speed.peak},
        {"mfu", speed.utilisation},
        {"mfu_factors", termsJson(speed)},
        {"tokens_per_second_per_gpu", speed.tokensPerSecondPerGpu},
        {"measured", measuredJson(measured)},
        {"goodput", sizing.time.goodput},
        {"gpu_hours", bandJson(sizing.time.gpuHours)},
        {"days", bandJson(sizing.time.days)},
        {"memory_bytes", memoryJson(sizing.memory)},
        {"layout_advice", layoutAdviceJson(view)},
        {"server_fit", serverFitJson(view)}};
    return jsonBytes(json);
}

} // namespace steelyard::desk
