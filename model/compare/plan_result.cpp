#include "model/compare/plan_result.h"

#include "model/compare/delivery.h"
#include "model/compare/double_counting.h"
#include "model/compare/financing_streams.h"
#include "model/compare/rented_time.h"
#include "model/compare/run_billing.h"
#include "model/compare/site_streams.h"
#include "model/compare/term_refunds.h"
#include "model/tco/ledger.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>

namespace steelyard {

namespace {

constexpr std::array kCategories = [] {
    std::array<CostCategory, kEnumTexts<CostCategory>.size()> all{};
    std::ranges::transform(
        kEnumTexts<CostCategory>, all.begin(), [](const auto &row) { return row.first; });
    return all;
}();

/// As whole minor units that add up to the entries: the last payment takes what rounding leaves.
std::vector<MinorUnits> paymentsOf(const PlanStream &stream,
                                   std::span<const MinorUnits> entries,
                                   double minorPerMajor)
{
    std::vector<MinorUnits> payments =
        tco::entriesOf({.quantities = stream.payments, .rate = 1.0}, minorPerMajor);
    const auto last = std::find_if(
        payments.rbegin(), payments.rend(), [](MinorUnits payment) { return payment != 0; });
    if (last != payments.rend())
        *last += tco::sumOf(entries) - tco::sumOf(payments);
    return payments;
}

CostStream costStream(const PlanStream &stream, double minorPerMajor)
{
    CostStream result{.kind = stream.name.kind,
                      .category = stream.name.category,
                      .subject = stream.name.subject,
                      .quotedLine = stream.quotedLine,
                      .upfront = stream.upfront};
    if (stream.missing) {
        result.absent = stream.missing->reason;
        return result;
    }
    result.entries = tco::entriesOf(stream.stream, minorPerMajor);
    result.payments = paymentsOf(stream, result.entries, minorPerMajor);
    result.factors = factorsOf(stream);
    return result;
}

LayerUse layerUse(const ResolvedLayer &layer, const LayerLoad &load, std::span<const GpuHours> paid)
{
    return {.layer = layer.id,
            .kind = layer.kind,
            .quote = layer.price.quote,
            .line = layer.price.line,
            .quoteRevision = layer.price.revision,
            .servers = load.servers,
            .gpusPerServer = layer.gpusPerServer,
            .paid = std::accumulate(paid.begin(), paid.end(), GpuHours{}),
            .served = std::accumulate(load.served.begin(), load.served.end(), GpuHours{})};
}

void addLayer(PlanResult &plan,
              const PlanFrame &frame,
              const ResolvedLayer &layer,
              const LayerLoad &load)
{
    std::vector<GpuHours> paid = paidGpuHours(layer, load, frame.calendar);
    if (isAwaited(layer, load))
        std::ranges::transform(
            paid, paidShares(layer, frame.calendar), paid.begin(), std::multiplies{});
    std::ranges::transform(paid, refundedGpuHours(frame, layer, load), paid.begin(), std::minus{});
    plan.layers.push_back(layerUse(layer, load, paid));
    plan.paidByMonth.resize(paid.size());
    std::ranges::transform(plan.paidByMonth, paid, plan.paidByMonth.begin(), std::plus{});
}

/// Whether every layer in use, its site or a service pays for the category.
bool isCovered(const ResolvedPlan &plan, std::span<const LayerLoad> loads, CostCategory category)
{
    bool isUsed = false;
    for (size_t i = 0; i < loads.size(); ++i) {
        if (loads[i].servers == 0)
            continue;
        isUsed = true;
        const ResolvedLayer &layer = plan.layers[i];
        const bool isIncluded =
            layer.kind == SupplyKind::Hosted && isIncludedAtSite(plan.site, category);
        if (!layer.covers(category) && !isIncluded)
            return isServed(plan, category);
    }
    return isUsed;
}

CategoryCost categoryCost(const PlanResult &plan,
                          CostCategory category,
                          bool covered,
                          size_t months)
{
    CategoryCost cost{.byMonth = std::vector<MinorUnits>(months, 0)};
    bool isPresent = false;
    // What it would cost to serve the demand can't be told in any category.
    bool isAbsent = plan.layers.empty();
    for (const CostStream &stream : plan.streams) {
        if (stream.category != category)
            continue;
        isPresent = isPresent || !stream.absent;
        isAbsent = isAbsent || stream.absent;
        if (!stream.absent)
            tco::add(stream.entries, cost.byMonth);
    }
    cost.total = tco::sumOf(cost.byMonth);
    using State = CategoryCost::State;
    if (isAbsent)
        cost.state = State::Unknown;
    else if (isPresent)
        cost.state = State::Known;
    else
        cost.state = covered ? State::Covered : State::Nothing;
    return cost;
}

void addFinancing(PlanResult &plan, const PlanFrame &frame, const PlanCosts &costs)
{
    for (const ResolvedLayer &layer : frame.plan.layers) {
        const auto purchase = std::ranges::find_if(costs.streams, [&layer](const auto &stream) {
            return stream.name.kind == StreamKind::Purchase && !stream.missing
                && stream.name.subject == layer.id.text();
        });
        if (layer.financing && purchase != costs.streams.end())
            plan.financing.push_back(financingOf(frame, layer, *purchase));
    }
}

void addTotals(PlanResult &plan, const PlanFrame &frame, const PlanCosts &costs)
{
    const auto months = static_cast<size_t>(frame.months());
    std::vector<MinorUnits> byMonth(months, 0);
    for (const CostCategory category : kCategories) {
        const bool covered = isCovered(frame.plan, costs.fill.layers, category);
        const CategoryCost cost = categoryCost(plan, category, covered, months);
        tco::add(cost.byMonth, byMonth);
        plan.categories.emplace(category, cost);
    }
    plan.total = tco::sumOf(byMonth);
    plan.cumulative = tco::cumulative(byMonth);
    const auto absent = std::ranges::find_if(
        plan.streams, [](const CostStream &stream) { return stream.absent.has_value(); });
    plan.isComplete = absent == plan.streams.end();
    if (!plan.isComplete)
        plan.incompleteBecause = absent->absent;
}

void addUnitCosts(PlanResult &plan, const PlanFrame &frame, std::optional<double> goodput)
{
    for (const LayerUse &layer : plan.layers)
        plan.paid += layer.paid;
    if (!plan.isComplete)
        return;
    const Amount total{static_cast<double>(plan.total) / frame.minorPerMajor};
    GpuHours served = frame.curve.gpuHours({GpuCount{}, frame.curve.peak()});
    for (const GpuHours lost : plan.lostByMonth)
        served -= lost;
    const GpuHours useful = served * goodput.value_or(0.0);
    if (plan.paid > GpuHours{})
        plan.perGpuHour = total / plan.paid;
    if (useful > GpuHours{})
        plan.perUsefulGpuHour = total / useful;
}

void remarkOnIdleServers(const PlanFrame &frame,
                         std::span<const LayerLoad> loads,
                         std::vector<Finding> &findings)
{
    GpuCount held;
    GpuCount withoutLast;
    for (size_t i = 0; i < loads.size(); ++i) {
        const ResolvedLayer &layer = frame.plan.layers[i];
        if (!layer.isCommitted() || loads[i].servers == 0)
            continue;
        withoutLast = held + layer.capacity() * (loads[i].servers - 1);
        held += layer.capacity() * loads[i].servers;
    }
    const GpuCount peak = frame.curve.peak();
    if (held > peak && withoutLast >= peak)
        findings.push_back(
            {.rule = FindingRule::ServersIdle,
             .subject = frame.plan.id.text(),
             .arguments = {Figure{held.value()}, Figure{peak.value()}, frame.plan.name}});
}

/// A plant, or an overhead that depends on the load, as the ratio that people compare.
void remarkOnImpliedPue(const PlanFrame &frame,
                        std::span<const LayerLoad> loads,
                        std::vector<Finding> &findings)
{
    constexpr int kDecimals = 3;
    if (const std::optional<double> pue = impliedPue(frame, loads))
        findings.push_back({.rule = FindingRule::ImpliedPue,
                            .severity = Severity::Info,
                            .subject = frame.plan.site.id.text(),
                            .arguments = {frame.plan.site.name, Figure{*pue, kDecimals}}});
}

void gather(const PlanCosts &costs, PlanOutcome &outcome)
{
    outcome.assumptions = costs.noted;
    for (const PlanStream &stream : costs.streams) {
        outcome.assumptions |= stream.assumptions;
        if (stream.missing)
            outcome.findings.push_back(stream.missing->finding);
        outcome.rates.insert(outcome.rates.end(), stream.exchange.begin(), stream.exchange.end());
    }
}

} // namespace

void leaveIncomplete(PlanResult &plan, AbsenceReason reason)
{
    plan.isComplete = false;
    plan.incompleteBecause = plan.incompleteBecause.value_or(reason);
    plan.perGpuHour.reset();
    plan.perUsefulGpuHour.reset();
}

PlanOutcome planOutcome(const PlanFrame &frame, std::optional<double> goodput)
{
    SplitChoice choice = chooseSplit(frame);
    const PlanCosts costs = planCosts(frame, choice.servers);
    PlanOutcome outcome{.result = {.plan = frame.plan.id,
                                   .name = frame.plan.name,
                                   .mode = frame.plan.mode,
                                   .split = std::move(choice.split)},
                        .findings = frame.plan.findings,
                        .unserved = costs.fill.unserved};
    PlanResult &plan = outcome.result;
    for (size_t i = 0; i < costs.fill.layers.size(); ++i)
        addLayer(plan, frame, frame.plan.layers[i], costs.fill.layers[i]);
    tellAwaited(plan, frame, costs.fill.layers, outcome.findings);
    remarkOnRounding(frame, costs.fill.layers, outcome.findings);
    addFinancing(plan, frame, costs);
    for (const ResolvedService &service : frame.plan.services)
        plan.services.push_back({.service = service.id,
                                 .quote = service.price.quote,
                                 .line = service.price.line,
                                 .quoteRevision = service.price.revision});
    for (const PlanStream &stream : costs.streams)
        plan.streams.push_back(costStream(stream, frame.minorPerMajor));
    addTotals(plan, frame, costs);
    addUnitCosts(plan, frame, goodput);
    gather(costs, outcome);
    remarkOnIdleServers(frame, costs.fill.layers, outcome.findings);
    std::ranges::move(doubleCounting(frame, costs.fill.layers),
                      std::back_inserter(outcome.findings));
    remarkOnImpliedPue(frame, costs.fill.layers, outcome.findings);
    return outcome;
}

} // namespace steelyard
