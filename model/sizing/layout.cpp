#include "model/sizing/layout.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace steelyard::sizing {

namespace {

void requireDivides(Faults &faults, std::string_view field, int found, int by)
{
    if (by > 0 && found % by != 0)
        faults.push_back({FaultCode::NotDivisible, field, double(found), double(by)});
}

} // namespace

void takeStates(Layout &layout, const ModelShape &shape, const Training &training)
{
    constexpr double kAdamBytes = 8.0;
    StateBytes trained = usualBytes(layout.zero);
    trained.optimizer += optimizerBytes(training.optimizer, shape.hidden) - kAdamBytes;
    layout.bytes = trained;
    layout.adapters.reset();
    if (!trainsAdapters(training.method))
        return;
    layout.adapters = AdapterStates{.rank = training.rank, .bytes = trained};
    layout.bytes = {.weights = frozenBytes(training.method), .gradients = 0.0, .optimizer = 0.0};
}

bool dividesLayers(int layers, int chunks)
{
    constexpr int kMostFewer = 3;

    if (chunks > layers)
        return false;
    if (layers % chunks == 0)
        return true;
    const bool isPowerOfTwo = chunks >= 4 && (chunks & (chunks - 1)) == 0;
    const int each = (layers + chunks - 1) / chunks;
    const int fewer = each * chunks - layers;
    return isPowerOfTwo && fewer <= std::min(kMostFewer, 2 * (each - 1));
}

Faults faultsOf(const Layout &layout, const ModelShape &shape)
{
    // Above the largest published cluster; beyond lies a slip.
    constexpr int kMost = 1'000'000;

    Faults faults;
    const std::array<std::pair<std::string_view, int>, 8> degrees = {{
        {"tp", layout.tensor},
        {"pp", layout.pipeline},
        {"vp", layout.virtualStages},
        {"cp", layout.context},
        {"ep", layout.expert},
        {"dp", layout.data},
        {"micro_batch", layout.microBatch},
        {"micro_batches", layout.microBatches},
    }};
    for (const auto &[field, degree] : degrees) {
        if (degree <= 0)
            faults.push_back({FaultCode::NotPositive, field, double(degree), 0.0});
        if (degree > kMost)
            faults.push_back({FaultCode::TooLarge, field, double(degree), double(kMost)});
    }
    if (!faults.empty())
        return faults;
    requireDivides(faults, "heads", shape.heads, layout.tensor);
    if (layout.virtualStages > 1 && layout.pipeline == 1)
        faults.push_back({FaultCode::TooLarge, "vp", double(layout.virtualStages), 1.0});
    const double chunks = double(layout.pipeline) * layout.virtualStages;
    if (chunks > shape.layers || !dividesLayers(shape.layers, int(chunks)))
        faults.push_back({FaultCode::NotDivisible, "layers", double(shape.layers), chunks});
    if (shape.experts)
        requireDivides(faults, "experts", shape.experts->count, layout.expert);
    else if (layout.expert > 1)
        faults.push_back({FaultCode::TooLarge, "ep", double(layout.expert), 1.0});
    requireDivides(faults, "dp", layout.data * layout.context, layout.expert);
    return faults;
}

} // namespace steelyard::sizing
