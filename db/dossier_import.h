#pragma once

#include "db/project_repository.h"

namespace steelyard::db {

/// Stores a whole document, inside a transaction; see `ProjectRepository::importDossier`.
[[nodiscard]] Result<ProjectId> storeDossier(const Connection &connection,
                                             const Dossier &document,
                                             ProjectRepository::IfKnown ifKnown,
                                             const QDateTime &at);

} // namespace steelyard::db
