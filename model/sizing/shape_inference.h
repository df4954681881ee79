#pragma once

#include "model/sizing/model_shape.h"

#include <optional>
#include <string_view>

namespace steelyard::sizing {

/// What somebody knows of a model; nothing: not said.
struct ShapeFacts
{
    std::optional<double> totalParameters = {};
    std::optional<double> activeParameters = {};
    std::optional<int> layers = {};
    std::optional<int> hidden = {};
    std::optional<int> heads = {};
    std::optional<int> keyValueHeads = {};
    std::optional<int> feedForward = {};
    std::optional<int> vocabulary = {};

    friend bool operator==(const ShapeFacts &, const ShapeFacts &) = default;
};

/// A shape with what it was made of.
struct InferredShape
{
    ModelShape shape = {};
    /// The known model that lent what the facts leave open; empty: none.
    std::string_view preset = {};
};

/// The shape that fits what is known. It may have faults.
///
/// A known model of the same hidden size, heads and vocabulary (and feed-forward width, where that
/// is stated) lends experts, latent attention and head size; stated layers and key-value heads
/// stay. A cut model keeps the share of its leading dense layers, at least one. Where the counts
/// of all and of active weights differ, only a mixture of experts is looked for; where none is
/// known, two experts per token share the typical width. Gated or plain and tied or separate
/// tables: what comes nearest to the count of weights; without one a width of four times the
/// hidden size is plain.
/// Nothing: neither weights nor layers with hidden size are known.
[[nodiscard]] std::optional<InferredShape> inferredShape(const ShapeFacts &facts);

} // namespace steelyard::sizing
