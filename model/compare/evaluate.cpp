#include "model/compare/amount_figure.h"
#include "model/compare/cost_view.h"
#include "model/compare/deposits.h"
#include "model/compare/inputs.h"
#include "model/compare/payment_schedule.h"
#include "model/compare/plan_cover.h"
#include "model/compare/plan_result.h"
#include "model/compare/ranking.h"
#include "model/compare/resolved_inputs.h"
#include "model/compare/term_refunds.h"
#include "model/money/rounding.h"

#include <algorithm>
#include <cmath>

namespace steelyard {

namespace {

/// Adds what is not there yet: two plans often share a missing rate.
template <typename T>
void addNew(std::vector<T> &known, const std::vector<T> &more)
{
    for (const T &item : more) {
        if (std::ranges::find(known, item) == known.end())
            known.push_back(item);
    }
}

void remarkOnBudget(const Inputs &inputs, Comparison &comparison)
{
    const std::optional<Amount> budget =
        comparison.budget ? inputs.rates.toAmount(*comparison.budget) : std::nullopt;
    if (!budget)
        return;
    for (const PlanResult &plan : comparison.plans) {
        const Amount total = toAmount(plan.total, comparison.currency);
        if (total > *budget)
            comparison.findings.push_back(
                {.rule = FindingRule::BudgetExceeded,
                 .subject = plan.plan.text(),
                 .arguments = {plan.name,
                               amountFigure(total, comparison.currency),
                               amountFigure(*budget, comparison.currency)}});
    }
}

void remarkOnStaleRates(const Inputs &inputs, Comparison &comparison)
{
    constexpr qint64 kFreshDays = 90;
    for (const ExchangeRate &rate : comparison.ratesUsed) {
        if (rate.date.isValid() && rate.date.daysTo(inputs.today) > kFreshDays)
            comparison.findings.push_back(
                {.rule = FindingRule::StaleRate,
                 .subject = rate.id.text(),
                 .arguments = {rate.from.code() % u'/' % rate.to.code(), rate.date}});
    }
}

void remarkOnContradictedRates(const Inputs &inputs, Comparison &comparison)
{
    for (const ExchangeRate &used : comparison.ratesUsed) {
        if (inputs.rates.isContradicted(used))
            comparison.findings.push_back(
                {.rule = FindingRule::RateContradicted,
                 .severity = Severity::Warning,
                 .subject = used.id.text(),
                 .arguments = {used.from.code() % u'/' % used.to.code(), used.date}});
    }
}

/// Shifted work need not fill whole GPUs.
Figure gpusFigure(GpuCount gpus)
{
    return {gpus.value(), gpus.value() == std::round(gpus.value()) ? 0 : 1};
}

/// The plan serving the demand as it arrives, or shifted where that serves more or costs less:
/// nobody makes work wait for nothing.
PlanOutcome bestOutcome(const Inputs &inputs, const ResolvedPlan &plan)
{
    const std::optional<double> goodput = inputs.frame.goodput;
    PlanOutcome asked = planOutcome(inputs.planFrame(plan, inputs.demanded), goodput);
    if (!inputs.shifted)
        return asked;
    PlanOutcome shifted = planOutcome(inputs.planFrame(plan, *inputs.shifted), goodput);
    const auto cost = [](const PlanOutcome &outcome) {
        return std::pair{outcome.unserved, outcome.result.total};
    };
    if (cost(shifted) >= cost(asked))
        return asked;
    shifted.result.isShifted = true;
    shifted.findings.push_back({.rule = FindingRule::WorkShifted,
                                .severity = Severity::Info,
                                .subject = plan.id.text(),
                                .arguments = {plan.name.orId(plan.id.text()),
                                              Figure{inputs.frame.shifted->moved.value()},
                                              gpusFigure(inputs.demanded.curve.peak()),
                                              gpusFigure(inputs.frame.shifted->peak)}});
    return shifted;
}

/// As many decimals as the value was written with.
Figure figureOf(const Assumption &assumption)
{
    const QString text = assumption.value.toText();
    const qsizetype point = text.indexOf(u'.');
    return {assumption.value.toDouble(),
            point < 0 ? 0 : static_cast<int>(text.size() - point - 1),
            assumption.unit};
}

void remarkOnDefaults(Comparison &comparison)
{
    for (const UsedAssumption &used : comparison.assumptions) {
        if (used.isDefault)
            comparison.findings.push_back(
                {.rule = FindingRule::DefaultUsed,
                 .severity = Severity::Info,
                 .subject = used.key,
                 .arguments = {Term{used.key}, figureOf(used.assumption)}});
    }
}

/// What a view is computed with.
AssumptionUse usedBy(const FinanceTerms &finance)
{
    switch (finance.view) {
    case CostView::Cash:
        return {};
    case CostView::Accounting:
        return finance.depreciation == DepreciationMethod::MacrsFiveYear
            ? AssumptionUse{}
            : AssumptionUse{AssumptionKey::DepreciationYears, AssumptionKey::SalvageRate};
    case CostView::PresentValue:
        return finance.discountBasis == RateBasis::Real
            ? AssumptionUse{AssumptionKey::DiscountRate, AssumptionKey::InflationPerYear}
            : AssumptionUse{AssumptionKey::DiscountRate};
    }
    Q_UNREACHABLE();
}

} // namespace

Comparison evaluate(const Inputs &inputs)
{
    Comparison comparison = inputs.frame;
    AssumptionUse use{AssumptionKey::Goodput};
    std::vector<Finding> findings = std::move(comparison.findings);
    comparison.findings.clear();
    for (const ResolvedPlan &plan : inputs.plans) {
        PlanOutcome outcome = bestOutcome(inputs, plan);
        comparison.plans.push_back(std::move(outcome.result));
        use |= outcome.assumptions;
        addNew(findings, outcome.findings);
        addNew(comparison.countedAs, plan.countedAs);
        addNew(comparison.ratesUsed, outcome.rates);
    }
    if (comparison.discountRate || comparison.finance.view != CostView::PresentValue)
        use |= usedBy(comparison.finance);
    remarkOnBudget(inputs, comparison);
    addNew(findings, lostCommitments(comparison));
    remarkOnRefunds(comparison, findings);
    addDeposits(comparison, inputs.rates);
    settlePayments(comparison);
    showInView(comparison);
    rank(comparison);
    comparison.assumptions = inputs.assumptions.used(use);
    addNew(comparison.findings, findings);
    remarkOnStaleRates(inputs, comparison);
    remarkOnContradictedRates(inputs, comparison);
    remarkOnDefaults(comparison);
    return comparison;
}

} // namespace steelyard
