#include "model/compare/inputs.h"
#include "model/compare/plan_result.h"
#include "model/compare/ranking.h"
#include "model/compare/resolved_inputs.h"
#include "model/money/rounding.h"

#include <algorithm>

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

Figure amountFigure(Amount amount, Currency currency)
{
    return {amount.value(), currency.minorDigits(), currency.code()};
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

} // namespace

Comparison evaluate(const Inputs &inputs)
{
    Comparison comparison = inputs.frame;
    AssumptionUse use{AssumptionKey::Goodput};
    std::vector<Finding> findings = std::move(comparison.findings);
    comparison.findings.clear();
    for (const ResolvedPlan &plan : inputs.plans) {
        PlanOutcome outcome = planOutcome(inputs.planFrame(plan), comparison.goodput);
        comparison.plans.push_back(std::move(outcome.result));
        use |= outcome.assumptions;
        addNew(findings, outcome.findings);
        addNew(comparison.countedAs, plan.countedAs);
        addNew(comparison.ratesUsed, outcome.rates);
    }
    rank(comparison);
    comparison.assumptions = inputs.assumptions.used(use);
    addNew(comparison.findings, findings);
    remarkOnBudget(inputs, comparison);
    remarkOnStaleRates(inputs, comparison);
    remarkOnContradictedRates(inputs, comparison);
    remarkOnDefaults(comparison);
    return comparison;
}

} // namespace steelyard
