#include "model/compare/plan_result.h"

#include "model/compare/rented_time.h"
#include "model/compare/site_streams.h"
#include "model/tco/ledger.h"

#include <algorithm>
#include <numeric>

namespace steelyard {

namespace {

constexpr std::array kCategories = [] {
    std::array<CostCategory, kEnumTexts<CostCategory>.size()> all{};
    std::ranges::transform(
        kEnumTexts<CostCategory>, all.begin(), [](const auto &row) { return row.first; });
    return all;
}();

CostStream costStream(const PlanStream &stream, double minorPerMajor)
{
    CostStream result{.kind = stream.name.kind,
                      .category = stream.name.category,
                      .subject = stream.name.subject,
                      .quotedLine = stream.quotedLine};
    if (stream.missing) {
        result.absent = stream.missing->reason;
        return result;
    }
    result.entries = tco::entriesOf(stream.stream, minorPerMajor);
    result.factors = factorsOf(stream);
    return result;
}

LayerUse layerUse(const ResolvedLayer &layer, const LayerLoad &load, const tco::Calendar &calendar)
{
    return {.layer = layer.id,
            .kind = layer.kind,
            .quote = layer.price.quote,
            .line = layer.price.line,
            .quoteRevision = layer.price.revision,
            .servers = load.servers,
            .gpusPerServer = layer.gpusPerServer,
            .paid = paidGpuHours(layer, load, calendar),
            .served = std::accumulate(load.served.begin(), load.served.end(), GpuHours{})};
}

/// Whether every layer in use, or a service, pays for the category.
bool isCovered(const ResolvedPlan &plan, std::span<const LayerLoad> loads, CostCategory category)
{
    bool isUsed = false;
    for (size_t i = 0; i < loads.size(); ++i) {
        if (loads[i].servers == 0)
            continue;
        isUsed = true;
        if (!plan.layers[i].covers(category))
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
    bool isAbsent = false;
    for (const CostStream &stream : plan.streams) {
        // What it would cost to serve the demand can't be told in any category.
        isAbsent = isAbsent || stream.absent == AbsenceReason::NoSupply;
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

void addUnitCosts(PlanResult &plan, const PlanFrame &frame, double goodput)
{
    for (const LayerUse &layer : plan.layers)
        plan.paid += layer.paid;
    if (!plan.isComplete)
        return;
    const Amount total{static_cast<double>(plan.total) / frame.minorPerMajor};
    const GpuHours useful = frame.curve.gpuHours({GpuCount{}, frame.curve.peak()}) * goodput;
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
        findings.push_back({.rule = FindingRule::ServersIdle,
                            .subject = frame.plan.id.text(),
                            .arguments = {Figure{held.value()}, Figure{peak.value()}}});
}

/// A service for what every layer's price already pays for.
void remarkOnTwiceCounted(const PlanFrame &frame,
                          std::span<const LayerLoad> loads,
                          std::vector<Finding> &findings)
{
    for (const ResolvedService &service : frame.plan.services) {
        const CostCategory category = service.price.category;
        for (size_t i = 0; i < loads.size(); ++i) {
            const ResolvedLayer &layer = frame.plan.layers[i];
            if (loads[i].servers > 0 && layer.price.covers.contains(category))
                findings.push_back({.rule = FindingRule::TwiceCounted,
                                    .subject = frame.plan.id.text(),
                                    .arguments = {Term{enumText(category)},
                                                  layer.price.lineName,
                                                  service.price.lineName}});
        }
    }
}

void gather(const PlanCosts &costs, PlanOutcome &outcome)
{
    outcome.assumptions = costs.noted;
    for (const PlanStream &stream : costs.streams) {
        outcome.assumptions |= stream.assumptions;
        if (stream.missing)
            outcome.findings.push_back(stream.missing->finding);
        if (stream.exchange)
            outcome.rates.push_back(*stream.exchange);
    }
}

} // namespace

PlanOutcome planOutcome(const PlanFrame &frame, double goodput)
{
    SplitChoice choice = chooseSplit(frame);
    const PlanCosts costs = planCosts(frame, choice.servers);
    PlanOutcome outcome{.result = {.plan = frame.plan.id,
                                   .name = frame.plan.name,
                                   .mode = frame.plan.mode,
                                   .split = std::move(choice.split)},
                        .findings = frame.plan.findings};
    PlanResult &plan = outcome.result;
    for (size_t i = 0; i < costs.fill.layers.size(); ++i)
        plan.layers.push_back(layerUse(frame.plan.layers[i], costs.fill.layers[i], frame.calendar));
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
    remarkOnTwiceCounted(frame, costs.fill.layers, outcome.findings);
    return outcome;
}

} // namespace steelyard
