#pragma once

#include "model/sizing/layout.h"
#include "model/sizing/server_offer.h"
#include "model/sizing/training_time.h"

#include <optional>
#include <string_view>
#include <vector>

namespace steelyard::sizing {

/// What a job needs around its GPUs. The comment names the unit; a TB is 10^12 bytes.
enum class Provision
{
    Checkpoint, ///< TB: weights and optimiser, to go on from
    WeightsFile, ///< TB: the weights alone in 16 bits, to hand on
    StorageRate, ///< GB/s that shared storage takes while a checkpoint is written
    CheckpointWrite, ///< s
    CheckpointInterval, ///< min
    CheckpointLoss, ///< share of the time: written, and done again after an interruption
    CheckpointsKept, ///< TB of all that are kept
    Dataset, ///< TB: tokens, and the text that they are made of
    Snapshots, ///< TB
    SharedStorage, ///< TB to buy: all of that with redundancy and room to breathe
    Backup, ///< TB elsewhere
    LocalCache, ///< TB of drives in a server
    LocalRate, ///< GB/s of the drives in a server
    HostMemory, ///< GB of RAM in a server
    CpuCores, ///< for each GPU
    NetworkPerGpu, ///< Gb/s between servers; 0: the job fills no more than one
    NetworkPerServer, ///< Gb/s, with the server's part of storage
    GpuPower, ///< kW of all GPUs by their rating
    RatedPower, ///< kW of all servers, for which supply and cooling are laid out
    TypicalPower, ///< kW of all servers while they train
    Energy, ///< MWh of the whole run at the servers, before cooling
    RackUnits, ///< U
    Racks
};

/// Which input a need lacks.
enum class Unstated
{
    StorageRate,
    GpuMemory,
    GpuPower,
    Layout, ///< and with it what the GPUs say to each other
    Server,
    ServerPower,
    ServerUnits,
    RackPower,
    RackTooSmall ///< no server goes into one
};

/// One need: least, expected and most, or what is to be stated before there is a figure.
struct Need
{
    Provision provision = Provision::Checkpoint;
    std::optional<Band<double>> amount = {};
    /// Only without an amount.
    std::optional<Unstated> lacks = {};
    /// What the figure rests on; empty: it follows from others.
    std::string_view source = {};
};

/// What somebody states of storage and data; nothing: the default.
struct StorageTerms
{
    /// What shared storage takes when it is written to, GB/s.
    std::optional<double> writeGbs = {};
    /// Full checkpoints that are kept at a time.
    std::optional<double> checkpointsKept = {};
    /// Of all copies of the dataset together, for each of its tokens.
    std::optional<double> bytesPerToken = {};
    /// Share of the time that checkpoints may cost.
    std::optional<double> lossShare = {};

    friend bool operator==(const StorageTerms &, const StorageTerms &) = default;
};

/// A sized job, and what is known of its surroundings.
struct SurroundingsQuestion
{
    /// Weights that are trained, and the bytes that are kept of each.
    double weights = 0.0;
    StateBytes bytes = kMegatronAdam;
    int vocabulary = 0;
    /// Of the dataset, each counted once.
    double datasetTokens = 0.0;
    double tokensPerSecondPerGpu = 0.0;
    double gpus = 0.0;
    int gpusPerServer = 8;
    Band<Days> days = {};
    FailureModel failures = {};
    std::optional<double> gpuMemoryGb = {};
    /// Rating of one GPU.
    std::optional<double> gpuWatts = {};
    /// Gb/s for each GPU between servers that its layout needs: `networkNeed`.
    std::optional<Band<double>> network = {};
    /// Gb/s that all cards of a server have together, as stated, else as usual; nothing: not known.
    std::optional<double> networkPerServer = {};
    StorageTerms storage = {};
    std::optional<ServerOffer> server = {};
    SiteLimits rack = {};
};

/// What is wrong with what is stated; empty: nothing.
[[nodiscard]] Faults faultsOf(const StorageTerms &terms);

/// Servers that hold the job's GPUs.
[[nodiscard]] double serversOf(const SurroundingsQuestion &question);

/// Share of the time that checkpoints may cost where nobody says: 2 %, judged. Llama Team (arXiv
/// 2407.21783) section 3.3.4 lost less than a tenth to all kinds of interruption.
inline constexpr double kUsualLossShare = 0.02;
/// Times as often and half as often as expected: a young cluster (OPT-175B logbook, early 2022,
/// about 12,000 GPU-hours between failures) and one that runs well.
inline constexpr double kYoungClusterShare = 0.3;
inline constexpr double kSteadyClusterShare = 2.0;

/// Bytes of one token in the indexed files that training reads.
/// Source: Megatron-LM megatron/core/datasets/indexed_dataset.py, DType.optimal_dtype.
[[nodiscard]] double bytesOfToken(int vocabulary);

/// How long a full checkpoint takes to write: its bytes over what storage takes, at most what the
/// servers' networks carry. Nothing: the storage's speed is not stated.
[[nodiscard]] std::optional<Hours> checkpointTime(const SurroundingsQuestion &question);

/// Every provision, in their order. Needs a job of at least one GPU in servers of at least one.
[[nodiscard]] std::vector<Need> surroundingsOf(const SurroundingsQuestion &question);

/// The need among `needs`; null: it is not there.
[[nodiscard]] const Need *findNeed(const std::vector<Need> &needs, Provision provision);

} // namespace steelyard::sizing
