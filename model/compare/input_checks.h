#pragma once

#include "model/compare/dossier.h"
#include "model/compare/knobs.h"

#include <optional>

namespace steelyard {

/// The first figure that leaves nothing to compare because every plan depends on it: a horizon of
/// no months, a demand below 0, a goodput above 1. Figures of one line, site, plan, rate or of the
/// other assumptions are found by `refusedFigures`.
///
/// Errors: NoPlans, BadHorizon, BadGpuCount; MissingKey of calendar months without a first day;
/// BadValue with the figure's path in the document.
[[nodiscard]] std::optional<Error> firstBadInput(const Dossier &dossier, const Knobs &knobs);

/// The first figure of a project, complete or not, that is bad whatever is added to it, whoever
/// depends on it. Errors: BadValue.
[[nodiscard]] std::optional<Error> firstBadFigure(const Dossier &dossier);

} // namespace steelyard
