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
/// A file whose first record has a column of steps (step, iteration, global_step) and one of times,
/// seconds, is a CSV. Titles such as step_time, iteration_time and duration are durations, such as
/// elapsed, timestamp and wall_time a clock, of which the differences count; of time and seconds
/// `timeKindOf` decides. Of a log the writer with most steps counts, a progress bar alone only
/// where nobody else wrote.
/// Errors: FileEmpty, LogWithoutSteps, FileUnreadable, LogTimeUnclear where times could be
/// durations or a clock, JobNotPositive of a negative time, with the line; those of
/// `CsvReader::next`.
[[nodiscard]] Result<StepLog> readStepLog(QIODevice &device);

} // namespace steelyard::exchange
