#include "model/sizing/typical_shape.h"

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

/// The nearest whole number that parallel degrees divide: of 8 from 32 on, of 4 from 16, of 2
/// from 8.
int divisible(double value)
{
    const int step = value >= 32.0 ? 8 : value >= 16.0 ? 4 : value >= 8.0 ? 2 : 1;
    return std::max(1, step * int(std::lround(value / step)));
}

} // namespace

ModelShape typicalShape(double parameters)
{
    constexpr int kVocabulary = 32'000;
    constexpr int kHeadSize = 128;
    constexpr double kWeightsPerSquare = 12.0;

    const int layers = divisible(typicalLayers(parameters));
    // Positive root of 12·L·h² + 2·V·h = N.
    const double square = kWeightsPerSquare * layers;
    const double root = std::sqrt(double(kVocabulary) * kVocabulary + square * parameters);
    const double hidden = (root - kVocabulary) / square;
    const int heads = divisible(hidden / kHeadSize);
    const int width = heads * kHeadSize;
    return {.layers = layers,
            .hidden = width,
            .heads = heads,
            .keyValueHeads = heads,
            .feedForward = 8 * width / 3,
            .vocabulary = kVocabulary};
}

} // namespace steelyard::sizing
