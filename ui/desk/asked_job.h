#pragma once

#include "model/compare/training_job.h"
#include "model/sizing/surroundings.h"

#include <QString>

#include <optional>

namespace steelyard::desk {

using AskedLayout = JobLayout;

/// A server that a job is held against.
struct AskedServer
{
    /// Name or id in the catalogue; empty: none.
    QString name = {};
    /// What one rack of the site gives, kW; nothing: not known.
    std::optional<double> rackKilowatts = {};
    /// The peak that the offer prints, TFLOPS.
    std::optional<double> printedTflops = {};
    /// What the offer says of operating system, CUDA and backup. Nothing: not a word.
    std::optional<sizing::Stated> system = {};
    std::optional<sizing::Stated> cuda = {};
    std::optional<sizing::Stated> backup = {};

    friend bool operator==(const AskedServer &, const AskedServer &) = default;
};

/// A question about a training job, by names; what is absent has a default.
struct AskedJob
{
    /// A known model; empty: `shape` or `parameters` say what is trained.
    QString model = {};
    /// Laid over the known model's, or whole.
    JobShape shape = {};
    std::optional<double> parameters = {};
    /// 0: not stated.
    double tokens = 0.0;
    TokenSource tokenSource = TokenSource::Stated;
    std::optional<double> datasetTokens = {};
    std::optional<double> epochs = {};
    /// Nothing: full training with Adam, adapters of `sizing::kUsualRank`.
    std::optional<sizing::Method> method = {};
    std::optional<int> rank = {};
    std::optional<sizing::Optimizer> optimizer = {};
    /// Nothing: the model's own, else 4,096.
    std::optional<int> sequence = {};
    /// Sequences of one step.
    std::optional<double> batch = {};
    QString gpu = {};
    std::optional<int> gpus = {};
    std::optional<double> deadlineDays = {};
    /// Nothing: 8.
    std::optional<int> gpusPerServer = {};
    /// What the network cards of one server carry together in one direction, Gb/s. Nothing: as
    /// usual for the accelerator.
    std::optional<double> networkGbits = {};
    /// Nothing: BF16, or FP16 on an accelerator without it.
    std::optional<sizing::Precision> precision = {};
    /// Nothing: as the layout needs.
    std::optional<sizing::Recompute> recompute = {};
    std::optional<sizing::SoftwareAge> age = {};
    std::optional<double> tokensPerSecond = {};
    /// Where that speed comes from; empty: not said.
    QString speedSource = {};
    /// Share of the calendar in which the job gets ahead. Nothing: estimated.
    std::optional<double> goodput = {};
    /// GPU-days that somebody claims the job takes.
    std::optional<double> claimedGpuDays = {};
    /// Nothing: the best one is looked for.
    std::optional<AskedLayout> layout = {};
    AskedServer server = {};
    sizing::StorageTerms storage = {};

    friend bool operator==(const AskedJob &, const AskedJob &) = default;
};

/// The question that a project's job holds.
[[nodiscard]] AskedJob askedJob(const TrainingJob &job);

/// The job with everything that is asked in place of what it held; its name stays, and so does
/// the statement of a claim until its GPU-days are taken away.
[[nodiscard]] TrainingJob withQuestion(TrainingJob job, const AskedJob &asked);

/// The job without what was measured or claimed on the accelerator that it names: a speed, where
/// that comes from, and GPU-days.
[[nodiscard]] AskedJob onOtherAccelerator(AskedJob job);

/// What is asked, with what `stored` says where nothing is: model, shape and parameters together,
/// all about tokens together, GPUs and deadline together, every other field by itself.
[[nodiscard]] AskedJob filledIn(AskedJob asked, const AskedJob &stored);

} // namespace steelyard::desk
