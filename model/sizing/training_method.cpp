#include "model/sizing/training_method.h"

#include "model/sizing/parameter_count.h"

namespace steelyard::sizing {

double attentionAdapters(const ModelShape &shape, int rank)
{
    const double hidden = shape.hidden;
    const double heads = shape.heads;
    const auto adapter = [rank](double rows, double columns) {
        return adapterWeights(rows, columns, rank);
    };
    if (!shape.latent) {
        const double queries = heads * headSize(shape);
        const double keys = double(shape.keyValueHeads) * headSize(shape);
        return 2.0 * adapter(hidden, queries) + 2.0 * adapter(hidden, keys);
    }
    const LatentAttention &latent = *shape.latent;
    const double queries = heads * (latent.contentSize + latent.rotarySize);
    const double query = latent.queryRank > 0
        ? adapter(hidden, latent.queryRank) + adapter(latent.queryRank, queries)
        : adapter(hidden, queries);
    return query + adapter(hidden, latent.keyValueRank + latent.rotarySize)
        + adapter(latent.keyValueRank, heads * (latent.contentSize + latent.valueSize))
        + adapter(heads * latent.valueSize, hidden);
}

double mlpAdapters(const ModelShape &shape, int width, int rank)
{
    const double matrices = shape.mlp == Mlp::Gated ? 3.0 : 2.0;
    return width > 0 ? matrices * adapterWeights(shape.hidden, width, rank) : 0.0;
}

double adapterParameters(const ModelShape &shape, int rank)
{
    const int sparse = expertLayers(shape);
    double count = shape.layers * attentionAdapters(shape, rank)
        + (shape.layers - sparse) * mlpAdapters(shape, shape.feedForward, rank);
    if (shape.experts)
        count += sparse
            * (shape.experts->count * mlpAdapters(shape, shape.experts->width, rank)
               + mlpAdapters(shape, shape.experts->sharedWidth, rank));
    return count;
}

double optimizerBytes(Optimizer optimizer, int hidden)
{
    constexpr double kSingle = 4.0;
    constexpr double kBlock = 2'048.0;
    switch (optimizer) {
    case Optimizer::Adam:
        return 2.0 * kSingle;
    case Optimizer::Adam8Bit:
        return 2.0 * (1.0 + kSingle / kBlock);
    case Optimizer::Momentum:
        return kSingle;
    case Optimizer::Adafactor:
        return 2.0 * kSingle / hidden;
    }
    return 2.0 * kSingle;
}

} // namespace steelyard::sizing
