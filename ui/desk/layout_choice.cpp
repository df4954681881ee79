#include "ui/desk/layout_choice.h"

#include "model/quotes/offered_server.h"
#include "model/sizing/layout_slowdown.h"
#include "ui/desk/around_gpus.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// GPUs that a switched link joins: all of a server where the data sheet does not say.
int linkedGpus(const GpuModel &gpu, int gpusPerServer)
{
    constexpr int kBridgedPair = 2;
    switch (linkOf(gpu).value_or(GpuLink::Switched)) {
    case GpuLink::Switched:
        return gpusPerServer;
    case GpuLink::Bridged:
        return std::min(kBridgedPair, gpusPerServer);
    case GpuLink::Bus:
        return 1;
    }
    Q_UNREACHABLE();
}

std::optional<LayoutQuestion> questionOf(const text::SizingView &view,
                                         std::optional<Recompute> recompute)
{
    constexpr double kGiga = 1e9;
    const auto fabric = fabricOf(view);
    if (!view.gpu.memoryGb || !fabric)
        return {};
    LayoutQuestion question{.job = view.request.job,
                            .memory = *view.gpu.memoryGb * kGiga,
                            .fabric = *fabric,
                            .usualNetwork =
                                usualFabric(view.gpu, view.request.gpusPerServer)->network,
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
    takeCheckpointTime(view);
    if (const auto answer = sized(view.request, accelerator))
        view.sizing = *answer;
}

/// The view's job on so many GPUs in its best layout: the time bears what that recomputes, and what
/// layout and links cost.
text::SizingView spreadWith(std::optional<Recompute> recompute,
                            double gpus,
                            text::SizingView view,
                            const Accelerator &accelerator)
{
    SizingRequest &request = view.request;
    request.deadline.reset();
    request.job.gpus = gpus;
    sizeAgain(view, accelerator);
    takeBest(view, accelerator, recompute);
    if (!request.layout)
        return view;
    request.job.recompute = request.layout->recompute;
    if (!request.measuredSpeed)
        request.job.slowdown = slowdownOfBest(view.advice->question, accelerator, *request.layout);
    sizeAgain(view, accelerator);
    return view;
}

/// The same with the recompute that takes the fewest days. The clock that ranks layouts overstates
/// what links cost, beside which recomputing looks cheaper than it is.
text::SizingView spreadOver(double gpus,
                            const text::SizingView &asked,
                            const Accelerator &accelerator,
                            std::optional<Recompute> recompute)
{
    text::SizingView view = spreadWith(recompute, gpus, asked, accelerator);
    if (recompute || !view.request.layout)
        return view;
    for (const Recompute less : {Recompute::Selective, Recompute::None}) {
        if (less >= view.request.layout->recompute)
            continue;
        text::SizingView other = spreadWith(less, gpus, asked, accelerator);
        other.advice->fewestGpus = view.advice->fewestGpus;
        if (other.request.layout
            && other.sizing.time.days.expected < view.sizing.time.days.expected)
            view = std::move(other);
    }
    return view;
}

bool isDone(const text::SizingView &view, Days deadline)
{
    return view.request.layout && view.sizing.time.days.expected <= deadline;
}

/// The next number of GPUs to try where these hold no layout or are late; nothing: none holds one.
std::optional<double> moreThan(const text::SizingView &view, Days deadline)
{
    const double gpus = view.sizing.gpus;
    if (!view.request.layout) {
        const auto fewest = view.advice->fewestGpus;
        return fewest && *fewest > gpus ? fewest : view.advice->nextGpus;
    }
    const double server = view.request.gpusPerServer;
    const double enough = gpus * (view.sizing.time.days.expected / deadline);
    return std::max(gpus + server, std::ceil(enough / server) * server);
}

/// The fewest whole servers found whose best layout is in time, beginning with those that the
/// deadline asks for on the links of measured runs. More GPUs have another best layout, so that the
/// days don't fall evenly: from below to the first number in time, then halfway back.
text::SizingView onGpusForDeadline(const text::SizingView &asked,
                                   const Accelerator &accelerator,
                                   std::optional<Recompute> recompute)
{
    constexpr int kMostTries = 12;

    const Days deadline = *asked.request.deadline;
    const double server = asked.request.gpusPerServer;
    const auto on = [&](double gpus) { return spreadOver(gpus, asked, accelerator, recompute); };
    text::SizingView view = on(asked.sizing.gpus);
    std::optional<double> tooFew;
    int tries = 0;
    for (; tries < kMostTries && !isDone(view, deadline); ++tries) {
        const auto more = moreThan(view, deadline);
        if (!more)
            break;
        if (view.request.layout)
            tooFew = view.sizing.gpus;
        view = on(*more);
    }
    for (; tooFew && tries < kMostTries && view.sizing.gpus - *tooFew > server; ++tries) {
        const double servers = (view.sizing.gpus - *tooFew) / server;
        text::SizingView fewer = on(*tooFew + std::floor(servers / 2.0) * server);
        if (isDone(fewer, deadline))
            view = std::move(fewer);
        else
            tooFew = fewer.sizing.gpus;
    }
    // Otherwise it is the memory, or the batch, that needs so many.
    if (tooFew || view.sizing.gpus == asked.sizing.gpus)
        view.request.deadline = deadline;
    return view;
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

std::optional<Fabric> fabricOf(const text::SizingView &view)
{
    auto fabric = usualFabric(view.gpu, view.request.gpusPerServer);
    if (fabric && view.request.networkGbits)
        fabric->network = *view.request.networkGbits * kGigabitBytes / fabric->gpusPerServer;
    return fabric;
}

void takeLayoutAdvice(text::SizingView &view,
                      const Accelerator &accelerator,
                      std::optional<Recompute> recompute)
{
    const auto question = questionOf(view, recompute);
    if (!question)
        return;
    if (const auto &given = view.request.layout) {
        view.advice = layoutAdvice(*question, accelerator, given);
        if (!view.request.measuredSpeed)
            view.request.job.slowdown =
                slowdownOfGiven(*question, accelerator, *given, view.advice->best);
        sizeAgain(view, accelerator);
        return;
    }
    view = view.request.deadline ? onGpusForDeadline(view, accelerator, recompute)
                                 : spreadOver(view.sizing.gpus, view, accelerator, recompute);
}

} // namespace steelyard::desk
