#include "model/sizing/shape_inference.h"

#include "model/sizing/model_presets.h"
#include "model/sizing/parameter_count.h"
#include "model/sizing/typical_shape.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace steelyard::sizing {

namespace {

constexpr int kPlainWidth = 4;

/// Nothing: the counts do not tell.
std::optional<bool> mixtureByCounts(const ShapeFacts &facts)
{
    if (!facts.totalParameters || !facts.activeParameters)
        return {};
    return *facts.totalParameters > *facts.activeParameters;
}

bool isSame(const std::optional<int> &stated, int known)
{
    return stated && *stated == known;
}

const ModelPreset *presetFor(const ShapeFacts &facts)
{
    const std::optional<bool> isMixture = mixtureByCounts(facts);
    const auto fits = [&](const ModelPreset &preset) {
        const ModelShape &shape = preset.shape;
        const bool isAlike = isSame(facts.hidden, shape.hidden) && isSame(facts.heads, shape.heads)
            && isSame(facts.vocabulary, shape.vocabulary);
        if (!isAlike || (isMixture && *isMixture != shape.experts.has_value()))
            return false;
        // Experts are told by the counts, else the width must tell them.
        if (!facts.feedForward)
            return isMixture.has_value();
        return (isMixture && *isMixture) || *facts.feedForward == shape.feedForward;
    };
    const auto presets = modelPresets();
    const auto found = std::ranges::find_if(presets, fits);
    return found == presets.end() ? nullptr : &*found;
}

/// The known model's shape with what the facts say otherwise.
ModelShape lentShape(const ModelPreset &preset, const ShapeFacts &facts)
{
    ModelShape shape = preset.shape;
    shape.layers = facts.layers.value_or(shape.layers);
    shape.keyValueHeads = facts.keyValueHeads.value_or(shape.keyValueHeads);
    if (shape.experts && shape.experts->denseLayers > 0 && shape.layers < preset.shape.layers) {
        const double share = double(shape.experts->denseLayers) / preset.shape.layers;
        shape.experts->denseLayers = std::max(1, int(std::lround(share * shape.layers)));
    }
    return shape;
}

/// Two experts of half the width pass each token; as many as make up the total.
void addTypicalExperts(ModelShape &shape, double total, double active)
{
    constexpr int kPerToken = 2;
    constexpr double kMostExperts = 1e4;
    const int width = std::max(1, shape.feedForward / kPerToken);
    const double each = double(shape.layers) * mlpParameters(shape, width);
    const double others = std::min((total - active) / each, kMostExperts);
    shape.experts = Experts{
        .count = kPerToken + int(std::lround(others)), .perToken = kPerToken, .width = width};
}

/// What the facts leave open of a dense model, except MLP and tables.
ModelShape dense(const ShapeFacts &facts, const ModelShape &typical)
{
    constexpr int kHeadSize = 128;
    ModelShape shape = typical;
    shape.layers = facts.layers.value_or(typical.layers);
    shape.hidden = facts.hidden.value_or(typical.hidden);
    shape.vocabulary = facts.vocabulary.value_or(typical.vocabulary);
    shape.heads = facts.heads.value_or(std::max(1, shape.hidden / kHeadSize));
    if (!facts.heads && shape.hidden % shape.heads != 0)
        shape.heads = 1;
    shape.keyValueHeads = facts.keyValueHeads.value_or(shape.heads);
    shape.feedForward = facts.feedForward.value_or(
        facts.hidden || facts.layers ? kPlainWidth * shape.hidden : typical.feedForward);
    return shape;
}

/// Gated or plain, tied or separate: by the count of weights, else by the width.
void chooseByCount(ModelShape &shape, std::optional<double> weights)
{
    shape.mlp = shape.feedForward == kPlainWidth * shape.hidden ? Mlp::Plain : Mlp::Gated;
    shape.embeddings = Embeddings::Separate;
    if (!weights)
        return;
    ModelShape nearest = shape;
    double smallest = INFINITY;
    for (const Mlp mlp : {Mlp::Plain, Mlp::Gated}) {
        for (const Embeddings embeddings : {Embeddings::Separate, Embeddings::Tied}) {
            ModelShape tried = shape;
            tried.mlp = mlp;
            tried.embeddings = embeddings;
            const double miss = std::abs(parametersOf(tried).total() - *weights);
            if (miss < smallest) {
                smallest = miss;
                nearest = tried;
            }
        }
    }
    shape = nearest;
}

} // namespace

std::optional<InferredShape> inferredShape(const ShapeFacts &facts)
{
    const std::optional<double> weights =
        facts.activeParameters ? facts.activeParameters : facts.totalParameters;
    const bool isCounted = weights && *weights > 0.0 && *weights <= kMostParameters;
    if (!isCounted && (!facts.layers || !facts.hidden))
        return {};
    if (const ModelPreset *preset = presetFor(facts))
        return InferredShape{lentShape(*preset, facts), preset->name};
    // Without a count the stated layers and hidden size replace all that a guess would give.
    constexpr double kAny = 1e9;
    ModelShape shape = dense(facts, typicalShape(isCounted ? *weights : kAny));
    if (shape.hidden <= 0 || shape.layers <= 0 || shape.heads <= 0 || shape.keyValueHeads <= 0)
        return InferredShape{shape, {}};
    chooseByCount(shape, isCounted ? weights : std::nullopt);
    if (mixtureByCounts(facts).value_or(false))
        addTypicalExperts(shape, *facts.totalParameters, *facts.activeParameters);
    return InferredShape{shape, {}};
}

} // namespace steelyard::sizing
