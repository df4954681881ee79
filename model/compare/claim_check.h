#pragma once

#include "model/base/finding.h"
#include "model/compare/dossier.h"

#include <optional>

namespace steelyard {

/// What is wrong with the GPU-days that the project's job claims: fewer than its accelerator takes
/// at its whole peak. Nothing: nothing is wrong, or accelerator, weights or tokens are not known.
[[nodiscard]] std::optional<Finding> impossibleClaim(const Dossier &dossier);

} // namespace steelyard
