#include "tests/support/reference_projects.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

/// Two decisions whose figures were worked out by plain arithmetic from public prices.
class TestReferenceCases final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void platformTeam_costsWhatArithmeticSays_data()
    {
        QTest::addColumn<QString>("price");
        QTest::addColumn<double>("cloud");
        QTest::addColumn<double>("hybrid");
        QTest::addColumn<int>("optimum");
        QTest::addColumn<double>("optimal");
        QTest::addColumn<double>("breakEven");
        QTest::addColumn<QStringList>("ties");
        QTest::addColumn<QString>("winner");
        // 418,560 GPU-h on demand; 4 × 210,240 hosted and 138,240 GPU-h on demand.
        QTest::newRow("2.99") << u"2.99"_s << 1'251'494.40 << 1'254'297.60 << 0 << 1'251'494.40
                              << 1.003 << QStringList{u"cloud"_s, u"hybrid"_s} << QString{};
        QTest::newRow("6.88") << u"6.88"_s << 2'879'692.80 << 1'792'051.20 << 4 << 1'792'051.20
                              << 0.436 << QStringList{} << u"hybrid"_s;
        QTest::newRow("12.29") << u"12.29"_s << 5'144'102.40 << 2'539'929.60 << 12 << 2'522'880.0
                               << 0.2441 << QStringList{u"hosted"_s, u"hybrid"_s} << QString{};
    }

    void platformTeam_costsWhatArithmeticSays()
    {
        QFETCH(QString, price);
        const Comparison result = evaluated(platformTeam(price));
        QTEST(totalOf(result, u"cloud"_s), "cloud");
        QCOMPARE(totalOf(result, u"hosted"_s), 2'522'880.0);
        QTEST(totalOf(result, u"hybrid"_s), "hybrid");
        const std::optional<HybridSplit> &split = planOf(result, u"hybrid"_s).split;
        QVERIFY(split && split->isPinned && split->optimalTotal && split->breakEvenUtilisation);
        QCOMPARE(split->servers, 4);
        QTEST(split->optimalServers, "optimum");
        QTEST(static_cast<double>(*split->optimalTotal) / 100.0, "optimal");
        QFETCH(double, breakEven);
        QVERIFY(std::abs(*split->breakEvenUtilisation - breakEven) < 0.0005);
        QStringList ties;
        for (const size_t i : result.ties)
            ties.append(result.plans[i].plan.text());
        QTEST(ties, "ties");
        QTEST(result.winner ? result.plans[*result.winner].plan.text() : QString{}, "winner");
    }

    void platformTeam_hostsTwelveServersAndKnowsItsDemand()
    {
        const Comparison result = evaluated(platformTeam(u"6.88"_s));
        QCOMPARE(result.peakGpus, 96);
        QCOMPARE(result.demanded.value(), 418'560.0);
        QCOMPARE(planOf(result, u"hosted"_s).layers.front().servers, 12);
        QCOMPARE(planOf(result, u"hosted"_s).paid.value(), 96 * 8'760.0);
        QCOMPARE(planOf(result, u"hosted"_s).perGpuHour->value(), 3.0);
        QCOMPARE(planOf(result, u"cloud"_s).perUsefulGpuHour->value(), 6.88);
        QCOMPARE(findingsOf(result, FindingRule::CountsAs).size(), size_t{2});
    }

    void fifthServer_wouldBeBusyAQuarterOfTheTime()
    {
        const Comparison result = evaluated(platformTeam(u"6.88"_s, {}));
        const HybridSplit split = *planOf(result, u"hybrid"_s).split;
        QVERIFY(!split.isPinned);
        QCOMPARE(split.servers, 4);
        QCOMPARE(*split.lastServerUtilisation, 1.0);
        QVERIFY(std::abs(*split.nextServerUtilisation - 0.2466) < 0.00005);
    }

    void staleLambdaPrice_changesTheWinner()
    {
        // At 4.29, what a check two years later found: hybrid 1,434,010 against cloud 1,795,622.
        const Comparison result = evaluated(platformTeam(u"4.29"_s));
        QVERIFY(std::abs(totalOf(result, u"hybrid"_s) - 1'434'010) < 1);
        QVERIFY(std::abs(totalOf(result, u"cloud"_s) - 1'795'622) < 1);
    }

    void hosting_neverBreaksEvenWhereItIsDearer()
    {
        const Comparison cheap = evaluated(platformTeam(u"2.99"_s));
        QVERIFY(planOf(cheap, u"hosted"_s).breakEven.has_value());
        QVERIFY(!planOf(cheap, u"hosted"_s).breakEven->month);
        QVERIFY(!planOf(cheap, u"cloud"_s).breakEven);
        const Comparison dear = evaluated(platformTeam(u"12.29"_s));
        QVERIFY(planOf(dear, u"hosted"_s).breakEven->month.has_value());
    }

    void universityLab_costsWhatArithmeticSays_data()
    {
        QTest::addColumn<double>("expected");
        QTest::newRow("aws") << 686'176.0;
        QTest::newRow("lambda") << 322'500.0;
        QTest::newRow("a800") << 178'819.0;
        QTest::newRow("a100") << 189'931.0;
        QTest::newRow("a100-mean") << 237'500.0;
        QTest::newRow("monthly") << 189'216.0;
    }

    void universityLab_costsWhatArithmeticSays()
    {
        QFETCH(double, expected);
        const Comparison result = evaluated(universityLab());
        const double total = totalOf(result, QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY2(std::abs(total - expected) < 1.0, qPrintable(QString::number(total)));
    }

    void universityLab_keepsItsBudgetOnlyInPart()
    {
        const Comparison result = evaluated(universityLab());
        const auto exceeded = findingsOf(result, FindingRule::BudgetExceeded);
        QCOMPARE(exceeded.size(), size_t{2});
        QCOMPARE(exceeded.front().subject, u"aws"_s);
        QCOMPARE(result.plans[*result.winner].plan.text(), u"a800"_s);
        QVERIFY(std::abs(planOf(result, u"a100"_s).aboveBest.value() - 0.062) < 0.001);
        QVERIFY(std::abs(result.demanded.value() - 34'722) < 1);
    }
};

QTEST_APPLESS_MAIN(TestReferenceCases)
#include "tst_reference_cases.moc"
