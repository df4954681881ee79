#pragma once

#include "model/sizing/model_shape.h"

namespace steelyard::sizing {

/// Weights of a model, counted from its architecture, without buffers such as rotary tables.
///
/// All are counts of numbers, not bytes; whole, and exact below 2^53.
struct ParameterCount
{
    /// The lookup table of tokens, and learned positions.
    double embedding = 0.0;
    /// The output layer where it is a matrix of its own, else 0.
    double output = 0.0;
    /// Attention, dense networks, shared experts, routers and norms of all layers.
    double dense = 0.0;
    /// All routed experts.
    double routed = 0.0;
    /// Of these the ones that one token passes through.
    double routedActive = 0.0;

    [[nodiscard]] double total() const { return embedding + output + dense + routed; }
    /// What one token passes through, the lookup table included, as model cards count.
    [[nodiscard]] double active() const { return embedding + output + dense + routedActive; }

    friend bool operator==(const ParameterCount &, const ParameterCount &) = default;
};

/// Weights of one layer's attention, biases included: query, key, value and output projections.
///
/// Latent attention: h·r_q + r_q·a(d_n + d_r) + h(r_kv + d_r) + r_kv·a(d_n + d_v) + a·d_v·h and the
/// two norms of the narrow parts. Source: DeepSeek-V2 (arXiv 2405.04434) section 2.1.
[[nodiscard]] double attentionParameters(const ModelShape &shape);

/// Weights of a feed-forward network of this width, biases included: 2·h·f plain, 3·h·f gated.
[[nodiscard]] double mlpParameters(const ModelShape &shape, int width);

/// Layers whose feed-forward network is made of experts.
[[nodiscard]] int expertLayers(const ModelShape &shape);

/// Source of the dense sum: Narayanan et al. (arXiv 2104.04473) eq. 2, here with key-value heads,
/// gated networks and untied tables counted as built.
[[nodiscard]] ParameterCount parametersOf(const ModelShape &shape);

} // namespace steelyard::sizing
