#pragma once

#include "model/base/result.h"
#include "ui/desk/asked_job.h"
#include "ui/desk/measured_log.h"
#include "ui/text/sizing_text.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace steelyard::desk {

/// The tokens of one sequence: as asked, else the known model's own, else 4,096.
[[nodiscard]] int sequenceOf(const AskedJob &asked);

/// The answer on the one of these accelerators that is asked about.
/// Errors: UnknownModel, UnknownAccelerator, JobNotPositive, JobTooLarge, JobNotDivisible,
/// GuessNotDivisible, BatchBelowReplicas, PrecisionUnsupported, SpeedAbovePeak, JobNeverDone.
[[nodiscard]] Result<text::SizingView> sizedJob(const AskedJob &asked,
                                                const std::vector<GpuModel> &accelerators);

/// The answer on an accelerator that the caller holds; `asked.gpu` is not read.
[[nodiscard]] Result<text::SizingView> sizedJob(const AskedJob &asked, const GpuModel &gpu);

/// The answer for scripts: UTF-8, ends with a line feed. FLOPs are model FLOPs with full attention.
/// `measured`: the log that the speed was read from.
[[nodiscard]] QByteArray sizingAsJson(const text::SizingView &view,
                                      const std::optional<MeasuredSpeed> &measured = {});

} // namespace steelyard::desk
