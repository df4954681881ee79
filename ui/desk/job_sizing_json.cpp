// The answer to a sizing question, for scripts.
#include "ui/desk/job_sizing.h"
#include "ui/desk/json_values.h"
#include "ui/desk/layout_json.h"
#include "ui/desk/server_fit_json.h"
#include "ui/desk/surroundings_json.h"
#include "ui/text/flops_text.h"
#include "ui/text/job_cost.h"

#include <type_traits>

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
    case SpeedFactor::Layout:
        return "layout";
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

const char *originKey(text::ShapeOrigin origin)
{
    switch (origin) {
    case text::ShapeOrigin::Known:
        return "known";
    case text::ShapeOrigin::Changed:
        return "changed";
    case text::ShapeOrigin::Stated:
        return "stated";
    case text::ShapeOrigin::Guessed:
        return "guessed";
    }
    Q_UNREACHABLE();
}

/// By the keys of the document; what the shape does not have is left out.
Json shapeJson(const ModelShape &shape)
{
    Json object = Json::object();
    const JobShape stated = statedShape(shape);
    visitShape(stated, [&object](const char *key, const auto &value) {
        if (!value)
            return;
        if constexpr (std::is_same_v<std::decay_t<decltype(*value)>, int>)
            object[key] = *value;
        else
            object[key] = jsonText(QString{enumText(*value)});
    });
    return object;
}

const char *conventionKey(const FlopConvention &convention)
{
    switch (convention.recompute) {
    case Recompute::Full:
        return "hardware_full_recompute";
    case Recompute::Selective:
        return "hardware_selective_recompute";
    case Recompute::None:
        break;
    }
    switch (convention.attention) {
    case AttentionCount::None:
        return "six_n";
    case AttentionCount::Causal:
        return "causal_attention";
    case AttentionCount::Full:
        return "full_attention";
    }
    Q_UNREACHABLE();
}

Json flopsJson(const text::SizingView &view)
{
    Json array = Json::array();
    for (const text::CountedFlops &counted : text::countedFlops(view))
        array.push_back({{"convention", conventionKey(counted.convention)},
                         {"flops_per_token", counted.perToken},
                         {"training_flops", counted.perToken * view.request.tokens},
                         {"share_of_peak", counted.utilisation}});
    return array;
}

Json claimJson(const std::optional<text::ClaimedTime> &claim)
{
    if (!claim)
        return nullptr;
    return {{"gpu_days", claim->gpuDays},
            {"least_gpu_days", claim->atPeak},
            {"share_of_peak", claim->atPeak / claim->gpuDays},
            {"is_possible", claim->gpuDays >= claim->atPeak}};
}

Json priceJson(const text::SizingView &view)
{
    if (!view.price || view.price->state != GpuPrice::State::Known)
        return nullptr;
    const GpuHourOffer &offer = view.price->offer;
    const bool isQuote = offer.origin == GpuHourOffer::Origin::Quote;
    Json json{{"value", offer.price},
              {"currency", jsonText(offer.currency.code())},
              {"printed", offer.printed},
              {"printed_currency", jsonText(offer.printedCurrency.code())},
              {"origin", isQuote ? "quote" : "price_book"},
              {"seller", jsonName(offer.seller)},
              {"item", jsonName(offer.item)},
              {"accelerator", jsonText(offer.accelerator)},
              {"tax_known", offer.isTaxKnown}};
    json["date"] =
        offer.date.isValid() ? Json(jsonText(offer.date.toString(Qt::ISODate))) : Json(nullptr);
    json["exchange_rate"] = offer.rate ? jsonDecimal(offer.rate->rate) : Json(nullptr);
    return json;
}

/// Why there is no price; null: it was not looked for.
Json priceStateJson(const text::SizingView &view)
{
    if (!view.price)
        return nullptr;
    switch (view.price->state) {
    case GpuPrice::State::Known:
        return "known";
    case GpuPrice::State::NoOffer:
        return "no_offer";
    case GpuPrice::State::NoRate:
        return "no_rate";
    }
    Q_UNREACHABLE();
}

Json costJson(const text::SizingView &view)
{
    const auto cost = text::jobCost(view);
    if (!cost)
        return nullptr;
    return {{"low", cost->low},
            {"expected", cost->expected},
            {"high", cost->high},
            {"currency", jsonText(view.price->offer.currency.code())}};
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
    const bool isGuessed = view.origin == text::ShapeOrigin::Guessed;
    const bool isKnown = view.origin == text::ShapeOrigin::Known;
    const bool isAdapted = trainsAdapters(view.request.job.training.method);
    const double total = text::weightsOf(view);
    const double active = isGuessed ? view.statedParameters : sizing.parameters.active();
    const Json json{
        {"model", view.modelName.isEmpty() ? Json(nullptr) : Json(jsonText(view.modelName))},
        {"shape_is_guessed", isGuessed},
        {"parameters", total},
        {"active_parameters", active},
        {"published_parameters", isKnown ? Json(view.statedParameters) : Json(nullptr)},
        {"shape", shapeJson(view.request.job.shape)},
        {"shape_origin", originKey(view.origin)},
        {"tokens", view.request.tokens},
        {"tokens_from", jsonText(QString{enumText(view.tokenSource)})},
        {"method", jsonText(QString{enumText(view.request.job.training.method)})},
        {"adapter_rank", isAdapted ? Json(view.request.job.training.rank) : Json(nullptr)},
        {"trained_parameters", view.around.question.weights},
        {"optimizer", jsonText(QString{enumText(view.request.job.training.optimizer)})},
        {"claim", claimJson(view.claim)},
        {"sequence", view.request.job.sequence},
        {"gpu", jsonText(view.gpu.name)},
        {"gpus", sizing.gpus},
        {"precision", jsonText(text::precisionName(view.request.job.precision))},
        {"flops_convention",
         isAdapted ? "4N + 12Lhs per token, and 6 per weight of the adapters"
                   : "6N + 12Lhs per token: model FLOPs with full attention"},
        {"flops_per_token", speed.flopsPerToken},
        {"training_flops", speed.flopsPerToken * view.request.tokens},
        {"flops_by_convention", flopsJson(view)},
        {"peak_16_bit_flops", speed.peak},
        {"mfu", speed.utilisation},
        {"mfu_factors", termsJson(speed)},
        {"tokens_per_second_per_gpu", speed.tokensPerSecondPerGpu},
        {"measured", measuredJson(measured)},
        {"goodput", sizing.time.goodput},
        {"gpu_hours", bandJson(sizing.time.gpuHours)},
        {"days", bandJson(sizing.time.days)},
        {"price_state", priceStateJson(view)},
        {"price_per_gpu_hour", priceJson(view)},
        {"cost", costJson(view)},
        {"memory_bytes", memoryJson(sizing.memory)},
        {"layout_advice", layoutAdviceJson(view)},
        {"server_fit", serverFitJson(view)},
        {"surroundings", surroundingsJson(view)}};
    return jsonBytes(json);
}

} // namespace steelyard::desk
