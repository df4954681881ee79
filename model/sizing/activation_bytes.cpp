#include "model/sizing/activation_bytes.h"

namespace steelyard::sizing {

namespace {

/// Bytes of a 16-bit number.
constexpr double kHalf = 2.0;

/// Split over the tensor-parallel ranks, and on each of them whole.
struct Shares
{
    double split = 0.0;
    double whole = 0.0;
};

double networkBytes(const ModelShape &shape, double width)
{
    return (shape.mlp == Mlp::Gated ? 6.0 : 4.0) * width;
}

/// Norm inputs and outputs and the residual: split only by sequence parallelism.
Shares rankShares(const Layout &layout, double norms, double products)
{
    if (layout.sequenceParallel == SequenceParallel::On)
        return {.split = norms + products};
    return {.split = products, .whole = norms};
}

Shares storedScores(const ModelShape &shape, const Layout &layout, int sequence)
{
    const double hidden = shape.hidden;
    const double scores =
        layout.recompute == Recompute::Selective ? 0.0 : 5.0 * shape.heads * double(sequence);
    return rankShares(
        layout, 10.0 * hidden, 8.0 * hidden + networkBytes(shape, shape.feedForward) + scores);
}

/// Query, key, value and the attention's result, and the latent parts where there are some.
double attentionBytes(const ModelShape &shape)
{
    const double products = kHalf * 2.0 * (scoreChannels(shape) + valueChannels(shape));
    if (!shape.latent)
        return kHalf * 2.0 * (scoreChannels(shape) + shape.keyValueHeads * double(headSize(shape)));
    return products
        + kHalf
        * (2.0 * shape.latent->queryRank + 2.0 * shape.latent->keyValueRank
           + shape.latent->rotarySize);
}

Shares fusedSelective(const ModelShape &shape, const Layout &layout, LayerKind kind)
{
    const double width = kind == LayerKind::Experts && shape.experts
        ? double(shape.experts->perToken) * shape.experts->width + shape.experts->sharedWidth
        : shape.feedForward;
    const double keyValues = shape.latent ? double(shape.latent->keyValueRank)
                                          : double(shape.keyValueHeads) * headSize(shape);
    return rankShares(layout,
                      4.0 * shape.hidden,
                      4.0 * shape.hidden + 2.0 * keyValues + 2.0 * width + 4.0 * shape.heads);
}

Shares fused(const ModelShape &shape, const Layout &layout, LayerKind kind)
{
    const double norms = 8.0 * shape.hidden + (shape.latent ? 2.0 * shape.hidden : 0.0);
    if (kind == LayerKind::Dense || !shape.experts)
        return rankShares(
            layout, norms, attentionBytes(shape) + networkBytes(shape, shape.feedForward));
    const Experts &experts = *shape.experts;
    const double width = double(experts.perToken) * experts.width + experts.sharedWidth;
    Shares shares = rankShares(layout,
                               norms + (shape.latent ? 0.0 : 2.0 * shape.hidden),
                               attentionBytes(shape) + networkBytes(shape, width));
    // Copies of a token for each of its experts, sent and received, on every rank.
    shares.whole += 2.0 * kHalf * experts.perToken * shape.hidden;
    return shares;
}

Shares unrecomputed(const ModelShape &shape, const Layout &layout, LayerKind kind, int sequence)
{
    return layout.attention == AttentionKernel::Materialised ? storedScores(shape, layout, sequence)
                                                             : fused(shape, layout, kind);
}

double onRank(const Shares &shares, const Layout &layout)
{
    return shares.split / layout.tensor + shares.whole;
}

} // namespace

double layerActivationBytes(const ModelShape &shape,
                            const Layout &layout,
                            LayerKind kind,
                            int sequence)
{
    switch (layout.recompute) {
    case Recompute::None:
        return onRank(unrecomputed(shape, layout, kind, sequence), layout);
    case Recompute::Selective:
        return onRank(layout.attention == AttentionKernel::Materialised
                          ? storedScores(shape, layout, sequence)
                          : fusedSelective(shape, layout, kind),
                      layout);
    case Recompute::Full:
        return onRank(rankShares(layout, kHalf * shape.hidden, 0.0), layout);
    }
    return 0.0;
}

double liveActivationBytes(const ModelShape &shape,
                           const Layout &layout,
                           LayerKind kind,
                           int sequence)
{
    if (layout.recompute != Recompute::Full)
        return 0.0;
    return onRank(unrecomputed(shape, layout, kind, sequence), layout);
}

} // namespace steelyard::sizing
