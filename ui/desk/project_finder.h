#pragma once

#include "model/base/clock.h"
#include "model/base/result.h"
#include "model/compare/dossier.h"

namespace steelyard::desk {

/// Where projects lie when nobody says otherwise, in the user's data folder.
[[nodiscard]] QString defaultWorkspacePath();

/// Reads a project document. Errors: FileNotFound, FileUnreadable and those of the document.
[[nodiscard]] Result<Dossier> readProjectFile(const QString &path);

/// The project meant by `project`: a file, or the id or the unique name (in either language) of a
/// project in the workspace, with all that belongs to it.
/// Errors: UnknownProject, AmbiguousProject, those of the document and of the workspace.
[[nodiscard]] Result<Dossier> findProject(const QString &project,
                                          const QString &workspacePath,
                                          const Clock &clock);

} // namespace steelyard::desk
