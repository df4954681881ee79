#include "model/compare/plan_costs.h"

#include "model/compare/committed_use.h"
#include "model/compare/delivery.h"
#include "model/compare/electricity_streams.h"
#include "model/compare/financing_streams.h"
#include "model/compare/operations_streams.h"
#include "model/compare/rent_streams.h"
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

/// A purchase that is paid off brings its interest with it.
void addInterest(std::vector<PlanStream> &streams,
                 const PlanFrame &frame,
                 const ResolvedLayer &layer)
{
    const auto purchase = std::ranges::find_if(streams, [](const PlanStream &stream) {
        return stream.name.kind == StreamKind::Purchase && !stream.missing
            && sumOf(stream.stream.quantities) != 0.0;
    });
    if (layer.financing && purchase != streams.end())
        streams.push_back(interestStream(frame, layer, *purchase));
}

/// All costs of one layer, as they run from the delivery of its machines on.
std::vector<PlanStream> layerStreams(const PlanFrame &frame,
                                     const ResolvedLayer &layer,
                                     const LayerLoad &load,
                                     const RoomCooling &cooling)
{
    std::vector<PlanStream> streams = supplyStreams(frame, layer, load);
    append(streams, hostingStreams(frame, layer, load, cooling));
    if (isAwaited(layer, load)) {
        startOnDelivery(streams, layer, frame.calendar);
        if (const ResolvedLayer *standIn = standInOf(frame.plan))
            streams.push_back(waitingStream(frame, layer, load, *standIn));
    }
    addInterest(streams, frame, layer);
    return streams;
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
    return {
        AbsenceReason::SupplyShort,
        {.rule = FindingRule::SupplyShort,
         .severity = Severity::Problem,
         .subject = frame.plan.id.text(),
         .arguments = {Figure{peak.value()}, Figure{(peak - unserved).value()}, frame.plan.name}}};
}

/// No cost can be told of a plan without layers.
Missing noSupply(const PlanFrame &frame)
{
    if (frame.plan.refused)
        return *frame.plan.refused;
    return {AbsenceReason::NoSupply, frame.plan.findings.front()};
}

} // namespace

std::vector<PlanStream> planStreams(const PlanFrame &frame,
                                    std::span<const LayerLoad> loads,
                                    AssumptionUse &noted)
{
    std::vector<PlanStream> streams;
    const RoomCooling cooling = roomCooling(frame, loads);
    for (size_t i = 0; i < loads.size(); ++i) {
        append(streams, layerStreams(frame, frame.plan.layers[i], loads[i], cooling));
    }
    append(streams, demandStreams(frame, loads, cooling));
    append(streams, rentStreams(frame, loads));
    append(streams, operationsStreams(frame, loads, noted));
    append(streams, sharedStreams(frame, loads, noted));
    for (const ResolvedService &service : frame.plan.services)
        streams.push_back(serviceStream(frame, service, loads));
    for (PlanStream &stream : streams) {
        if (auto refused = frame.assumptions.refusalOf(stream.assumptions);
            refused && !stream.missing)
            stream = missingStream(std::move(stream.name), *std::move(refused));
    }
    return streams;
}

PlanCosts planCosts(const PlanFrame &frame, std::span<const int> committed)
{
    PlanCosts costs{.fill = fillSupply(frame, committed)};
    costs.streams = planStreams(frame, costs.fill.layers, costs.noted);
    append(costs.streams, shortfallStreams(frame, costs.streams));
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
