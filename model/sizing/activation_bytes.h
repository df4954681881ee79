#pragma once

#include "model/sizing/layout.h"

namespace steelyard::sizing {

/// Whether a layer's feed-forward network is dense or made of experts.
enum class LayerKind
{
    Dense,
    Experts
};

/// Bytes of activations that one layer keeps for the backward pass, for one token of the
/// sequence's share that this rank works on (the context-parallel share, before tensor parallel
/// splits it; the result is split already).
///
/// Sources: stored scores: Korthikanti et al. (arXiv 2205.05198) equations 1 to 6 and table 2,
/// with 4·f bytes (6·f gated) of the network where they write 16·h. Fused attention: the
/// tensors that the backward pass needs, in 16 bits: 8h + 4·a·d + 4·k·d + 6f; measured rows of
/// MooreThreads/SimuMax (docs/b200, release v1.2) lie within 6 % of it.
[[nodiscard]] double layerActivationBytes(const ModelShape &shape,
                                          const Layout &layout,
                                          LayerKind kind,
                                          int sequence);

/// The same while a layer that is recomputed lives, and nothing where none is.
[[nodiscard]] double liveActivationBytes(const ModelShape &shape,
                                         const Layout &layout,
                                         LayerKind kind,
                                         int sequence);

} // namespace steelyard::sizing
