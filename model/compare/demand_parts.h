#pragma once

#include "model/compare/project.h"
#include "model/tco/demand.h"

namespace steelyard {

// A project's demand: the sum of its phases and its hourly profile.

/// The phase with its duration, which may follow from the job and its present number of GPUs.
[[nodiscard]] tco::Phase phaseInTime(const Project &project, const DemandPhase &phase);

/// How long the job keeps `gpus` busy; nothing when the project has no measured job.
[[nodiscard]] std::optional<Days> jobDuration(const Project &project, int gpus);

/// The sum of the project's phases and its profile as they arrive, in steps (see `tco::layOut`).
[[nodiscard]] std::vector<DemandStep> demandSteps(const Project &project,
                                                  const tco::Calendar &calendar);

/// The same when what may wait makes the load as even as can be (see `tco::levelled`); nothing
/// where no part may wait.
[[nodiscard]] std::optional<std::vector<DemandStep>> shiftedSteps(const Project &project,
                                                                  const tco::Calendar &calendar);

} // namespace steelyard
