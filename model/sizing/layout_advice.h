#pragma once

#include "model/sizing/fewest_gpus.h"
#include "model/sizing/layout_changes.h"

namespace steelyard::sizing {

/// What can be said about how a job is spread.
struct LayoutAdvice
{
    LayoutQuestion question = {};
    /// Nothing: none fits on the job's GPUs.
    std::optional<FoundLayout> best = {};
    /// Why its neighbours are not the best.
    std::vector<RejectedNeighbour> neighbours = {};
    /// Nothing: no number of GPUs holds the job.
    std::optional<double> fewestGpus = {};
    /// Where none fits although fewer GPUs would hold the job, because nothing divides them: the
    /// next number of whole servers with a layout, up to twice as many.
    std::optional<double> nextGpus = {};
    /// Where none fits although fewer GPUs would hold the job, because a step has too few sequences
    /// for so many: the fewest with which one fits.
    std::optional<double> enoughSequences = {};
    /// Where a layout was given that does not fit: single changes that make it fit.
    std::vector<FittingChange> changes = {};
};

/// Advice on a job's GPUs; `given` is the layout that somebody has settled. Needs a job and
/// accelerator without faults.
[[nodiscard]] LayoutAdvice layoutAdvice(const LayoutQuestion &question,
                                        const Accelerator &accelerator,
                                        const std::optional<Layout> &given = {});

} // namespace steelyard::sizing
