#include "tests/support/reference_projects.h"

#include "model/compare/assumption_keys.h"
#include "model/compare/assumption_values.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

/// What must hold for every comparison, whatever its numbers.
class TestComparisonProperties final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void automaticHybrid_isNeverDearerThanAPurePlan_data()
    {
        QTest::addColumn<QString>("price");
        QTest::addColumn<int>("gpus");
        for (const char *price : {"0.5", "2.99", "3.01", "6.88", "12.29", "13", "400"}) {
            for (const int gpus : {1, 12, 96, 101, 4'000})
                QTest::addRow("%s, %d", price, gpus) << QString::fromLatin1(price) << gpus;
        }
    }

    void automaticHybrid_isNeverDearerThanAPurePlan()
    {
        QFETCH(QString, price);
        QFETCH(int, gpus);
        const Comparison result = evaluated(platformTeam(price, {}), {.gpus = gpus});
        const MinorUnits hybrid = planOf(result, u"hybrid"_s).total;
        QVERIFY(hybrid <= planOf(result, u"cloud"_s).total);
        QVERIFY(hybrid <= planOf(result, u"hosted"_s).total);
    }

    void largeFleet_isSplitAsBruteForceSplitsIt()
    {
        // 4,000 GPUs are 500 servers, of which not all are tried.
        const Knobs knobs{.gpus = 4'000};
        const Comparison automatic = evaluated(platformTeam(u"6.88"_s, {}), knobs);
        const HybridSplit &split = *planOf(automatic, u"hybrid"_s).split;
        MinorUnits cheapest = *split.optimalTotal;
        for (int servers = 0; servers <= 500; servers += 1) {
            const Comparison pinned = evaluated(platformTeam(u"6.88"_s, servers), knobs);
            cheapest = std::min(cheapest, planOf(pinned, u"hybrid"_s).total);
        }
        QCOMPARE(*split.optimalTotal, cheapest);
    }

    void scaledPrices_scaleTheResult()
    {
        const Comparison once = evaluated(platformTeam(u"6.88"_s));
        ProjectBuilder project = platformTeam(u"68.80"_s);
        project.dossier().quotes[1].revisions.front().lines.front().price = Decimal{2'102'400};
        const Comparison tenfold = evaluated(project);
        for (size_t i = 0; i < once.plans.size(); ++i)
            QVERIFY(std::abs(tenfold.plans[i].total - 10 * once.plans[i].total) <= 120);
        QCOMPARE(tenfold.winner, once.winner);
        QCOMPARE(planOf(tenfold, u"hybrid"_s).split->optimalServers, 4);
    }

    void freeLine_changesNothing()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s);
        const Comparison before = evaluated(project);
        QuoteBuilder gift = aQuote(u"gift"_s)
                                .category(CostCategory::Other)
                                .price(u"0"_s, u"USD"_s, PriceUnit::Month);
        gift.line().kind = LineKind::Free;
        project.quote(gift);
        project.project().plans[0].services = {
            {.id = ServiceId{u"gift"_s}, .quote = QuoteId{u"gift"_s}, .line = LineId{u"line"_s}}};
        const Comparison after = evaluated(project);
        QCOMPARE(after.plans[0].total, before.plans[0].total);
        QCOMPARE(after.winner, before.winner);
    }

    void unusedReservation_costsItsCommitment()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s, 12);
        const double all = totalOf(evaluated(project), u"hybrid"_s);
        project.project().demand.erase(project.project().demand.begin() + 1);
        QCOMPARE(totalOf(evaluated(project), u"hybrid"_s), all);
    }

    void reportingCurrency_changesNoRanking()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s);
        const Comparison dollars = evaluated(project);
        const Comparison yuan =
            evaluated(project.reporting(u"CNY"_s).rate(u"USD"_s, u"CNY"_s, u"7.2"_s));
        QCOMPARE(yuan.winner, dollars.winner);
        QVERIFY(std::abs(totalOf(yuan, u"hybrid"_s) / totalOf(dollars, u"hybrid"_s) - 7.2) < 1e-6);
        QCOMPARE(yuan.ratesUsed.size(), size_t{1});
        QVERIFY(dollars.ratesUsed.empty());
    }

    void twoRatesOfOneDay_areSaid()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s);
        project.reporting(u"CNY"_s).rate(u"USD"_s, u"CNY"_s, u"7.2"_s);
        QVERIFY(findingsOf(evaluated(project), FindingRule::RateContradicted).empty());
        project.rate(u"USD"_s, u"CNY"_s, u"7.3"_s);
        QCOMPARE(findingsOf(evaluated(project), FindingRule::RateContradicted).size(), size_t{1});
    }

    void evaluation_isRepeatable()
    {
        QVERIFY(evaluated(platformTeam(u"6.88"_s)) == evaluated(platformTeam(u"6.88"_s)));
    }

    void everyCategory_hasOneEntryPerMonth()
    {
        const Comparison result = evaluated(platformTeam(u"6.88"_s), {.months = 7});
        for (const PlanResult &plan : result.plans) {
            QCOMPARE(plan.categories.size(), kEnumTexts<CostCategory>.size());
            QCOMPARE(plan.cumulative.size(), size_t{7});
            for (const auto &[category, cost] : plan.categories)
                QCOMPARE(cost.byMonth.size(), size_t{7});
        }
    }

    void assumptions_areKnownByTheirKeysInOrder()
    {
        const auto known = knownAssumptions();
        QCOMPARE(known.size(), kAssumptionCount);
        QCOMPARE(QString::fromLatin1(known[static_cast<size_t>(AssumptionKey::StorageTb)].key),
                 u"storage_tb"_s);
        QCOMPARE(QString::fromLatin1(known[static_cast<size_t>(AssumptionKey::MarketDecay)].key),
                 u"market_decay_per_year"_s);
        QCOMPARE(
            QString::fromLatin1(known[static_cast<size_t>(AssumptionKey::DecommissioningRate)].key),
            u"decommissioning_rate"_s);
        for (const AssumptionDefault &row : known) {
            QVERIFY2(!hasDefault(row) || Decimal::fromText(QString::fromLatin1(row.value)),
                     row.key);
            QVERIFY2(qstrlen(row.source) > 0, row.key);
        }
    }
};

QTEST_APPLESS_MAIN(TestComparisonProperties)
#include "tst_comparison_properties.moc"
