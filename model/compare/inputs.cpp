#include "model/compare/inputs.h"

#include "model/compare/claim_check.h"
#include "model/compare/demand_scaling.h"
#include "model/compare/input_checks.h"
#include "model/compare/price_plausibility.h"
#include "model/compare/project_calendar.h"
#include "model/compare/rental_rules.h"
#include "model/compare/resolved_inputs.h"
#include "model/money/rounding.h"
#include "model/tco/deferred_work.h"
#include "model/tco/money_over_time.h"

#include <algorithm>

namespace steelyard {

namespace {

LocalText caseNameOf(const Project &project, const CaseId &shownCase)
{
    const auto found = std::ranges::find(project.cases, shownCase, &ProjectCase::id);
    return found == project.cases.end() ? LocalText{} : found->name;
}

void nameVendors(std::vector<QuotedLine> &lines, const Dossier &dossier)
{
    for (QuotedLine &line : lines) {
        const auto quote = std::ranges::find(dossier.quotes, line.quote, &Quote::id);
        if (quote == dossier.quotes.end())
            continue;
        const auto vendor = std::ranges::find(dossier.vendors, quote->vendor, &Vendor::id);
        line.vendor =
            vendor == dossier.vendors.end() ? LocalText{quote->vendor.text()} : vendor->name;
    }
}

Comparison frameOf(const Project &project, const LaidOutDemand &demand)
{
    Comparison frame{.project = project.id,
                     .name = project.name,
                     .start = project.start,
                     .months = project.horizonMonths,
                     .calendar = calendarOf(project),
                     .currency = project.currency,
                     .vat = project.vat,
                     .budget = project.budget,
                     .demand = demand.steps};
    frame.finance = project.finance;
    frame.peakGpus = static_cast<int>(tco::peakOf(frame.demand).value());
    frame.demanded = tco::gpuHoursOf(frame.demand);
    return frame;
}

/// The demand with deferrable work shifted; nothing where that moves none.
std::optional<ShiftedDemand> shiftedOf(const LaidOutDemand &demand, const tco::Calendar &calendar)
{
    if (!demand.shifted)
        return std::nullopt;
    constexpr double kHair = 1e-9; // levels that stay are rounded
    const GpuHours moved = tco::movedBetween(demand.steps, *demand.shifted);
    if (moved <= tco::gpuHoursOf(demand.steps) * kHair)
        return std::nullopt;
    const GpuCount peak = tco::peakOf(*demand.shifted);
    return ShiftedDemand{
        .steps = *demand.shifted,
        .gpuHoursByMonth = tco::MonthlyLoad{*demand.shifted, calendar}.gpuHours({GpuCount{}, peak}),
        .moved = moved,
        .peak = peak};
}

/// Flows are nominal, so a real rate is turned into a nominal one; without inflation there is none.
void setDiscountRate(Comparison &frame, const AssumptionValues &assumptions)
{
    const std::optional<double> stated = assumptions.stated(AssumptionKey::DiscountRate);
    if (frame.finance.discountBasis == RateBasis::Nominal) {
        frame.discountRate = stated;
        return;
    }
    frame.realDiscountRate = stated;
    frame.inflation = assumptions.stated(AssumptionKey::InflationPerYear);
    if (stated && frame.inflation) // both above −100 %, as the checks have seen
        frame.discountRate = tco::nominalDiscountRate(*stated, *frame.inflation).value();
}

/// Leaves out what a figure that can't be would enter: useful hours, present values, written-off
/// cost.
void leaveOutRefused(Comparison &frame, const RefusedFigures &refused)
{
    const auto isRefused = [&refused](AssumptionKey key) {
        return reasonOf(refused.assumptions, key) != nullptr;
    };
    if (isRefused(AssumptionKey::Goodput))
        frame.goodput.reset();
    const bool isReal = frame.finance.discountBasis == RateBasis::Real;
    if (isRefused(AssumptionKey::DiscountRate)
        || (isReal && isRefused(AssumptionKey::InflationPerYear))) {
        frame.discountRate.reset();
        frame.realDiscountRate.reset();
        frame.inflation.reset();
        frame.refusedViews.push_back(CostView::PresentValue);
    }
    if (isRefused(AssumptionKey::DepreciationYears) || isRefused(AssumptionKey::SalvageRate))
        frame.refusedViews.push_back(CostView::Accounting);
}

} // namespace

Inputs::Inputs(const Dossier &dossier,
               const Project &shown,
               const LaidOutDemand &demand,
               QDate day,
               const RefusedFigures &refused)
    : frame{frameOf(shown, demand)}
    , today{day}
    , rates{shown.currency, shown.rates, shown.start}
    , demanded{frame.demand, frame.calendar}
    , assumptions{shown}
    , assumedPrices{assumptions, rates}
    , minorPerMajor{steelyard::minorPerMajor(shown.currency)}
{
    frame.goodput = assumptions.number(AssumptionKey::Goodput);
    setDiscountRate(frame, assumptions);
    frame.depreciationYears =
        static_cast<int>(assumptions.number(AssumptionKey::DepreciationYears));
    frame.salvageRate = assumptions.number(AssumptionKey::SalvageRate);
    leaveOutRefused(frame, refused);
    frame.demandedByMonth = demanded.load.gpuHours({GpuCount{}, demanded.curve.peak()});
    frame.shifted = shiftedOf(demand, frame.calendar);
    if (frame.shifted)
        shifted.emplace(frame.shifted->steps, frame.calendar);
    for (const auto &[key, reason] : refused.assumptions)
        assumptions.refuse(key, reason);
    LinePricing pricing{dossier.quotes, shown.vat, rates, today, refused};
    for (const Plan &plan : shown.plans)
        plans.push_back(resolvePlan(dossier, plan, pricing, rates, refused));
    frame.findings = refused.findings();
    std::ranges::copy(pricing.findings(), std::back_inserter(frame.findings));
    std::ranges::move(termsBeyond(plans, frame.calendar.months()),
                      std::back_inserter(frame.findings));
    frame.quotedLines = pricing.quotedLines();
    nameVendors(frame.quotedLines, dossier);
    std::ranges::move(implausiblePrices(dossier, rates), std::back_inserter(frame.findings));
    if (auto claim = impossibleClaim(dossier))
        frame.findings.push_back(*std::move(claim));
    frame.offerFits = offerFits(dossier);
    for (const OfferFit &fit : frame.offerFits)
        std::ranges::move(findingsOf(fit), std::back_inserter(frame.findings));
}

PlanFrame Inputs::planFrame(const ResolvedPlan &plan, const DemandLoad &load) const
{
    return {.plan = plan,
            .assumptions = assumptions,
            .assumedPrices = assumedPrices,
            .calendar = frame.calendar,
            .load = load.load,
            .curve = load.curve,
            .demand = load.steps,
            .minorPerMajor = minorPerMajor,
            .finance = frame.finance};
}

Result<std::shared_ptr<const Inputs>> makeInputs(const Dossier &dossier,
                                                 const Knobs &knobs,
                                                 QDate today,
                                                 const CaseId &shownCase)
{
    if (std::optional<Error> bad = firstBadInput(dossier, knobs))
        return *std::move(bad);
    const RefusedFigures refused = refusedFigures(dossier);
    std::optional<Dossier> mended; // a copy that most need not
    if (!refused.errors.empty())
        leaveOut(mended.emplace(dossier), refused);
    const Dossier &usable = mended ? *mended : dossier;
    Project shown = usable.project;
    shown.horizonMonths = knobs.months.value_or(shown.horizonMonths);
    shown.finance.view = knobs.view.value_or(shown.finance.view);
    Result<LaidOutDemand> demand = layOutDemand(shown, knobs, calendarOf(shown));
    if (!demand)
        return demand.error();
    auto inputs = std::make_shared<Inputs>(usable, shown, *demand, today, refused);
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
