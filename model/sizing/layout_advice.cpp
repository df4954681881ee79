#include "model/sizing/layout_advice.h"

namespace steelyard::sizing {

LayoutAdvice layoutAdvice(const LayoutQuestion &question,
                          const Accelerator &accelerator,
                          const std::optional<Layout> &given)
{
    LayoutAdvice advice{.question = question,
                        .best = bestLayout(question, accelerator),
                        .fewestGpus = fewestGpus(question)};
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
