#pragma once

#include "model/compare/split_choice.h"

namespace steelyard {

/// One plan's result, with what was noticed on the way.
struct PlanOutcome
{
    PlanResult result = {};
    std::vector<Finding> findings = {};
    AssumptionUse assumptions = {};
    std::vector<ExchangeRate> rates = {};
    /// GPUs of the peak that the plan does not serve.
    GpuCount unserved = {};
};

/// Takes the unit costs from a plan that lacks a figure; the first reason stays.
void leaveIncomplete(PlanResult &plan, AbsenceReason reason);

/// Chooses the plan's servers and computes all that does not depend on the other plans.
/// `goodput` is the useful share of the demanded GPU-hours; nothing: not known.
[[nodiscard]] PlanOutcome planOutcome(const PlanFrame &frame, std::optional<double> goodput);

} // namespace steelyard
