#include "model/sizing/layout_degrees.h"

namespace steelyard::sizing {

namespace {

std::vector<int> powersOfTwo(int most)
{
    std::vector<int> powers;
    for (int power = 1; power <= most; power *= 2)
        powers.push_back(power);
    return powers;
}

template <typename Predicate>
std::vector<int> numbersUpTo(int most, Predicate isWanted)
{
    std::vector<int> numbers;
    for (int number = 1; number <= most; ++number) {
        if (isWanted(number))
            numbers.push_back(number);
    }
    return numbers;
}

} // namespace

Degrees degreesOf(const LayoutQuestion &question)
{
    constexpr int kLongSequence = 32'768;
    constexpr int kMostContext = 64;
    constexpr int kLargestMicroBatch = 64;

    const ModelShape &shape = question.job.shape;
    const int perServer = question.fabric.gpusPerServer;
    Degrees degrees{
        .tensor = numbersUpTo(
            perServer,
            // A group that straddles servers would talk over the network.
            [&](int degree) { return shape.heads % degree == 0 && perServer % degree == 0; }),
        .pipeline = numbersUpTo(shape.layers,
                                [&](int degree) { return dividesLayers(shape.layers, degree); }),
        .context = powersOfTwo(question.job.sequence > kLongSequence ? kMostContext : 1),
        .expert = {1},
        .microBatch = powersOfTwo(kLargestMicroBatch),
        .recompute = {Recompute::None, Recompute::Selective, Recompute::Full}};
    // Each rank holds a piece of both halves, so that a causal mask costs all the same.
    std::erase_if(degrees.context, [&](int degree) {
        return degree > 1 && question.job.sequence % (2 * degree) != 0;
    });
    if (shape.experts)
        degrees.expert = numbersUpTo(
            shape.experts->count, [&](int degree) { return shape.experts->count % degree == 0; });
    if (question.recompute)
        degrees.recompute = {*question.recompute};
    return degrees;
}

std::vector<Layout> groupingsOf(const Degrees &degrees)
{
    std::vector<Layout> groupings;
    for (const int tensor : degrees.tensor) {
        for (const int context : degrees.context) {
            for (const int expert : degrees.expert)
                groupings.push_back({.tensor = tensor, .context = context, .expert = expert});
        }
    }
    return groupings;
}

} // namespace steelyard::sizing
