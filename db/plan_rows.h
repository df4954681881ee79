#pragma once

#include "db/row.h"
#include "model/compare/project.h"

namespace steelyard::db {

class Connection;

/// Each plan's row, followed by its supply and its services.
void appendPlans(Rows &rows, const Project &project);

/// Fills the project's plans in; `project.id` must be set.
[[nodiscard]] Result<void> readPlans(const Connection &connection, Project &project);

} // namespace steelyard::db
