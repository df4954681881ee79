#include "model/compare/room_cooling.h"

#include "model/compare/delivery.h"
#include "model/compare/server_power.h"
#include "model/compare/site_streams.h"

#include <numeric>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Energy of all hosted servers.
Quantities roomEnergy(const PlanFrame &frame, std::span<const LayerLoad> loads)
{
    return sumOver(
        frame, loads, isHosted, [&frame](const ResolvedLayer &layer, const LayerLoad &load) {
            return itEnergy(frame, layer, load);
        });
}

Missing beyondDesign(const ResolvedSite &site, double kilowatts)
{
    return {AbsenceReason::FigureRefused,
            {.rule = FindingRule::FigureRefused,
             .severity = Severity::Problem,
             .subject = u"/sites/"_s % site.id.text() % u"/terms/pue_design_kw",
             .arguments = {Term{u"pue_design_kw"_s},
                           u"≥ "_s % QString::number(kilowatts, 'f', 1),
                           site.name}}};
}

/// PUE − 1 by month: 1 + variable + fixed ÷ load.
RoomCooling byOverhead(const PlanFrame &frame, std::span<const LayerLoad> loads)
{
    const ResolvedSite &site = frame.plan.site;
    Factor factor{.name = FactorName::PueMinusOne, .source = site.source};
    Quantities energy = roomEnergy(frame, loads);
    if (auto refused = frame.assumptions.refusalOf(energy.assumptions))
        return {.missing = *std::move(refused)};
    // Where a server's power is unknown, its own streams say so.
    factor.byMonth = energy.missing ? everyMonth(0.0, frame.months()) : std::move(energy.byMonth);
    for (size_t month = 0; month < factor.byMonth.size(); ++month) {
        double &share = factor.byMonth[month];
        if (share == 0.0)
            continue;
        const double kilowatts = share / frame.calendar.hoursOf(month).value();
        const auto pue =
            tco::pueAtLoad(*site.cooling.overhead, kilowatts / site.cooling.design.value());
        if (!pue)
            return {.missing = beyondDesign(site, kilowatts)};
        share = *pue - 1.0;
    }
    return {.shares = {std::move(factor)}};
}

/// Of air alone without losses the share is 1 ÷ COP, which people know.
RoomCooling byPlant(const ResolvedSite &site)
{
    const tco::CoolingPlant &plant = *site.cooling.plant;
    const auto energy = tco::coolingEnergy(plant, KilowattHours{1.0});
    if (!energy)
        return {}; // the checks have seen the plant's figures
    const bool isPlain =
        plant.liquidShare == 0.0 && plant.pumpShare == 0.0 && plant.distributionLoss == 0.0;
    RoomCooling result{
        .shares = {{.name = isPlain ? FactorName::InverseCop : FactorName::CoolingPerEnergy,
                    .value = (energy->cooling + energy->pumps).value(),
                    .source = site.source}}};
    if (plant.distributionLoss > 0.0)
        result.shares.push_back({.name = FactorName::LossesPerEnergy,
                                 .value = energy->losses.value(),
                                 .source = site.source});
    return result;
}

} // namespace

double RoomCooling::in(size_t month) const
{
    return std::accumulate(
        shares.begin(), shares.end(), 0.0, [month](double sum, const Factor &share) {
            return sum + share.in(month);
        });
}

RoomCooling roomCooling(const PlanFrame &frame, std::span<const LayerLoad> loads)
{
    const ResolvedSite &site = frame.plan.site;
    const ResolvedCooling &cooling = site.cooling;
    if (isIncludedAtSite(site, CostCategory::Cooling))
        return {};
    if (cooling.missing)
        return {.missing = cooling.missing};
    if (cooling.overhead)
        return byOverhead(frame, loads);
    if (cooling.plant)
        return byPlant(site);
    return {
        .shares = {
            {.name = FactorName::PueMinusOne, .value = *cooling.pue - 1.0, .source = site.source}}};
}

std::optional<double> impliedPue(const PlanFrame &frame, std::span<const LayerLoad> loads)
{
    if (frame.plan.site.cooling.pue)
        return {};
    const RoomCooling cooling = roomCooling(frame, loads);
    const Quantities energy = roomEnergy(frame, loads);
    if (cooling.missing || cooling.shares.empty() || energy.missing
        || frame.assumptions.refusalOf(energy.assumptions))
        return {};
    double facility = 0.0;
    for (size_t month = 0; month < energy.byMonth.size(); ++month)
        facility += energy.byMonth[month] * (1.0 + cooling.in(month));
    const double it = sumOf(energy.byMonth);
    return it > 0.0 ? std::optional{facility / it} : std::nullopt;
}

} // namespace steelyard
