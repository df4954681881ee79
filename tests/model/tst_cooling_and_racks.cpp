#include "tests/support/near.h"

#include "model/tco/cooling.h"
#include "model/tco/rack_space.h"

#include <limits>

using namespace steelyard;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// LP: Lenovo Press LP2368 (2026-02-04): 0.18 USD for cooling beside 0.12 USD for each kWh.
// GT: golden test of a public data-centre engine: 1,024 GPUs of 0.7 kW with 15 % beside them are
//     824.32 kW and 234.4 tons.
// BC: L. Barroso, J. Clidaras, U. Hölzle, The Datacenter as a Computer (2nd ed.), chapter 6: two
//     thirds full, a facility's fixed cost per watt in use is half as much again.
// Others follow from the rule by hand.

constexpr double kInfinite = std::numeric_limits<double>::infinity();
const ServerSpace kEightGpus{.units = 8.0, .nameplate = Kilowatts{10.2}};

} // namespace

class TestCoolingAndRacks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coolingBesideElectricity_isAPue()
    {
        QVERIFY(isNear(measuredPue(KilowattHours{0.30}, KilowattHours{0.12}), 2.5, 1e-12)); // LP
        QCOMPARE(measuredPue(KilowattHours{90.0}, KilowattHours{100.0}).refusal(),
                 (Refusal{Undefined::BelowOne, "facility_energy"}));
    }

    void lowLoad_raisesThePue()
    {
        // 1 + 0.2 + 0.1 ÷ 0.5; at the design load 1.3.
        QVERIFY(isNear(pueAtLoad({.variable = 0.2, .fixed = 0.1}, 0.5), 1.4, 1e-12));
        QVERIFY(isNear(pueAtLoad({.variable = 0.2, .fixed = 0.1}, 1.0), 1.3, 1e-12));
        QCOMPARE(pueAtLoad({}, 0.0).refusal(), (Refusal{Undefined::NotPositive, "load_share"}));
        QCOMPARE(pueAtLoad({}, 1.2).refusal(), (Refusal{Undefined::ShareOutOfRange, "load_share"}));
    }

    void tons_areOfTwelveThousandBtu()
    {
        QVERIFY(isNear(refrigerationTons(Kilowatts{824.32}), 234.4, printed(1))); // GT
        QVERIFY(isNear(refrigerationTons(Kilowatts{3.517}), 1.0, 5e-5));
    }

    void freeCooling_isAPueOfOne()
    {
        QVERIFY(isNear(impliedPue({.liquidCop = kInfinite, .airCop = kInfinite}), 1.0, 0.0));
    }

    void mixedCooling_dividesTheHeat()
    {
        // 80 % at COP 10 and 20 % at COP 4, 2 % pumps, 6 % losses half of which are in the room:
        // 1.03 × (0.08 + 0.05) + 0.02 + 0.06.
        const CoolingPlant plant{.liquidShare = 0.8,
                                 .liquidCop = 10.0,
                                 .airCop = 4.0,
                                 .pumpShare = 0.02,
                                 .distributionLoss = 0.06,
                                 .lossesInRoom = 0.5};
        const Computed<CoolingEnergy> energy = coolingEnergy(plant, KilowattHours{1'000.0});
        QVERIFY(isNear(energy->cooling.value(), 133.9, 1e-9));
        QVERIFY(isNear(energy->pumps.value(), 20.0, 1e-9));
        QVERIFY(isNear(energy->losses.value(), 60.0, 1e-9));
        QVERIFY(isNear(impliedPue(plant), 1.2139, 1e-12));
    }

    void secondPue_isRefused()
    {
        QVERIFY(isNear(effectivePue(1.3, {}), 1.3, 0.0));
        QVERIFY(isNear(effectivePue({}, CoolingPlant{.airCop = 4.0}), 1.25, 1e-12));
        QCOMPARE(effectivePue(1.3, CoolingPlant{}).refusal(),
                 (Refusal{Undefined::StatedTwice, "pue"}));
        QCOMPARE(effectivePue({}, {}).refusal(), (Refusal{Undefined::PriceMissing, "pue"}));
        QCOMPARE(effectivePue(0.9, {}).refusal(), (Refusal{Undefined::BelowOne, "pue"}));
        QCOMPARE(impliedPue({.airCop = 0.0}).refusal(),
                 (Refusal{Undefined::NotPositive, "air_cop"}));
    }

    void liquidCooling_sparesTheFans()
    {
        QVERIFY(isNear(powerWithoutFans(Kilowatts{10.2}, Kilowatts{1.5}), 8.7, 1e-12));
        QCOMPARE(powerWithoutFans(Kilowatts{1.0}, Kilowatts{2.0}).refusal(),
                 (Refusal{Undefined::PastSupply, "fan_power"}));
    }

    void water_followsTheEnergyOfIt()
    {
        // 1.8 L/kWh × 1 MW × 8,760 h.
        QVERIFY(isNear(coolingWater(1.8, KilowattHours{8'760'000.0}), 15'768.0, 1e-6));
    }

    void racks_areTheLargerOfUnitsAndPower()
    {
        // Ten servers: 80 U of 42 are 2 racks; 102 kW with 20 % are 122.4 of 15 kW, 9 racks.
        const RackSpace room{.units = 42.0, .power = Kilowatts{1'000.0}};
        const RackSpace power{.units = 420.0, .power = Kilowatts{15.0}, .margin = 0.2};
        QCOMPARE(*racksNeeded(10, kEightGpus, room), 2);
        QCOMPARE(*racksNeeded(10, kEightGpus, power), 9);
        QCOMPARE(*racksNeeded(0, kEightGpus, power), 0);
        QCOMPARE(racksNeeded(1, kEightGpus, {.power = {}}).refusal(),
                 (Refusal{Undefined::NotPositive, "rack_power"}));
    }

    void wholeServers_needMoreRacks()
    {
        // One of 12.24 kW in each rack of 15 kW.
        const RackSpace power{.units = 42.0, .power = Kilowatts{15.0}, .margin = 0.2};
        QCOMPARE(*racksOfWholeServers(10, kEightGpus, power), 10);
        const RackSpace full{.units = 40.0, .power = Kilowatts{51.0}};
        QCOMPARE(*racksOfWholeServers(10, kEightGpus, full), 2);
        const RackSpace weak{.units = 42.0, .power = Kilowatts{10.0}};
        QCOMPARE(racksOfWholeServers(1, kEightGpus, weak).refusal(),
                 (Refusal{Undefined::PastSupply, "server_power"}));
    }

    void committedPower_paysOverage()
    {
        const CommittedPower power{
            .committed = Kilowatts{100.0}, .pricePerKw = 184.0, .overagePerKw = 250.0};
        QVERIFY(isNear(committedPowerCharge(power, Kilowatts{90.0}), 18'400.0, 1e-9));
        QVERIFY(isNear(committedPowerCharge(power, Kilowatts{104.0}), 19'400.0, 1e-9));
        QVERIFY(isNear(energyOverage(KilowattHours{7'500.0},
                                     KilowattHours{7'000.0},
                                     PricePerKilowattHour{0.12}),
                       60.0,
                       1e-9));
    }

    void ramp_commitsStepByStep()
    {
        const std::array steps{RampStep{.fromMonth = 2, .committed = Kilowatts{50.0}},
                               RampStep{.fromMonth = 4, .committed = Kilowatts{100.0}}};
        QCOMPARE(*rampedCommitment(steps, 5), (std::vector<double>{0.0, 50.0, 50.0, 100.0, 100.0}));
        QCOMPARE(rampedCommitment(std::array{steps[1], steps[0]}, 5).refusal(),
                 (Refusal{Undefined::Overlap, "from_month"}));
        QCOMPARE(rampedCommitment(steps, 0).refusal(), (Refusal{Undefined::NoPeriods, "months"}));
    }

    void earlyExit_paysTheRestOfTheTerm()
    {
        QVERIFY(isNear(earlyExitPenalty(1'500.0, 36, 24, 0.5), 9'000.0, 1e-9));
        QVERIFY(isNear(earlyExitPenalty(1'500.0, 36, 40, 0.5), 0.0, 0.0));
    }

    void partFilledSpace_costsMore()
    {
        QVERIFY(isNear(costAtOccupancy(1.0, 2.0 / 3.0), 1.5, 1e-12)); // BC
        QCOMPARE(costAtOccupancy(1.0, 0.0).refusal(),
                 (Refusal{Undefined::NotPositive, "occupancy"}));
    }
};

QTEST_APPLESS_MAIN(TestCoolingAndRacks)
#include "tst_cooling_and_racks.moc"
