#pragma once

#include "model/sizing/layout.h"

namespace steelyard::sizing {

/// What fills the memory of one GPU, bytes.
struct MemoryParts
{
    double weights = 0.0;
    double gradients = 0.0;
    double optimizer = 0.0;
    double activations = 0.0;
    double logits = 0.0;
    /// Weights gathered for the moment and gradients not yet reduced, and the allocator's slack.
    double buffers = 0.0;

    /// What the framework's allocator counts.
    [[nodiscard]] double allocated() const
    {
        return weights + gradients + optimizer + activations + logits + buffers;
    }

    friend bool operator==(const MemoryParts &, const MemoryParts &) = default;
};

/// The fullest GPU of a job. Bytes.
struct MemoryEstimate
{
    MemoryParts parts = {};
    /// Index of the pipeline stage, 0 first.
    int stage = 0;
    /// What lies outside the allocator: CUDA context and communication library.
    double overhead = 0.0;
    /// Allocated, at best and at worst; `parts.allocated()` is what to expect.
    double low = 0.0;
    double high = 0.0;

    /// What to expect of the whole card.
    [[nodiscard]] double expected() const { return parts.allocated() + overhead; }

    friend bool operator==(const MemoryEstimate &, const MemoryEstimate &) = default;
};

/// Memory of the fullest pipeline stage: the first holds the most micro-batches, the last the
/// output layer and its logits. Adapters keep the activations that training all weights keeps: each
/// needs its layer's input for its own gradient.
///
/// The band around the expected value: 7 % below to 12 % above for layouts without sharded weights
/// (SimuMax B200 rows: -6 % to +5 %, reserved above allocated by 3 to 9 %); 20 % below to 50 %
/// above with them, as torchtitan's published peaks lie.
[[nodiscard]] MemoryEstimate trainingMemory(const ModelShape &shape,
                                            const Layout &layout,
                                            int sequence);

} // namespace steelyard::sizing
