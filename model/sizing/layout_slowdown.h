#pragma once

#include "model/sizing/layout_search.h"

namespace steelyard::sizing {

// The default speed rests on measured runs with good layouts on the links of `measuredFabric`. What
// a job's own layout and links cost beyond those multiplies its time. `StepClock` ranks layouts
// and overstates how far they lie apart, so it is asked for shares of time alone, and differences
// that it can't tell (`kAsFast`) are none. All need a job, accelerator and layout without faults.

/// By how much longer a step takes in the same layout on the question's fabric than on
/// `measuredFabric`, at least 1: what a cut link (H800, A800), PCIe or a slow network costs. Of an
/// architecture without measured links: than on the same links and its usual network.
[[nodiscard]] double linkSlowdown(const LayoutQuestion &question,
                                  const Accelerator &accelerator,
                                  const Layout &layout);

/// By how much longer a step takes in `best`, the question's best layout, than in that which is the
/// best on `measuredFabric` with a batch as usual and recomputes the same, at least 1. Where none
/// fits there, `linkSlowdown`.
[[nodiscard]] double slowdownOfBest(const LayoutQuestion &question,
                                    const Accelerator &accelerator,
                                    const Layout &best);

/// The waiting for a pipeline to fill and drain beside the computing that published runs have at
/// most: BLOOM (arXiv 2211.05100) 12 stages, 128 micro-batches, 9 %; MegaScale (arXiv 2402.15627)
/// 4 %; Narayanan et al. (arXiv 2104.04473) table 2 3 to 4 %.
inline constexpr double kPublishedBubble = 0.1;

/// Of 63 published runs that state tensor and pipeline degrees, counted with micro-batches of one
/// sequence, 54 lie within this of the best layout on the measured links, by `StepClock`: Narayanan
/// et al. tables 1 and 2, Korthikanti et al. (arXiv 2205.05198) table 5, MegaScale table 2, and the
/// benchmarks of Megatron-Core, torchtitan and llm-foundry. They reach the default speed all the
/// same.
inline constexpr double kPublishedLayouts = 1.5;

/// The same of a layout that somebody has settled, whose micro-batches are counted anew where the
/// job states no batch: the largest of what the best layout loses, of what this one's links and its
/// waiting beyond `kPublishedBubble` cost, and of what it loses beyond `kPublishedLayouts`.
/// `best`: the question's own; nothing: none fits.
[[nodiscard]] double slowdownOfGiven(const LayoutQuestion &question,
                                     const Accelerator &accelerator,
                                     Layout given,
                                     const std::optional<FoundLayout> &best);

} // namespace steelyard::sizing
