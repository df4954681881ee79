#pragma once

#include <cstddef>
#include <vector>

namespace steelyard::tco {

/// A stretch of time in which demand is the same.
struct LoadSlot
{
    double hours = 0.0;
    /// Of what can't wait.
    double firmGpus = 0.0;
    /// Among all slots of the horizon.
    size_t place = 0;
};

/// Work that arrives in the slot `first` and may run from there to the slot `last`.
struct WaitingJob
{
    size_t first = 0;
    size_t last = 0;
    double gpuHours = 0.0;
};

/// The GPUs in use in each slot when work waits so that they are as even as can be.
///
/// `slots` follow on one another, each with its place; `queues` holds the work by kind, each with
/// rising `first` and `last`. Fujishige's decomposition, see `levelled`: the time that it takes
/// grows with the slots, and with the number of levels as that of sorting them does.
[[nodiscard]] std::vector<double> evenLevels(std::vector<LoadSlot> slots,
                                             std::vector<std::vector<WaitingJob>> queues);

} // namespace steelyard::tco
