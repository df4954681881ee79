#include "model/compare/ranking.h"

#include "model/tco/break_even.h"
#include "model/tco/ledger.h"

namespace steelyard {

namespace {

/// The cheapest complete plan for which `counts` holds; of equals the first.
template <typename Counts>
std::optional<size_t> cheapestOf(const std::vector<PlanResult> &plans, Counts counts)
{
    std::optional<size_t> best;
    for (size_t i = 0; i < plans.size(); ++i) {
        if (plans[i].isComplete && counts(plans[i])
            && (!best || plans[i].total < plans[*best].total))
            best = i;
    }
    return best;
}

/// Share of `best` by which `total` lies above it; nothing when `best` is no cost to compare with.
std::optional<double> shareAbove(MinorUnits total, MinorUnits best)
{
    if (total == best)
        return 0.0;
    if (best <= 0)
        return std::nullopt;
    return static_cast<double>(total) / static_cast<double>(best) - 1.0;
}

/// The plan's running cost when nothing comes back at the end.
std::vector<MinorUnits> withoutResidual(const PlanResult &plan)
{
    std::vector<MinorUnits> sums = plan.cumulative;
    const auto residual = plan.categories.find(CostCategory::Residual);
    if (residual == plan.categories.end())
        return sums;
    const std::vector<MinorUnits> value = tco::cumulative(residual->second.byMonth);
    for (size_t month = 0; month < sums.size(); ++month)
        sums[month] -= value[month];
    return sums;
}

void addBreakEvens(std::vector<PlanResult> &plans)
{
    const std::optional<size_t> cloud =
        cheapestOf(plans, [](const PlanResult &plan) { return plan.mode == PlanMode::Cloud; });
    if (!cloud)
        return;
    for (size_t i = 0; i < plans.size(); ++i) {
        if (i == *cloud || !plans[i].isComplete)
            continue;
        const std::vector<MinorUnits> &other = plans[*cloud].cumulative;
        plans[i].breakEven =
            BreakEven{.against = plans[*cloud].plan,
                      .month = tco::breakEvenMonth(plans[i].cumulative, other),
                      .monthWithoutResidual = tco::breakEvenMonth(withoutResidual(plans[i]), other),
                      .crossings = tco::crossingMonths(plans[i].cumulative, other)};
    }
}

} // namespace

void rank(Comparison &comparison)
{
    std::vector<PlanResult> &plans = comparison.plans;
    comparison.cheapest = cheapestOf(plans, [](const PlanResult &) { return true; });
    if (!comparison.cheapest)
        return;
    const MinorUnits best = plans[*comparison.cheapest].total;
    for (size_t i = 0; i < plans.size(); ++i) {
        if (!plans[i].isComplete)
            continue;
        plans[i].aboveBest = shareAbove(plans[i].total, best);
        if (plans[i].aboveBest && *plans[i].aboveBest <= kTieBand)
            comparison.ties.push_back(i);
    }
    if (comparison.ties.size() < 2) {
        comparison.ties.clear();
        comparison.winner = comparison.cheapest;
    }
    addBreakEvens(plans);
}

} // namespace steelyard
