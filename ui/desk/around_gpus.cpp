#include "ui/desk/around_gpus.h"

#include "model/sizing/network_need.h"
#include "ui/desk/layout_choice.h"

#include <algorithm>

namespace steelyard::desk {

using namespace sizing;

namespace {

/// Gb/s that all cards of a server usually have together, or as stated.
std::optional<double> networkOf(const text::SizingView &view)
{
    const auto fabric = fabricOf(view);
    if (view.request.networkGbits || !fabric)
        return view.request.networkGbits;
    return fabric->network * fabric->gpusPerServer / kGigabitBytes;
}

/// Weights that are trained, adapters where the others are frozen, and their bytes.
void takeTrained(const text::SizingView &view, SurroundingsQuestion &question)
{
    const TrainingRun &job = view.request.job;
    Layout layout = view.request.layout.value_or(Layout{});
    if (!view.request.layout)
        takeStates(layout, job.shape, job.training);
    question.weights = layout.adapters
        ? adapterParameters(job.shape, layout.adapters->rank)
        : job.totalParameters.value_or(parametersOf(job.shape).total());
    question.bytes = layout.adapters ? layout.adapters->bytes : layout.bytes;
}

} // namespace

void takeCheckpointTime(text::SizingView &view)
{
    const SizingRequest &request = view.request;
    SurroundingsQuestion question{.gpus = std::max(request.job.gpus, 1.0),
                                  .gpusPerServer = request.gpusPerServer,
                                  .networkPerServer = networkOf(view),
                                  .storage = view.around.question.storage};
    takeTrained(view, question);
    if (const auto taken = checkpointTime(question))
        view.request.failures.save = *taken;
}

void takeSurroundings(text::SizingView &view, const Accelerator &accelerator)
{
    const SizingRequest &request = view.request;
    const TrainingTime &time = view.sizing.time;
    SurroundingsQuestion question{.vocabulary = request.job.shape.vocabulary,
                                  .datasetTokens = request.tokens / view.epochs,
                                  .tokensPerSecondPerGpu = time.speed.tokensPerSecondPerGpu,
                                  .gpus = view.sizing.gpus,
                                  .gpusPerServer = request.gpusPerServer,
                                  .days = time.days,
                                  .failures = request.failures,
                                  .gpuMemoryGb = view.gpu.memoryGb,
                                  .gpuWatts = view.gpu.thermalDesignPowerW,
                                  .networkPerServer = networkOf(view),
                                  .storage = view.around.question.storage};
    takeTrained(view, question);
    if (request.layout && view.advice)
        question.network = networkNeed(view.advice->question, accelerator, *request.layout);
    view.around = {.question = question, .needs = surroundingsOf(question)};
}

void takeServer(text::SizingView &view, const ServerOffer &offer, const SiteLimits &rack)
{
    view.around.question.server = offer;
    view.around.question.rack = rack;
    view.around.needs = surroundingsOf(view.around.question);
}

} // namespace steelyard::desk
