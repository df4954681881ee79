#pragma once

#include "model/base/result.h"
#include "model/exchange/step_log_line.h"

#include <vector>

class QIODevice;

namespace steelyard::exchange {

/// The steps of a test run, in the order of its log.
struct StepLog
{
    LogFormat format = LogFormat::MegatronLm;
    std::vector<StepSample> samples = {};
};

/// Reads a log, however large and whatever bytes it has: line by line, lines ended by LF or CR (a
/// progress bar's), of each the first 64 KiB, at most a million steps.
///
/// A file whose first record has a column of steps (step, iteration, global_step) and one of times
/// (time, seconds, step_time, time_s, elapsed, ... s) is a CSV: times that never fall are a clock,
/// of which the differences count, else each is the duration of its step. Of a log the writer
/// with most steps counts, a progress bar alone only where nobody else wrote.
/// Errors: FileEmpty, LogWithoutSteps, FileUnreadable, those of `CsvReader::next`.
[[nodiscard]] Result<StepLog> readStepLog(QIODevice &device);

} // namespace steelyard::exchange
