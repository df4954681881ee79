#include "tests/support/hosted_room.h"

#include "model/compare/resolved_cooling.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// 0.60 a kilowatt-hour, cooling yet to be stated.
Site aRoom()
{
    Site room = aFreeRoom();
    room.electricityPricePerKwh = decimal(u"0.60"_s);
    room.pue.reset();
    return room;
}

/// One server of 100 kW: 73,000 kWh a month.
Comparison cooled(const Site &room)
{
    return evaluated(aHostedRoom(room, 1, 100.0));
}

double coolingIn(const Comparison &comparison, size_t month)
{
    return paidIn(comparison, CostCategory::Cooling, month);
}

/// 70 % of the heat to liquid at a COP of 8, the rest to air at 3; 2 % for pumps, 6 % of losses of
/// which half heat the room.
Site aLiquidRoom()
{
    Site room = aRoom();
    room.coolingCop = Decimal{3};
    room = withTerm(room, u"liquid_share"_s, u"0.7"_s);
    room = withTerm(room, u"liquid_cop"_s, u"8"_s);
    room = withTerm(room, u"pump_share"_s, u"0.02"_s);
    room = withTerm(room, u"distribution_loss"_s, u"0.06"_s);
    return withTerm(room, u"losses_in_room"_s, u"0.5"_s);
}

Site aRoomOfDesign(const QString &kilowatts)
{
    Site room = withTerm(aRoom(), u"pue_variable_overhead"_s, u"0.15"_s);
    room = withTerm(room, u"pue_fixed_overhead"_s, u"0.10"_s);
    return withTerm(room, u"pue_design_kw"_s, kilowatts);
}

double impliedPueOf(const Comparison &comparison)
{
    const auto found = findingsOf(comparison, FindingRule::ImpliedPue);
    return found.size() == 1 ? std::get<Figure>(found.front().arguments.at(1)).value : 0.0;
}

QStringList refusalOf(const Site &room)
{
    return refusedPaths(evaluated(aHostedRoom(room, 1, 100.0)));
}

} // namespace

class TestRoomCooling final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statedPue_reproducesThePublishedYear()
    {
        // 1,024 H100: 824.32 kW, PUE 1.15, 0.08 a kWh, 8,760 h: 664,335.97 (case COOL-1024).
        Site room = aFreeRoom();
        room.electricityPricePerKwh = decimal(u"0.08"_s);
        room.pue = decimal(u"1.15"_s);
        const Comparison result = evaluated(aHostedRoom(room, 128, 6.44));
        const auto &costs = result.plans.front().categories;
        const MinorUnits total =
            costs.at(CostCategory::Electricity).total + costs.at(CostCategory::Cooling).total;
        // Half a cent for each of 24 entries.
        QVERIFY(std::abs(static_cast<double>(total) / 100.0 - 664'335.9744) <= 0.12);
        QVERIFY(findingsOf(result, FindingRule::ImpliedPue).empty());
    }

    void plant_coolsByLiquidAndAir()
    {
        // Heat 1.03 × (0.7 ÷ 8 + 0.3 ÷ 3) + 0.02 of pumps = 0.213125, and 0.06 of losses.
        const Comparison result = cooled(aLiquidRoom());
        QVERIFY(result.plans.front().isComplete);
        QCOMPARE(coolingIn(result, 0), 9'334.88 + 2'628.0);
        const CostStream *stream = streamOf(result, StreamKind::Cooling);
        QCOMPARE(stream->factors.back().name, FactorName::CoolingPerEnergy);
        QVERIFY(std::abs(stream->factors.back().value - 0.213125) < 1e-12);
    }

    void plant_showsThePueThatItAmountsTo()
    {
        QVERIFY(std::abs(impliedPueOf(cooled(aLiquidRoom())) - 1.273125) < 1e-9);
        QVERIFY(std::abs(pueAtDesignLoad(aLiquidRoom()).value_or(0.0) - 1.273125) < 1e-12);
    }

    void plantOfAirAlone_isOneOverItsCop()
    {
        Site room = aRoom();
        room.coolingCop = Decimal{4};
        const Comparison result = cooled(room);
        QCOMPARE(coolingIn(result, 0), 10'950.0);
        QCOMPARE(streamOf(result, StreamKind::Cooling)->factors.back().name,
                 FactorName::InverseCop);
    }

    void liquidWithoutCop_isUnknown()
    {
        Site room = aLiquidRoom();
        room.terms.erase(u"liquid_cop"_s);
        const Comparison result = cooled(room);
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(findingsOf(result, FindingRule::PriceUnknown).front().arguments.front(),
                 FindingArgument{Term{u"liquid_cop"_s}});
    }

    void load_setsThePue()
    {
        // Half of 200 kW: 1 + 0.15 + 0.10 ÷ 0.5 = 1.35.
        const Comparison result = cooled(aRoomOfDesign(u"200"_s));
        QCOMPARE(coolingIn(result, 0), 15'330.0);
        QVERIFY(std::abs(impliedPueOf(result) - 1.35) < 1e-9);
        QVERIFY(std::abs(pueAtDesignLoad(aRoomOfDesign(u"200"_s)).value_or(0.0) - 1.25) < 1e-12);
    }

    void lighterMonths_haveAHigherPue()
    {
        // After the burst one of two servers idles at 20 %: 60 kW, 1 + 0.15 + 0.10 ÷ 0.3.
        ProjectBuilder project = aHostedRoom(aRoomOfDesign(u"200"_s), 1, 50.0);
        project.phase({.gpus = 8, .days = decimal(u"30"_s)});
        const Comparison result = evaluated(project);
        const CostStream *stream = streamOf(result, StreamKind::Cooling);
        QVERIFY(std::abs(stream->factors.back().in(1) - (0.15 + 0.1 / 0.3)) < 1e-12);
        QCOMPARE(coolingIn(result, 1), 12'702.0);
    }

    void loadAboveTheDesign_isRefused()
    {
        const Comparison result = cooled(aRoomOfDesign(u"90"_s));
        QCOMPARE(result.plans.front().incompleteBecause,
                 std::optional{AbsenceReason::FigureRefused});
        QCOMPARE(findingsOf(result, FindingRule::FigureRefused).front().subject,
                 u"/sites/room/terms/pue_design_kw"_s);
        // The rest of the comparison stands.
        QCOMPARE(paidIn(result, CostCategory::Electricity, 0), 43'800.0);
    }

    void water_isPaidByTheCubicMetre()
    {
        // 1.8 L/kWh × 73,000 kWh = 131.4 m³ at 5.
        Site room = aRoom();
        room.pue = Decimal{1};
        room = withTerm(room, u"water_litres_per_kwh"_s, u"1.8"_s);
        room = withTerm(room, u"water_price_per_m3"_s, u"5"_s);
        QCOMPARE(coolingIn(cooled(room), 0), 657.0);
    }

    void secondStatement_isRefusedWithItsPlace()
    {
        Site room = aLiquidRoom();
        room.pue = decimal(u"1.3"_s);
        QCOMPARE(refusalOf(room), QStringList{u"/sites/room/cooling_cop"_s});
        room.coolingCop.reset();
        QCOMPARE(refusalOf(room), QStringList{u"/sites/room/pue"_s});
        room = aRoomOfDesign(u"200"_s);
        room.coolingCop = Decimal{4};
        QCOMPARE(refusalOf(room), QStringList{u"/sites/room/cooling_cop"_s});
        room = aRoomOfDesign(u"200"_s);
        room.metering = PowerMetering::Host;
        QCOMPARE(refusalOf(room), QStringList{u"/sites/room/terms/pue_variable_overhead"_s});
    }
};

QTEST_APPLESS_MAIN(TestRoomCooling)
#include "tst_room_cooling.moc"
