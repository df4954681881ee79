#include "model/compare/plan_return.h"

#include "model/compare/cost_view.h"
#include "model/tco/break_even.h"
#include "model/tco/loan.h"
#include "model/tco/present_value.h"

#include <algorithm>
#include <functional>

namespace steelyard {

namespace {

constexpr int kMonthsOfYear = 12;

/// Differences of two running costs, month by month.
std::vector<MinorUnits> savedByMonth(const PlanView &plan, const PlanView &cloud)
{
    std::vector<MinorUnits> saved(plan.cumulative.size());
    std::ranges::transform(cloud.cumulative, plan.cumulative, saved.begin(), std::minus{});
    for (size_t month = saved.size(); month-- > 1;)
        saved[month] -= saved[month - 1];
    return saved;
}

/// Whether money is laid out before any comes back: the rate of what comes first and is paid back
/// later is that of a loan, high where the plan is bad.
bool isInvestment(const std::vector<MinorUnits> &saved)
{
    const auto first = std::ranges::find_if(saved, [](MinorUnits month) { return month != 0; });
    return first != saved.end() && *first < 0;
}

/// `rate` of the monthly flows of an investment.
template <typename Rate>
tco::Computed<> rateOf(const std::vector<MinorUnits> &saved, Rate rate)
{
    if (!isInvestment(saved))
        return tco::Undefined::NoSignChange;
    return rate(std::vector<double>{saved.begin(), saved.end()});
}

std::optional<size_t> cheapestCloudPlan(const Comparison &comparison,
                                        const std::vector<PlanView> &cash)
{
    std::optional<size_t> cheapest;
    for (size_t i = 0; i < cash.size(); ++i) {
        if (comparison.plans[i].mode == PlanMode::Cloud && cash[i].isComplete
            && (!cheapest || cash[i].total < cash[*cheapest].total))
            cheapest = i;
    }
    return cheapest;
}

/// What needs a discount rate.
void addPresentValues(PlanReturn &result, const Comparison &comparison)
{
    if (whyAbsent(comparison, CostView::PresentValue))
        return;
    const PlanView plan = planView(comparison, result.plan, CostView::PresentValue);
    const PlanView cloud = planView(comparison, result.against, CostView::PresentValue);
    result.netPresentValue = cloud.total - plan.total;
    result.discountedPaybackMonth = tco::breakEvenMonth(plan.cumulative, cloud.cumulative);
    const double rate = tco::periodRate(*comparison.discountRate, kMonthsOfYear).value();
    result.modifiedMonthlyRate = rateOf(result.saved, [rate](const std::vector<double> &flows) {
        return tco::mirr(flows, {.finance = rate, .reinvestment = rate});
    });
}

} // namespace

std::vector<PlanReturn> planReturns(const Comparison &comparison)
{
    std::vector<PlanView> cash;
    for (size_t i = 0; i < comparison.plans.size(); ++i)
        cash.push_back(planView(comparison, i, CostView::Cash));
    const std::optional<size_t> cloud = cheapestCloudPlan(comparison, cash);
    std::vector<PlanReturn> returns;
    for (size_t i = 0; cloud && i < cash.size(); ++i) {
        if (comparison.plans[i].mode == PlanMode::Cloud || !cash[i].isComplete)
            continue;
        PlanReturn result{.plan = i, .against = *cloud};
        result.saved = savedByMonth(cash[i], cash[*cloud]);
        result.total = cash[*cloud].total - cash[i].total;
        result.monthlyRate = rateOf(result.saved, tco::irr);
        result.paybackMonth = tco::breakEvenMonth(cash[i].cumulative, cash[*cloud].cumulative);
        addPresentValues(result, comparison);
        returns.push_back(std::move(result));
    }
    return returns;
}

double effectiveYearlyRate(double monthlyRate)
{
    return tco::effectiveRate(monthlyRate * kMonthsOfYear, kMonthsOfYear).value();
}

} // namespace steelyard
