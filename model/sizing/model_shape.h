#pragma once

#include "model/sizing/fault.h"

#include <optional>

namespace steelyard::sizing {

/// How many matrices the feed-forward network of a layer has.
enum class Mlp
{
    Plain, ///< up and down: GPT, BLOOM, Falcon
    Gated ///< gate, up and down: SwiGLU of LLaMA and its followers
};

/// Whether the output layer is the embedding table once more or a matrix of its own.
enum class Embeddings
{
    Tied,
    Separate
};

/// Which linear layers carry a bias.
enum class Biases
{
    None,
    QueryKeyValue, ///< Qwen 1 to 2.5
    All
};

/// What a normalisation learns for each channel.
enum class Norm
{
    Scale, ///< RMSNorm
    ScaleAndShift ///< LayerNorm
};

/// Routed experts in place of the feed-forward network.
struct Experts
{
    int count = 0;
    int perToken = 0;
    /// Feed-forward width of one routed expert.
    int width = 0;
    /// Feed-forward width of all shared experts together; 0: none.
    int sharedWidth = 0;
    /// Leading layers that keep a dense feed-forward network.
    int denseLayers = 0;

    friend bool operator==(const Experts &, const Experts &) = default;
};

/// Multi-head latent attention: queries, keys and values pass through narrow matrices.
/// Source: DeepSeek-V2 (arXiv 2405.04434) section 2.1 and its table of symbols.
struct LatentAttention
{
    /// 0: queries are not compressed (DeepSeek-V2-Lite).
    int queryRank = 0;
    int keyValueRank = 0;
    /// Per head: the part without and the part with rotary position, and the value.
    int contentSize = 0;
    int rotarySize = 0;
    int valueSize = 0;

    friend bool operator==(const LatentAttention &, const LatentAttention &) = default;
};

/// The architecture of a decoder-only transformer.
struct ModelShape
{
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int keyValueHeads = 0;
    /// Feed-forward width of a dense layer.
    int feedForward = 0;
    int vocabulary = 0;
    Mlp mlp = Mlp::Gated;
    Embeddings embeddings = Embeddings::Separate;
    Biases biases = Biases::None;
    Norm norm = Norm::Scale;
    /// Nothing: hidden ÷ heads.
    std::optional<int> headSize = {};
    /// Longest sequence with a learned position vector; 0: rotary or ALiBi, which learn nothing.
    int learnedPositions = 0;
    std::optional<Experts> experts = {};
    std::optional<LatentAttention> latent = {};

    friend bool operator==(const ModelShape &, const ModelShape &) = default;
};

/// What keeps the shape from being one; empty: nothing. All functions below rely on that.
[[nodiscard]] Faults faultsOf(const ModelShape &shape);

/// Channels of one attention head.
[[nodiscard]] int headSize(const ModelShape &shape);

/// Channels of the scores (query · key) and of the values, of all heads together.
[[nodiscard]] int scoreChannels(const ModelShape &shape);
[[nodiscard]] int valueChannels(const ModelShape &shape);

} // namespace steelyard::sizing
