#pragma once

#include "model/sizing/layout_search.h"

#include <vector>

namespace steelyard::sizing {

/// What can be turned on a layout, in the order in which a change costs least.
enum class LayoutKnob
{
    Zero,
    SelectiveRecompute,
    MicroBatch,
    FullRecompute,
    Tensor,
    Pipeline,
    Context,
    Expert,
    Interleaving,
    NoRecompute
};

/// A layout that differs from another in one respect, on as many GPUs.
struct LayoutChange
{
    LayoutKnob knob = LayoutKnob::Zero;
    Layout layout = {};

    friend bool operator==(const LayoutChange &, const LayoutChange &) = default;
};

/// A neighbour of the best layout and why it is not taken.
struct RejectedNeighbour
{
    LayoutChange change = {};
    Rejection rejection = {};
};

/// Each step up or down of each knob from the best layout, in the order of the knobs: why it is
/// not the best. One as fast, or faster by less than `kAsFast`, is `Slower` with its factor.
[[nodiscard]] std::vector<RejectedNeighbour> rejectedNeighbours(const LayoutQuestion &question,
                                                                const Accelerator &accelerator,
                                                                const FoundLayout &best);

/// A single change with which a layout fits.
struct FittingChange
{
    LayoutChange change = {};
    MemoryEstimate memory = {};
    /// The time is multiplied by this.
    double slowdown = 1.0;
};

/// For a layout that does not fit: the smallest change of each knob that makes it fit also at
/// worst, cheapest first: ZeRO, selective recompute, smaller micro-batch, full recompute, tensor,
/// pipeline, context. Empty: no single change does.
[[nodiscard]] std::vector<FittingChange> fittingChanges(const LayoutQuestion &question,
                                                        const Accelerator &accelerator,
                                                        const Layout &layout);

} // namespace steelyard::sizing
