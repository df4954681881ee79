#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

#include <optional>

namespace steelyard::db {

class Connection;

/// The project with its vendors, quotes, catalogue rows and offers; nothing when there is none.
[[nodiscard]] Result<std::optional<Dossier>> readForEvaluation(const Connection &connection,
                                                               const ProjectId &id);

/// Adds snapshots, change log and attachments.
[[nodiscard]] Result<void> readArchive(const Connection &connection, Dossier &dossier);

} // namespace steelyard::db
