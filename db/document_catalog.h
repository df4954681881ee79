#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

#include <QStringList>

namespace steelyard::db {

class Connection;

/// Names of the document's catalogue rows whose figures differ from the workspace's.
[[nodiscard]] Result<QStringList> differingCatalogNames(const Connection &connection,
                                                        const Dossier &document);

/// Stores the document's catalogue rows so that its project is evaluated with just these and no
/// other project with any of them. A row that the catalogue holds the same is shared; one that it
/// holds otherwise, or whose name it has already, belongs to the document's project alone, under
/// a new id where the old one is taken; what the catalogue lacks becomes the user's own row.
[[nodiscard]] Result<void> storeCatalogRows(const Connection &connection, Dossier &document);

} // namespace steelyard::db
