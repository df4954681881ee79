#pragma once

#include "model/base/error.h"
#include "model/compare/dossier.h"

#include <vector>

namespace steelyard::exchange {

/// The first `most` things that the schema can't see: a reference that leads nowhere
/// (DanglingReference), revisions whose numbers do not rise (BadValue), an assumption that the
/// program does not know (UnknownKey) or that is stated in another unit (BadValue). Accelerators
/// and servers may be unknown.
[[nodiscard]] std::vector<Error> brokenReferences(const Dossier &dossier, size_t most);

} // namespace steelyard::exchange
