#include "model/compare/training_job.h"

#include "model/sizing/model_presets.h"
#include "model/sizing/parameter_count.h"
#include "model/sizing/typical_shape.h"

namespace steelyard {

using namespace sizing;

namespace {

template <typename Target, typename Value>
void take(Target &target, const std::optional<Value> &stated)
{
    if (stated)
        target = *stated;
}

std::optional<Experts> expertsOf(const JobShape &stated, const std::optional<Experts> &base)
{
    const bool statesNone = !stated.experts && !stated.expertsPerToken && !stated.expertWidth
        && !stated.sharedExpertWidth && !stated.denseLayers;
    if (statesNone)
        return base;
    Experts experts = base.value_or(Experts{});
    take(experts.count, stated.experts);
    take(experts.perToken, stated.expertsPerToken);
    take(experts.width, stated.expertWidth);
    take(experts.sharedWidth, stated.sharedExpertWidth);
    take(experts.denseLayers, stated.denseLayers);
    return experts;
}

std::optional<LatentAttention> latentOf(const JobShape &stated,
                                        const std::optional<LatentAttention> &base)
{
    const bool statesNone = !stated.queryRank && !stated.keyValueRank && !stated.contentHeadSize
        && !stated.rotaryHeadSize && !stated.valueHeadSize;
    if (statesNone)
        return base;
    LatentAttention latent = base.value_or(LatentAttention{});
    take(latent.queryRank, stated.queryRank);
    take(latent.keyValueRank, stated.keyValueRank);
    take(latent.contentSize, stated.contentHeadSize);
    take(latent.rotarySize, stated.rotaryHeadSize);
    take(latent.valueSize, stated.valueHeadSize);
    return latent;
}

/// A number of weights that stands without a shape is one of active weights.
std::optional<double> activeWeightsOf(const TrainingJob &job)
{
    const bool isCounted = !job.model.isEmpty() || job.shape != JobShape{};
    if (!isCounted && job.parameters)
        return job.parameters->toDouble();
    const auto shape = shapeOf(job);
    return shape ? std::optional{parametersOf(*shape).active()} : std::nullopt;
}

} // namespace

ModelShape laidOver(const JobShape &stated, ModelShape base)
{
    const bool isFree = base == ModelShape{};
    take(base.layers, stated.layers);
    take(base.hidden, stated.hidden);
    take(base.heads, stated.heads);
    take(base.keyValueHeads, isFree && !stated.keyValueHeads ? stated.heads : stated.keyValueHeads);
    take(base.headSize, stated.headSize);
    take(base.feedForward, stated.feedForward);
    take(base.vocabulary, stated.vocabulary);
    take(base.mlp, stated.mlp);
    take(base.embeddings, stated.embeddings);
    base.experts = expertsOf(stated, base.experts);
    // A model of experts alone has no dense network to state the width of.
    if (base.experts && base.experts->denseLayers == 0 && base.feedForward == 0)
        base.feedForward = base.experts->width;
    base.latent = latentOf(stated, base.latent);
    return base;
}

JobShape statedShape(const ModelShape &shape)
{
    JobShape stated{.layers = shape.layers,
                    .hidden = shape.hidden,
                    .heads = shape.heads,
                    .keyValueHeads = shape.keyValueHeads,
                    .headSize = shape.headSize,
                    .feedForward = shape.feedForward,
                    .vocabulary = shape.vocabulary,
                    .mlp = shape.mlp,
                    .embeddings = shape.embeddings};
    if (shape.experts) {
        stated.experts = shape.experts->count;
        stated.expertsPerToken = shape.experts->perToken;
        stated.expertWidth = shape.experts->width;
        stated.sharedExpertWidth = shape.experts->sharedWidth;
        stated.denseLayers = shape.experts->denseLayers;
    }
    if (shape.latent) {
        stated.queryRank = shape.latent->queryRank;
        stated.keyValueRank = shape.latent->keyValueRank;
        stated.contentHeadSize = shape.latent->contentSize;
        stated.rotaryHeadSize = shape.latent->rotarySize;
        stated.valueHeadSize = shape.latent->valueSize;
    }
    return stated;
}

std::optional<ModelShape> shapeOf(const TrainingJob &job)
{
    const ModelPreset *preset = job.model.isEmpty() ? nullptr : findPreset(job.model.toStdString());
    if (preset != nullptr || job.shape != JobShape{}) {
        const ModelShape shape = laidOver(job.shape, preset ? preset->shape : ModelShape{});
        return faultsOf(shape).empty() ? std::optional{shape} : std::nullopt;
    }
    if (!job.parameters)
        return {};
    const double parameters = job.parameters->toDouble();
    if (!(parameters > 0.0) || parameters > kMostParameters)
        return {};
    return typicalShape(parameters);
}

std::optional<double> tokensOf(const TokenTerms &terms)
{
    switch (terms.source) {
    case TokenSource::Stated:
        return terms.stated;
    case TokenSource::Dataset:
        if (!terms.datasetTokens)
            return {};
        return *terms.datasetTokens * terms.epochs.value_or(1.0);
    case TokenSource::ComputeOptimal:
        return terms.weights ? std::optional{computeOptimalTokens(*terms.weights)} : std::nullopt;
    }
    Q_UNREACHABLE();
}

std::optional<double> tokensOf(const TrainingJob &job)
{
    TokenTerms terms{.source = job.tokenSource,
                     .stated = numberOf(job.tokens),
                     .datasetTokens = numberOf(job.datasetTokens),
                     .epochs = numberOf(job.epochs)};
    if (job.tokenSource == TokenSource::ComputeOptimal)
        terms.weights = activeWeightsOf(job);
    return tokensOf(terms);
}

} // namespace steelyard
