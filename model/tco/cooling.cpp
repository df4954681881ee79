#include "model/tco/cooling.h"

#include "model/tco/input_refusal.h"

namespace steelyard::tco {

namespace {

/// Above zero; infinity is a plant that needs no energy.
Checked isCop(double cop, std::string_view field)
{
    if (cop > 0.0)
        return {};
    return Refusal{Undefined::NotPositive, field};
}

Checked plantProblem(const CoolingPlant &plant)
{
    return firstRefusal({isShare(plant.liquidShare, "liquid_share"),
                         isCop(plant.liquidCop, "liquid_cop"),
                         isCop(plant.airCop, "air_cop"),
                         notNegative(plant.pumpShare, "pump_share"),
                         notNegative(plant.distributionLoss, "distribution_loss"),
                         isShare(plant.lossesInRoom, "losses_in_room")});
}

} // namespace

Computed<> pueAtLoad(const FacilityOverhead &overhead, double loadShare)
{
    if (const Checked problem = firstRefusal({notNegative(overhead.variable, "variable_overhead"),
                                              notNegative(overhead.fixed, "fixed_overhead"),
                                              isShare(loadShare, "load_share"),
                                              positive(loadShare, "load_share")}))
        return *problem;
    return 1.0 + overhead.variable + overhead.fixed / loadShare;
}

Computed<CoolingEnergy> coolingEnergy(const CoolingPlant &plant, KilowattHours it)
{
    if (const Checked problem =
            firstRefusal({plantProblem(plant), notNegative(it.value(), "it_energy")}))
        return *problem;
    const KilowattHours losses = it * plant.distributionLoss;
    const KilowattHours heat = it + losses * plant.lossesInRoom;
    const double perHeat =
        plant.liquidShare / plant.liquidCop + (1.0 - plant.liquidShare) / plant.airCop;
    return CoolingEnergy{
        .cooling = heat * perHeat, .pumps = it * plant.pumpShare, .losses = losses};
}

Computed<> impliedPue(const CoolingPlant &plant)
{
    const Computed<CoolingEnergy> energy = coolingEnergy(plant, KilowattHours{1.0});
    if (!energy)
        return energy.refusal();
    return 1.0 + energy->sum().value();
}

Computed<> measuredPue(KilowattHours facility, KilowattHours it)
{
    if (const Checked problem = positive(it.value(), "it_energy"))
        return *problem;
    const double pue = facility / it;
    if (const Checked problem = atLeastOne(pue, "facility_energy"))
        return *problem;
    return pue;
}

Computed<> effectivePue(const std::optional<double> &pue, const std::optional<CoolingPlant> &plant)
{
    if (pue && plant)
        return Refusal{Undefined::StatedTwice, "pue"};
    if (plant)
        return impliedPue(*plant);
    if (!pue)
        return Refusal{Undefined::PriceMissing, "pue"};
    if (const Checked problem = atLeastOne(*pue, "pue"))
        return *problem;
    return *pue;
}

Computed<> powerWithoutFans(Kilowatts server, Kilowatts fans)
{
    if (const Checked problem = firstRefusal(
            {notNegative(server.value(), "server_power"), notNegative(fans.value(), "fan_power")}))
        return *problem;
    if (fans > server)
        return Refusal{Undefined::PastSupply, "fan_power"};
    return (server - fans).value();
}

Computed<> coolingWater(double litresPerKwh, KilowattHours it)
{
    constexpr double kLitresPerCubicMetre = 1'000.0;
    if (const Checked problem =
            firstRefusal({notNegative(litresPerKwh, "wue"), notNegative(it.value(), "it_energy")}))
        return *problem;
    return litresPerKwh * it.value() / kLitresPerCubicMetre;
}

} // namespace steelyard::tco
