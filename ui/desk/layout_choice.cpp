#include "ui/desk/layout_choice.h"

#include <algorithm>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// GPUs that a switched link joins, as the data sheet words it.
int linkedGpus(const GpuModel &gpu, int gpusPerServer)
{
    constexpr int kBridgedPair = 2;
    if (!gpu.interconnect.startsWith("PCIe"_L1))
        return gpusPerServer;
    // "PCIe + NVLink bridge pair 600": the bridge belongs to the product, not to a shopping list.
    return gpu.interconnect.contains("+ NVLink"_L1) ? std::min(kBridgedPair, gpusPerServer) : 1;
}

/// PCIe of 16 lanes in one direction, bytes per second: 16 GB/s in generation 3, then double.
double busRate(int generation)
{
    constexpr double kThirdGeneration = 16e9;
    constexpr int kThird = 3;
    return kThirdGeneration * double(1 << std::clamp(generation - kThird, 0, 4));
}

std::optional<LayoutQuestion> questionOf(const text::SizingView &view,
                                         std::optional<Recompute> recompute)
{
    constexpr double kGiga = 1e9;
    const auto fabric = usualFabric(view.gpu, view.request.gpusPerServer);
    if (!view.gpu.memoryGb || !fabric)
        return {};
    LayoutQuestion question{.job = view.request.job,
                            .memory = *view.gpu.memoryGb * kGiga,
                            .fabric = *fabric,
                            .recompute = recompute};
    question.job.gpus = view.sizing.gpus;
    return question;
}

/// The best layout on the GPUs of the view, which what it recomputes may have changed.
void takeBest(text::SizingView &view,
              const Accelerator &accelerator,
              std::optional<Recompute> recompute)
{
    const auto question = questionOf(view, recompute);
    view.advice = layoutAdvice(*question, accelerator);
    view.request.layout.reset();
    view.sizing.memory.reset();
    if (!view.advice->best)
        return;
    view.request.layout = view.advice->best->layout;
    view.sizing.memory = view.advice->best->memory;
}

void sizeAgain(text::SizingView &view, const Accelerator &accelerator)
{
    if (const auto answer = sized(view.request, accelerator))
        view.sizing = *answer;
}

} // namespace

std::optional<Fabric> usualFabric(const GpuModel &gpu, int gpusPerServer)
{
    constexpr double kGiga = 1e9;
    if (!gpu.interconnectPerDirectionGbs || gpusPerServer <= 0)
        return {};
    const int generation = gpu.pcieGeneration.toInt();
    const int domain = linkedGpus(gpu, gpusPerServer);
    const double link = *gpu.interconnectPerDirectionGbs * kGiga;
    return Fabric{.gpusPerServer = gpusPerServer,
                  .domain = domain,
                  .link = link,
                  .bus = domain > 1 ? std::min(busRate(generation), link) : link,
                  .network = usualNetwork(generation, domain)};
}

void takeLayoutAdvice(text::SizingView &view,
                      const Accelerator &accelerator,
                      std::optional<Recompute> recompute)
{
    const auto question = questionOf(view, recompute);
    if (!question)
        return;
    if (view.request.layout) {
        view.advice = layoutAdvice(*question, accelerator, view.request.layout);
        return;
    }
    takeBest(view, accelerator, recompute);
    const auto fewest = view.advice->fewestGpus;
    const auto possible = fewest && *fewest > view.sizing.gpus ? fewest : view.advice->nextGpus;
    if (!view.advice->best && view.request.deadline && possible) {
        // The memory, or the batch, needs more than the deadline does.
        view.request.deadline.reset();
        view.request.job.gpus = *possible;
        sizeAgain(view, accelerator);
        takeBest(view, accelerator, recompute);
    }
    if (!view.advice->best || view.advice->best->layout.recompute == view.request.job.recompute)
        return;
    // What is computed twice takes time, and for a deadline more GPUs.
    view.request.job.recompute = view.advice->best->layout.recompute;
    sizeAgain(view, accelerator);
    if (view.sizing.gpus == view.advice->question.job.gpus)
        return;
    takeBest(view, accelerator, view.request.job.recompute);
    view.advice->fewestGpus = fewest;
}

} // namespace steelyard::desk
