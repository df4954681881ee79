#pragma once

#include "model/compare/dossier.h"
#include "model/compare/knobs.h"

#include <optional>

namespace steelyard {

/// The first figure that no calculation can be made with: a negative price, a PUE below 1, a
/// horizon of no months. Only what the plans use is looked at.
///
/// Errors: NoPlans, BadHorizon, BadGpuCount, BadValue with the figure's path in the document.
[[nodiscard]] std::optional<Error> firstBadInput(const Dossier &dossier, const Knobs &knobs);

/// The same for a project that may still be incomplete: the first figure that is bad whatever is
/// added to it. Errors: BadValue.
[[nodiscard]] std::optional<Error> firstBadFigure(const Dossier &dossier);

} // namespace steelyard
