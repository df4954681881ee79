#pragma once

#include "model/compare/dossier.h"

namespace steelyard::db {

class Connection;
class Statement;

/// The entry of a row with the columns at, who, action, kind, subject, before and after.
[[nodiscard]] ChangeLogEntry changeLogEntry(const Statement &row);

/// All entries of one project, oldest first, as a project document holds them.
[[nodiscard]] Result<std::vector<ChangeLogEntry>> historyOf(const Connection &connection,
                                                            const ProjectId &project);

/// Gives the project the history of an imported document. Entries that only this workspace has
/// stay in its log, but no longer as the project's.
[[nodiscard]] Result<void> replaceHistory(const Connection &connection,
                                          const ProjectId &project,
                                          const std::vector<ChangeLogEntry> &entries);

} // namespace steelyard::db
