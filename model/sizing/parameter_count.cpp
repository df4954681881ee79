#include "model/sizing/parameter_count.h"

namespace steelyard::sizing {

namespace {

double latentParameters(const ModelShape &shape, const LatentAttention &latent)
{
    const double hidden = shape.hidden;
    const double heads = shape.heads;
    const double queryWidth = heads * (latent.contentSize + latent.rotarySize);
    const double query = latent.queryRank > 0
        ? hidden * latent.queryRank + latent.queryRank + latent.queryRank * queryWidth
        : hidden * queryWidth;
    const double narrow = hidden * (latent.keyValueRank + latent.rotarySize) + latent.keyValueRank;
    const double wide = latent.keyValueRank * heads * (latent.contentSize + latent.valueSize);
    return query + narrow + wide + heads * latent.valueSize * hidden;
}

double normParameters(const ModelShape &shape)
{
    return shape.norm == Norm::Scale ? shape.hidden : 2.0 * shape.hidden;
}

} // namespace

double attentionParameters(const ModelShape &shape)
{
    if (shape.latent)
        return latentParameters(shape, *shape.latent);
    const double hidden = shape.hidden;
    const double queryWidth = double(shape.heads) * headSize(shape);
    const double keyValueWidth = 2.0 * shape.keyValueHeads * headSize(shape);
    const double matrices = hidden * (2.0 * queryWidth + keyValueWidth);
    switch (shape.biases) {
    case Biases::None:
        return matrices;
    case Biases::QueryKeyValue:
        return matrices + queryWidth + keyValueWidth;
    case Biases::All:
        return matrices + queryWidth + keyValueWidth + hidden;
    }
    return matrices;
}

double mlpParameters(const ModelShape &shape, int width)
{
    const double inward = shape.mlp == Mlp::Gated ? 2.0 : 1.0;
    const double matrices = (inward + 1.0) * shape.hidden * width;
    return shape.biases == Biases::All ? matrices + inward * width + shape.hidden : matrices;
}

int expertLayers(const ModelShape &shape)
{
    return shape.experts ? shape.layers - shape.experts->denseLayers : 0;
}

ParameterCount parametersOf(const ModelShape &shape)
{
    const double table = double(shape.vocabulary) * shape.hidden;
    const int sparseLayers = expertLayers(shape);
    const int denseLayers = shape.layers - sparseLayers;
    ParameterCount count{
        .embedding = table + double(shape.learnedPositions) * shape.hidden,
        .output = shape.embeddings == Embeddings::Tied ? 0.0 : table,
        .dense = shape.layers * (attentionParameters(shape) + 2.0 * normParameters(shape))
            + normParameters(shape) + denseLayers * mlpParameters(shape, shape.feedForward)};
    if (shape.experts) {
        const double expert = mlpParameters(shape, shape.experts->width);
        const double router = double(shape.hidden) * shape.experts->count;
        const double shared =
            shape.experts->sharedWidth > 0 ? mlpParameters(shape, shape.experts->sharedWidth) : 0.0;
        count.dense += sparseLayers * (router + shared);
        count.routed = sparseLayers * expert * shape.experts->count;
        count.routedActive = sparseLayers * expert * shape.experts->perToken;
    }
    return count;
}

} // namespace steelyard::sizing
