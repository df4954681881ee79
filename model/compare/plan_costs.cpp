#include "model/compare/plan_costs.h"

#include "model/compare/service_streams.h"
#include "model/compare/shared_streams.h"
#include "model/compare/site_streams.h"
#include "model/compare/supply_streams.h"
#include "model/tco/ledger.h"

#include <algorithm>
#include <iterator>

namespace steelyard {

namespace {

void append(std::vector<PlanStream> &streams, std::vector<PlanStream> more)
{
    std::ranges::move(more, std::back_inserter(streams));
}

/// A hair of demand may be left over by GPUs that count as fractions.
bool isShort(GpuCount unserved)
{
    constexpr GpuCount kHair{1e-6};
    return unserved > kHair;
}

Missing shortSupply(const PlanFrame &frame, GpuCount unserved)
{
    const GpuCount peak = frame.curve.peak();
    return {AbsenceReason::SupplyShort,
            {.rule = FindingRule::SupplyShort,
             .severity = Severity::Problem,
             .subject = frame.plan.id.text(),
             .arguments = {Figure{peak.value()}, Figure{(peak - unserved).value()}}}};
}

Missing noSupply(const PlanFrame &frame)
{
    return {AbsenceReason::NoSupply, frame.plan.findings.front()};
}

} // namespace

std::vector<PlanStream> planStreams(const PlanFrame &frame,
                                    std::span<const LayerLoad> loads,
                                    AssumptionUse &noted)
{
    std::vector<PlanStream> streams;
    for (size_t i = 0; i < loads.size(); ++i) {
        append(streams, supplyStreams(frame, frame.plan.layers[i], loads[i]));
        append(streams, hostingStreams(frame, frame.plan.layers[i], loads[i]));
    }
    append(streams, sharedStreams(frame, loads, noted));
    for (const ResolvedService &service : frame.plan.services)
        streams.push_back(serviceStream(frame, service, loads));
    return streams;
}

PlanCosts planCosts(const PlanFrame &frame, std::span<const int> committed)
{
    PlanCosts costs{.fill = fillSupply(frame.plan, frame.load, frame.curve.peak(), committed)};
    costs.streams = planStreams(frame, costs.fill.layers, costs.noted);
    const StreamName rest{StreamKind::OnDemandRental, CostCategory::Hardware, {}};
    if (frame.plan.layers.empty())
        costs.streams.push_back(missingStream(rest, noSupply(frame)));
    else if (isShort(costs.fill.unserved))
        costs.streams.push_back(missingStream(rest, shortSupply(frame, costs.fill.unserved)));
    return costs;
}

MinorUnits roundedTotal(const PlanCosts &costs, double minorPerMajor)
{
    std::vector<MinorUnits> totals;
    for (const PlanStream &stream : costs.streams)
        totals.push_back(tco::sumOf(tco::entriesOf(stream.stream, minorPerMajor)));
    return tco::sumOf(totals);
}

bool isComplete(const PlanCosts &costs)
{
    return std::ranges::none_of(
        costs.streams, [](const PlanStream &stream) { return stream.missing.has_value(); });
}

} // namespace steelyard
