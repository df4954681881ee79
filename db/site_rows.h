#pragma once

#include "db/row.h"
#include "model/compare/project.h"

namespace steelyard::db {

class Connection;

void appendSites(Rows &rows, const Project &project);

/// Fills the project's sites in; `project.id` must be set.
[[nodiscard]] Result<void> readSites(const Connection &connection, Project &project);

} // namespace steelyard::db
