#pragma once

#include "model/compare/assumption_values.h"
#include "model/compare/figure_checks.h"

namespace steelyard {

/// Looks at the points of the residual schedule, and that nothing else says what machines fetch.
void checkResidualSchedule(InputChecks &checks, const Project &project);

/// Looks at the value of one assumption; that the residual rate and the decay exclude each other
/// is asked of the decay.
void checkAssumption(InputChecks &checks, const AssumptionValues &values, AssumptionKey key);

} // namespace steelyard
