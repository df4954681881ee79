#pragma once

#include "app/cli/options.h"
#include "model/base/clock.h"
#include "model/base/result.h"
#include "ui/desk/measured_log.h"

namespace steelyard::cli {

/// A sizing question with what its files said.
struct SizeSources
{
    desk::AskedJob job = {};
    /// Of --job; nothing: it names none, or a job alone.
    std::optional<Dossier> project = {};
    /// The log that its speed was read from.
    std::optional<desk::MeasuredSpeed> measured = {};
};

/// Fills in from --job what no option says, and reads --log. Errors: those of
/// `desk::openForReading`, `desk::readJobDocument` and `desk::measuredSpeed`, with the file where
/// no path says more.
[[nodiscard]] Result<SizeSources> sizeSources(const SizeOptions &options);

/// What an hour on the GPU costs by the quotes of the project and the price books of the workspace,
/// whose path may be empty; nothing where there is neither. Errors: those of the workspace.
[[nodiscard]] Result<std::optional<GpuPrice>> knownPrice(const std::optional<Dossier> &project,
                                                         const QString &workspacePath,
                                                         const GpuModel &gpu,
                                                         const Clock &clock);

} // namespace steelyard::cli
