#pragma once

#include "db/row.h"
#include "model/compare/dossier.h"

namespace steelyard::db {

class Connection;

[[nodiscard]] Row rowOf(const ProjectId &project, const Snapshot &snapshot);

/// The project's snapshots in the order in which they were stored.
[[nodiscard]] Result<std::vector<Snapshot>> readSnapshots(const Connection &connection,
                                                          const ProjectId &project);

} // namespace steelyard::db
