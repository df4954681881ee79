#include "model/sizing/training_flops.h"

#include "model/sizing/parameter_count.h"

namespace steelyard::sizing {

namespace {

constexpr double kFlopsPerWeight = 2.0;

double attentionShare(AttentionCount count)
{
    switch (count) {
    case AttentionCount::None:
        return 0.0;
    case AttentionCount::Causal:
        return 0.5;
    case AttentionCount::Full:
        return 1.0;
    }
    return 1.0;
}

/// Forward plus backward, in forward passes.
constexpr double kPasses = 3.0;

/// `weightPasses`: the same for the products with weights.
double flopsPerToken(const ForwardFlops &forward, FlopConvention convention, double weightPasses)
{
    const double attention = forward.attention * attentionShare(convention.attention);
    const double lookup = convention.lookup == LookupCount::Included ? forward.lookup : 0.0;
    const double model =
        weightPasses * (forward.layers + forward.output + lookup) + kPasses * attention;
    switch (convention.recompute) {
    case Recompute::None:
        return model;
    case Recompute::Selective:
        return model + kPasses * attention;
    case Recompute::Full:
        return model + forward.layers + attention;
    }
    return model;
}

} // namespace

ForwardFlops forwardFlops(const ModelShape &shape, int sequence)
{
    const ParameterCount count = parametersOf(shape);
    const double table = double(shape.vocabulary) * shape.hidden;
    // A tied table is passed twice, as lookup and as output layer; 6·N counts it once.
    const bool isTied = shape.embeddings == Embeddings::Tied;
    return {.layers = kFlopsPerWeight * (count.dense + count.routedActive),
            .attention = kFlopsPerWeight * double(shape.layers) * sequence
                * (scoreChannels(shape) + valueChannels(shape)),
            .output = kFlopsPerWeight * table,
            .lookup = isTied ? 0.0 : kFlopsPerWeight * table};
}

double trainingFlopsPerToken(const ForwardFlops &forward, FlopConvention convention)
{
    return flopsPerToken(forward, convention, kPasses);
}

double adapterFlopsPerToken(const ForwardFlops &forward, FlopConvention convention)
{
    constexpr double kWithoutGradients = 2.0;
    return flopsPerToken(forward, convention, kWithoutGradients);
}

} // namespace steelyard::sizing
