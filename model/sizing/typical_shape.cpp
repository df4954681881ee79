#include "model/sizing/typical_shape.h"

#include "model/sizing/parameter_count.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace steelyard::sizing {

namespace {

using Anchor = std::pair<double, double>;

/// Weights and layers of published models; a straight line in the logarithms lies between.
constexpr std::array kLayerAnchors = {Anchor{124e6, 12},
                                      Anchor{1.1e9, 22},
                                      Anchor{6.74e9, 32},
                                      Anchor{13.0e9, 40},
                                      Anchor{32.5e9, 60},
                                      Anchor{65.3e9, 80},
                                      Anchor{175e9, 96},
                                      Anchor{406e9, 126}};

double typicalLayers(double parameters)
{
    const auto *const above = std::ranges::find_if(
        kLayerAnchors, [&](const Anchor &anchor) { return anchor.first >= parameters; });
    const auto *const last = kLayerAnchors.end() - 1;
    const auto *const upper = std::clamp(above, kLayerAnchors.begin() + 1, last);
    const auto *const lower = upper - 1;
    const double slope =
        std::log(upper->second / lower->second) / std::log(upper->first / lower->first);
    return lower->second * std::pow(parameters / lower->first, slope);
}

/// The nearest whole number that parallel degrees divide: of 8 from 16 on, of 4 from 8.
int divisible(double value)
{
    const int step = value >= 16.0 ? 8 : value >= 8.0 ? 4 : 1;
    return std::max(1, step * int(std::lround(value / step)));
}

/// The width of the gated network, of 8, with which the shape weighs what was asked.
int fittingWidth(ModelShape shape, double parameters)
{
    constexpr int kStep = 8;

    shape.feedForward = 0;
    const double rest = parametersOf(shape).total();
    const double perStep = shape.layers * mlpParameters(shape, kStep);
    return kStep * std::max(1, int(std::lround((parameters - rest) / perStep)));
}

} // namespace

ModelShape typicalShape(double parameters)
{
    constexpr int kVocabulary = 32'000;
    constexpr double kWeightsPerSquare = 12.0;
    constexpr double kNarrow = 2'048.0;

    const int layers = divisible(typicalLayers(parameters));
    // Positive root of 12·L·h² + 2·V·h = N.
    const double square = kWeightsPerSquare * layers;
    const double root = std::sqrt(double(kVocabulary) * kVocabulary + square * parameters);
    const double hidden = (root - kVocabulary) / square;
    const int headSize = hidden < kNarrow ? 64 : 128;
    const int heads = divisible(hidden / headSize);
    ModelShape shape{.layers = layers,
                     .hidden = heads * headSize,
                     .heads = heads,
                     .keyValueHeads = heads,
                     .vocabulary = kVocabulary};
    shape.feedForward = fittingWidth(shape, parameters);
    return shape;
}

} // namespace steelyard::sizing
