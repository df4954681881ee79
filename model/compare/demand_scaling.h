#pragma once

#include "model/base/finding.h"
#include "model/base/result.h"
#include "model/compare/knobs.h"
#include "model/compare/project.h"
#include "model/tco/demand.h"

namespace steelyard {

/// The project's demand under the knobs, laid out in time.
struct LaidOutDemand
{
    std::vector<DemandStep> steps = {};
    std::vector<Finding> findings = {};
};

/// Scales the phases so that the peak is what the GPU knob asks for, and lays them out.
///
/// Phases that are active at the peak share its GPUs in proportion, whole GPUs by the largest
/// remainder; the others follow by the same ratio, rounded, at least 1 unless that would lift the
/// peak. The days of a phase that follows the job change with its GPUs. Whatever falls behind the
/// horizon is a finding: the end of a closed phase or of one of its runs, a phase that begins
/// there, and a job that does not fit. Errors: NoDemand.
[[nodiscard]] Result<LaidOutDemand> layOutDemand(const Project &project,
                                                 const Knobs &knobs,
                                                 const tco::Calendar &calendar);

/// The project's phases with as many GPUs as `layOutDemand` gives them for this peak.
[[nodiscard]] std::vector<DemandPhase> scaledPhases(const Project &project,
                                                    int peak,
                                                    const tco::Calendar &calendar);

/// How long the job keeps `gpus` busy; nothing when the project has no measured job.
[[nodiscard]] std::optional<Days> jobDuration(const Project &project, int gpus);

} // namespace steelyard
