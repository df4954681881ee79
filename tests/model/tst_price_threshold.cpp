#include "tests/support/near.h"
#include "tests/support/reference_projects.h"

#include "model/compare/price_threshold.h"

#include <QTest>

using namespace steelyard;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

const PriceThreshold *thresholdOf(const Comparison &comparison,
                                  const std::vector<PriceThreshold> &thresholds,
                                  const QString &quote)
{
    for (const PriceThreshold &threshold : thresholds) {
        if (comparison.quotedLines[threshold.line].quote == QuoteId{quote})
            return &threshold;
    }
    return nullptr;
}

/// One server of 8 GPUs around the clock: held at 7,300 a month, or by the hour at `perHour`.
ProjectBuilder heldOrByTheHour(const QString &perHour)
{
    ProjectBuilder project = aProject();
    project.reporting(u"CNY"_s).always(8);
    project.quote(aQuote(u"held"_s).price(u"7300"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8));
    project.quote(aQuote(u"hour"_s).price(perHour, u"CNY"_s, PriceUnit::GpuHour).node(8));
    project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"held"_s, 1)});
    project.plan(u"cloud"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"hour"_s)});
    return project;
}

} // namespace

/// Prices and use at which the ranking turns.
class TestPriceThreshold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPlans_drawLevelAtThePriceCountedByHand()
    {
        // 7,300 ÷ (730 h × 8 GPUs) = 1.25 an hour; 2 an hour is 11,680 a month.
        const Comparison result = evaluated(heldOrByTheHour(u"2"_s));
        const std::vector<PriceThreshold> thresholds = priceThresholds(result);
        QCOMPARE(thresholds.size(), size_t{2});
        QVERIFY(isNear(thresholdOf(result, thresholds, u"hour"_s)->atThreshold, 1.25, 1e-9));
        QVERIFY(isNear(thresholdOf(result, thresholds, u"held"_s)->atThreshold, 11'680.0, 1e-6));
        QCOMPARE(thresholdOf(result, thresholds, u"held"_s)->now, 7'300.0);
        QCOMPARE(thresholdOf(result, thresholds, u"held"_s)->unit, u"CNY/node_month"_s);
    }

    void atTheThreshold_bothPlansCostTheSame()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s);
        const Comparison before = evaluated(project);
        for (const PriceThreshold &threshold : priceThresholds(before)) {
            ProjectBuilder moved = platformTeam(u"6.88"_s);
            // The same servers as before.
            for (size_t plan = 0; plan < before.plans.size(); ++plan) {
                for (size_t i = 0; i < before.plans[plan].layers.size(); ++i) {
                    SupplyLayer &layer = moved.project().plans[plan].supply[i];
                    if (layer.kind == SupplyKind::Hosted || layer.kind == SupplyKind::Reserved)
                        layer.servers = before.plans[plan].layers[i].servers;
                }
            }
            for (Quote &quote : moved.dossier().quotes) {
                for (QuoteLine &line : quote.revisions.back().lines) {
                    const QuotedLine &priced = before.quotedLines[threshold.line];
                    if (quote.id == priced.quote && line.id == priced.line)
                        line.price = Decimal::fromDouble(threshold.atThreshold);
                }
            }
            const Comparison after = evaluated(moved);
            QVERIFY(isNear(static_cast<double>(after.plans[threshold.cheapest].total),
                           static_cast<double>(after.plans[threshold.other].total),
                           200.0)); // roundings of 12 months
        }
    }

    void utilisation_isTheRatioOfTheHourlyCosts()
    {
        // Held at 1.25 an hour against 2 by use: from 62.5 % of the hours on.
        const Comparison result = evaluated(heldOrByTheHour(u"2"_s));
        QVERIFY(isNear(*utilisationThreshold(result, 0), 0.625, 1e-9));
        QVERIFY(!utilisationThreshold(result, 1));
        QVERIFY(!utilisationThreshold(evaluated(heldOrByTheHour(u"1"_s)), 0)); // never
    }
};

QTEST_APPLESS_MAIN(TestPriceThreshold)
#include "tst_price_threshold.moc"
