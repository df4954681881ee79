#include "model/compare/delivery.h"

#include "model/compare/machine_units.h"
#include "model/compare/rented_time.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr double kHoursOfWeek = 7.0 * kHoursPerDay;

void scale(std::vector<double> &months, const std::vector<double> &shares)
{
    std::ranges::transform(months, shares, months.begin(), std::multiplies{});
}

/// Makes `sum` the product of the factors again, of which the last changes by month.
void followSum(std::vector<Factor> &factors, double sum)
{
    if (factors.empty())
        return;
    double others = 1.0;
    for (size_t i = 0; i + 1 < factors.size(); ++i)
        others *= factors[i].value;
    factors.back().value = others == 0.0 ? 0.0 : sum / others;
}

/// Multiplies each month's quantity; the factors follow.
void scaleMonths(PlanStream &stream, const std::vector<double> &shares)
{
    scale(stream.stream.quantities, shares);
    if (!stream.taken.empty())
        scale(stream.taken, shares);
    followSum(stream.quantityFactors,
              sumOf(stream.taken.empty() ? stream.stream.quantities : stream.taken));
}

bool isHighestPower(const std::vector<Factor> &factors)
{
    return !factors.empty() && factors.back().name == FactorName::PeakPower;
}

/// A month's highest power is reached however late in it the machines come.
std::vector<double> sharesOfPower(std::vector<double> shares)
{
    std::ranges::transform(
        shares, shares.begin(), [](double share) { return share > 0.0 ? 1.0 : 0.0; });
    return shares;
}

size_t firstDelivered(const std::vector<double> &shares)
{
    const auto first = std::ranges::find_if(shares, [](double share) { return share > 0.0; });
    return std::min(static_cast<size_t>(first - shares.begin()), shares.size() - 1);
}

/// Machine time of the stand-in that serves `demand`, in units of its price.
std::vector<double> unitsOf(const std::vector<GpuHours> &demand,
                            const ResolvedLayer &standIn,
                            const tco::Calendar &calendar)
{
    const MachineTime time = machineTime(standIn.price.unit);
    const double gpusPerPiece =
        static_cast<double>(standIn.gpusPerServer) / piecesPerServer(standIn, standIn.price.unit);
    std::vector<double> units;
    for (size_t month = 0; month < demand.size(); ++month) {
        const Hours ofPieces{demand[month].value() / standIn.countsAs / gpusPerPiece};
        units.push_back(time.unitsOf(ofPieces, calendar.hoursOf(month)));
    }
    return units;
}

} // namespace

Hours deliveryOf(const PricedLine &price)
{
    return Hours{price.deliveryWeeks * kHoursOfWeek};
}

bool isAwaited(const ResolvedLayer &layer, const LayerLoad &load)
{
    return layer.isCommitted() && layer.price.deliveryWeeks > 0 && load.servers > 0;
}

std::vector<double> deliveredShares(const ResolvedLayer &layer, const tco::Calendar &calendar)
{
    const Hours delivery = deliveryOf(layer.price);
    std::vector<double> shares;
    for (size_t month = 0; month < static_cast<size_t>(calendar.months()); ++month) {
        const Hours left = calendar.startOf(month + 1) - delivery;
        shares.push_back(std::clamp(left / calendar.hoursOf(month), 0.0, 1.0));
    }
    return shares;
}

std::vector<double> paidShares(const ResolvedLayer &layer, const tco::Calendar &calendar)
{
    std::vector<double> shares = deliveredShares(layer, calendar);
    const PricedLine &price = layer.price;
    if (price.unit == PriceUnit::Once)
        return shares;
    // Terms that begin on delivery reach further beyond the horizon than those of the first day.
    const double months = calendar.months();
    const double held = std::accumulate(shares.begin(), shares.end(), 0.0);
    const int fromFirstDay = termMonths(price, months);
    const int fromDelivery = termMonths(price, held);
    double last = 1.0;
    double beyond = std::max(0.0, fromFirstDay - months);
    double owed = std::max(0.0, fromDelivery - held);
    // What is billed in the last month is counted as the price counts it: in months, however long,
    // or in hours.
    if (machineTime(price.unit).hours) {
        const Hours end = calendar.horizon();
        const Hours delivery = deliveryOf(price);
        const Hours ofTerms = calendar.monthsLater(delivery, fromDelivery) - delivery;
        last = calendar.hoursOf(shares.size() - 1).value();
        beyond =
            std::max(Hours{}, calendar.startOf(static_cast<size_t>(fromFirstDay)) - end).value();
        owed = std::max(Hours{}, ofTerms - std::max(Hours{}, end - delivery)).value();
    }
    shares.back() = (shares.back() * last + owed) / (last + beyond);
    return shares;
}

size_t monthOfDelivery(const ResolvedLayer &layer, const tco::Calendar &calendar)
{
    return firstDelivered(deliveredShares(layer, calendar));
}

void startOnDelivery(std::vector<PlanStream> &streams,
                     const ResolvedLayer &layer,
                     const tco::Calendar &calendar)
{
    const std::vector<double> shares = deliveredShares(layer, calendar);
    for (PlanStream &stream : streams) {
        if (stream.missing || stream.name.kind == StreamKind::Upfront
            || stream.name.kind == StreamKind::TermRefund)
            continue;
        if (stream.name.kind == StreamKind::Purchase) {
            const size_t month = firstDelivered(shares);
            for (std::vector<double> *months :
                 {&stream.stream.quantities, &stream.taken, &stream.prices}) {
                if (!months->empty())
                    std::swap(months->front(), (*months)[month]);
            }
            for (const Factor &factor : stream.monthlyFactors)
                stream.stream.quantities[month] *= factor.byMonth[month] / factor.byMonth.front();
        } else if (stream.name.kind == StreamKind::Rental
                   || stream.name.kind == StreamKind::ServiceCredit) {
            scaleMonths(stream, paidShares(layer, calendar));
        } else if (stream.name.kind != StreamKind::Residual) {
            scaleMonths(stream,
                        isHighestPower(stream.quantityFactors) ? sharesOfPower(shares) : shares);
        }
    }
}

Quantities fromDelivery(Quantities need,
                        const ResolvedLayer &layer,
                        const LayerLoad &load,
                        const tco::Calendar &calendar)
{
    if (need.missing || !isAwaited(layer, load))
        return need;
    const std::vector<double> shares = deliveredShares(layer, calendar);
    scale(need.byMonth, isHighestPower(need.factors) ? sharesOfPower(shares) : shares);
    followSum(need.factors, sumOf(need.byMonth));
    return need;
}

std::vector<GpuHours> awaitedDemand(const ResolvedLayer &layer,
                                    const LayerLoad &load,
                                    const tco::Calendar &calendar)
{
    const std::vector<double> shares = deliveredShares(layer, calendar);
    std::vector<GpuHours> awaited;
    for (size_t month = 0; month < shares.size(); ++month)
        awaited.push_back(load.served[month] * (1.0 - shares[month]));
    return awaited;
}

const ResolvedLayer *standInOf(const ResolvedPlan &plan)
{
    const auto found = std::ranges::find_if(plan.layers, [](const ResolvedLayer &layer) {
        return !layer.isCommitted() && !layer.price.rate.missing && !layer.price.upfront;
    });
    return found == plan.layers.end() ? nullptr : &*found;
}

PlanStream waitingStream(const PlanFrame &frame,
                         const ResolvedLayer &layer,
                         const LayerLoad &load,
                         const ResolvedLayer &standIn)
{
    std::vector<double> units =
        unitsOf(awaitedDemand(layer, load, frame.calendar), standIn, frame.calendar);
    Quantities quantities{.byMonth = units,
                          .pieces =
                              piecesFor(units, machineTime(standIn.price.unit), frame.calendar)};
    const bool isPerGpuTime = isPerGpu(standIn.price.unit);
    quantities.factors = {{.name = isPerGpuTime ? FactorName::GpuTime : FactorName::ServerTime,
                           .value = sumOf(units),
                           .unit = enumText(standIn.price.unit)}};
    if (standIn.lost) {
        const double paid = paidPerUnit(standIn);
        for (double &month : quantities.byMonth)
            month *= paid;
        quantities.factors.insert(quantities.factors.begin(),
                                  {.name = FactorName::PaidPerUsefulHour, .value = paid});
    }
    return planStream({StreamKind::Waiting, standIn.price.category, layer.id.text()},
                      std::move(quantities),
                      standIn.price);
}

void tellAwaited(PlanResult &plan,
                 const PlanFrame &frame,
                 std::span<const LayerLoad> loads,
                 std::vector<Finding> &findings)
{
    const ResolvedLayer *standIn = standInOf(frame.plan);
    for (size_t i = 0; i < loads.size(); ++i) {
        const ResolvedLayer &layer = frame.plan.layers[i];
        if (!isAwaited(layer, loads[i]))
            continue;
        const std::vector<GpuHours> awaited = awaitedDemand(layer, loads[i], frame.calendar);
        const GpuHours sum = std::accumulate(awaited.begin(), awaited.end(), GpuHours{});
        plan.layers[i].served -= sum;
        if (standIn) {
            LayerUse &use = plan.layers[static_cast<size_t>(standIn - frame.plan.layers.data())];
            use.served += sum;
            const double paidPerServed = paidPerUnit(*standIn) / standIn->countsAs;
            use.paid += sum * paidPerServed;
            for (size_t month = 0; month < awaited.size(); ++month)
                plan.paidByMonth[month] += awaited[month] * paidPerServed;
            continue;
        }
        plan.lostByMonth.resize(awaited.size());
        std::ranges::transform(plan.lostByMonth, awaited, plan.lostByMonth.begin(), std::plus{});
        findings.push_back({.rule = FindingRule::DeliveryAwaited,
                            .severity = Severity::Warning,
                            .subject = frame.plan.id.text(),
                            .arguments = {frame.plan.name,
                                          Figure{sum.value()},
                                          Figure{static_cast<double>(layer.price.deliveryWeeks)}}});
    }
}

} // namespace steelyard
