#pragma once

#include "model/compare/dossier.h"

namespace steelyard::desk {

/// True when opening the document would add nothing to the stored project: project, quotes and
/// offers are the same, and its snapshots, attachments and catalogue figures are stored too.
/// Vendors belong to the workspace, and logs only grow; they don't count.
[[nodiscard]] bool isContained(const Dossier &document, const Dossier &stored);

} // namespace steelyard::desk
