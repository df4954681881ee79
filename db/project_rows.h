#pragma once

#include "db/row.h"
#include "db/stored.h"
#include "model/compare/project.h"

namespace steelyard::db {

class Connection;

/// Tables of a project's rows that are written with it; quotes, snapshots and files are not.
[[nodiscard]] std::vector<QLatin1StringView> projectTables();

/// The project's own row, then its phases, rates, sites, assumptions, plans, cases and parts.
[[nodiscard]] Rows rowsOf(const Project &project);

/// Nothing when there is no such project.
[[nodiscard]] Result<std::optional<Stored<Project>>> readProject(const Connection &connection,
                                                                 const ProjectId &id);

/// Notes when the project or something of it changed last. Errors: NotFound.
[[nodiscard]] Result<void> touch(const Connection &connection,
                                 const ProjectId &project,
                                 const QDateTime &at);

} // namespace steelyard::db
