#pragma once

#include "model/compare/knobs.h"
#include "model/compare/project.h"

namespace steelyard::ui {

/// The project as stored and as it is shown, before the knobs.
struct KnobGround
{
    const Project &project;
    /// With the shown case laid over it.
    const Project &laidOver;
    CaseId shownCase = {};
};

/// A new case that gives the same result as the shown one under `knobs`: the shown case's values,
/// then the horizon, the view and the GPUs of each phase.
[[nodiscard]] ProjectCase caseFromKnobs(const KnobGround &ground,
                                        const Knobs &knobs,
                                        const QString &name);

} // namespace steelyard::ui
