#pragma once

#include "model/compare/comparison.h"
#include "model/tco/computed.h"

namespace steelyard {

/// What a plan that holds machines returns as an investment: what is laid out for it against
/// renting, and what it saves later. Money as it is paid, of the cash view.
struct PlanReturn
{
    /// Indices of the plan, and of the cheapest complete cloud plan by cash.
    size_t plan = 0;
    size_t against = 0;
    /// What the plan saves in each month; below zero where it costs more.
    std::vector<MinorUnits> saved = {};
    /// Of the whole horizon.
    MinorUnits total = 0;
    /// The internal rate of return, per month (see `tco::irr`); NoSignChange too where money comes
    /// back before any is laid out.
    tco::Computed<> monthlyRate = tco::Undefined::NoFlows;
    /// The modified one, per month: outlays are paid for, and returns earn, at the discount rate
    /// (see `tco::mirr`). Nothing without that rate.
    std::optional<tco::Computed<>> modifiedMonthlyRate = {};
    /// By how much less the plan costs in present value; nothing without a discount rate.
    std::optional<MinorUnits> netPresentValue = {};
    /// The first month, counted from 1, from which all that was laid out has come back and stays
    /// so; nothing: not within the horizon.
    std::optional<int> paybackMonth = {};
    /// The same of present values; nothing without a discount rate too.
    std::optional<int> discountedPaybackMonth = {};

    friend bool operator==(const PlanReturn &, const PlanReturn &) = default;
};

/// The return of each complete hosted or hybrid plan; none without a complete cloud plan.
[[nodiscard]] std::vector<PlanReturn> planReturns(const Comparison &comparison);

/// A rate per month with interest on interest, as one per year: (1 + rate)^12 − 1.
[[nodiscard]] double effectiveYearlyRate(double monthlyRate);

} // namespace steelyard
