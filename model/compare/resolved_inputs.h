#pragma once

#include "model/compare/inputs.h"
#include "model/compare/plan_frame.h"

namespace steelyard {

/// The inside of `Inputs`, for this folder only.
class Inputs final
{
public:
    /// `dossier` has passed `firstBadInput`; `shown` is its project under the knobs, and `demand`
    /// is laid out over the horizon shown.
    Inputs(const Dossier &dossier,
           const Project &shown,
           std::vector<DemandStep> demand,
           QDate today);

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
