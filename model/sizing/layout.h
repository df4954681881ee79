#pragma once

#include "model/sizing/training_flops.h"
#include "model/sizing/training_method.h"

namespace steelyard::sizing {

/// What ZeRO spreads over the data-parallel replicas, each step beside the ones before it.
/// Source: Rajbhandari et al. (arXiv 1910.02054) section 5.
enum class Zero
{
    None,
    Optimizer, ///< stage 1; Megatron-LM's distributed optimiser
    Gradients, ///< stage 2
    Weights ///< stage 3; fully sharded data parallel
};

/// Whether norms and dropouts are split along the sequence over the tensor-parallel ranks.
enum class SequenceParallel
{
    Off,
    On
};

enum class AttentionKernel
{
    Materialised, ///< scores are stored: before FlashAttention
    Fused
};

/// Bytes kept for one weight before anything is spread.
struct StateBytes
{
    double weights = 2.0;
    double gradients = 4.0;
    double optimizer = 12.0;

    friend bool operator==(const StateBytes &, const StateBytes &) = default;
};

/// 16-bit weights, FP32 gradients, FP32 master and both moments of Adam: 18 bytes.
/// Source: Megatron-LM megatron/training/theoretical_memory_usage.py.
inline constexpr StateBytes kMegatronAdam{};
/// FP32 weights that are gathered in 16 bits, FP32 gradients, both moments: 16 bytes.
/// Source: pytorch/torchtitan, docs/fsdp.md.
inline constexpr StateBytes kShardedFp32Adam{.weights = 4.0, .gradients = 4.0, .optimizer = 8.0};

/// The state that the usual software of this stage keeps: torchtitan's with sharded weights,
/// Megatron-LM's else.
[[nodiscard]] constexpr StateBytes usualBytes(Zero zero)
{
    return zero == Zero::Weights ? kShardedFp32Adam : kMegatronAdam;
}

/// Trained adapters beside frozen weights.
struct AdapterStates
{
    int rank = kUsualRank;
    /// Of a trained weight; those of the layout are of a frozen one of a linear layer.
    StateBytes bytes = kMegatronAdam;
    /// Of a frozen weight of a table, which stays in 16 bits.
    double tableBytes = 2.0;

    friend bool operator==(const AdapterStates &, const AdapterStates &) = default;
};

/// How a job is spread over GPUs. One replica takes tensor · pipeline · context GPUs.
struct Layout
{
    int tensor = 1;
    int pipeline = 1;
    /// Model chunks on each pipeline stage (interleaving); 1: none.
    int virtualStages = 1;
    int context = 1;
    /// Groups that the routed experts are spread over, taken out of data and context.
    int expert = 1;
    int data = 1;
    /// Sequences of one micro-batch.
    int microBatch = 1;
    /// Micro-batches of one step on one replica.
    int microBatches = 1;
    Zero zero = Zero::Optimizer;
    SequenceParallel sequenceParallel = SequenceParallel::On;
    Recompute recompute = Recompute::None;
    AttentionKernel attention = AttentionKernel::Fused;
    StateBytes bytes = kMegatronAdam;
    /// Nothing: all weights are trained.
    std::optional<AdapterStates> adapters = {};

    [[nodiscard]] double gpus() const { return double(tensor) * pipeline * context * data; }

    friend bool operator==(const Layout &, const Layout &) = default;
};

/// Gives the layout the bytes of its ZeRO stage and of how the job trains.
void takeStates(Layout &layout, const ModelShape &shape, const Training &training);

/// Whether the layers can be dealt to this many chunks: each as many, or, on a power of two, up to
/// three fewer of them on the first and last one together, which hold the tables.
/// Source: Megatron-LM --decoder-first-pipeline-num-layers and --decoder-last-pipeline-num-layers;
/// so run the 126 layers of Llama-3.1 405B (arXiv 2407.21783 section 3.3.2) and the 61 of
/// DeepSeek-V3 (arXiv 2412.19437 section 3.2) on 16 stages.
[[nodiscard]] bool dividesLayers(int layers, int chunks);

/// What keeps the layout from carrying this model; empty: nothing.
[[nodiscard]] Faults faultsOf(const Layout &layout, const ModelShape &shape);

} // namespace steelyard::sizing
