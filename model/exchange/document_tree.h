#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"
#include "model/exchange/json_schema.h"
#include "model/exchange/project_document.h"

namespace steelyard::exchange {

/// The schema of the newest project document, compiled once; safe on any thread.
[[nodiscard]] const JsonSchema &projectSchema();

/// The document of `dossier` as a tree, keys in the order of the schema.
[[nodiscard]] JsonValue treeOf(const Dossier &dossier);
[[nodiscard]] JsonValue treeOf(const Quote &quote);

/// Checks the tree against the schema, its references too, and reads it.
/// Errors: those of `readProjectDocument`.
[[nodiscard]] Result<Dossier> dossierOf(const JsonValue &tree,
                                        FigureLimits limits = FigureLimits::Checked);

/// What keeps `dossierOf` from reading the tree: the first `most` faults. Broken references are
/// looked for only where the schema holds.
[[nodiscard]] std::vector<Error> faultsOf(const JsonValue &tree, size_t most);

} // namespace steelyard::exchange
