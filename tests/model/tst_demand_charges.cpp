#include "tests/support/hosted_room.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// Four servers of 62.5 kW: 250 kW.
Comparison billed(const Site &room)
{
    return evaluated(aHostedRoom(room, 4, 62.5));
}

double demandIn(const Comparison &comparison, size_t month)
{
    return paidIn(comparison, CostCategory::Electricity, month);
}

Site pricedByPower(const QString &price)
{
    Site room = aFreeRoom();
    room.demandPricePerKwMonth = decimal(price);
    return room;
}

} // namespace

class TestDemandCharges final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void highestPower_isBilledByTheKilowatt()
    {
        // gera.services, demand charge calculator: 250 kW at 16 are 4,000 a month.
        QCOMPARE(demandIn(billed(pricedByPower(u"16"_s)), 0), 4'000.0);
    }

    void transformer_isBilledByItsCapacity()
    {
        // Guangdong (Huizhou), two-part 1-10 kV, February 2026: 22.6 per kVA; 400 kVA are 9,040.
        Site room = withTerm(aFreeRoom(), u"transformer_kva"_s, u"400"_s);
        room = withTerm(room, u"demand_price_per_kva_month"_s, u"22.6"_s);
        const Comparison result = billed(room);
        QCOMPARE(demandIn(result, 0), 9'040.0);
        const CostStream *stream = streamOf(result, StreamKind::DemandCharge);
        QVERIFY(stream != nullptr);
        QCOMPARE(stream->factors.front().name, FactorName::TransformerCapacity);
    }

    void contract_billsDoubleAbove105PerCent()
    {
        // 发改办价格〔2016〕1583号 with 39 CNY per kW (Hubei 110 kV): 200 kW agreed, 250 drawn, of
        // which 40 lie above 210: (200 + 2 × 40) × 39 = 10,920.
        const Site room = withTerm(pricedByPower(u"39"_s), u"contract_demand_kw"_s, u"200"_s);
        QCOMPARE(demandIn(billed(room), 0), 10'920.0);
        // Within 105 % the agreed demand is billed: 240 × 39 = 9,360.
        const Site within = withTerm(pricedByPower(u"39"_s), u"contract_demand_kw"_s, u"240"_s);
        QCOMPARE(demandIn(billed(within), 0), 9'360.0);
    }

    void contract_isAtLeast40PerCentOfTheTransformer()
    {
        // 0.4 × 1,000 kVA = 400 kW × 39 = 15,600, although 250 kW are drawn and 200 agreed.
        Site room = withTerm(pricedByPower(u"39"_s), u"contract_demand_kw"_s, u"200"_s);
        room = withTerm(room, u"transformer_kva"_s, u"1000"_s);
        QCOMPARE(demandIn(billed(room), 0), 15'600.0);
    }

    void contract_countsCoolingAsDrawn()
    {
        // 250 kW × PUE 1.2 = 300 kW; 240 agreed: 240 + 2 × (300 − 252) = 336 kW × 39 = 13,104.
        Site room = withTerm(pricedByPower(u"39"_s), u"contract_demand_kw"_s, u"240"_s);
        room.pue = decimal(u"1.2"_s);
        const Comparison result = billed(room);
        QCOMPARE(demandIn(result, 0), 13'104.0);
        QCOMPARE(paidIn(result, CostCategory::Cooling, 0), 0.0);
    }

    void idleMonths_areBilledTheAgreedDemand()
    {
        // Half of the servers work from the second month on: 125 kW and 20 % of that idle.
        ProjectBuilder project = aHostedRoom(
            withTerm(pricedByPower(u"39"_s), u"contract_demand_kw"_s, u"200"_s), 2, 62.5);
        project.phase({.gpus = 16, .days = decimal(u"30"_s)});
        const Comparison result = evaluated(project);
        QCOMPARE(demandIn(result, 0), 10'920.0);
        QCOMPARE(demandIn(result, 1), 7'800.0);
        const CostStream *stream = streamOf(result, StreamKind::DemandCharge);
        QCOMPARE(stream->factors.front().in(0), 280.0);
        QCOMPARE(stream->factors.front().in(1), 200.0);
    }

    void powerFactor_adjustsTheBill()
    {
        // (83)水电财字第215号, table of 0.90: 0.95 and more save 0.75 %; 0.85 adds 2.5 %.
        const Site good = withTerm(pricedByPower(u"16"_s), u"power_factor"_s, u"0.96"_s);
        QCOMPARE(demandIn(billed(good), 0), 3'970.0);
        const Site poor = withTerm(pricedByPower(u"16"_s), u"power_factor"_s, u"0.85"_s);
        QCOMPARE(demandIn(billed(poor), 0), 4'100.0);
        // Against a standard of 0.85 there is nothing to adjust.
        const Site fair = withTerm(poor, u"power_factor_standard"_s, u"0.85"_s);
        QCOMPARE(demandIn(billed(fair), 0), 4'000.0);
        const Site stated =
            withTerm(pricedByPower(u"16"_s), u"power_factor_adjustment"_s, u"-0.0075"_s);
        QCOMPARE(demandIn(billed(stated), 0), 3'970.0);
    }

    void twoWaysOfBilling_leaveThePlanIncomplete()
    {
        Site room = withTerm(pricedByPower(u"39"_s), u"transformer_kva"_s, u"400"_s);
        room = withTerm(room, u"demand_price_per_kva_month"_s, u"22.6"_s);
        const Comparison result = billed(room);
        QCOMPARE(result.plans.front().incompleteBecause,
                 std::optional{AbsenceReason::FigureRefused});
        const std::vector<Finding> refused = findingsOf(result, FindingRule::FigureRefused);
        QCOMPARE(refused.size(), size_t{1});
        QCOMPARE(refused.front().subject, u"/sites/room/terms/demand_price_per_kva_month"_s);
    }

    void priceWithoutTransformer_isNotZero()
    {
        const Comparison result =
            billed(withTerm(aFreeRoom(), u"demand_price_per_kva_month"_s, u"22.6"_s));
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(result.plans.front().incompleteBecause,
                 std::optional{AbsenceReason::PriceMissing});
    }

    void badTerm_isRefusedWithItsPath_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("power factor above 1") << u"power_factor"_s << u"1.2"_s;
        QTest::newRow("standard between two") << u"power_factor_standard"_s << u"0.87"_s;
        QTest::newRow("adjustment of -100 %") << u"power_factor_adjustment"_s << u"-1"_s;
        QTest::newRow("negative price") << u"demand_price_per_kva_month"_s << u"-1"_s;
    }

    void badTerm_isRefusedWithItsPath()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        const Dossier dossier = aHostedRoom(withTerm(aFreeRoom(), key, value), 1, 10.0);
        QCOMPARE(refusedPaths(evaluated(dossier)), QStringList{u"/sites/room/terms/"_s + key});
    }
};

QTEST_APPLESS_MAIN(TestDemandCharges)
#include "tst_demand_charges.moc"
