#include "model/sizing/layout.h"

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
    requireDivides(faults, "layers", shape.layers, layout.pipeline);
    if (shape.experts)
        requireDivides(faults, "experts", shape.experts->count, layout.expert);
    else if (layout.expert > 1)
        faults.push_back({FaultCode::TooLarge, "ep", double(layout.expert), 1.0});
    requireDivides(faults, "dp", layout.data * layout.context, layout.expert);
    return faults;
}

} // namespace steelyard::sizing
