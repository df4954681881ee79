#include "model/sizing/network_need.h"

#include "model/sizing/step_time.h"

#include <cmath>

namespace steelyard::sizing {

namespace {

/// Bytes per second: as slow and as fast as no network is.
constexpr double kSlowest = 1e5;
constexpr double kFastest = 1e14;

double stepSeconds(const LayoutQuestion &question,
                   const Accelerator &accelerator,
                   const Layout &layout,
                   double network)
{
    Fabric fabric = question.fabric;
    fabric.network = network;
    return StepClock{question.job, accelerator, fabric}.timeOf(layout).total();
}

} // namespace

Band<double> networkNeed(const LayoutQuestion &question,
                         const Accelerator &accelerator,
                         const Layout &layout)
{
    // Halvings of the decades between slowest and fastest: a millionth of the rate remains.
    constexpr int kHalvings = 24;

    if (layout.gpus() <= question.fabric.gpusPerServer)
        return {};
    const double unlimited = stepSeconds(question, accelerator, layout, kFastest);
    const auto rate = [&](double share) {
        double low = std::log(kSlowest);
        double high = std::log(kFastest);
        for (int halving = 0; halving < kHalvings; ++halving) {
            const double middle = (low + high) / 2.0;
            const double seconds = stepSeconds(question, accelerator, layout, std::exp(middle));
            (seconds > unlimited * (1.0 + share) ? low : high) = middle;
        }
        return std::exp(high) / kGigabitBytes;
    };
    return {.low = rate(0.10), .expected = rate(0.05), .high = rate(0.02)};
}

} // namespace steelyard::sizing
