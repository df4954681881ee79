#pragma once

#include "db/row.h"
#include "model/compare/project.h"

namespace steelyard::db {

class Connection;

// A project's demand, rates, sites, assumptions, cases and carried parts.

void appendParts(Rows &rows, const Project &project);

/// Fills them in; `project.id` must be set.
[[nodiscard]] Result<void> readParts(const Connection &connection, Project &project);

} // namespace steelyard::db
