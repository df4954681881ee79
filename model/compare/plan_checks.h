#pragma once

#include "model/compare/figure_checks.h"

namespace steelyard {

/// Looks at what decides how many servers the layer has; without it no figure of the plan can be
/// told.
void checkLayerSize(InputChecks &checks, const Plan &plan, const SupplyLayer &layer);

/// Looks at what the layer's servers cost.
void checkLayerPrice(InputChecks &checks, const Plan &plan, const SupplyLayer &layer);

void checkService(InputChecks &checks, const Plan &plan, const PlanService &service);

} // namespace steelyard
