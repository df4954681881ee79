#pragma once

#include "db/project_repository.h"
#include "db/workspace.h"
#include "model/base/finding.h"

namespace steelyard::desk {

/// A document's project in the workspace, and what the workspace held otherwise than the document.
struct StoredDocument
{
    ProjectId project = {};
    std::vector<Finding> findings = {};
};

/// Stores the whole document in one transaction; `action` goes into the change log.
/// Errors: ProjectExists, and those of writing; then nothing was stored.
[[nodiscard]] Result<StoredDocument> storeDocument(db::Workspace &workspace,
                                                   const QString &action,
                                                   const Dossier &document,
                                                   db::ProjectRepository::IfKnown ifKnown);

} // namespace steelyard::desk
