#include "model/compare/rented_time.h"

#include <algorithm>

namespace steelyard {

namespace {

std::vector<double> scaled(std::vector<double> values, double factor)
{
    for (double &value : values)
        value *= factor;
    return values;
}

/// Hours of machines by month, those behind the horizon in the last.
std::vector<double> hoursHeld(const tco::WholeMonths &machines, const tco::Calendar &calendar)
{
    std::vector<double> hours = machines.held;
    for (size_t month = 0; month < hours.size(); ++month)
        hours[month] *= calendar.hoursOf(month).value();
    for (size_t behind = 0; behind < machines.behind.size(); ++behind)
        hours.back() +=
            machines.behind[behind] * calendar.hoursOf(machines.held.size() + behind).value();
    return hours;
}

/// Of machines that each are so many pieces.
RentedTime heldTime(const tco::WholeMonths &machines,
                    double pieces,
                    const MachineTime &time,
                    const tco::Calendar &calendar)
{
    RentedTime result{.pieces = scaled(machines.held, pieces),
                      .hours = scaled(hoursHeld(machines, calendar), pieces)};
    result.units = time.hours ? scaled(result.hours, 1.0 / time.hours->value())
                              : scaled(machines.paid, pieces * time.perMonth);
    return result;
}

/// GPU-hours served, of which a server may do a part.
RentedTime servedTime(const ResolvedLayer &layer, const LayerLoad &load)
{
    RentedTime result{.pieces = {load.peakGpus.begin(), load.peakGpus.end()},
                      .paidPerUnit = paidPerUnit(layer)};
    for (const GpuHours served : load.served)
        result.hours.push_back(served.value() / layer.countsAs);
    result.units = result.hours;
    return result;
}

/// Time of whole servers of so many pieces, while they are needed.
RentedTime neededTime(const ResolvedLayer &layer,
                      const LayerLoad &load,
                      double pieces,
                      const MachineTime &time,
                      const tco::Calendar &calendar)
{
    RentedTime result{.pieces = scaled({load.peaks.begin(), load.peaks.end()}, pieces),
                      .paidPerUnit = paidPerUnit(layer)};
    for (size_t month = 0; month < load.needed.size(); ++month) {
        const Hours needed{load.needed[month].value()};
        result.hours.push_back(needed.value() * pieces);
        result.units.push_back(time.unitsOf(needed, calendar.hoursOf(month)) * pieces);
    }
    return result;
}

tco::WholeMonths wholeMonths(const PricedLine &price, const LayerLoad &load)
{
    return tco::wholeMonthsUsed(load.peaks,
                                price.minimumTermMonths,
                                price.upfront ? tco::AfterTerm::NewTerm
                                              : tco::AfterTerm::MonthByMonth);
}

} // namespace

std::vector<double> RentedTime::paid() const
{
    return scaled(units, paidPerUnit);
}

std::vector<double> piecesFor(std::vector<double> units,
                              const MachineTime &time,
                              const tco::Calendar &calendar)
{
    for (size_t month = 0; month < units.size(); ++month)
        units[month] /= time.unitsIn(calendar.hoursOf(month));
    return units;
}

double paidPerUnit(const ResolvedLayer &layer)
{
    return layer.lost ? layer.lost->paidPerUseful : 1.0;
}

int piecesPerServer(const ResolvedLayer &layer, PriceUnit unit)
{
    return isPerGpu(unit) ? layer.gpusPerServer : 1;
}

bool paysWholeMonths(const PricedLine &price)
{
    return price.minimumTermMonths > 0
        || (isHeld(price.unit) && price.payment == tco::Payment::WholeMonths);
}

int termMonths(const PricedLine &price, double months)
{
    const int terms = price.upfront ? tco::wholeTerms(months, price.minimumTermMonths) : 1;
    return terms * price.minimumTermMonths;
}

RentedTime rentedTime(const PricedLine &price,
                      const ResolvedLayer &layer,
                      const LayerLoad &load,
                      const tco::Calendar &calendar)
{
    const MachineTime time = machineTime(price.unit);
    const double pieces = piecesPerServer(layer, price.unit);
    if (layer.isCommitted())
        return heldTime(
            tco::heldThroughout(termMonths(price, calendar.months()), calendar.months()),
            pieces * load.servers,
            time,
            calendar);
    if (paysWholeMonths(price))
        return heldTime(wholeMonths(price, load), pieces, time, calendar);
    if (price.unit == PriceUnit::GpuHour)
        return servedTime(layer, load);
    return neededTime(layer, load, pieces, time, calendar);
}

std::vector<double> termsBegun(const ResolvedLayer &layer, const LayerLoad &load, int months)
{
    if (!layer.isCommitted())
        return wholeMonths(layer.price, load).begun;
    std::vector<double> begun(static_cast<size_t>(months));
    const auto term = static_cast<size_t>(std::max(1, layer.price.minimumTermMonths));
    for (size_t month = 0; month < begun.size(); month += term)
        begun[month] = load.servers;
    return begun;
}

std::vector<GpuHours> paidGpuHours(const ResolvedLayer &layer,
                                   const LayerLoad &load,
                                   const tco::Calendar &calendar)
{
    const GpuCount gpus{static_cast<double>(layer.gpusPerServer)};
    std::vector<GpuHours> paid(static_cast<size_t>(calendar.months()));
    if (load.servers == 0)
        return paid;
    if (layer.price.unit == PriceUnit::Once) {
        for (size_t month = 0; month < paid.size(); ++month)
            paid[month] = gpus * load.servers * calendar.hoursOf(month);
        return paid;
    }
    const RentedTime rented = rentedTime(layer.price, layer, load, calendar);
    const double gpusPerPiece = gpus.value() / piecesPerServer(layer, layer.price.unit);
    for (size_t month = 0; month < paid.size(); ++month)
        paid[month] = GpuHours{rented.hours[month] * rented.paidPerUnit * gpusPerPiece};
    const double gpusPerRun = layer.price.unit == PriceUnit::GpuHour ? 1.0 : gpus.value();
    for (size_t month = 0; month < load.runs.beyond.size(); ++month)
        paid[month] += GpuHours{load.runs.beyond[month] * gpusPerRun};
    return paid;
}

} // namespace steelyard
