#pragma once

#include "model/sizing/model_shape.h"

namespace steelyard::sizing {

/// The largest count that a shape is guessed for.
inline constexpr double kMostParameters = 1e14;

/// The shape that a dense model of this many weights usually has, where only their number is
/// known: layers between those of the LLaMA family's models, heads of 128 channels (64 below a
/// width of 2,048), 32,000 tokens, and a gated network near 8/3 of the width, as wide as makes the
/// count come out: within 0.1 % of `parameters` from fifty million up, below which the tables alone
/// may weigh more. They must be above 0 and at most the bound above. Source of the layers:
/// TinyLlama, LLaMA (arXiv 2302.13971) table 2, GPT-3, Llama 3 405B.
[[nodiscard]] ModelShape typicalShape(double parameters);

} // namespace steelyard::sizing
