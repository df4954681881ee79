#pragma once

#include "model/base/clock.h"
#include "model/base/result.h"
#include "ui/text/sizing_text.h"

#include <QByteArray>

#include <optional>
#include <string>

namespace steelyard::desk {

/// How a job is spread over its GPUs, as it is asked for; the replicas follow from the rest.
struct AskedLayout
{
    int tensor = 1;
    int pipeline = 1;
    int context = 1;
    int expert = 1;
    int microBatch = 1;
    sizing::Zero zero = sizing::Zero::Optimizer;
};

/// A question about a training job, by names.
struct AskedJob
{
    /// A known model; empty: `parameters` says what is trained.
    QString model = {};
    std::optional<double> parameters = {};
    double tokens = 0.0;
    /// Nothing: the model's own, else 4,096.
    std::optional<int> sequence = {};
    /// Sequences of one step.
    std::optional<double> batch = {};
    QString gpu = {};
    std::optional<int> gpus = {};
    std::optional<double> deadlineDays = {};
    sizing::Precision precision = sizing::Precision::Bf16;
    sizing::Recompute recompute = sizing::Recompute::None;
    std::optional<sizing::SoftwareAge> age = {};
    std::optional<double> tokensPerSecond = {};
    std::optional<AskedLayout> layout = {};
};

/// The answer, with the accelerator's facts from the shipped catalogue.
/// Errors: UnknownModel, UnknownAccelerator, JobNotPositive, JobTooLarge, JobNotDivisible,
/// BatchBelowReplicas, PrecisionUnsupported, JobNeverDone, those of the catalogue.
[[nodiscard]] Result<text::SizingView> sizedJob(const AskedJob &asked, const Clock &clock);

/// The answer on an accelerator that the caller holds; `asked.gpu` is not read.
[[nodiscard]] Result<text::SizingView> sizedJob(const AskedJob &asked, const GpuModel &gpu);

/// What sizing knows of an accelerator. `architecture` must outlive the result.
[[nodiscard]] sizing::Accelerator factsOf(const GpuModel &gpu, const std::string &architecture);

/// The answer for scripts: UTF-8, ends with a line feed. FLOPs are model FLOPs with full attention.
[[nodiscard]] QByteArray sizingAsJson(const text::SizingView &view);

} // namespace steelyard::desk
