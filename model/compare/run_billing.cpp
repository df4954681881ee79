#include "model/compare/run_billing.h"

#include "model/compare/machine_units.h"
#include "model/compare/rented_time.h"
#include "model/tco/machine_runs.h"

#include <algorithm>
#include <functional>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Whether the layer's price is for the time that its machines run, and says more of it.
const RunBilling *runBilling(const ResolvedLayer &layer)
{
    return layer.price.runs && !paysWholeMonths(layer.price) ? &*layer.price.runs : nullptr;
}

/// Demand that one of the machines serves whose runs are billed: a GPU of a price per GPU-hour.
GpuCount perMachine(const ResolvedLayer &layer)
{
    return layer.price.unit == PriceUnit::GpuHour ? GpuCount{layer.countsAs} : layer.capacity();
}

/// Pieces of the price in one of these machines.
int piecesPerMachine(const ResolvedLayer &layer)
{
    return layer.price.unit == PriceUnit::GpuHour ? 1 : piecesPerServer(layer, layer.price.unit);
}

/// Machine-hours that the layer's own stream of time pays for, lost ones among them.
double hoursPaid(const ResolvedLayer &layer, const LayerLoad &load, size_t month)
{
    const double needed = layer.price.unit == PriceUnit::GpuHour
        ? load.served[month].value() / layer.countsAs
        : load.needed[month].value();
    return needed * paidPerUnit(layer);
}

/// Time billed beyond that paid for already. The checks have seen the unit.
std::vector<double> beyondPaid(const PlanFrame &frame,
                               const ResolvedLayer &layer,
                               std::vector<tco::MachineRun> runs,
                               const LayerLoad &load)
{
    const std::vector<double> run = tco::hoursRun(runs, frame.calendar);
    const double lengthened = paidPerUnit(layer);
    for (tco::MachineRun &each : runs)
        each.end = each.start + (each.end - each.start) * lengthened;
    std::vector<double> beyond =
        tco::hoursBilledBeyond(runs, layer.price.runs->unit, frame.calendar).value();
    for (size_t month = 0; month < beyond.size(); ++month) {
        // A machine that serves a part of what it could is paid as a whole.
        constexpr double kHair = 1e-6;
        const double part = run[month] * lengthened - hoursPaid(layer, load, month);
        beyond[month] += part > kHair * run[month] ? part : 0.0;
    }
    return beyond;
}

/// A quantity of the price's unit from hours of the machines whose runs are billed.
Quantities timeOf(const std::vector<double> &hours,
                  FactorName name,
                  const PlanFrame &frame,
                  const ResolvedLayer &layer,
                  const LayerLoad &load)
{
    const MachineTime unit = machineTime(layer.price.unit);
    Quantities time{.byMonth = hours,
                    .pieces = rentedTime(layer.price, layer, load, frame.calendar).pieces};
    for (size_t month = 0; month < time.byMonth.size(); ++month)
        time.byMonth[month] = piecesPerMachine(layer)
            * unit.unitsOf(Hours{hours[month]}, frame.calendar.hoursOf(month));
    time.factors = {
        {.name = name, .value = sumOf(time.byMonth), .unit = enumText(layer.price.unit)}};
    return time;
}

bool isAny(const std::vector<double> &hours)
{
    return std::ranges::any_of(hours, [](double month) { return month != 0.0; });
}

} // namespace

RunHours runHoursOf(const PlanFrame &frame,
                    const ResolvedLayer &layer,
                    tco::Band band,
                    const LayerLoad &load)
{
    RunHours hours;
    if (const RunBilling *billing = runBilling(layer)) {
        const std::vector<tco::MachineRun> runs =
            tco::machineRuns(frame.demand, band, perMachine(layer));
        hours.beyond = beyondPaid(frame, layer, runs, load);
        if (!billing->sustainedUse.empty())
            hours.off =
                tco::hoursOffBySustainedUse(runs, billing->sustainedUse, frame.calendar).value();
        // Time that is lost to interruptions is paid at the same price.
        for (double &month : hours.off)
            month *= paidPerUnit(layer);
    }
    if (layer.price.kept && !paysWholeMonths(layer.price))
        hours.stopped = tco::hoursStopped(tco::machineRuns(frame.demand, band, layer.capacity()),
                                          frame.calendar);
    return hours;
}

RunHours runHoursOfBusy(const ResolvedLayer &layer, int servers, const tco::Calendar &calendar)
{
    const RunBilling *billing = runBilling(layer);
    if (!billing || billing->sustainedUse.empty())
        return {};
    const double machines =
        servers * (layer.price.unit == PriceUnit::GpuHour ? layer.gpusPerServer : 1);
    const double off = 1.0 - tco::sustainedUseMultiplier(1.0, billing->sustainedUse).value();
    RunHours hours;
    for (size_t month = 0; month < static_cast<size_t>(calendar.months()); ++month)
        hours.off.push_back(machines * calendar.hoursOf(month).value() * off);
    return hours;
}

std::vector<PlanStream> runStreams(const PlanFrame &frame,
                                   const ResolvedLayer &layer,
                                   const LayerLoad &load)
{
    std::vector<PlanStream> streams;
    const auto nameOf = [&layer](StreamKind kind) {
        return StreamName{kind, layer.price.category, layer.id.text()};
    };
    if (isAny(load.runs.beyond))
        streams.push_back(
            planStream(nameOf(StreamKind::RunRounding),
                       timeOf(load.runs.beyond, FactorName::TimeBeyond, frame, layer, load),
                       layer.price));
    if (isAny(load.runs.off)) {
        std::vector<double> off = load.runs.off;
        std::ranges::transform(off, off.begin(), std::negate{});
        streams.push_back(planStream(nameOf(StreamKind::SustainedUse),
                                     timeOf(off, FactorName::TimeOff, frame, layer, load),
                                     layer.price));
    }
    if (isAny(load.runs.stopped))
        streams.push_back(planStream(nameOf(StreamKind::KeptMachines),
                                     {.byMonth = load.runs.stopped,
                                      .factors = {{.name = FactorName::TimeStopped,
                                                   .value = sumOf(load.runs.stopped),
                                                   .unit = enumText(PriceUnit::NodeHour)}}},
                                     *layer.price.kept));
    return streams;
}

void remarkOnRounding(const PlanFrame &frame,
                      std::span<const LayerLoad> loads,
                      std::vector<Finding> &findings)
{
    for (size_t i = 0; i < loads.size(); ++i) {
        const ResolvedLayer &layer = frame.plan.layers[i];
        const double beyond = sumOf(loads[i].runs.beyond);
        if (beyond == 0.0)
            continue;
        double paid = 0.0;
        for (size_t month = 0; month < loads[i].runs.beyond.size(); ++month)
            paid += hoursPaid(layer, loads[i], month);
        findings.push_back({.rule = FindingRule::RunsRoundedUp,
                            .severity = Severity::Info,
                            .subject = frame.plan.id.text(),
                            .arguments = {frame.plan.name.orId(frame.plan.id.text()),
                                          layer.price.lineName,
                                          Figure{paid, 1},
                                          Figure{paid + beyond, 1}}});
    }
}

} // namespace steelyard
