#pragma once

#include "model/compare/inputs.h"
#include "model/compare/plan_frame.h"

namespace steelyard {

/// The inside of `Inputs`, for this folder only.
class Inputs final
{
public:
    /// `checked` has passed `firstBadInput`; `demand` is laid out over its horizon.
    Inputs(const Dossier &checked, std::vector<DemandStep> demand, QDate today);

    /// All of the result that needs no calculation, and what was noticed so far.
    Comparison frame;
    QDate today;
    FxTable rates;
    tco::Calendar calendar;
    tco::MonthlyLoad load;
    tco::LoadCurve curve;
    AssumptionValues assumptions;
    UnitRate remoteHandsPrice;
    UnitRate setUpPrice;
    std::vector<ResolvedPlan> plans;
    double minorPerMajor;

    [[nodiscard]] PlanFrame planFrame(const ResolvedPlan &plan) const;
};

} // namespace steelyard
