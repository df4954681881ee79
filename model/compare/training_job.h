#pragma once

#include "model/base/enum_text.h"
#include "model/base/local_text.h"
#include "model/money/decimal.h"
#include "model/sizing/layout.h"
#include "model/sizing/server_offer.h"
#include "model/sizing/training_method.h"
#include "model/sizing/training_speed.h"

#include <optional>

namespace steelyard {

template <>
inline constexpr std::array kEnumTexts<sizing::Precision> = {
    EnumText<sizing::Precision>{sizing::Precision::Fp16, "fp16"},
    EnumText<sizing::Precision>{sizing::Precision::Bf16, "bf16"},
    EnumText<sizing::Precision>{sizing::Precision::Fp8, "fp8"},
    EnumText<sizing::Precision>{sizing::Precision::Fp4, "fp4"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::Recompute> = {
    EnumText<sizing::Recompute>{sizing::Recompute::None, "none"},
    EnumText<sizing::Recompute>{sizing::Recompute::Selective, "selective"},
    EnumText<sizing::Recompute>{sizing::Recompute::Full, "full"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::SoftwareAge> = {
    EnumText<sizing::SoftwareAge>{sizing::SoftwareAge::Early, "2021"},
    EnumText<sizing::SoftwareAge>{sizing::SoftwareAge::Established, "2023"},
    EnumText<sizing::SoftwareAge>{sizing::SoftwareAge::Current, "current"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::Method> = {
    EnumText<sizing::Method>{sizing::Method::Full, "full"},
    EnumText<sizing::Method>{sizing::Method::Continued, "continued"},
    EnumText<sizing::Method>{sizing::Method::Lora, "lora"},
    EnumText<sizing::Method>{sizing::Method::QLora, "qlora"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::Optimizer> = {
    EnumText<sizing::Optimizer>{sizing::Optimizer::Adam, "adam"},
    EnumText<sizing::Optimizer>{sizing::Optimizer::Adam8Bit, "adam8bit"},
    EnumText<sizing::Optimizer>{sizing::Optimizer::Momentum, "sgd"},
    EnumText<sizing::Optimizer>{sizing::Optimizer::Adafactor, "adafactor"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::Zero> = {
    EnumText<sizing::Zero>{sizing::Zero::None, "0"},
    EnumText<sizing::Zero>{sizing::Zero::Optimizer, "1"},
    EnumText<sizing::Zero>{sizing::Zero::Gradients, "2"},
    EnumText<sizing::Zero>{sizing::Zero::Weights, "3"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::Mlp> = {
    EnumText<sizing::Mlp>{sizing::Mlp::Plain, "plain"},
    EnumText<sizing::Mlp>{sizing::Mlp::Gated, "gated"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::Embeddings> = {
    EnumText<sizing::Embeddings>{sizing::Embeddings::Tied, "tied"},
    EnumText<sizing::Embeddings>{sizing::Embeddings::Separate, "separate"},
};

template <>
inline constexpr std::array kEnumTexts<sizing::Stated> = {
    EnumText<sizing::Stated>{sizing::Stated::No, "no"},
    EnumText<sizing::Stated>{sizing::Stated::Yes, "yes"},
    EnumText<sizing::Stated>{sizing::Stated::Denied, "denied"},
};

/// What somebody states of a model's shape: laid over a known model's, or whole.
struct JobShape
{
    std::optional<int> layers = {};
    std::optional<int> hidden = {};
    std::optional<int> heads = {};
    /// Nothing, without a known model: as many as heads.
    std::optional<int> keyValueHeads = {};
    std::optional<int> headSize = {};
    std::optional<int> feedForward = {};
    std::optional<int> vocabulary = {};
    std::optional<sizing::Mlp> mlp = {};
    std::optional<sizing::Embeddings> embeddings = {};
    std::optional<int> experts = {};
    std::optional<int> expertsPerToken = {};
    std::optional<int> expertWidth = {};
    std::optional<int> sharedExpertWidth = {};
    std::optional<int> denseLayers = {};
    std::optional<int> queryRank = {};
    std::optional<int> keyValueRank = {};
    std::optional<int> contentHeadSize = {};
    std::optional<int> rotaryHeadSize = {};
    std::optional<int> valueHeadSize = {};

    friend bool operator==(const JobShape &, const JobShape &) = default;
};

/// How a job is spread over its GPUs, as it is asked for; the replicas follow from the rest.
struct JobLayout
{
    int tensor = 1;
    int pipeline = 1;
    /// Model chunks on each stage (interleaving).
    int chunks = 1;
    int context = 1;
    int expert = 1;
    int microBatch = 1;
    sizing::Zero zero = sizing::Zero::Optimizer;

    friend bool operator==(const JobLayout &, const JobLayout &) = default;
};

/// Where the number of tokens comes from.
enum class TokenSource
{
    Stated,
    ComputeOptimal, ///< `sizing::computeOptimalTokens`
    Dataset ///< epochs × the dataset's tokens
};

template <>
inline constexpr std::array kEnumTexts<TokenSource> = {
    EnumText<TokenSource>{TokenSource::Stated, "stated"},
    EnumText<TokenSource>{TokenSource::ComputeOptimal, "compute_optimal"},
    EnumText<TokenSource>{TokenSource::Dataset, "dataset"},
};

/// Training work in tokens, and all that its sizing asks; what is absent has a default there.
/// `measuredTokensPerSecondPerGpu` comes from a test run.
struct TrainingJob
{
    LocalText name = {};
    std::optional<Decimal> parameters = {};
    std::optional<Decimal> tokens = {};
    std::optional<Decimal> measuredTokensPerSecondPerGpu = {};
    QString measuredSource = {};
    /// What somebody claims the job costs or takes, to be checked against it.
    QString claim = {};
    std::optional<Decimal> claimedGpuDays = {};

    TokenSource tokenSource = TokenSource::Stated;
    std::optional<Decimal> datasetTokens = {};
    /// Nothing: one.
    std::optional<Decimal> epochs = {};

    /// A known model; empty: `shape` or `parameters` say what is trained.
    QString model = {};
    JobShape shape = {};
    /// Nothing: full training.
    std::optional<sizing::Method> method = {};
    /// Of the adapters. Nothing: `sizing::kUsualRank`.
    std::optional<int> rank = {};
    /// Nothing: Adam.
    std::optional<sizing::Optimizer> optimizer = {};
    std::optional<int> sequence = {};
    /// Sequences of one step.
    std::optional<int> globalBatch = {};
    QString accelerator = {};
    std::optional<int> gpus = {};
    std::optional<Decimal> deadlineDays = {};
    std::optional<int> gpusPerServer = {};
    /// What the network cards of one server carry together in one direction, Gb/s. Nothing: as
    /// usual for the accelerator.
    std::optional<Decimal> networkGbits = {};
    /// Nothing: BF16, or FP16 on an accelerator without it.
    std::optional<sizing::Precision> precision = {};
    /// Nothing: as the layout needs.
    std::optional<sizing::Recompute> recompute = {};
    std::optional<sizing::SoftwareAge> software = {};
    /// Share of the calendar in which the job gets ahead. Nothing: all of it where the job's days
    /// follow from a measured speed; sizing estimates it.
    std::optional<Decimal> goodput = {};
    /// Nothing: the best one is looked for.
    std::optional<JobLayout> layout = {};
    /// A server of the catalogue that is held against the job; empty: none.
    QString server = {};
    /// What one rack of the site gives, kW.
    std::optional<Decimal> rackKilowatts = {};
    /// The peak that its offer prints, TFLOPS.
    std::optional<Decimal> printedTflops = {};
    /// What its offer says of operating system, CUDA and backup. Nothing: not a word.
    std::optional<sizing::Stated> system = {};
    std::optional<sizing::Stated> cuda = {};
    std::optional<sizing::Stated> backup = {};
    // What is stated of storage and data: `sizing::StorageTerms`.
    std::optional<Decimal> storageGbs = {};
    std::optional<Decimal> checkpointsKept = {};
    std::optional<Decimal> bytesPerToken = {};
    std::optional<Decimal> checkpointLoss = {};

    friend bool operator==(const TrainingJob &, const TrainingJob &) = default;
};

// The keys of a job's parts are written once, for document, database and command line alike:
// `visit(key, field)` in the order of the document.

template <typename Shape, typename Visitor>
void visitShape(Shape &shape, Visitor &&visit)
{
    visit("layers", shape.layers);
    visit("hidden", shape.hidden);
    visit("heads", shape.heads);
    visit("kv_heads", shape.keyValueHeads);
    visit("head_size", shape.headSize);
    visit("ffn_hidden", shape.feedForward);
    visit("vocab", shape.vocabulary);
    visit("mlp", shape.mlp);
    visit("embeddings", shape.embeddings);
    visit("experts", shape.experts);
    visit("experts_per_token", shape.expertsPerToken);
    visit("expert_width", shape.expertWidth);
    visit("shared_expert_width", shape.sharedExpertWidth);
    visit("dense_layers", shape.denseLayers);
    visit("query_rank", shape.queryRank);
    visit("kv_rank", shape.keyValueRank);
    visit("content_head_size", shape.contentHeadSize);
    visit("rotary_head_size", shape.rotaryHeadSize);
    visit("value_head_size", shape.valueHeadSize);
}

template <typename Layout, typename Visitor>
void visitLayout(Layout &layout, Visitor &&visit)
{
    visit("tp", layout.tensor);
    visit("pp", layout.pipeline);
    visit("vp", layout.chunks);
    visit("cp", layout.context);
    visit("ep", layout.expert);
    visit("micro_batch", layout.microBatch);
    visit("zero", layout.zero);
}

/// All that sizing asks beside shape, layout and tokens.
template <typename Job, typename Visitor>
void visitQuestion(Job &job, Visitor &&visit)
{
    visit("method", job.method);
    visit("rank", job.rank);
    visit("optimizer", job.optimizer);
    visit("sequence", job.sequence);
    visit("global_batch", job.globalBatch);
    visit("accelerator", job.accelerator);
    visit("gpus", job.gpus);
    visit("deadline_days", job.deadlineDays);
    visit("gpus_per_server", job.gpusPerServer);
    visit("network_gbits", job.networkGbits);
    visit("precision", job.precision);
    visit("recompute", job.recompute);
    visit("software", job.software);
    visit("goodput", job.goodput);
    visit("server", job.server);
    visit("rack_kw", job.rackKilowatts);
    visit("printed_tflops", job.printedTflops);
    visit("states_system", job.system);
    visit("states_cuda", job.cuda);
    visit("states_backup", job.backup);
    visit("storage_gbs", job.storageGbs);
    visit("checkpoints_kept", job.checkpointsKept);
    visit("bytes_per_token", job.bytesPerToken);
    visit("checkpoint_loss", job.checkpointLoss);
}

/// The shape with what is stated laid over `base`; a part that is stated first (experts, latent
/// attention) begins empty. What is not a shape, `sizing::faultsOf` says.
[[nodiscard]] sizing::ModelShape laidOver(const JobShape &stated, sizing::ModelShape base);

/// All numbers of a shape, so that one of them can be changed.
[[nodiscard]] JobShape statedShape(const sizing::ModelShape &shape);

/// The shape that the job names: a known model's, a stated one, or the usual one of its number of
/// weights. Nothing: it names none.
[[nodiscard]] std::optional<sizing::ModelShape> shapeOf(const TrainingJob &job);

/// What a number of tokens comes from.
struct TokenTerms
{
    TokenSource source = TokenSource::Stated;
    std::optional<double> stated = {};
    std::optional<double> datasetTokens = {};
    /// Nothing: one.
    std::optional<double> epochs = {};
    /// Active weights of the model.
    std::optional<double> weights = {};
};

/// Nothing: what they come from is not known.
[[nodiscard]] std::optional<double> tokensOf(const TokenTerms &terms);

/// The tokens that the job is trained on, whatever they come from. Nothing: not known.
[[nodiscard]] std::optional<double> tokensOf(const TrainingJob &job);

} // namespace steelyard
