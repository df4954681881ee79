#include "tests/support/hosted_room.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// Power at 150 a kilowatt and month, 200 above the commitment; the energy is free.
Site paidByPower()
{
    const Site room = withTerm(aFreeRoom(), u"power_price_per_kw_month"_s, u"150"_s);
    return withTerm(room, u"overage_price_per_kw_month"_s, u"200"_s);
}

Site committed(const QString &kilowatts)
{
    return withTerm(paidByPower(), u"committed_kw"_s, kilowatts);
}

/// Servers of 8 kW whose place, network and operations are to be paid.
ProjectBuilder rented(const Site &room, int servers = 1)
{
    ProjectBuilder project = aHostedRoom(room, servers, 8.0);
    project.dossier().quotes.front().revisions.front().lines.front().covers = {
        CostCategory::Storage};
    project.assume(u"bandwidth_mbps"_s, u"0"_s);
    project.assume(u"staff_minimum_fte"_s, u"0"_s);
    project.project().sites.front().staffCostPerYear = Decimal{0};
    project.project().sites.front().trafficPricePerGb = Decimal{0};
    return project;
}

void addService(ProjectBuilder &project,
                CostCategory category,
                const QString &price,
                PriceUnit unit,
                const QString &quantity)
{
    const QString id = u"extra "_s + QString::number(project.dossier().quotes.size());
    project.quote(aQuote(id).category(category).price(price, u"CNY"_s, unit).covers({}));
    project.project().plans.front().services.push_back({.id = ServiceId{id},
                                                        .quote = QuoteId{id},
                                                        .line = LineId{u"line"_s},
                                                        .quantity = decimal(quantity)});
}

double rentIn(const Comparison &comparison, size_t month)
{
    return paidIn(comparison, CostCategory::Rack, month);
}

} // namespace

class TestHostingTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colocation_reproducesThePublishedBill_data()
    {
        QTest::addColumn<QString>("space");
        QTest::addColumn<QString>("perKilowatt");
        QTest::addColumn<QString>("bandwidth");
        QTest::addColumn<QString>("hands");
        QTest::addColumn<double>("bill");
        // A public guide's bill for one 8×H100 node of 8 kW (case SEC-COLO).
        QTest::newRow("low") << u"400"_s << u"150"_s << u"200"_s << u"100"_s << 1'900.0;
        QTest::newRow("high") << u"800"_s << u"300"_s << u"500"_s << u"300"_s << 4'000.0;
    }

    void colocation_reproducesThePublishedBill()
    {
        QFETCH(QString, space);
        QFETCH(QString, perKilowatt);
        QFETCH(QString, bandwidth);
        QFETCH(QString, hands);
        QFETCH(double, bill);
        Site room = withTerm(committed(u"8"_s), u"power_price_per_kw_month"_s, perKilowatt);
        room.rackPricePerMonth = decimal(space);
        room.rackUnits = 42;
        room.pue.reset();
        room.electricityPricePerKwh.reset();
        room.metering = PowerMetering::Included;
        ProjectBuilder project = rented(room);
        addService(project, CostCategory::Bandwidth, bandwidth, PriceUnit::Month, u"1"_s);
        addService(project, CostCategory::Operations, hands, PriceUnit::Month, u"1"_s);
        const Comparison result = evaluated(project);
        QVERIFY(result.plans.front().isComplete);
        QCOMPARE(rentIn(result, 0) + paidIn(result, CostCategory::Bandwidth, 0)
                     + paidIn(result, CostCategory::Operations, 0),
                 bill);
    }

    void powerAboveTheCommitment_isPaidAtItsOwnPrice()
    {
        // 6 kW × 150 + 2 kW × 200.
        const Comparison result = evaluated(rented(committed(u"6"_s)));
        QCOMPARE(rentIn(result, 0), 1'300.0);
        const CostStream *above = streamOf(result, StreamKind::PowerOverage);
        QVERIFY(above != nullptr);
        QCOMPARE(above->factors.front().in(0), 2.0);
    }

    void overageWithoutPrice_isUnknown()
    {
        Site room = committed(u"6"_s);
        room.terms.erase(u"overage_price_per_kw_month"_s);
        QVERIFY(!evaluated(rented(room)).plans.front().isComplete);
        room.terms[u"committed_kw"_s] = Decimal{8};
        QVERIFY(evaluated(rented(room)).plans.front().isComplete);
    }

    void withoutCommitment_theRatingIsCommitted()
    {
        // 8 kW and a margin of 25 %: 10 × 150.
        ProjectBuilder project = rented(paidByPower());
        project.assume(u"rack_power_margin"_s, u"0.25"_s);
        QCOMPARE(rentIn(evaluated(project), 0), 1'500.0);
    }

    void ramp_commitsMoreFromMonthToMonth()
    {
        // 32 kW drawn: 20 × 150 + 12 × 200, and from the fourth month on 40 × 150.
        Site room = paidByPower();
        room.powerRamp = {{.id = RampStepId{u"a"_s}, .fromMonth = 1, .committedKw = Decimal{20}},
                          {.id = RampStepId{u"b"_s}, .fromMonth = 4, .committedKw = Decimal{40}}};
        const Comparison result = evaluated(rented(room, 4));
        QCOMPARE(rentIn(result, 2), 5'400.0);
        QCOMPARE(rentIn(result, 3), 6'000.0);
        room.terms[u"committed_kw"_s] = Decimal{20};
        QCOMPARE(evaluated(rented(room, 4)).plans.front().incompleteBecause,
                 std::optional{AbsenceReason::FigureRefused});
    }

    void rampThatFalls_isRefusedWithItsPath()
    {
        Site room = paidByPower();
        room.powerRamp = {{.id = RampStepId{u"a"_s}, .fromMonth = 4, .committedKw = Decimal{20}},
                          {.id = RampStepId{u"b"_s}, .fromMonth = 4, .committedKw = Decimal{40}}};
        QCOMPARE(refusedPaths(evaluated(rented(room))),
                 QStringList{u"/sites/room/power_ramp/b/from_month"_s});
    }

    void rent_risesByTheYear()
    {
        // 8 × 150 × 1.03.
        const Site room = withTerm(committed(u"8"_s), u"host_escalation_yearly"_s, u"0.03"_s);
        const Comparison result = evaluated(rented(room).months(24));
        QCOMPARE(rentIn(result, 11), 1'200.0);
        QCOMPARE(rentIn(result, 12), 1'236.0);
    }

    void earlyExit_costsAShareOfTheMonthsLeft()
    {
        // 36 months agreed, 12 stayed: half of 24 × 1,200 beside the last month's rent.
        Site room = withTerm(committed(u"8"_s), u"minimum_term_months"_s, u"36"_s);
        QVERIFY(!evaluated(rented(room)).plans.front().isComplete);
        room = withTerm(room, u"exit_share"_s, u"0.5"_s);
        const Comparison result = evaluated(rented(room));
        QCOMPARE(rentIn(result, 10), 1'200.0);
        QCOMPARE(rentIn(result, 11), 1'200.0 + 14'400.0);
        QVERIFY(streamOf(result, StreamKind::EarlyExit) != nullptr);
        QVERIFY(streamOf(evaluated(rented(room).months(36)), StreamKind::EarlyExit) == nullptr);
    }

    void setUpCrossConnectsAndAddresses_areServices()
    {
        // 5,000 once; two cross connects at 500 and four addresses at 50 (aliyunyh.com 473803).
        ProjectBuilder project = rented(committed(u"8"_s));
        addService(project, CostCategory::SetUp, u"5000"_s, PriceUnit::Once, u"1"_s);
        addService(project, CostCategory::Bandwidth, u"500"_s, PriceUnit::Month, u"2"_s);
        addService(project, CostCategory::Bandwidth, u"50"_s, PriceUnit::Month, u"4"_s);
        const Comparison result = evaluated(project);
        QCOMPARE(paidIn(result, CostCategory::SetUp, 0), 5'000.0);
        QCOMPARE(paidIn(result, CostCategory::SetUp, 1), 0.0);
        QCOMPARE(paidIn(result, CostCategory::Bandwidth, 1), 1'200.0);
    }
};

QTEST_APPLESS_MAIN(TestHostingTerms)
#include "tst_hosting_terms.moc"
