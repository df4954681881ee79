#include "model/compare/server_power.h"

#include "model/tco/power.h"

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// What a layer's servers draw, as `quantity` makes it of the power of one; missing when that is
/// unknown.
template <typename Quantity>
Quantities drawn(const PlanFrame &frame, const ResolvedLayer &layer, Quantity quantity)
{
    const AssumptionValues &assumed = frame.assumptions;
    std::optional<Kilowatts> typical = layer.server.typical;
    AssumptionUse used{AssumptionKey::IdlePowerShare, AssumptionKey::GpuLoad};
    if (!typical && layer.server.rating) {
        typical = *layer.server.rating * assumed.number(AssumptionKey::TypicalPowerShare);
        used |= {AssumptionKey::TypicalPowerShare};
    }
    if (!typical)
        return {.assumptions = used, .missing = unknownPower(layer)};
    Quantities result = quantity(tco::serverPower(*typical,
                                                  assumed.number(AssumptionKey::IdlePowerShare),
                                                  assumed.number(AssumptionKey::GpuLoad)));
    result.assumptions = used;
    result.factors.back().value = sumOf(result.byMonth);
    return result;
}

} // namespace

Quantities itEnergy(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    return drawn(frame, layer, [&](tco::ServerPower power) {
        Quantities result{.factors = {{.name = FactorName::Energy, .unit = u"kWh"_s}}};
        const ServerCount servers{static_cast<double>(load.servers)};
        for (size_t month = 0; month < load.served.size(); ++month) {
            const ServerHours powered = servers * frame.calendar.hoursOf(month);
            const ServerHours busy{load.served[month].value() / layer.capacity().value()};
            result.byMonth.push_back(tco::energy(power, powered, busy).value());
        }
        return result;
    });
}

Quantities peakPower(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    return drawn(frame, layer, [&](tco::ServerPower power) {
        Quantities result{.factors = {{.name = FactorName::PeakPower, .unit = u"kw_month"_s}}};
        for (const int busy : load.peaks)
            result.byMonth.push_back(
                (power.idle * load.servers + (power.busy - power.idle) * busy).value());
        return result;
    });
}

Quantities ratedPower(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    Quantities result{.assumptions = {AssumptionKey::RackPowerMargin}};
    if (!layer.server.rating) {
        result.missing = unknownPower(layer);
        return result;
    }
    const double margin = frame.assumptions.number(AssumptionKey::RackPowerMargin);
    result.byMonth =
        everyMonth(layer.server.rating->value() * load.servers * (1.0 + margin), frame.months());
    return result;
}

Missing unknownPower(const ResolvedLayer &layer)
{
    const LocalText name =
        layer.server.name.isEmpty() ? layer.price.lineName : LocalText{layer.server.name};
    return {AbsenceReason::PowerUnknown,
            {.rule = FindingRule::PowerUnknown,
             .severity = Severity::Problem,
             .subject = layer.id.text(),
             .arguments = {name}}};
}

} // namespace steelyard
