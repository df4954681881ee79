#pragma once

#include "model/compare/assumed_prices.h"
#include "model/compare/finance_terms.h"
#include "model/compare/resolved_plan.h"
#include "model/tco/load.h"

namespace steelyard {

/// What the streams of one plan are computed from, beside its servers.
struct PlanFrame
{
    const ResolvedPlan &plan;
    const AssumptionValues &assumptions;
    const AssumedPrices &assumedPrices;
    const tco::Calendar &calendar;
    const tco::MonthlyLoad &load;
    const tco::LoadCurve &curve;
    /// The demand, without gaps from hour 0 to the end of the horizon.
    std::span<const DemandStep> demand;
    double minorPerMajor;
    const FinanceTerms &finance;

    [[nodiscard]] int months() const { return calendar.months(); }
};

} // namespace steelyard
