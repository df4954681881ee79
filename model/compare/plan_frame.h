#pragma once

#include "model/compare/resolved_plan.h"
#include "model/tco/load.h"

namespace steelyard {

/// What the streams of one plan are computed from, beside its servers.
struct PlanFrame
{
    const ResolvedPlan &plan;
    const AssumptionValues &assumptions;
    const UnitRate &remoteHandsPrice;
    const UnitRate &setUpPrice;
    const tco::Calendar &calendar;
    const tco::MonthlyLoad &load;
    const tco::LoadCurve &curve;
    double minorPerMajor;

    [[nodiscard]] int months() const { return calendar.months; }
};

} // namespace steelyard
