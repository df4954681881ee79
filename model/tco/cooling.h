#pragma once

#include "model/tco/computed.h"
#include "model/units/units.h"

#include <optional>

namespace steelyard::tco {

/// Facility overhead of a machine room as shares of its design load.
struct FacilityOverhead
{
    /// Grows with the load: cooling, losses of the conversion.
    double variable = 0.0;
    /// Is there at any load: pumps, lights, idle losses.
    double fixed = 0.0;
};

/// PUE at a load that is this share of the design load: 1 + variable + fixed ÷ load.
///
/// Errors: NegativeAmount; ShareOutOfRange and NotPositive of the load.
/// Source: N. Rasmussen, Electrical Efficiency Modeling for Data Centers, APC White Paper 113:
/// losses without load and in proportion to it.
[[nodiscard]] Computed<> pueAtLoad(const FacilityOverhead &overhead, double loadShare);

/// An explicit cooling plant in place of a PUE; all losses and powers per IT energy.
struct CoolingPlant
{
    /// Share of the heat that liquid (cold plates, immersion) carries off.
    double liquidShare = 0.0;
    /// Heat moved per electrical energy; infinity: free cooling.
    double liquidCop = 1.0;
    double airCop = 1.0;
    /// Pumps of the coolant, per IT energy.
    double pumpShare = 0.0;
    /// UPS and distribution losses per IT energy; `lossesInRoom` of them are heat to be cooled.
    double distributionLoss = 0.0;
    double lossesInRoom = 0.0;
};

/// Energy of one month or any other time, by where it goes.
struct CoolingEnergy
{
    KilowattHours cooling = {};
    KilowattHours pumps = {};
    KilowattHours losses = {};

    [[nodiscard]] KilowattHours sum() const { return cooling + pumps + losses; }
};

/// What an explicit plant draws for this IT energy. Heat of IT and of the losses in the room goes
/// to liquid and air in the plant's shares: E × (φ ÷ COP of liquid + (1 − φ) ÷ COP of air).
///
/// Errors: NegativeAmount; ShareOutOfRange; NotPositive of a COP.
[[nodiscard]] Computed<CoolingEnergy> coolingEnergy(const CoolingPlant &plant, KilowattHours it);

/// The PUE that an explicit plant amounts to: (IT + cooling + pumps + losses) ÷ IT.
/// Errors: those of `coolingEnergy`.
[[nodiscard]] Computed<> impliedPue(const CoolingPlant &plant);

/// The PUE of what a bill shows: energy of the facility ÷ energy of IT.
/// Errors: NotPositive; BelowOne.
[[nodiscard]] Computed<> measuredPue(KilowattHours facility, KilowattHours it);

/// The one ratio of facility to IT energy when a site states a PUE or a plant.
///
/// Errors: StatedTwice when it states both, which would count cooling twice; PriceMissing when
/// neither; BelowOne of a PUE; those of `impliedPue`.
[[nodiscard]] Computed<> effectivePue(const std::optional<double> &pue,
                                      const std::optional<CoolingPlant> &plant);

/// IT power of a server whose fans liquid cooling makes needless. Errors: NegativeAmount;
/// PastSupply of fans that draw more than the server.
[[nodiscard]] Computed<> powerWithoutFans(Kilowatts server, Kilowatts fans);

/// Cubic metres of water: litres per kWh of IT energy (WUE) × energy ÷ 1,000.
/// Errors: NegativeAmount.
/// Source: The Green Grid, White Paper 35, Water Usage Effectiveness (2011).
[[nodiscard]] Computed<> coolingWater(double litresPerKwh, KilowattHours it);

inline constexpr double kBtuPerHourPerKilowatt = 3'412.0;
inline constexpr double kBtuPerHourPerTon = 12'000.0;

/// Refrigeration tons for this heat: 1 W is 3.412 BTU/h, 12,000 BTU/h are a ton (3.517 kW).
[[nodiscard]] constexpr double refrigerationTons(Kilowatts heat)
{
    return heat.value() * kBtuPerHourPerKilowatt / kBtuPerHourPerTon;
}

} // namespace steelyard::tco
