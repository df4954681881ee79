#include "model/compare/resolved_plan.h"

#include "model/compare/committed_use.h"
#include "model/compare/machine_units.h"
#include "model/compare/rental_rules.h"
#include "model/compare/rented_time.h"
#include "model/compare/resolved_server.h"
#include "model/compare/resolved_site.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

Missing unusableUnit(const PricedLine &price, CostCategory asked)
{
    return {AbsenceReason::UnitNotUsable,
            {.rule = FindingRule::UnitNotUsable,
             .severity = Severity::Problem,
             .subject = price.quote.text(),
             .arguments = {price.lineName, Term{enumText(price.unit)}, Term{enumText(asked)}}}};
}

/// A price that can't be multiplied by servers of this layer is as good as missing.
void checkUnit(ResolvedLayer &layer, bool knowsGpus)
{
    const bool isBought = layer.price.unit == PriceUnit::Once;
    const bool needsGpus = !isPerGpu(layer.price.unit) && !knowsGpus;
    if (layer.price.rate.missing)
        return;
    if (!pricesMachines(layer.price.unit) || needsGpus || (isBought && !layer.isCommitted()))
        layer.price.rate.missing = unusableUnit(layer.price, CostCategory::Hardware);
}

/// Held machines and whole months are paid for in full, lost hours among them.
void resolveLoss(ResolvedLayer &resolved, const Plan &plan, const SupplyLayer &layer)
{
    if (!layer.interruptions || resolved.isCommitted() || paysWholeMonths(resolved.price))
        return;
    const tco::Computed<LostTime> lost = lostTime(*layer.interruptions);
    if (lost)
        resolved.lost = *lost;
    else if (!resolved.price.rate.missing)
        resolved.price.rate.missing = Missing{
            AbsenceReason::FigureRefused,
            {.rule = FindingRule::FigureRefused,
             .severity = Severity::Problem,
             .subject = u"/plans/%1/supply/%2/interruptions"_s.arg(plan.id.text(), layer.id.text()),
             .arguments = {Term{u"interruptions"_s}, u"√(2 × δ ÷ M) + R ÷ M < 1"_s}}};
}

ResolvedLayer resolveLayer(const Dossier &dossier,
                           const Plan &plan,
                           const SupplyLayer &layer,
                           LinePricing &pricing)
{
    const LineChoice choice{layer.quote, layer.line, layer.price, plan.name};
    ResolvedLayer result{.id = layer.id,
                         .kind = layer.kind,
                         .price = pricing.priced(choice),
                         .pinnedServers = layer.servers,
                         .financing = layer.financing};
    if (layer.countsAs)
        result.countsAs = layer.countsAs->factor.toDouble();
    if (!result.isCommitted())
        takeCommitmentDiscount(result.price);
    resolveLoss(result, plan, layer);
    const QuoteLine *line = pricing.lineOf(choice);
    if (!line)
        return result;
    const ServerSpec *spec = findServer(dossier.servers, *line);
    if (spec)
        result.server = factsOf(*spec);
    else
        result.server.name = line->server; // to be named as the unknown one
    const std::optional<int> gpus = line->gpusPerNode ? line->gpusPerNode
        : spec                                        ? spec->gpuCount
                                                      : std::nullopt;
    result.gpusPerServer = std::max(1, gpus.value_or(1));
    checkUnit(result, gpus.has_value());
    if (layer.priceChangePerYear && result.price.unit != PriceUnit::Once) {
        result.price.rate.growthPerYear = layer.priceChangePerYear->toDouble();
        result.price.rate.growthTermMonths = result.price.minimumTermMonths;
        // These follow the price in the month in which they are paid.
        for (std::optional<UnitRate> *beside : {&result.price.upfront, &result.price.kept}) {
            if (*beside)
                (*beside)->growthPerYear = result.price.rate.growthPerYear;
        }
        // And so do these with each new term.
        for (PricedPlan &savings : result.price.savingsPlans) {
            savings.use.growthPerYear = result.price.rate.growthPerYear;
            savings.commitment.growthPerYear = result.price.rate.growthPerYear;
        }
    }
    return result;
}

ResolvedService resolveService(const Plan &plan, const PlanService &service, LinePricing &pricing)
{
    ResolvedService result{.id = service.id,
                           .price = pricing.priced({service.quote, service.line, {}, plan.name})};
    if (countsAsUse(result.price.unit))
        takeCommitmentDiscount(result.price);
    result.quantity =
        service.quantity ? std::optional{service.quantity->toDouble()} : result.price.quantity;
    const QuoteLine *line = pricing.lineOf({service.quote, service.line});
    const auto stated = line ? firstStated(line->rental) : std::nullopt;
    if (stated && !result.price.rate.missing)
        result.price.rate.missing = unusedTerm(result.price, *stated);
    return result;
}

/// Cloud plans are what others break even against, so the mode must be what is supplied.
void noteMode(const Plan &plan, ResolvedPlan &resolved)
{
    const auto hosted = std::ranges::count(plan.supply, SupplyKind::Hosted, &SupplyLayer::kind);
    const PlanMode supplied = hosted == 0                           ? PlanMode::Cloud
        : hosted == static_cast<std::ptrdiff_t>(plan.supply.size()) ? PlanMode::Hosted
                                                                    : PlanMode::Hybrid;
    if (plan.supply.empty() || supplied == plan.mode)
        return;
    resolved.findings.push_back(
        {.rule = FindingRule::PlanModeUnlike,
         .severity = Severity::Warning,
         .subject = plan.id.text(),
         .arguments = {plan.name.orId(plan.id.text()), Term{enumText(plan.mode)}}});
}

void noteCountsAs(const Plan &plan, const LinePricing &pricing, ResolvedPlan &resolved)
{
    for (const SupplyLayer &layer : plan.supply) {
        const QuoteLine *line = pricing.lineOf({layer.quote, layer.line});
        if (!layer.countsAs || !line)
            continue;
        resolved.countedAs.push_back({.offered = line->accelerator, .as = *layer.countsAs});
        resolved.findings.push_back({.rule = FindingRule::CountsAs,
                                     .severity = Severity::Info,
                                     .subject = plan.id.text(),
                                     .arguments = {line->accelerator,
                                                   layer.countsAs->accelerator,
                                                   layer.countsAs->factor.toText(),
                                                   layer.countsAs->reason}});
    }
}

void noteLostWork(const Plan &plan, ResolvedPlan &resolved)
{
    constexpr double kPercent = 100.0;
    constexpr double kMinutesPerHour = 60.0;
    for (const ResolvedLayer &layer : resolved.layers) {
        if (layer.lost)
            resolved.findings.push_back(
                {.rule = FindingRule::WorkLost,
                 .severity = Severity::Info,
                 .subject = plan.id.text(),
                 .arguments = {plan.name.orId(plan.id.text()),
                               layer.price.lineName,
                               Figure{layer.lost->share * kPercent, 1},
                               Figure{layer.lost->interval.value() * kMinutesPerHour},
                               Figure{layer.lost->paidPerUseful, 3}}});
    }
}

/// What can't be told without the refused figures becomes missing, with its reason.
void leaveOut(ResolvedPlan &resolved, const RefusedFigures &refused)
{
    for (ResolvedLayer &layer : resolved.layers) {
        if (const Missing *reason = reasonOf(refused.layers, std::pair{resolved.id, layer.id}))
            layer.price.rate.missing = *reason;
    }
    for (ResolvedService &service : resolved.services) {
        if (const Missing *reason = reasonOf(refused.services, std::pair{resolved.id, service.id}))
            service.price.rate.missing = *reason;
    }
    for (const SitePart part : kSiteParts) {
        if (const Missing *reason = reasonOf(refused.siteParts, std::pair{resolved.site.id, part}))
            leaveOut(resolved.site, part, *reason);
    }
}

} // namespace

bool ResolvedLayer::isCommitted() const
{
    switch (kind) {
    case SupplyKind::Hosted:
    case SupplyKind::Reserved:
        return true;
    case SupplyKind::OnDemand:
    case SupplyKind::Spot:
        return false;
    }
    return false;
}

bool ResolvedLayer::covers(CostCategory category) const
{
    // Whoever rents out a running machine in a cloud pays for its power, cooling and place.
    const bool byNature = kind != SupplyKind::Hosted
        && (category == CostCategory::Electricity || category == CostCategory::Cooling
            || category == CostCategory::Rack);
    return byNature || price.covers.contains(category);
}

ResolvedPlan resolvePlan(const Dossier &dossier,
                         const Plan &plan,
                         LinePricing &pricing,
                         const FxTable &rates,
                         const RefusedFigures &refused)
{
    ResolvedPlan result{.id = plan.id, .name = plan.name, .mode = plan.mode};
    if (const Missing *reason = reasonOf(refused.plans, plan.id))
        result.refused = *reason;
    for (const SupplyLayer &layer : plan.supply)
        result.layers.push_back(resolveLayer(dossier, plan, layer, pricing));
    for (const PlanService &service : plan.services)
        result.services.push_back(resolveService(plan, service, pricing));
    const Site *site = siteOf(dossier.project, plan);
    result.site = site ? resolveSite(*site, rates, dossier.project.start)
                       : unknownSite(plan.name.orId(plan.id.text()), plan.id);
    leaveOut(result, refused);
    if (plan.supply.empty() && !result.refused)
        result.findings.push_back({.rule = FindingRule::PlanEmpty,
                                   .severity = Severity::Problem,
                                   .subject = plan.id.text(),
                                   .arguments = {plan.name.orId(plan.id.text())}});
    noteMode(plan, result);
    noteCountsAs(plan, pricing, result);
    noteLostWork(plan, result);
    return result;
}

} // namespace steelyard
