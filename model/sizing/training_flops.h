#pragma once

#include "model/sizing/model_shape.h"

namespace steelyard::sizing {

/// How much of the attention scores counts.
enum class AttentionCount
{
    None,
    Causal, ///< the half that a causal mask leaves
    Full
};

/// Whether the lookup of the input embedding counts as if it were a matrix product.
enum class LookupCount
{
    Included,
    Excluded
};

/// What of the forward pass is computed a second time in the backward pass.
enum class Recompute
{
    None,
    /// The attention core. Counted as Korthikanti et al. (arXiv 2205.05198) appendix A count it:
    /// hardware ÷ model FLOPs = 1 + s/(6h), which is attention once more forward and backward.
    Selective,
    Full ///< each layer; the output layer is not
};

/// What a paper counts when it states TFLOPS or a utilisation. One speed reads 13 % apart under
/// two of them, so the convention stands beside every such figure.
struct FlopConvention
{
    AttentionCount attention = AttentionCount::Causal;
    LookupCount lookup = LookupCount::Included;
    /// None: model FLOPs; else hardware FLOPs with what is computed twice.
    Recompute recompute = Recompute::None;

    friend bool operator==(const FlopConvention &, const FlopConvention &) = default;
};

/// 6·N per token. Source: Kaplan et al. (arXiv 2001.08361) section 2.1.
inline constexpr FlopConvention kSixN{.attention = AttentionCount::None};
/// 6·N + 12·L·h·s per token. Source: PaLM (arXiv 2204.02311) appendix B.
inline constexpr FlopConvention kFullAttention{.attention = AttentionCount::Full};
/// 6·N + 6·L·h·s per token: what the program shows where it names no other.
inline constexpr FlopConvention kCausalAttention{};
/// 6·(N - V·h) + 6·L·h·s per token. Source: NVIDIA Megatron-Bridge, performance summaries.
inline constexpr FlopConvention kMegatronBridge{.lookup = LookupCount::Excluded};
/// 72·L·h²·(1 + s/(6h) + V/(12hL)) per token. Source: Korthikanti et al. (arXiv 2205.05198)
/// appendix A.
inline constexpr FlopConvention kKorthikanti{.attention = AttentionCount::Full,
                                             .lookup = LookupCount::Excluded};
/// 96·L·h²·(1 + s/(6h) + V/(16Lh)) per token. Source: Narayanan et al. (arXiv 2104.04473) eq. 3.
inline constexpr FlopConvention kNarayanan{.attention = AttentionCount::Full,
                                           .lookup = LookupCount::Excluded,
                                           .recompute = Recompute::Full};

/// What training one token costs, apart by what conventions treat apart. FLOPs of the forward pass.
struct ForwardFlops
{
    /// Products with the weights of all layers.
    double layers = 0.0;
    /// Scores and their product with the values, nothing masked.
    double attention = 0.0;
    /// The output layer.
    double output = 0.0;
    /// The lookup, as the product that it is not.
    double lookup = 0.0;

    friend bool operator==(const ForwardFlops &, const ForwardFlops &) = default;
};

/// The forward pass of one token in a sequence of this length, two FLOPs per weight passed.
[[nodiscard]] ForwardFlops forwardFlops(const ModelShape &shape, int sequence);

/// FLOPs of training on one token: the forward pass, twice that backward, and what is recomputed.
///
/// The biases and norms count with the weights, as in 6·N; that is below a thousandth.
[[nodiscard]] double trainingFlopsPerToken(const ForwardFlops &forward, FlopConvention convention);

/// The same where all weights stay frozen but those of small adapters, which are not counted here:
/// no gradients of the frozen weights, so 4·N in place of 6·N; those of the activations pass
/// attention as ever. Source: derived; with the lookup excluded it gives back the
/// 735 TFLOPS that Megatron-Bridge prints for LoRA of Llama-3 70B (performance summary 26.06).
[[nodiscard]] double adapterFlopsPerToken(const ForwardFlops &forward, FlopConvention convention);

} // namespace steelyard::sizing
