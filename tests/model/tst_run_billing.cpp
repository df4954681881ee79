#include "tests/support/near.h"
#include "tests/support/project_builders.h"
#include "tests/support/stream_checks.h"

#include "model/compare/payment_schedule.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// EC2: AWS, "How are EC2 instance-hours billed?" (copy at armandocouto.com.br): each begun hour of
//      each run of each instance is a whole one.
// GC: Google Compute Engine, sustained use discounts (easycloud.company, 2018-07): an n1-standard-1
//     at 0.0475 USD an hour; 100, 80, 60 and 40 % of it for each quarter of the month, so that half
//     a month is 10 % off, three quarters 20 %, all of it 30 %.
// EBS: AWS knowledge centre: a stopped instance costs nothing but its storage and address.
// All else follows from these by hand.

/// One machine of eight GPUs by the hour.
QuoteBuilder byTheHour(const QString &price = u"10"_s)
{
    QuoteBuilder quote = aQuote(u"offer"_s).price(price, u"USD"_s, PriceUnit::NodeHour);
    return quote.node(8);
}

/// Months of 720 h.
ProjectBuilder used(const Quote &quote, int months = 1)
{
    ProjectBuilder project = aProject();
    project.reporting(u"USD"_s).months(months).quote(quote).plan(
        u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"offer"_s)});
    project.project().monthBasisHours = Decimal{720};
    return project;
}

/// From one hour to another.
DemandPhase phase(int gpus, double fromHour, double toHour)
{
    const auto days = [](double hours) { return decimal(QString::number(hours / 24, 'f', 12)); };
    return {.gpus = gpus, .startDay = days(fromHour), .days = days(toHour - fromHour)};
}

RentalTerms quarters()
{
    const Decimal quarter = decimal(u"0.25"_s);
    return {.sustainedUse = {{quarter, Decimal{1}},
                             {quarter, decimal(u"0.8"_s)},
                             {quarter, decimal(u"0.6"_s)},
                             {quarter, decimal(u"0.4"_s)}}};
}

} // namespace

/// What single runs of machines by use cost beside the time that is needed.
class TestRunBilling final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRunOfEachMachine_isRoundedUpByItself()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().rental.billingUnit = RunUnit::Hour;
        // Two machines for half an hour, and one for ten minutes later on: three hours (EC2).
        ProjectBuilder project = used(quote);
        project.phase(phase(16, 0, 0.5)).phase(phase(8, 5, 5 + 1.0 / 6));
        const Comparison result = evaluated(project);
        QVERIFY(isNear(totalOf(result, u"plan"_s), 30.0, 0.005));
        QVERIFY(isNear(amountOf(streamOf(result, StreamKind::OnDemandRental)), 11.67, 0.006));
        QVERIFY(isDerived(*streamOf(result, StreamKind::RunRounding)));
        QVERIFY(isNear(result.plans.front().paid.value(), 24.0, 1e-6));
        const auto findings = findingsOf(result, FindingRule::RunsRoundedUp);
        QCOMPARE(findings.size(), size_t{1});
        // Exactly, the time needed is what is paid.
        quote.line().rental = {};
        ProjectBuilder exact = used(quote);
        exact.phase(phase(16, 0, 0.5));
        QVERIFY(isNear(totalOf(evaluated(exact), u"plan"_s), 10.0, 0.005));
    }

    void begunDays_countOnlyWhereStated()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().unit = PriceUnit::NodeDay;
        ProjectBuilder asUsed = used(quote);
        asUsed.phase(phase(8, 0, 36));
        QVERIFY(isNear(totalOf(evaluated(asUsed), u"plan"_s), 15.0, 0.005));
        quote.line().rental.billingUnit = RunUnit::Day;
        ProjectBuilder byDay = used(quote);
        byDay.phase(phase(8, 0, 36));
        QVERIFY(isNear(totalOf(evaluated(byDay), u"plan"_s), 20.0, 0.005));
    }

    void shortestRun_isPaidAtLeast()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().rental.minimumRunMinutes = Decimal{600};
        ProjectBuilder project = used(quote);
        project.phase(phase(8, 0, 2)).phase(phase(8, 100, 120));
        QVERIFY(isNear(totalOf(evaluated(project), u"plan"_s), 300.0, 0.005)); // 10 and 20 hours
    }

    void excess_standsInTheMonthInWhichTheRunEnds()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().rental.billingUnit = RunUnit::Day;
        ProjectBuilder project = used(quote, 2);
        project.phase(phase(8, 700, 725)); // 25 h: two days
        const Comparison result = evaluated(project);
        QCOMPARE(streamOf(result, StreamKind::RunRounding)->entries,
                 (std::vector<MinorUnits>{0, 23'000}));
    }

    void gpusByTheHour_runEachForItself()
    {
        QuoteBuilder quote = byTheHour(u"1"_s);
        quote.line().unit = PriceUnit::GpuHour;
        quote.line().rental.billingUnit = RunUnit::Hour;
        ProjectBuilder project = used(quote);
        project.phase(phase(3, 0, 1.5));
        const Comparison result = evaluated(project);
        QVERIFY(isNear(totalOf(result, u"plan"_s), 6.0, 0.005));
        QVERIFY(isNear(result.plans.front().paid.value(), 6.0, 1e-6));
    }

    void interruptions_lengthenTheRunBeforeItIsRounded()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().rental.billingUnit = RunUnit::Day;
        ProjectBuilder project = used(quote);
        project.phase(phase(8, 0, 24));
        project.project().plans.front().supply.front().interruptions =
            LayerInterruptions{.hoursBetween = Decimal{6},
                               .checkpointSeconds = Decimal{115},
                               .restartMinutes = Decimal{15}};
        // 24 h × 1.169 are two days.
        QVERIFY(isNear(totalOf(evaluated(project), u"plan"_s), 480.0, 0.011));
    }

    void sustainedUse_isTakenOffMachineByMachine_data()
    {
        QTest::addColumn<double>("hours");
        QTest::addColumn<double>("paid");
        QTest::newRow("half") << 360.0 << 0.9;
        QTest::newRow("three quarters") << 540.0 << 0.8;
        QTest::newRow("all") << 720.0 << 0.7;
    }

    void sustainedUse_isTakenOffMachineByMachine()
    {
        QFETCH(double, hours);
        QFETCH(double, paid);
        QuoteBuilder quote = byTheHour(u"0.0475"_s);
        quote.line().rental = quarters();
        ProjectBuilder project = used(quote, 2);
        project.phase(phase(16, 720, 720 + hours));
        const Comparison result = evaluated(project);
        QVERIFY(isNear(totalOf(result, u"plan"_s), 2 * hours * 0.0475 * paid, 0.011)); // GC
        QVERIFY(isDerived(*streamOf(result, StreamKind::SustainedUse)));
        QCOMPARE(streamOf(result, StreamKind::SustainedUse)->entries.front(), MinorUnits{0});
    }

    void sustainedUse_holdsForMachinesHeldByTheHour()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().rental = quarters();
        ProjectBuilder project = used(quote);
        project.always(8);
        project.project().plans.front().supply.front().kind = SupplyKind::Reserved;
        QVERIFY(isNear(totalOf(evaluated(project), u"plan"_s), 7'200 * 0.7, 0.005));
        // With a term the price is that of the commitment.
        quote.line().minimumTermMonths = 1;
        ProjectBuilder committed = used(quote);
        committed.always(8);
        QVERIFY(isNear(totalOf(evaluated(committed), u"plan"_s), 7'200.0, 0.005));
    }

    void split_weighsWhatSustainedUseTakesOff()
    {
        // A machine by use that runs all month costs 7 an hour, less than the 8 of the held one.
        const auto hosted = [](const Quote &burst) {
            ProjectBuilder project = aProject();
            project.reporting(u"USD"_s).months(1).always(8).quote(burst).quote(
                aQuote(u"held"_s).price(u"8"_s, u"USD"_s, PriceUnit::NodeHour).node(8));
            project.plan(u"plan"_s,
                         PlanMode::Cloud,
                         {aLayer(SupplyKind::Reserved, u"held"_s),
                          aLayer(SupplyKind::OnDemand, u"offer"_s)});
            return evaluated(project).plans.front().split->optimalServers;
        };
        QuoteBuilder quote = byTheHour();
        QCOMPARE(hosted(quote), 1);
        quote.line().rental = quarters();
        QCOMPARE(hosted(quote), 0);
    }

    void stoppedMachines_payFromFirstToLastNeed()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().rental.keptPerHour = decimal(u"0.1"_s);
        quote.line().discounts = {decimal(u"0.5"_s)};
        ProjectBuilder project = used(quote, 2);
        // Machine one: hours 10 to 20 and 820 to 830; the second runs once.
        project.phase(phase(16, 10, 20)).phase(phase(8, 820, 830));
        const Comparison result = evaluated(project);
        const CostStream &kept = *streamOf(result, StreamKind::KeptMachines); // EBS
        QCOMPARE(kept.entries, (std::vector<MinorUnits>{70 * 50, 500})); // 700 and 100 h
        QVERIFY(isDerived(kept));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 30 * 5 + 40.0, 0.005));
        bool isInCalendar = false;
        for (const Payment &payment : paymentsOf(result, 0))
            isInCalendar = isInCalendar
                || (result.plans.front().streams[payment.stream].kind == StreamKind::KeptMachines
                    && payment.quoted == 500 && payment.month == 1);
        QVERIFY(isInCalendar);
    }

    void wholeMonths_knowNoRuns()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().unit = PriceUnit::NodeMonth;
        quote.prepaid();
        quote.line().rental = quarters();
        quote.line().rental.billingUnit = RunUnit::Day;
        quote.line().rental.keptPerHour = Decimal{1};
        ProjectBuilder project = used(quote);
        project.phase(phase(8, 0, 30)).phase(phase(8, 100, 110));
        QCOMPARE(totalOf(evaluated(project), u"plan"_s), 10.0);
    }

    void termsOfOtherThings_areNamed()
    {
        QuoteBuilder quote = byTheHour();
        quote.line().rental.billingUnit = RunUnit::Hour;
        ProjectBuilder project = used(quote);
        project.always(8);
        project.project().plans.front().services.push_back(
            {.id = ServiceId{u"s"_s}, .quote = QuoteId{u"offer"_s}, .line = LineId{u"line"_s}});
        const Comparison result = evaluated(project);
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(findingsOf(result, FindingRule::RentalTermUnused).size(), size_t{1});
    }

    void badTerms_areNamedWithTheirPath()
    {
        const auto placeOf = [](const RentalTerms &terms) {
            QuoteBuilder quote = byTheHour();
            quote.line().rental = terms;
            return refusedPaths(evaluated(used(quote).always(8))).join(u' ');
        };
        const QString path = u"/quotes/offer/revisions/1/lines/line/rental/"_s;
        QCOMPARE(placeOf({.sustainedUse = {{decimal(u"0.5"_s), Decimal{1}}}}),
                 path + u"sustained_use"_s);
        QCOMPARE(placeOf({.sustainedUse = {{Decimal{1}, Decimal{2}}}}), path + u"sustained_use"_s);
        QCOMPARE(placeOf({.minimumRunMinutes = Decimal{-1}}), path + u"minimum_run_minutes"_s);
        QCOMPARE(placeOf({.keptPerHour = Decimal{-1}}), path + u"kept_price_per_hour"_s);
    }
};

QTEST_APPLESS_MAIN(TestRunBilling)
#include "tst_run_billing.moc"
