#include "model/tco/billing.h"
#include "model/tco/break_even.h"
#include "model/tco/ledger.h"
#include "model/tco/power.h"
#include "model/tco/tariff.h"

#include <QTest>

#include <array>
#include <numeric>

using namespace steelyard;
using namespace steelyard::tco;

using PerMonth = std::vector<double>;

class TestBilling final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void minimumTerm_isPaidBeyondTheHorizon()
    {
        QVERIFY(heldThroughout(0, 3).paid == PerMonth(3, 1.0));
        QVERIFY(heldThroughout(2, 3).paid == PerMonth(3, 1.0));
        QVERIFY(heldThroughout(12, 3).paid == (PerMonth{1.0, 1.0, 10.0}));
        QVERIFY(heldThroughout(12, 3).behind == PerMonth(9, 1.0));
    }

    void monthsPaidAhead_countWholeMonthsOfUse()
    {
        const WholeMonths months = wholeMonthsUsed(std::array{0, 2, 1}, 0);
        QVERIFY(months.held == (PerMonth{0.0, 2.0, 1.0}));
        QVERIFY(months.paid == months.held);
    }

    void machinesWithATerm_areKeptUntilItIsOver()
    {
        // The first machine works in months 1, 2 and 6: a term of three months, then a new one of
        // which two months lie behind the horizon. The second works in month 2: months 2 to 4.
        const WholeMonths months = wholeMonthsUsed(std::array{1, 2, 0, 0, 0, 1}, 3);
        QVERIFY(months.held == (PerMonth{1.0, 2.0, 2.0, 1.0, 0.0, 1.0}));
        QVERIFY(months.paid == (PerMonth{1.0, 2.0, 2.0, 1.0, 0.0, 3.0}));
        QVERIFY(months.behind == PerMonth(2, 1.0));
    }

    void machineInsideItsTerm_takesTheLoadOfAnother()
    {
        // The first machine is held in months 1 to 3, the second from month 3 to 5, where it takes
        // the load of month 5: 3 + 3.
        const WholeMonths months = wholeMonthsUsed(std::array{1, 0, 2, 0, 1}, 3);
        QVERIFY(months.held == (PerMonth{1.0, 1.0, 2.0, 1.0, 1.0}));
        QVERIFY(months.paid == months.held);
    }

    void machinesWithATerm_areKeptAsLongAsTheyWork()
    {
        const WholeMonths months = wholeMonthsUsed(std::array{3, 3, 3, 3}, 2);
        QVERIFY(months.paid == PerMonth(4, 3.0));
    }

    void machinesPaidUpfront_leaveWithTheirTermOrTakeANewOne()
    {
        // Two in months 1 and 3; in month 5 one is needed, for a term that the horizon cuts.
        const WholeMonths months =
            wholeMonthsUsed(std::array{2, 2, 2, 1, 1}, 2, AfterTerm::NewTerm);
        QVERIFY(months.begun == (PerMonth{2.0, 0.0, 2.0, 0.0, 1.0}));
        QVERIFY(months.held == (PerMonth{2.0, 2.0, 2.0, 2.0, 1.0}));
        QVERIFY(months.paid == (PerMonth{2.0, 2.0, 2.0, 2.0, 2.0}));
        QCOMPARE(wholeTerms(24.0, 12), 2);
        QCOMPARE(wholeTerms(24.5, 12), 3);
        QCOMPARE(wholeTerms(12.0 + 1e-12, 12), 1); // a month counted from a delivery
        QCOMPARE(wholeTerms(0.0, 12), 1);
    }

    void tiers_differByHowTheyAreRead()
    {
        // Baidu AI Cloud CDN daily peak: up to 500 Mbps 0.52, up to 5,000 Mbps 0.51 CNY; 912 Mbps.
        Tariff tariff{.price = 0.52, .tiers = {{500, 0.51}, {5'000, 0.48}}};
        QCOMPARE(charge(tariff, 912), 465.12);
        tariff.reading = TierReading::Graduated;
        QCOMPARE(charge(tariff, 912), 470.12);
        QCOMPARE(charge(tariff, 100), 52.0);
    }

    void graduatedTraffic_costsWhatAmazonSays()
    {
        // AWS S3 pricing example: 62 TB out, 1 GB free, 5,263.27 USD.
        const Tariff tariff{.price = 0.0,
                            .tiers = {{1, 0.09}, {10'240, 0.085}, {51'200, 0.07}, {153'600, 0.05}},
                            .reading = TierReading::Graduated};
        QVERIFY(std::abs(charge(tariff, 63'488) - 5'263.27) < 0.01);
    }

    void facilityEnergy_costsWhatTheGoldenTestSays()
    {
        // 1,024 H100 at 0.7 kW with 15 % overhead: 824.32 kW, PUE 1.15, 0.08 USD/kWh, a year.
        const ServerPower power{.idle = Kilowatts{824.32}, .busy = Kilowatts{824.32}};
        const KilowattHours it = energy(power, ServerHours{8'760}, ServerHours{8'760});
        const PricePerKilowattHour price{0.08};
        const Amount total = it * price + it * 0.15 * price;
        QVERIFY(std::abs(total.value() - 664'335.9744) < 0.001);
    }

    void idleServer_drawsOnlyItsIdlePower()
    {
        const ServerPower power = serverPower(Kilowatts{7.75}, 0.2, 1.0);
        QCOMPARE(energy(power, ServerHours{100}, ServerHours{0}).value(), 155.0);
        QCOMPARE(energy(power, ServerHours{100}, ServerHours{100}).value(), 775.0);
        QCOMPARE(serverPower(Kilowatts{10}, 0.2, 0.5).busy.value(), 6.0);
    }

    void ledger_roundsEachMonthOnceAndSumsExactly()
    {
        const Stream stream{.quantities = PerMonth(3, 1.0), .rate = 10.0 / 3};
        const std::vector<MinorUnits> entries = entriesOf(stream, 100.0);
        QVERIFY(entries == (std::vector<MinorUnits>{333, 333, 333}));
        QCOMPARE(tco::sumOf(entries), MinorUnits{999});
        QVERIFY(cumulative(entries) == (std::vector<MinorUnits>{333, 666, 999}));
        QCOMPARE(unroundedTotal(stream).value(), 10.0);
    }

    void growth_stepsOnceAYear()
    {
        const Stream stream{.quantities = PerMonth(25, 1.0), .rate = 100.0, .growthPerYear = 0.1};
        const std::vector<MinorUnits> entries = entriesOf(stream, 1.0);
        QCOMPARE(entries[11], MinorUnits{100});
        QCOMPARE(entries[12], MinorUnits{110});
        QCOMPARE(entries[24], MinorUnits{121});
    }

    void absurdAmounts_stopInsteadOfWrapping()
    {
        const std::vector<MinorUnits> huge(
            20'000, toMinorUnits(std::numeric_limits<double>::infinity(), 100.0));
        QCOMPARE(tco::sumOf(huge), std::numeric_limits<MinorUnits>::max());
    }

    void breakEven_countsOnlyWhenItStays_data()
    {
        QTest::addColumn<QList<qint64>>("plan");
        QTest::addColumn<QList<qint64>>("cloud");
        QTest::addColumn<int>("month");
        const auto row = [](const char *name, QList<qint64> plan, QList<qint64> cloud, int month) {
            QTest::newRow(name) << plan << cloud << month;
        };
        row("at once", {1, 2, 3}, {2, 4, 6}, 1);
        row("later", {5, 6, 7}, {3, 6, 9}, 2);
        row("never", {5, 6, 7}, {1, 2, 3}, 0);
        row("crosses and falls back", {5, 6, 12}, {4, 8, 11}, 0);
        row("crosses twice", {5, 6, 12, 13}, {4, 8, 11, 14}, 4);
    }

    void breakEven_countsOnlyWhenItStays()
    {
        QFETCH(QList<qint64>, plan);
        QFETCH(QList<qint64>, cloud);
        const std::vector<MinorUnits> own(plan.begin(), plan.end());
        const std::vector<MinorUnits> other(cloud.begin(), cloud.end());
        QTEST(breakEvenMonth(own, other).value_or(0), "month");
    }
};

QTEST_APPLESS_MAIN(TestBilling)
#include "tst_billing.moc"
