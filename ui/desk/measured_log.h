#pragma once

#include "model/base/result.h"
#include "model/exchange/step_log.h"
#include "ui/desk/asked_job.h"
#include "ui/text/number_format.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QIODevice;

namespace steelyard::desk {

/// What the log of a test run does not say itself.
struct TestRun
{
    /// Sequences of one step and their tokens; a batch that stands in the log goes first.
    std::optional<double> batch = {};
    std::optional<int> sequence = {};
    std::optional<double> gpus = {};
};

/// The speed of a test run.
struct MeasuredSpeed
{
    exchange::LogFormat format = exchange::LogFormat::MegatronLm;
    /// Steps that count, and those of the warm-up that don't.
    size_t steps = 0;
    size_t skipped = 0;
    /// The median, with the middle half of the steps around it.
    double tokensPerSecondPerGpu = 0.0;
    double lowerQuarter = 0.0;
    double upperQuarter = 0.0;
};

/// The median over the steps of a log but the first tenth (at least one, where there are four or
/// more, and at most fifty): compiling, caching and warm-up. A stop to write a checkpoint or to
/// evaluate does not move a median.
/// Errors: LogWithoutTokens, those of `exchange::readStepLog`.
[[nodiscard]] Result<MeasuredSpeed> measuredSpeed(QIODevice &device, const TestRun &run);

/// The same of a file; what it leaves open of its test run, the job says. `gpus`: of the test run;
/// nothing: those of the job. Errors: those of `openForReading` too; each names the file.
[[nodiscard]] Result<MeasuredSpeed> measuredIn(const QString &path,
                                               const AskedJob &job,
                                               std::optional<double> gpus);

/// Who wrote the log, how many steps count, and the speed.
[[nodiscard]] QString measuredSentence(const MeasuredSpeed &measured,
                                       const text::NumberFormat &format);

/// "Megatron-LM": the writer's own name, or "CSV".
[[nodiscard]] QString logFormatName(exchange::LogFormat format);

} // namespace steelyard::desk
