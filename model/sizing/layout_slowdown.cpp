#include "model/sizing/layout_slowdown.h"

#include "model/sizing/architecture_speed.h"
#include "model/sizing/step_time.h"

#include <algorithm>

namespace steelyard::sizing {

namespace {

double secondsOf(const LayoutQuestion &question,
                 const Accelerator &accelerator,
                 const Layout &layout)
{
    return StepClock{question.job, accelerator, question.fabric}.secondsPerToken(layout);
}

/// The question on the links of the measured runs; where none are known, on its own, and on the
/// network that servers of the accelerator have.
LayoutQuestion measuredQuestion(LayoutQuestion question,
                                const Accelerator &accelerator,
                                Recompute recompute)
{
    Fabric unmeasured = question.fabric;
    unmeasured.network = question.usualNetwork.value_or(unmeasured.network);
    question.fabric = measuredFabric(accelerator.architecture, question.fabric.gpusPerServer)
                          .value_or(unmeasured);
    question.recompute = recompute;
    return question;
}

/// GPU-seconds of one token in the best layout there; nothing: none fits.
std::optional<double> measuredSeconds(LayoutQuestion question,
                                      const Accelerator &accelerator,
                                      Recompute recompute)
{
    question = measuredQuestion(question, accelerator, recompute);
    // A batch that is too small costs time as well.
    question.job.globalBatch.reset();
    const auto best = bestLayout(question, accelerator);
    return best ? std::optional{best->secondsPerToken} : std::nullopt;
}

/// By how much longer than the pipelines of published runs this one waits.
double bubbleSlowdown(const LayoutQuestion &question,
                      const Accelerator &accelerator,
                      const Layout &layout)
{
    const StepTime time = StepClock{question.job, accelerator, question.fabric}.timeOf(layout);
    const double share = time.bubble / (time.total() - time.bubble);
    return std::max(1.0, (1.0 + share) / (1.0 + kPublishedBubble));
}

/// 1 where the times can't be told apart.
double toldApart(double slowdown)
{
    return slowdown > kAsFast ? slowdown : 1.0;
}

/// `usual`: of `measuredSeconds`.
double slowdownAgainst(const std::optional<double> &usual,
                       const LayoutQuestion &question,
                       const Accelerator &accelerator,
                       const Layout &best)
{
    // Slower links cost the layout something also where the search can't tell two layouts apart.
    const double links = linkSlowdown(question, accelerator, best);
    return usual ? std::max(links, toldApart(secondsOf(question, accelerator, best) / *usual))
                 : links;
}

} // namespace

double linkSlowdown(const LayoutQuestion &question,
                    const Accelerator &accelerator,
                    const Layout &layout)
{
    const LayoutQuestion measured = measuredQuestion(question, accelerator, layout.recompute);
    return std::max(
        1.0, secondsOf(question, accelerator, layout) / secondsOf(measured, accelerator, layout));
}

double slowdownOfBest(const LayoutQuestion &question,
                      const Accelerator &accelerator,
                      const Layout &best)
{
    const LayoutQuestion measured = measuredQuestion(question, accelerator, best.recompute);
    if (measured.fabric == question.fabric && !question.job.globalBatch)
        return 1.0; // the search would come to `best` again
    return slowdownAgainst(
        measuredSeconds(question, accelerator, best.recompute), question, accelerator, best);
}

double slowdownOfGiven(const LayoutQuestion &question,
                       const Accelerator &accelerator,
                       Layout given,
                       const std::optional<FoundLayout> &best)
{
    // Only its micro-batches are wanted: what stands against the layout is told elsewhere.
    if (!question.job.globalBatch)
        (void)spread(question, given);
    const auto usual = measuredSeconds(question, accelerator, given.recompute);
    double slowdown =
        linkSlowdown(question, accelerator, given) * bubbleSlowdown(question, accelerator, given);
    if (usual)
        slowdown = std::max(slowdown,
                            secondsOf(question, accelerator, given) / *usual / kPublishedLayouts);
    if (!best)
        return slowdown;
    const bool isOfUsual = best->layout.recompute == given.recompute;
    return std::max(slowdown,
                    isOfUsual ? slowdownAgainst(usual, question, accelerator, best->layout)
                              : slowdownOfBest(question, accelerator, best->layout));
}

} // namespace steelyard::sizing
