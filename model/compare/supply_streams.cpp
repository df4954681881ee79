#include "model/compare/supply_streams.h"

#include "model/compare/delivery.h"
#include "model/compare/machine_units.h"
#include "model/compare/ownership_streams.h"
#include "model/compare/plan_cover.h"
#include "model/compare/rented_time.h"
#include "model/compare/run_billing.h"
#include "model/compare/term_refunds.h"

#include <algorithm>
#include <iterator>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Time on the layer's machines: of held ones the pieces and the time of each, else their product.
Quantities timeQuantities(const ResolvedLayer &layer,
                          const LayerLoad &load,
                          const tco::Calendar &calendar)
{
    RentedTime rented = rentedTime(layer.price, layer, load, calendar);
    Quantities result{.byMonth = std::move(rented.units), .pieces = std::move(rented.pieces)};
    if (layer.isCommitted()) {
        const MachineTime time = machineTime(layer.price.unit);
        const Factor held = piecesOf(layer, load.servers);
        result.factors = {
            held,
            {.name = time.factor, .value = sumOf(result.byMonth) / held.value, .unit = time.unit}};
        return result;
    }
    const bool isPerGpuTime = isPerGpu(layer.price.unit);
    result.factors = {{.name = isPerGpuTime ? FactorName::GpuTime : FactorName::ServerTime,
                       .value = sumOf(result.byMonth),
                       .unit = enumText(layer.price.unit)}};
    return result;
}

/// Time that is paid and gets nothing ahead: w × 1 ÷ (1 − w) of the time that does, w the share
/// lost: see `LostTime`.
PlanStream lostWork(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    const LostTime &lost = *layer.lost;
    Quantities quantities = timeQuantities(layer, load, frame.calendar);
    for (double &month : quantities.byMonth)
        month *= lost.share * lost.paidPerUseful;
    quantities.factors.insert(
        quantities.factors.begin(),
        {{.name = FactorName::LostShare, .value = lost.share},
         {.name = FactorName::PaidPerUsefulHour, .value = lost.paidPerUseful}});
    return planStream({StreamKind::LostWork, layer.price.category, layer.id.text()},
                      std::move(quantities),
                      layer.price);
}

std::vector<PlanStream> purchaseStreams(const PlanFrame &frame,
                                        const ResolvedLayer &layer,
                                        int servers)
{
    std::vector<PlanStream> streams{planStream(
        {StreamKind::Purchase, layer.price.category, layer.id.text()},
        {.byMonth = inFirstMonth(servers, frame.months()), .factors = {piecesOf(layer, servers)}},
        layer.price)};
    if (layer.price.category != CostCategory::Hardware || layer.price.rate.missing)
        return streams;
    std::ranges::move(ownershipStreams(frame, layer, servers), std::back_inserter(streams));
    return streams;
}

/// What each term costs at its begin.
PlanStream upfrontPart(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    Quantities terms{.byMonth = termsBegun(layer, load, frame.months())};
    if (isAwaited(layer, load)) {
        const auto wait = static_cast<std::ptrdiff_t>(monthOfDelivery(layer, frame.calendar));
        std::shift_right(terms.byMonth.begin(), terms.byMonth.end(), wait);
        std::fill_n(terms.byMonth.begin(), wait, 0.0);
    }
    const int pieces = piecesPerServer(layer, layer.price.unit);
    for (double &month : terms.byMonth)
        month *= pieces;
    terms.factors = {{.name = FactorName::TermsBegun,
                      .value = sumOf(terms.byMonth),
                      .unit = termUnit(layer.price.unit)}};
    return planStream({StreamKind::Upfront, layer.price.category, layer.id.text()},
                      std::move(terms),
                      *layer.price.upfront);
}

/// What a vendor pays back of the rent for service levels that were missed.
PlanStream serviceCredit(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    const double share = frame.assumptions.number(AssumptionKey::SlaCreditShare);
    Quantities quantities = timeQuantities(layer, load, frame.calendar);
    for (double &month : quantities.byMonth)
        month *= -share;
    quantities.factors.insert(
        quantities.factors.begin(),
        {.name = FactorName::Share,
         .value = -share,
         .source = {frame.assumptions.entry(AssumptionKey::SlaCreditShare).assumption.source}});
    quantities.assumptions = {AssumptionKey::SlaCreditShare};
    return planStream({StreamKind::ServiceCredit, layer.price.category, layer.id.text()},
                      std::move(quantities),
                      layer.price);
}

} // namespace

std::vector<PlanStream> supplyStreams(const PlanFrame &frame,
                                      const ResolvedLayer &layer,
                                      const LayerLoad &load)
{
    if (load.servers == 0)
        return {};
    const StreamKind kind = layer.isCommitted() ? StreamKind::Rental : StreamKind::OnDemandRental;
    StreamName name{kind, layer.price.category, layer.id.text()};
    if (layer.price.rate.missing)
        return {missingStream(std::move(name), *layer.price.rate.missing)};
    if (layer.price.unit == PriceUnit::Once)
        return purchaseStreams(frame, layer, load.servers);
    std::vector<PlanStream> streams{
        planStream(name, timeQuantities(layer, load, frame.calendar), layer.price)};
    if (layer.price.upfront)
        streams.push_back(upfrontPart(frame, layer, load));
    if (layer.lost)
        streams.push_back(lostWork(frame, layer, load));
    std::ranges::move(runStreams(frame, layer, load), std::back_inserter(streams));
    std::ranges::move(planCoverStreams(frame, layer, load), std::back_inserter(streams));
    if (std::optional<PlanStream> refund = refundStream(frame, layer, load))
        streams.push_back(*std::move(refund));
    if (frame.assumptions.number(AssumptionKey::SlaCreditShare) > 0.0)
        streams.push_back(serviceCredit(frame, layer, load));
    return streams;
}

} // namespace steelyard
