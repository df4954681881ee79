#pragma once

#include "db/row.h"
#include "model/compare/project.h"

namespace steelyard::db {

class Connection;

// What a project's job asks of its sizing, one row for each stated key.

void appendJobSettings(Rows &rows, const Project &project);

/// Fills them into the project's job, if it has one; `project.id` must be set.
[[nodiscard]] Result<void> readJobSettings(const Connection &connection, Project &project);

} // namespace steelyard::db
