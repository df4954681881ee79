#pragma once

#include "model/sizing/model_shape.h"

namespace steelyard::sizing {

/// Which weights a job trains.
enum class Method
{
    Full,
    Continued, ///< further training of all weights: the arithmetic of full training
    Lora, ///< adapters beside weights frozen in 16 bits
    QLora ///< adapters beside weights frozen in 4 bits
};

enum class Optimizer
{
    Adam,
    Adam8Bit,
    Momentum, ///< SGD with momentum
    Adafactor
};

/// Rank of the adapters where nobody states one. Source: Hu et al. (arXiv 2106.09685) table 6
/// finds little above 8; Dettmers et al. (arXiv 2305.14314) figure 3 finds no difference between
/// 8 and 256 where every linear layer has one.
inline constexpr int kUsualRank = 16;

/// Tokens of a run that makes best use of its FLOPs: 20 for each weight.
/// Source: Hoffmann et al. (arXiv 2203.15556) table 3, approach 1: 8.0e9 tokens for 400 million
/// weights, 20.2e9 for a billion, 205.1e9 for ten. For dense models; of experts the active weights
/// count, judged.
[[nodiscard]] constexpr double computeOptimalTokens(double activeParameters)
{
    constexpr double kTokensPerWeight = 20.0;
    return kTokensPerWeight * activeParameters;
}

/// How a job trains its weights, which decides its memory and FLOPs.
struct Training
{
    Method method = Method::Full;
    Optimizer optimizer = Optimizer::Adam;
    /// Of the adapters; not read where all weights are trained.
    int rank = kUsualRank;

    friend bool operator==(const Training &, const Training &) = default;
};

[[nodiscard]] constexpr bool trainsAdapters(Method method)
{
    return method == Method::Lora || method == Method::QLora;
}

/// Weights of the adapters of one matrix: rank · (rows + columns).
/// Source: Hu et al. (arXiv 2106.09685) section 4.1.
[[nodiscard]] constexpr double adapterWeights(double rows, double columns, int rank)
{
    return rank * (rows + columns);
}

/// Adapters of one layer's attention, of a feed-forward network of this width and of the whole
/// model. Every linear layer has one, also each expert's; routers, tables and norms have none.
/// Source: Dettmers et al. (arXiv 2305.14314) section 4: all linear layers of a block are needed
/// to match the training of all weights.
[[nodiscard]] double attentionAdapters(const ModelShape &shape, int rank);
[[nodiscard]] double mlpAdapters(const ModelShape &shape, int width, int rank);
[[nodiscard]] double adapterParameters(const ModelShape &shape, int rank);

/// Bytes of the optimiser's state for one trained weight, master weights aside. Matrices are as
/// wide as the model.
///
/// Sources: Adam two moments in FP32, SGD one (arXiv 2110.02861, section 1.1); 8-bit Adam a byte
/// for each moment and, for blocks of 2,048, a 32-bit scale (arXiv 2110.02861, section 2.1);
/// Adafactor without momentum a row and a column of FP32 for each matrix (Shazeer and Stern, arXiv
/// 1804.04235, section 3).
[[nodiscard]] double optimizerBytes(Optimizer optimizer, int hidden);

/// Bytes of a frozen weight of a linear layer: 16 bits; NF4 with double quantisation 4.127 bits.
/// Source: Dettmers et al. (arXiv 2305.14314) section 3: 0.127 bits for the scales.
[[nodiscard]] constexpr double frozenBytes(Method method)
{
    constexpr double kHalf = 2.0;
    constexpr double kQuantisedBits = 4.0 + 0.127;
    constexpr double kBitsOfByte = 8.0;
    return method == Method::QLora ? kQuantisedBits / kBitsOfByte : kHalf;
}

} // namespace steelyard::sizing
