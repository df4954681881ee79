#pragma once

#include "db/workspace.h"
#include "model/base/clock.h"
#include "model/base/result.h"
#include "model/compare/dossier.h"
#include "model/exchange/project_document.h"

#include <optional>

namespace steelyard::desk {

/// Where projects lie when nobody says otherwise, in the user's data folder.
[[nodiscard]] QString defaultWorkspacePath();

/// Where the program notes what went wrong inside it, in the same folder.
[[nodiscard]] QString logFilePath();

/// Reads a project document. Errors: FileNotFound, FileUnreadable, FileEmpty and those of the
/// document.
[[nodiscard]] Result<Dossier> readProjectFile(
    const QString &path, exchange::FigureLimits limits = exchange::FigureLimits::Checked);

/// A project that was looked for, and what opening its workspace did.
struct FoundProject
{
    Dossier dossier = {};
    /// Nothing: it came from a file.
    std::optional<db::OpenOutcome> opened = {};
    bool hasRenewedCatalog = false;
};

/// The project meant by `project`: a file, or the id or the unique name (in either language) of a
/// project in the workspace, with all that belongs to it. The lines of a file are completed by the
/// shipped catalogue, as those of a stored project are by the workspace's. `limits` hold for a
/// file. Errors: UnknownProject, AmbiguousProject, those of the document and of the workspace.
[[nodiscard]] Result<FoundProject> findProject(
    const QString &project,
    const QString &workspacePath,
    const Clock &clock,
    exchange::FigureLimits limits = exchange::FigureLimits::Checked);

} // namespace steelyard::desk
