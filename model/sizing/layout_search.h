#pragma once

#include "model/sizing/layout_question.h"

#include <functional>

namespace steelyard::sizing {

/// A layout that fits, with what it needs.
struct FoundLayout
{
    Layout layout = {};
    MemoryEstimate memory = {};
    /// GPU-seconds of one token, for comparing layouts.
    double secondsPerToken = 0.0;

    friend bool operator==(const FoundLayout &, const FoundLayout &) = default;
};

/// Whether the enumeration goes on.
enum class Visit
{
    Next,
    Stop
};

/// Calls `visit` with each layout of the job's GPUs that its model and batch allow, simple ones
/// first, whatever its memory: tensor degrees within a server; pipelines with and without
/// interleaving; context parallelism for sequences above 32,768 tokens; experts spread over the
/// replicas; all micro-batches of 1, 2, 4 ... 64 sequences; all ZeRO stages; all recomputes.
void forEachLayout(const LayoutQuestion &question,
                   const std::function<Visit(const Layout &)> &visit);

/// Layouts whose times differ by less can't be told apart: the times rank, and no published
/// comparison of layouts was met closer than this.
inline constexpr double kAsFast = 1.03;

/// The simplest of the fastest layouts (`kAsFast`) whose memory fits the card also at worst: first
/// without a pipeline, then with the smallest tensor degree.
/// Nothing: none fits on this number of GPUs. Needs a job and accelerator without faults.
[[nodiscard]] std::optional<FoundLayout> bestLayout(const LayoutQuestion &question,
                                                    const Accelerator &accelerator);

} // namespace steelyard::sizing
