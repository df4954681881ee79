#include "model/sizing/layout_advice.h"

#include "model/sizing/layout_degrees.h"

#include <algorithm>
#include <cmath>
#include <vector>

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

/// Sequences that fill all stages of the layouts with these GPUs, micro-batches of one: a replica
/// of `tensor · context` GPUs to a stage takes as many at once as there are stages. Ascending.
std::vector<double> fullSteps(const LayoutQuestion &question)
{
    const Degrees degrees = degreesOf(question);
    std::vector<double> steps;
    for (const int tensor : degrees.tensor) {
        for (const int context : degrees.context) {
            const double group = double(tensor) * context;
            if (std::fmod(question.job.gpus, group) == 0.0)
                steps.push_back(question.job.gpus / group);
        }
    }
    std::ranges::sort(steps);
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

std::optional<double> sequencesWithLayout(LayoutQuestion question, const Accelerator &accelerator)
{
    const double batch = sequencesPerStep(question.job);
    for (const double step : fullSteps(question)) {
        question.job.globalBatch = step;
        if (step > batch && bestLayout(question, accelerator))
            return step;
    }
    return {};
}

/// Whether a step has too few sequences for any layout of the job's GPUs.
bool isBatchTooSmall(const LayoutQuestion &question)
{
    const std::vector<double> steps = fullSteps(question);
    return !steps.empty() && sequencesPerStep(question.job) < steps.front();
}

/// Why none fits although fewer GPUs would hold the job, and what would help.
void explainNone(LayoutAdvice &advice, const Accelerator &accelerator)
{
    if (isBatchTooSmall(advice.question)) {
        // More GPUs would need more sequences still.
        advice.enoughSequences = sequencesWithLayout(advice.question, accelerator);
        return;
    }
    advice.nextGpus = nextWithLayout(advice.question, accelerator);
    if (!advice.nextGpus)
        advice.enoughSequences = sequencesWithLayout(advice.question, accelerator);
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
        explainNone(advice, accelerator);
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
