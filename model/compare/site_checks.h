#pragma once

#include "model/compare/figure_checks.h"

namespace steelyard {

/// Looks at the figures of all sites, and whether a site states something in two ways.
void checkSites(InputChecks &checks, const Project &project);

} // namespace steelyard
