#pragma once

#include "model/base/result.h"
#include "model/exchange/step_log.h"

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

/// "Megatron-LM": the writer's own name, or "CSV".
[[nodiscard]] QString logFormatName(exchange::LogFormat format);

} // namespace steelyard::desk
