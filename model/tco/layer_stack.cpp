#include "model/tco/layer_stack.h"

#include <algorithm>
#include <cstddef>

namespace steelyard::tco {

namespace {

/// The cheapest way to serve the demand below a level with a layer and those under it.
struct Stack
{
    GpuCount level = {};
    double cost = 0.0;
    /// The stack of the layer before that it stands on.
    size_t below = 0;
};

/// By rising level.
using Stacks = std::vector<Stack>;

double costBetween(const LoadCurve &curve, const StackLayer &layer, Band band)
{
    return layer.fixedPerGpu * (band.upper - band.lower).value()
        + (curve.gpuHours(band) * layer.perGpuHour).value();
}

/// On every stack a layer of a given size.
Stacks raised(const LoadCurve &curve, const StackLayer &layer, const Stacks &stacks)
{
    Stacks result;
    for (size_t i = 0; i < stacks.size(); ++i) {
        const GpuCount lower = stacks[i].level;
        const GpuCount upper = std::min(lower + *layer.capacity, curve.peak());
        const Stack stack{.level = upper,
                          .cost = stacks[i].cost + costBetween(curve, layer, {lower, upper}),
                          .below = i};
        if (result.empty() || result.back().level < upper)
            result.push_back(stack);
        else if (stack.cost < result.back().cost)
            result.back() = stack;
    }
    return result;
}

/// Sizes of the stacks that the layers of fixed capacity in `layers` form, the others being empty.
std::vector<GpuCount> fixedHeights(std::span<const StackLayer> layers)
{
    std::vector<GpuCount> heights{GpuCount{}};
    for (const StackLayer &layer : layers) {
        if (layer.capacity)
            heights.push_back(heights.back() + *layer.capacity);
    }
    return heights;
}

/// All levels at which a layer on these stacks may end: theirs, and those from which the layers
/// behind it may reach a level of the demand.
std::vector<GpuCount> endsOn(const LoadCurve &curve,
                             std::span<const StackLayer> behind,
                             const Stacks &stacks)
{
    std::vector<GpuCount> levels;
    for (const Stack &stack : stacks)
        levels.push_back(stack.level);
    for (const GpuCount height : fixedHeights(behind)) {
        const auto rising = static_cast<std::ptrdiff_t>(levels.size());
        for (const GpuCount level : curve.levels()) {
            if (level >= height)
                levels.push_back(level - height);
        }
        std::inplace_merge(levels.begin(), levels.begin() + rising, levels.end());
    }
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

/// On every stack a layer that ends at any level, the cheapest way for each level.
Stacks extended(const LoadCurve &curve,
                const StackLayer &layer,
                std::span<const StackLayer> behind,
                const Stacks &stacks)
{
    Stacks result;
    size_t below = 0;
    for (const GpuCount level : endsOn(curve, behind, stacks)) {
        std::optional<Stack> best;
        if (below < stacks.size() && stacks[below].level == level) {
            best = Stack{.level = level, .cost = stacks[below].cost, .below = below};
            ++below;
        }
        if (!result.empty()) {
            Stack longer = result.back();
            longer.cost += costBetween(curve, layer, {longer.level, level});
            longer.level = level;
            if (!best || longer.cost < best->cost)
                best = longer;
        }
        if (best)
            result.push_back(*best);
    }
    return result;
}

} // namespace

std::vector<GpuCount> cheapestStack(const LoadCurve &curve, std::span<const StackLayer> layers)
{
    std::vector<Stacks> byLayer{Stacks{Stack{}}};
    for (size_t i = 0; i < layers.size(); ++i)
        byLayer.push_back(layers[i].capacity
                              ? raised(curve, layers[i], byLayer.back())
                              : extended(curve, layers[i], layers.subspan(i + 1), byLayer.back()));
    std::vector<GpuCount> ends(layers.size());
    size_t stack = byLayer.back().size() - 1;
    for (size_t layer = layers.size(); layer > 0; --layer) {
        ends[layer - 1] = byLayer[layer][stack].level;
        stack = byLayer[layer][stack].below;
    }
    return ends;
}

} // namespace steelyard::tco
