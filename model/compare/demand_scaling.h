#pragma once

#include "model/base/finding.h"
#include "model/base/result.h"
#include "model/compare/demand_parts.h"
#include "model/compare/knobs.h"

namespace steelyard {

/// The project's demand under the knobs, laid out in time.
struct LaidOutDemand
{
    std::vector<DemandStep> steps = {};
    /// See `shiftedSteps`.
    std::optional<std::vector<DemandStep>> shifted = {};
    std::vector<Finding> findings = {};
};

/// Scales phases and profile so that the peak is what the GPU knob asks for, and lays them out.
///
/// Phases that are active at the peak, and the profile's count there, share its GPUs in proportion,
/// whole GPUs by the largest remainder; the profile's other hours and the other phases follow by
/// the same ratio, rounded, at least 1 unless that would lift the peak. The days of a phase that
/// follows the job change with its GPUs. Whatever falls behind the horizon is a finding: the end of
/// the profile, of a closed phase or of one of its runs, a phase that begins there, and a job that
/// does not fit. Errors: NoDemand.
[[nodiscard]] Result<LaidOutDemand> layOutDemand(const Project &project,
                                                 const Knobs &knobs,
                                                 const tco::Calendar &calendar);

/// The project with as many GPUs in its phases and its profile as `layOutDemand` gives them for
/// this peak.
[[nodiscard]] Project scaledTo(Project project, int peak, const tco::Calendar &calendar);

} // namespace steelyard
