#include "model/sizing/layout_changes.h"

#include "model/sizing/layout_degrees.h"
#include "model/sizing/step_time.h"

#include <algorithm>

namespace steelyard::sizing {

namespace {

/// The members of an ascending list beside `current`: the next below first, then the next above.
std::vector<int> beside(const std::vector<int> &ascending, int current)
{
    std::vector<int> neighbours;
    const auto above = std::ranges::upper_bound(ascending, current);
    const auto from = std::ranges::lower_bound(ascending, current);
    if (from != ascending.begin())
        neighbours.push_back(*std::prev(from));
    if (above != ascending.end())
        neighbours.push_back(*above);
    return neighbours;
}

std::vector<int> above(const std::vector<int> &ascending, int current)
{
    return {std::ranges::upper_bound(ascending, current), ascending.end()};
}

template <typename Member>
void add(std::vector<LayoutChange> &changes,
         LayoutKnob knob,
         Layout layout,
         Member Layout::*member,
         const std::vector<Member> &values)
{
    for (const Member value : values) {
        layout.*member = value;
        changes.push_back({knob, layout});
    }
}

std::vector<Zero> stagesBeside(Zero zero)
{
    switch (zero) {
    case Zero::None:
        return {Zero::Optimizer};
    case Zero::Optimizer:
        return {Zero::None, Zero::Gradients};
    case Zero::Gradients:
        return {Zero::Optimizer, Zero::Weights};
    case Zero::Weights:
        return {Zero::Gradients};
    }
    return {};
}

std::vector<Zero> stagesAbove(Zero zero)
{
    std::vector<Zero> stages{Zero::Optimizer, Zero::Gradients, Zero::Weights};
    std::erase_if(stages, [&](Zero stage) { return stage <= zero; });
    return stages;
}

LayoutKnob knobOf(Recompute recompute)
{
    switch (recompute) {
    case Recompute::None:
        return LayoutKnob::NoRecompute;
    case Recompute::Selective:
        return LayoutKnob::SelectiveRecompute;
    case Recompute::Full:
        return LayoutKnob::FullRecompute;
    }
    return LayoutKnob::NoRecompute;
}

/// The layout on which another number of stages is tried, with the ZeRO stage that pipelines have.
Layout uninterleaved(Layout layout)
{
    layout.virtualStages = 1;
    if (layout.zero == Zero::Gradients)
        layout.zero = Zero::Optimizer;
    return layout;
}

std::vector<LayoutChange> neighboursOf(const LayoutQuestion &question, const Layout &layout)
{
    const Degrees degrees = degreesOf(question);
    std::vector<LayoutChange> changes;
    if (layout.data * layout.context > 1)
        add(changes, LayoutKnob::Zero, layout, &Layout::zero, stagesBeside(layout.zero));
    for (const Recompute recompute : degrees.recompute) {
        if (recompute != layout.recompute)
            add(changes, knobOf(recompute), layout, &Layout::recompute, {recompute});
    }
    add(changes,
        LayoutKnob::MicroBatch,
        layout,
        &Layout::microBatch,
        beside(degrees.microBatch, layout.microBatch));
    add(changes,
        LayoutKnob::Tensor,
        layout,
        &Layout::tensor,
        beside(degrees.tensor, layout.tensor));
    const Layout even = uninterleaved(layout);
    add(changes,
        LayoutKnob::Pipeline,
        even,
        &Layout::pipeline,
        beside(degrees.pipeline, layout.pipeline));
    add(changes,
        LayoutKnob::Context,
        layout,
        &Layout::context,
        beside(degrees.context, layout.context));
    add(changes,
        LayoutKnob::Expert,
        layout,
        &Layout::expert,
        beside(degrees.expert, layout.expert));
    if (layout.pipeline > 1) {
        std::vector<int> chunks;
        for (int count = 1; count <= question.job.shape.layers / layout.pipeline; ++count) {
            if (dividesLayers(question.job.shape.layers, layout.pipeline * count))
                chunks.push_back(count);
        }
        add(changes,
            LayoutKnob::Interleaving,
            layout,
            &Layout::virtualStages,
            beside(chunks, layout.virtualStages));
    }
    return changes;
}

/// Changes that take less memory, in the order in which they cost least; those of one knob stand
/// together, the smallest first.
std::vector<LayoutChange> savingsOf(const LayoutQuestion &question, const Layout &layout)
{
    const Degrees degrees = degreesOf(question);
    std::vector<LayoutChange> changes;
    add(changes, LayoutKnob::Zero, layout, &Layout::zero, stagesAbove(layout.zero));
    if (layout.recompute == Recompute::None)
        add(changes,
            LayoutKnob::SelectiveRecompute,
            layout,
            &Layout::recompute,
            {Recompute::Selective});
    std::vector<int> smaller = degrees.microBatch;
    std::erase_if(smaller, [&](int size) { return size >= layout.microBatch; });
    std::ranges::reverse(smaller);
    add(changes, LayoutKnob::MicroBatch, layout, &Layout::microBatch, smaller);
    if (layout.recompute != Recompute::Full)
        add(changes, LayoutKnob::FullRecompute, layout, &Layout::recompute, {Recompute::Full});
    add(changes, LayoutKnob::Tensor, layout, &Layout::tensor, above(degrees.tensor, layout.tensor));
    const Layout even = uninterleaved(layout);
    add(changes,
        LayoutKnob::Pipeline,
        even,
        &Layout::pipeline,
        above(degrees.pipeline, layout.pipeline));
    add(changes,
        LayoutKnob::Context,
        layout,
        &Layout::context,
        above(degrees.context, layout.context));
    return changes;
}

} // namespace

std::vector<RejectedNeighbour> rejectedNeighbours(const LayoutQuestion &question,
                                                  const Accelerator &accelerator,
                                                  const FoundLayout &best)
{
    const StepClock clock{question.job, accelerator, question.fabric};
    std::vector<RejectedNeighbour> neighbours;
    for (LayoutChange change : neighboursOf(question, best.layout)) {
        if (const auto rejection = spread(question, change.layout)) {
            neighbours.push_back({change, *rejection});
            continue;
        }
        const double worst =
            worstMemory(trainingMemory(question.job.shape, change.layout, question.job.sequence));
        if (worst > question.memory)
            neighbours.push_back(
                {change,
                 {.reason = RejectionReason::Memory, .found = worst, .limit = question.memory}});
        else
            neighbours.push_back(
                {change,
                 {.reason = RejectionReason::Slower,
                  .found = clock.secondsPerToken(change.layout) / best.secondsPerToken,
                  .limit = kAsFast}});
    }
    return neighbours;
}

std::vector<FittingChange> fittingChanges(const LayoutQuestion &question,
                                          const Accelerator &accelerator,
                                          const Layout &layout)
{
    const StepClock clock{question.job, accelerator, question.fabric};
    const double seconds = clock.secondsPerToken(layout);
    std::vector<FittingChange> fitting;
    for (LayoutChange change : savingsOf(question, layout)) {
        if (!fitting.empty() && fitting.back().change.knob == change.knob)
            continue;
        if (spread(question, change.layout))
            continue;
        const MemoryEstimate memory =
            trainingMemory(question.job.shape, change.layout, question.job.sequence);
        if (worstMemory(memory) <= question.memory)
            fitting.push_back({change, memory, clock.secondsPerToken(change.layout) / seconds});
    }
    return fitting;
}

} // namespace steelyard::sizing
