#pragma once

#include "app/cli/options.h"
#include "model/base/result.h"
#include "ui/desk/measured_log.h"

namespace steelyard::cli {

/// A sizing question with what its files said.
struct SizeSources
{
    desk::AskedJob job = {};
    /// The log that its speed was read from.
    std::optional<desk::MeasuredSpeed> measured = {};
};

/// Fills in from --job what no option says, and reads --log. Errors: those of
/// `desk::openForReading`, `desk::jobInDocument` and `desk::measuredSpeed`, with the file where no
/// path says more.
[[nodiscard]] Result<SizeSources> sizeSources(const SizeOptions &options);

/// Who wrote the log, how many steps count, and the speed.
[[nodiscard]] QString measuredSentence(const desk::MeasuredSpeed &measured,
                                       const text::NumberFormat &format);

/// What is wrong with a measured speed above the accelerator's peak; empty: nothing.
[[nodiscard]] QString impossibleSpeed(const text::SizingView &view,
                                      const text::NumberFormat &format);

} // namespace steelyard::cli
