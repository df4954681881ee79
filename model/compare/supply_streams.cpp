#include "model/compare/supply_streams.h"

#include "model/compare/machine_units.h"
#include "model/compare/rented_time.h"

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

Factor pieces(const ResolvedLayer &layer, int servers)
{
    return isPerGpu(layer.price.unit)
        ? Factor{.name = FactorName::Gpus,
                 .value = static_cast<double>(servers) * layer.gpusPerServer,
                 .unit = u"GPUs"_s}
        : Factor{.name = FactorName::Servers,
                 .value = static_cast<double>(servers),
                 .unit = u"servers"_s};
}

/// Time on the layer's machines: of held ones the pieces and the time of each, else their product.
Quantities timeQuantities(const ResolvedLayer &layer,
                          const LayerLoad &load,
                          const tco::Calendar &calendar)
{
    RentedTime rented = rentedTime(layer.price, layer, load, calendar);
    Quantities result{.byMonth = std::move(rented.units), .pieces = std::move(rented.pieces)};
    if (layer.isCommitted()) {
        const MachineTime time = machineTime(layer.price.unit, calendar.monthBasis);
        const Factor held = pieces(layer, load.servers);
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

/// Upkeep and value are shares of the price that was paid, whatever tier that was.
PlanStream maintenanceStream(const PlanFrame &frame, const ResolvedLayer &layer, int servers)
{
    const double rate = frame.assumptions.number(AssumptionKey::MaintenanceRate);
    const int months = frame.months();
    return planStream(
        {StreamKind::Maintenance, CostCategory::Operations, layer.id.text()},
        {.byMonth = everyMonth(servers * rate / kMonthsPerYear, months),
         .factors = {pieces(layer, servers),
                     {.name = FactorName::MaintenanceRate,
                      .value = rate,
                      .source = {frame.assumptions.entry(AssumptionKey::MaintenanceRate)
                                     .assumption.source}},
                     {.name = FactorName::Quantity,
                      .value = months / kMonthsPerYear,
                      .unit = u"year"_s}},
         .assumptions = {AssumptionKey::MaintenanceRate}},
        rateFor(layer.price, servers));
}

PlanStream residualStream(const PlanFrame &frame, const ResolvedLayer &layer, int servers)
{
    const double rate = frame.assumptions.number(AssumptionKey::ResidualRate);
    return planStream({StreamKind::Residual, CostCategory::Residual, layer.id.text()},
                      {.byMonth = inLastMonth(-rate * servers, frame.months()),
                       .factors = {{.name = FactorName::ResidualRate,
                                    .value = -rate,
                                    .source = {frame.assumptions.entry(AssumptionKey::ResidualRate)
                                                   .assumption.source}},
                                   pieces(layer, servers)},
                       .assumptions = {AssumptionKey::ResidualRate}},
                      rateFor(layer.price, servers));
}

std::vector<PlanStream> purchaseStreams(const PlanFrame &frame,
                                        const ResolvedLayer &layer,
                                        int servers)
{
    std::vector<PlanStream> streams{planStream(
        {StreamKind::Purchase, layer.price.category, layer.id.text()},
        {.byMonth = inFirstMonth(servers, frame.months()), .factors = {pieces(layer, servers)}},
        layer.price)};
    if (layer.price.category != CostCategory::Hardware || layer.price.rate.missing)
        return streams;
    if (!layer.covers(CostCategory::Operations))
        streams.push_back(maintenanceStream(frame, layer, servers));
    streams.push_back(residualStream(frame, layer, servers));
    return streams;
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
    return {planStream(std::move(name), timeQuantities(layer, load, frame.calendar), layer.price)};
}

} // namespace steelyard
