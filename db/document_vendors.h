#pragma once

#include "db/change_kind.h"
#include "db/project_repository.h"

namespace steelyard::db {

/// The document's vendors that the workspace holds with other details.
[[nodiscard]] Result<std::vector<Vendor>> differingVendors(const Connection &connection,
                                                           const Dossier &document);

/// Stores the document's vendors: new ones are added; for known ones that differ `ifKnown` says
/// whether the workspace's stay, are overwritten, or stand beside a copy, to which the document's
/// quotes are turned. Returns what was overwritten, for the change log.
[[nodiscard]] Result<std::vector<Change>> storeVendors(const Connection &connection,
                                                       Dossier &document,
                                                       ProjectRepository::IfKnown ifKnown);

} // namespace steelyard::db
