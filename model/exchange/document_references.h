#pragma once

#include "model/base/error.h"
#include "model/compare/dossier.h"

#include <optional>

namespace steelyard::exchange {

/// The first thing that the schema can't see: a reference that leads nowhere (DanglingReference),
/// revisions whose numbers do not rise (BadValue), an assumption that the program does not know
/// (UnknownKey) or that is stated in another unit (BadValue). Accelerators and servers may be
/// unknown.
[[nodiscard]] std::optional<Error> firstBrokenReference(const Dossier &dossier);

} // namespace steelyard::exchange
