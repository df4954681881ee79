#include "model/compare/inputs.h"

#include "model/compare/demand_scaling.h"
#include "model/compare/input_checks.h"
#include "model/compare/price_plausibility.h"
#include "model/compare/resolved_inputs.h"
#include "model/money/rounding.h"

#include <algorithm>

namespace steelyard {

namespace {

tco::Calendar calendarOf(const Project &project)
{
    return {.months = project.horizonMonths,
            .monthBasis = Hours{project.monthBasisHours.toDouble()}};
}

/// An assumption that is a price: its unit begins with the currency ("CNY/visit").
UnitRate assumedPrice(const AssumptionValues &assumptions, AssumptionKey key, const FxTable &rates)
{
    const Assumption &price = assumptions.entry(key).assumption;
    constexpr qsizetype kCodeLength = 3;
    return converted({.name = FactorName::UnitPrice,
                      .value = price.value.toDouble(),
                      .unit = price.unit,
                      .source = {price.source}},
                     Currency::fromText(QStringView{price.unit}.left(kCodeLength))
                         .value_or(rates.reportingCurrency()),
                     rates);
}

LocalText caseNameOf(const Project &project, const CaseId &shownCase)
{
    const auto found = std::ranges::find(project.cases, shownCase, &ProjectCase::id);
    return found == project.cases.end() ? LocalText{} : found->name;
}

Comparison frameOf(const Project &project, std::vector<DemandStep> demand)
{
    Comparison frame{.project = project.id,
                     .name = project.name,
                     .start = project.start,
                     .months = project.horizonMonths,
                     .monthBasisHours = project.monthBasisHours.toDouble(),
                     .currency = project.currency,
                     .vat = project.vat,
                     .budget = project.budget,
                     .demand = std::move(demand)};
    frame.peakGpus = static_cast<int>(tco::peakOf(frame.demand).value());
    frame.demanded = tco::gpuHoursOf(frame.demand);
    return frame;
}

} // namespace

Inputs::Inputs(const Dossier &dossier,
               const Project &shown,
               std::vector<DemandStep> demand,
               QDate day)
    : frame{frameOf(shown, std::move(demand))}
    , today{day}
    , rates{shown.currency, shown.rates}
    , calendar{calendarOf(shown)}
    , load{frame.demand, calendar}
    , curve{frame.demand}
    , assumptions{shown}
    , remoteHandsPrice{assumedPrice(assumptions, AssumptionKey::RemoteHandsPrice, rates)}
    , setUpPrice{assumedPrice(assumptions, AssumptionKey::SetUpPerServer, rates)}
    , minorPerMajor{steelyard::minorPerMajor(shown.currency)}
{
    frame.goodput = assumptions.number(AssumptionKey::Goodput);
    LinePricing pricing{dossier.quotes, shown.vat, rates, today};
    for (const Plan &plan : shown.plans)
        plans.push_back(resolvePlan(dossier, plan, pricing, rates));
    frame.findings = pricing.findings();
    frame.quotedLines = pricing.quotedLines();
    std::ranges::move(implausiblePrices(dossier, rates), std::back_inserter(frame.findings));
}

PlanFrame Inputs::planFrame(const ResolvedPlan &plan) const
{
    return {.plan = plan,
            .assumptions = assumptions,
            .remoteHandsPrice = remoteHandsPrice,
            .setUpPrice = setUpPrice,
            .calendar = calendar,
            .load = load,
            .curve = curve,
            .minorPerMajor = minorPerMajor};
}

Result<std::shared_ptr<const Inputs>> makeInputs(const Dossier &dossier,
                                                 const Knobs &knobs,
                                                 QDate today,
                                                 const CaseId &shownCase)
{
    if (std::optional<Error> bad = firstBadInput(dossier, knobs))
        return *std::move(bad);
    Project shown = dossier.project;
    shown.horizonMonths = knobs.months.value_or(shown.horizonMonths);
    Result<LaidOutDemand> demand = layOutDemand(shown, knobs, calendarOf(shown));
    if (!demand)
        return demand.error();
    auto inputs = std::make_shared<Inputs>(dossier, shown, std::move(demand->steps), today);
    if (inputs->frame.peakGpus > kLargestGpuCount)
        return Error{ErrorCode::BadGpuCount,
                     {},
                     {QString::number(inputs->frame.peakGpus),
                      QString::number(1),
                      QString::number(kLargestGpuCount)}};
    inputs->frame.shownCase = shownCase;
    inputs->frame.caseName = caseNameOf(shown, shownCase);
    inputs->frame.knobs = knobs;
    std::ranges::move(demand->findings, std::back_inserter(inputs->frame.findings));
    return std::shared_ptr<const Inputs>{std::move(inputs)};
}

} // namespace steelyard
