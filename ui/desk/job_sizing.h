#pragma once

#include "model/base/result.h"
#include "ui/desk/measured_log.h"
#include "ui/text/sizing_text.h"

#include <QByteArray>

#include <optional>
#include <vector>

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
    /// Nothing: as the layout needs.
    std::optional<sizing::Recompute> recompute = {};
    std::optional<sizing::SoftwareAge> age = {};
    std::optional<double> tokensPerSecond = {};
    /// Nothing: the best one is looked for.
    std::optional<AskedLayout> layout = {};
    int gpusPerServer = 8;
};

/// The tokens of one sequence: as asked, else the known model's own, else 4,096.
[[nodiscard]] int sequenceOf(const AskedJob &asked);

/// The answer on the one of these accelerators that is asked about.
/// Errors: UnknownModel, UnknownAccelerator, JobNotPositive, JobTooLarge, JobNotDivisible,
/// BatchBelowReplicas, PrecisionUnsupported, JobNeverDone.
[[nodiscard]] Result<text::SizingView> sizedJob(const AskedJob &asked,
                                                const std::vector<GpuModel> &accelerators);

/// The answer on an accelerator that the caller holds; `asked.gpu` is not read.
[[nodiscard]] Result<text::SizingView> sizedJob(const AskedJob &asked, const GpuModel &gpu);

/// The answer for scripts: UTF-8, ends with a line feed. FLOPs are model FLOPs with full attention.
/// `measured`: the log that the speed was read from.
[[nodiscard]] QByteArray sizingAsJson(const text::SizingView &view,
                                      const std::optional<MeasuredSpeed> &measured = {});

} // namespace steelyard::desk
