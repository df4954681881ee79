#pragma once

#include "db/row.h"
#include "model/compare/project.h"

namespace steelyard::db {

class Connection;

/// The site's terms and the steps of its committed power.
void appendTerms(Rows &rows, const ProjectId &project, const Site &site);

/// Fills the terms of the project's sites in; they must have been read.
[[nodiscard]] Result<void> readTerms(const Connection &connection, Project &project);

} // namespace steelyard::db
