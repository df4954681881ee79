#include "model/compare/supply_streams.h"

#include "model/compare/machine_units.h"

#include <algorithm>
#include <numeric>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// GPUs or nodes that one server counts for in the price's unit.
double piecesPerServer(const ResolvedLayer &layer)
{
    return isPerGpu(layer.price.unit) ? layer.gpusPerServer : 1;
}

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

/// Machines that are held from start to end, used or not.
Quantities heldQuantities(const ResolvedLayer &layer, int servers, const tco::Calendar &calendar)
{
    const MachineTime time = machineTime(layer.price.unit, calendar.monthBasis);
    const tco::Term term{.periodMonths = time.periodMonths,
                         .payment = time.isPeriodic ? layer.price.payment : tco::Payment::ProRata,
                         .minimumMonths = layer.price.minimumTermMonths};
    Quantities result{.byMonth = tco::periodsHeld(term, calendar)};
    const Factor held = pieces(layer, servers);
    const double units = sumOf(result.byMonth) * time.unitsPerPeriod;
    for (double &month : result.byMonth)
        month *= time.unitsPerPeriod * held.value;
    result.factors = {held, {.name = time.factor, .value = units, .unit = time.unit}};
    return result;
}

/// Machines that are paid while they are used.
Quantities usedQuantities(const ResolvedLayer &layer,
                          const LayerLoad &load,
                          const tco::Calendar &calendar)
{
    const MachineTime time = machineTime(layer.price.unit, calendar.monthBasis);
    Quantities result;
    if (layer.price.unit == PriceUnit::GpuHour) {
        for (const GpuHours served : load.served)
            result.byMonth.push_back(served.value() / layer.countsAs);
    } else if (time.isPeriodic && layer.price.payment == tco::Payment::WholePeriodsAhead) {
        result.byMonth = tco::wholePeriodsUsed(time.periodMonths, load.peaks);
        for (double &month : result.byMonth)
            month *= piecesPerServer(layer);
    } else {
        const double hoursPerUnit =
            calendar.monthBasis.value() * time.periodMonths / time.unitsPerPeriod;
        for (const ServerHours needed : load.needed)
            result.byMonth.push_back(needed.value() / hoursPerUnit * piecesPerServer(layer));
    }
    const bool isPerGpuTime = isPerGpu(layer.price.unit);
    result.factors = {{.name = isPerGpuTime ? FactorName::GpuTime : FactorName::ServerTime,
                       .value = sumOf(result.byMonth),
                       .unit = enumText(layer.price.unit)}};
    return result;
}

PlanStream maintenanceStream(const PlanFrame &frame, const ResolvedLayer &layer, int servers)
{
    const double rate = frame.assumptions.number(AssumptionKey::MaintenanceRate);
    const int months = frame.months();
    return planStream(
        {StreamKind::Maintenance, CostCategory::Operations, layer.id.text()},
        {.byMonth = everyMonth(servers * rate / kMonthsPerYear, months),
         .factors =
             {pieces(layer, servers),
              {.name = FactorName::MaintenanceRate,
               .value = rate,
               .source = frame.assumptions.entry(AssumptionKey::MaintenanceRate).assumption.source},
              {.name = FactorName::Quantity, .value = months / kMonthsPerYear, .unit = u"year"_s}},
         .assumptions = {AssumptionKey::MaintenanceRate}},
        layer.price);
}

PlanStream residualStream(const PlanFrame &frame, const ResolvedLayer &layer, int servers)
{
    const double rate = frame.assumptions.number(AssumptionKey::ResidualRate);
    return planStream({StreamKind::Residual, CostCategory::Residual, layer.id.text()},
                      {.byMonth = inLastMonth(-rate * servers, frame.months()),
                       .factors = {pieces(layer, servers),
                                   {.name = FactorName::ResidualRate,
                                    .value = -rate,
                                    .source = {frame.assumptions.entry(AssumptionKey::ResidualRate)
                                                   .assumption.source}}},
                       .assumptions = {AssumptionKey::ResidualRate}},
                      layer.price);
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
    Quantities quantities = layer.isCommitted()
        ? heldQuantities(layer, load.servers, frame.calendar)
        : usedQuantities(layer, load, frame.calendar);
    return {planStream(std::move(name), std::move(quantities), layer.price)};
}

GpuHours paidGpuHours(const ResolvedLayer &layer,
                      const LayerLoad &load,
                      const tco::Calendar &calendar)
{
    const GpuCount gpus{static_cast<double>(layer.gpusPerServer)};
    if (layer.isCommitted())
        return gpus * load.servers * calendar.horizon();
    const MachineTime time = machineTime(layer.price.unit, calendar.monthBasis);
    const Quantities used = usedQuantities(layer, load, calendar);
    const double piecesPerGpu = piecesPerServer(layer) / gpus.value();
    return GpuHours{sumOf(used.byMonth) / piecesPerGpu * calendar.monthBasis.value()
                    * time.periodMonths / time.unitsPerPeriod};
}

} // namespace steelyard
