#pragma once

#include "model/compare/comparison.h"

namespace steelyard {

/// What one plan costs in one view. The entries of its categories add up to its totals exactly.
struct PlanView
{
    std::map<CostCategory, CategoryCost> categories = {};
    /// The plan's cost only when it is complete.
    MinorUnits total = 0;
    bool isComplete = false;
    std::vector<MinorUnits> cumulative = {};
    /// Nothing when the plan is incomplete. Of present values these are levelised: present value
    /// of the cost ÷ present value of the hours.
    std::optional<PricePerGpuHour> perGpuHour = {};
    std::optional<PricePerGpuHour> perUsefulGpuHour = {};
    /// Of present values alone: the same amount at the end of each year that is worth the total.
    std::optional<MinorUnits> equivalentAnnualCost = {};

    friend bool operator==(const PlanView &, const PlanView &) = default;
};

/// Why a view can't be shown; nothing: it can.
[[nodiscard]] std::optional<AbsenceReason> whyAbsent(const Comparison &comparison, CostView view);

/// A stream's money in a view that can be shown, one entry per month.
///
/// Cash: as it is paid. Accounting: what is bought as hardware is written off by the comparison's
/// method from the month of its delivery on, what is left in the last month, in which the residual
/// value comes in, and what is paid upfront is spread evenly over its term, what the horizon cuts
/// off in the last month; all else as it is billed, which is when it is used. Present value: each
/// payment, a whole number of minor units, by its month's factor, rounded again.
[[nodiscard]] std::vector<MinorUnits> entriesIn(const Comparison &comparison,
                                                const CostStream &stream,
                                                CostView view);

/// A plan in a view that can be shown.
[[nodiscard]] PlanView planView(const Comparison &comparison, size_t plan, CostView view);

/// Turns the totals of all plans from cash as billed to the view of `comparison.finance`. Where
/// that can't be shown the plans are incomplete, and a finding says what is missing.
void showInView(Comparison &comparison);

} // namespace steelyard
