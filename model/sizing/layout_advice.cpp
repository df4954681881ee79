#include "model/sizing/layout_advice.h"

#include <cmath>

namespace steelyard::sizing {

namespace {

std::optional<double> nextWithLayout(LayoutQuestion question, const Accelerator &accelerator)
{
    // Numbers near a given one that share no factor with batch or layers are fewer than these.
    constexpr int kMostServers = 128;

    const double perServer = question.fabric.gpusPerServer;
    const double most = 2.0 * question.job.gpus;
    question.job.gpus = std::floor(question.job.gpus / perServer) * perServer;
    for (int tried = 0; tried < kMostServers; ++tried) {
        question.job.gpus += perServer;
        if (question.job.gpus > most)
            return {};
        if (bestLayout(question, accelerator))
            return question.job.gpus;
    }
    return {};
}

} // namespace

LayoutAdvice layoutAdvice(const LayoutQuestion &question,
                          const Accelerator &accelerator,
                          const std::optional<Layout> &given)
{
    LayoutAdvice advice{.question = question,
                        .best = bestLayout(question, accelerator),
                        .fewestGpus = fewestGpus(question)};
    if (!advice.best && advice.fewestGpus && *advice.fewestGpus <= question.job.gpus)
        advice.nextGpus = nextWithLayout(question, accelerator);
    if (advice.best && !given)
        advice.neighbours = rejectedNeighbours(question, accelerator, *advice.best);
    if (given
        && worstMemory(trainingMemory(question.job.shape, *given, question.job.sequence))
            > question.memory) {
        LayoutQuestion free = question;
        free.recompute.reset();
        advice.changes = fittingChanges(free, accelerator, *given);
    }
    return advice;
}

} // namespace steelyard::sizing
