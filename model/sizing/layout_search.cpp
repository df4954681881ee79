#include "model/sizing/layout_search.h"

#include "model/sizing/layout_degrees.h"
#include "model/sizing/step_time.h"

#include <array>
#include <tuple>

namespace steelyard::sizing {

namespace {

/// Calls `visit` with the layouts that differ in what no rule of divisibility is about.
template <typename Visitor>
Visit visitStates(const LayoutQuestion &question,
                  const Degrees &degrees,
                  Layout layout,
                  const Visitor &visit)
{
    constexpr std::array kStages = {Zero::None, Zero::Optimizer, Zero::Gradients, Zero::Weights};
    for (const Recompute recompute : degrees.recompute) {
        layout.recompute = recompute;
        for (const Zero zero : kStages) {
            if (zero != Zero::None && layout.data * layout.context == 1)
                break;
            if (zero == Zero::Gradients && layout.pipeline > 1)
                continue;
            layout.zero = zero;
            takeStates(layout, question.job.shape, question.job.training);
            if (visit(layout) == Visit::Stop)
                return Visit::Stop;
        }
    }
    return Visit::Next;
}

template <typename Visitor>
Visit visitMicroBatches(const LayoutQuestion &question,
                        const Degrees &degrees,
                        Layout layout,
                        const Visitor &visit)
{
    for (const int microBatch : degrees.microBatch) {
        layout.microBatch = microBatch;
        // A larger micro-batch meets the same or a tighter limit.
        if (spread(question, layout))
            break;
        if (visitStates(question, degrees, layout, visit) == Visit::Stop)
            return Visit::Stop;
    }
    return Visit::Next;
}

template <typename Visitor>
Visit visitPipelines(const LayoutQuestion &question,
                     const Degrees &degrees,
                     Layout layout,
                     const Visitor &visit)
{
    for (const int stages : degrees.pipeline) {
        layout.pipeline = stages;
        const int mostChunks = stages == 1 ? 1 : question.job.shape.layers / stages;
        for (int chunks = 1; chunks <= mostChunks; ++chunks) {
            layout.virtualStages = chunks;
            if (visitMicroBatches(question, degrees, layout, visit) == Visit::Stop)
                return Visit::Stop;
        }
    }
    return Visit::Next;
}

template <typename Visitor>
void visitAll(const LayoutQuestion &question, const Degrees &degrees, const Visitor &visit)
{
    for (const Layout &layout : groupingsOf(degrees)) {
        if (visitPipelines(question, degrees, layout, visit) == Visit::Stop)
            return;
    }
}

/// What a layout asks of those who run it, for comparison: the parts in the order in which they
/// cost work, and the time.
auto effort(const Layout &layout, double seconds)
{
    return std::tuple{layout.pipeline,
                      layout.virtualStages,
                      layout.context,
                      layout.tensor,
                      layout.expert,
                      layout.recompute,
                      layout.zero,
                      seconds};
}

} // namespace

void forEachLayout(const LayoutQuestion &question,
                   const std::function<Visit(const Layout &)> &visit)
{
    visitAll(question, degreesOf(question), visit);
}

std::optional<FoundLayout> bestLayout(const LayoutQuestion &question,
                                      const Accelerator &accelerator)
{
    const StepClock clock{question.job, accelerator, question.fabric};
    const auto found = [&](const Layout &layout, double seconds) -> std::optional<FoundLayout> {
        const MemoryEstimate memory =
            trainingMemory(question.job.shape, layout, question.job.sequence);
        if (worstMemory(memory) > question.memory)
            return {};
        return FoundLayout{.layout = layout, .memory = memory, .secondsPerToken = seconds};
    };
    const Degrees degrees = degreesOf(question);
    std::optional<FoundLayout> fastest;
    visitAll(question, degrees, [&](const Layout &layout) {
        const double seconds = clock.secondsPerToken(layout);
        if (!fastest || seconds < fastest->secondsPerToken) {
            if (const auto faster = found(layout, seconds))
                fastest = faster;
        }
        return Visit::Next;
    });
    if (!fastest)
        return {};
    const double slowest = fastest->secondsPerToken * kAsFast;
    FoundLayout best = *fastest;
    visitAll(question, degrees, [&](const Layout &layout) {
        const double seconds = clock.secondsPerToken(layout);
        if (seconds > slowest
            || effort(layout, seconds) >= effort(best.layout, best.secondsPerToken))
            return Visit::Next;
        if (const auto simpler = found(layout, seconds))
            best = *simpler;
        return Visit::Next;
    });
    return best;
}

} // namespace steelyard::sizing
