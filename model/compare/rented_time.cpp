#include "model/compare/rented_time.h"

#include "model/compare/machine_units.h"

#include <numeric>

namespace steelyard {

namespace {

std::vector<double> scaled(std::vector<double> values, double factor)
{
    for (double &value : values)
        value *= factor;
    return values;
}

RentedTime heldTime(double pieces, double unitsPerMonth, const std::vector<double> &months)
{
    return {.pieces = std::vector<double>(months.size(), pieces),
            .units = scaled(months, unitsPerMonth * pieces)};
}

/// GPU-hours served, of which a server may do a part.
RentedTime servedTime(const ResolvedLayer &layer, const LayerLoad &load)
{
    RentedTime result{.pieces = {load.peakGpus.begin(), load.peakGpus.end()}};
    for (const GpuHours served : load.served)
        result.units.push_back(served.value() / layer.countsAs);
    return result;
}

} // namespace

int piecesPerServer(const ResolvedLayer &layer, PriceUnit unit)
{
    return isPerGpu(unit) ? layer.gpusPerServer : 1;
}

RentedTime rentedTime(const PricedLine &price,
                      const ResolvedLayer &layer,
                      const LayerLoad &load,
                      const tco::Calendar &calendar)
{
    const MachineTime time = machineTime(price.unit, calendar.monthBasis);
    const double pieces = piecesPerServer(layer, price.unit);
    if (layer.isCommitted())
        return heldTime(pieces * load.servers,
                        time.unitsPerMonth,
                        tco::monthsHeld(price.minimumTermMonths, calendar));
    const bool isByMonth = time.isPeriodic && price.payment == tco::Payment::WholeMonths;
    if (isByMonth || price.minimumTermMonths > 0) {
        tco::WholeMonths months = tco::wholeMonthsUsed(load.peaks, price.minimumTermMonths);
        return {.pieces = scaled(std::move(months.held), pieces),
                .units = scaled(std::move(months.paid), pieces * time.unitsPerMonth)};
    }
    if (price.unit == PriceUnit::GpuHour)
        return servedTime(layer, load);
    RentedTime result{.pieces = scaled({load.peaks.begin(), load.peaks.end()}, pieces)};
    const double hoursPerUnit = calendar.monthBasis.value() / time.unitsPerMonth;
    for (const ServerHours needed : load.needed)
        result.units.push_back(needed.value() / hoursPerUnit * pieces);
    return result;
}

GpuHours paidGpuHours(const ResolvedLayer &layer,
                      const LayerLoad &load,
                      const tco::Calendar &calendar)
{
    if (load.servers == 0)
        return {};
    const GpuCount gpus{static_cast<double>(layer.gpusPerServer)};
    if (layer.price.unit == PriceUnit::Once)
        return gpus * load.servers * calendar.horizon();
    const RentedTime rented = rentedTime(layer.price, layer, load, calendar);
    const double units = std::accumulate(rented.units.begin(), rented.units.end(), 0.0);
    const double piecesPerGpu = piecesPerServer(layer, layer.price.unit) / gpus.value();
    return GpuHours{units / piecesPerGpu * calendar.monthBasis.value()
                    / machineTime(layer.price.unit, calendar.monthBasis).unitsPerMonth};
}

} // namespace steelyard
