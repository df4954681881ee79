#pragma once

#include "model/sizing/fabric.h"
#include "model/sizing/training_memory.h"
#include "model/sizing/training_speed.h"

#include <optional>

namespace steelyard::sizing {

/// Which layout a job shall have.
struct LayoutQuestion
{
    /// Its `recompute`, `isDataParallelOnly` and `slowdown` are not read: the layout decides them.
    TrainingRun job = {};
    /// Of one GPU, bytes.
    double memory = 0.0;
    Fabric fabric = {};
    /// What the accelerator's servers have between them, bytes per second and GPU; nothing: what
    /// `fabric` has.
    std::optional<double> usualNetwork = {};
    /// What is computed twice, where somebody has settled it; nothing: the search decides.
    std::optional<Recompute> recompute = {};
};

/// Why a layout is not taken.
enum class RejectionReason
{
    Memory, ///< `found` bytes at worst, `limit` bytes on the card
    Slower, ///< the time of the better one is multiplied by `found`
    NotDivisible, ///< `field` is `found`, which `limit` must divide
    BatchBelowReplicas, ///< a step has `found` sequences, the replicas take `limit` at once
    FewMicroBatches, ///< `found` micro-batches for `limit` pipeline stages
    PipelineReduces, ///< ZeRO `found` with `limit` pipeline stages: gradients are not accumulated
    BeyondServer ///< tensor parallelism over `found` GPUs, a server has `limit`
};

struct Rejection
{
    RejectionReason reason = RejectionReason::Memory;
    std::string_view field = {};
    double found = 0.0;
    double limit = 0.0;

    friend bool operator==(const Rejection &, const Rejection &) = default;
};

/// Sequences of one step: as stated, else as many as a model of this size usually has: half a
/// million tokens up to 1.5 billion weights, 2 million to 10, 4 million to 100, 8 million above.
/// Sources: nanoGPT 0.5, MPT-7B 2, LLaMA (arXiv 2302.13971) table 2 4, Llama 3 405B (arXiv
/// 2407.21783) section 3.3.2 16 million, the largest.
[[nodiscard]] double sequencesPerStep(const TrainingRun &job);

/// Spreads the job with the layout's degrees: sets replicas, micro-batches of a step and the bytes
/// that belong to its ZeRO stage. A batch that nobody has stated is rounded up to whole
/// micro-batches. Returns what stands against it, memory and speed aside.
[[nodiscard]] std::optional<Rejection> spread(const LayoutQuestion &question, Layout &layout);

/// What the fullest GPU needs at worst, bytes.
[[nodiscard]] double worstMemory(const MemoryEstimate &estimate);

} // namespace steelyard::sizing
