#include "model/compare/delivery.h"
#include "model/compare/electricity_streams.h"
#include "model/compare/server_power.h"
#include "model/compare/site_streams.h"

#include <QtGlobal>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Power of the room's servers that the plan pays electricity for, cooling left out, by month.
Quantities roomPower(const PlanFrame &frame, std::span<const LayerLoad> loads)
{
    const auto isPaid = [&frame](const ResolvedLayer &layer, const LayerLoad &load) {
        return needsPower(frame.plan, layer, load);
    };
    return sumOver(
        frame, loads, isPaid, [&frame](const ResolvedLayer &layer, const LayerLoad &load) {
            return peakPower(frame, layer, load);
        });
}

/// Kilowatts that the contract bills for what the room draws, cooling included.
Quantities billedPower(const PlanFrame &frame,
                       std::span<const LayerLoad> loads,
                       const RoomCooling &cooling)
{
    Quantities power = roomPower(frame, loads);
    if (!power.missing)
        power.missing = cooling.missing;
    if (power.missing)
        return power;
    for (size_t month = 0; month < power.byMonth.size(); ++month) {
        double &kilowatts = power.byMonth[month];
        const auto billed = tco::billedDemand(frame.plan.site.demand->contract,
                                              kilowatts * (1.0 + cooling.in(month)));
        kilowatts = billed ? *billed : 0.0; // the checks have seen the contract's figures
    }
    power.factors = {{.name = FactorName::BilledDemand,
                      .value = sumOf(power.byMonth),
                      .unit = u"kw_month"_s,
                      .source = {QString::fromUtf8(QT_TRANSLATE_NOOP(
                          "AssumptionSources",
                          "Contract demand is at least 40 % of the transformer; what exceeds it "
                          "by more than 5 % counts twice (NDRC 2016 No. 1583)"))}}};
    return power;
}

Quantities transformerCapacity(const PlanFrame &frame)
{
    const double kva = frame.plan.site.demand->contract.transformerKva;
    return {.byMonth = everyMonth(kva, frame.months()),
            .factors = {{.name = FactorName::TransformerCapacity, .value = kva, .unit = u"kVA"_s},
                        {.name = FactorName::MonthCount,
                         .value = static_cast<double>(frame.months()),
                         .unit = u"month"_s}}};
}

} // namespace

std::vector<PlanStream> demandStreams(const PlanFrame &frame,
                                      std::span<const LayerLoad> loads,
                                      const RoomCooling &cooling)
{
    const ResolvedSite &site = frame.plan.site;
    if (!site.demand)
        return {};
    bool isUsed = false;
    for (size_t i = 0; i < loads.size(); ++i)
        isUsed = isUsed || needsPower(frame.plan, frame.plan.layers[i], loads[i]);
    using Basis = ResolvedDemand::Basis;
    if (!isUsed || site.demand->basis == Basis::HighestPower)
        return {};
    return {planStream({StreamKind::DemandCharge, CostCategory::Electricity, site.id.text()},
                       site.demand->basis == Basis::Contract ? billedPower(frame, loads, cooling)
                                                             : transformerCapacity(frame),
                       site.demand->price)};
}

} // namespace steelyard
