#pragma once

#include "model/compare/demand_scaling.h"
#include "model/compare/inputs.h"
#include "model/compare/plan_frame.h"

namespace steelyard {

/// A demand by month and by level.
struct DemandLoad
{
    DemandLoad(std::span<const DemandStep> demand, const tco::Calendar &calendar)
        : steps{demand}
        , load{demand, calendar}
        , curve{demand}
    {}

    std::span<const DemandStep> steps;
    tco::MonthlyLoad load;
    tco::LoadCurve curve;
};

/// The inside of `Inputs`, for this folder only.
class Inputs final
{
public:
    /// `dossier` has passed `firstBadInput`, and `refused` is left out of it; `shown` is its
    /// project under the knobs, and `demand` is laid out over the horizon shown.
    Inputs(const Dossier &dossier,
           const Project &shown,
           const LaidOutDemand &demand,
           QDate today,
           const RefusedFigures &refused);

    /// All of the result that needs no calculation, and what was noticed so far.
    Comparison frame;
    QDate today;
    FxTable rates;
    /// Of the frame's demand, and of the shifted one where there is one.
    DemandLoad demanded;
    std::optional<DemandLoad> shifted;
    AssumptionValues assumptions;
    AssumedPrices assumedPrices;
    std::vector<ResolvedPlan> plans;
    double minorPerMajor;

    [[nodiscard]] PlanFrame planFrame(const ResolvedPlan &plan, const DemandLoad &load) const;
};

} // namespace steelyard
