#pragma once

#include "db/row.h"
#include "model/compare/dossier.h"

namespace steelyard::db {

class Connection;

/// The workspace's rows that a project refers to: those that its document brought, in its order,
/// then those that its quotes name.
///
/// `dossier` must have its project and quotes. A catalogue row is named by the text of a quote
/// line; where a shipped row and an own one bear the same name, the user's own is meant.
[[nodiscard]] Result<void> readReferences(const Connection &connection, Dossier &dossier);

/// Adds the catalogue's rows that the dossier's quote lines name and that it lacks, by the same
/// rule.
[[nodiscard]] Result<void> addNamedCatalogRows(const Connection &connection, Dossier &dossier);

/// What a document brings along, to be found again by `readReferences`.
[[nodiscard]] Rows referenceRows(const Dossier &dossier);

} // namespace steelyard::db
