#pragma once

#include "db/change_kind.h"
#include "db/project_repository.h"

namespace steelyard::db {

/// The id that the project has now, and what the change log says of it.
struct StoredDossier
{
    ProjectId project = {};
    std::vector<Change> changes = {};
};

/// Stores a whole document, inside a transaction; see `ProjectRepository::importDossier`.
[[nodiscard]] Result<StoredDossier> storeDossier(const Connection &connection,
                                                 const Dossier &document,
                                                 ProjectRepository::IfKnown ifKnown,
                                                 const QDateTime &at);

} // namespace steelyard::db
