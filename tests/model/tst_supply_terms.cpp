#include "tests/support/project_builders.h"
#include "tests/support/stream_checks.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// Prices of H100 at Google Cloud on 2025-03-17 (Epoch AI, Hardware prices.csv at 263c40a1): 4.86
// USD for three years, 7.67 for one. BLOOM took 1,082,990 GPU-hours of 384 A100, with checkpoints
// of 2.3 TB (BigScience); 5.47 CNY per GPU-hour (brian8808/gpu-price-index). What follows from
// them is worked by hand: p × (1 − d)^(y − 1), and w = δ ÷ τ + (τ ÷ 2 + R) ÷ M at τ = √(2 δ M).

bool isWithin(double found, double expected, double share = 0.005)
{
    const bool isNear = std::abs(found / expected - 1.0) <= share;
    if (!isNear)
        qWarning("%.12g instead of %.12g", found, expected);
    return isNear;
}

Decimal fromNumber(double value)
{
    return decimal(QString::number(value, 'f', 12));
}

/// 64 GPUs for three years, by terms of so many months at this price.
Comparison renewed(const QString &price, int term, double changePerYear)
{
    QuoteBuilder quote = aQuote(u"offer"_s).price(price, u"USD"_s, PriceUnit::GpuHour).node(8);
    if (term > 0)
        quote.line().minimumTermMonths = term;
    SupplyLayer layer = aLayer(term > 0 ? SupplyKind::Reserved : SupplyKind::OnDemand, u"offer"_s);
    layer.priceChangePerYear = fromNumber(changePerYear);
    return evaluated(aProject().reporting(u"USD"_s).months(36).always(64).quote(quote).plan(
        u"plan"_s, PlanMode::Cloud, {layer}));
}

double renewedTotal(const QString &price, int term, double changePerYear)
{
    return totalOf(renewed(price, term, changePerYear), u"plan"_s);
}

LayerInterruptions everyHours(const QString &hours)
{
    // 2.3 TB at 20 GB/s; a quarter of an hour to restart.
    return {.hoursBetween = decimal(hours),
            .checkpointSeconds = Decimal{115},
            .restartMinutes = Decimal{15}};
}

/// The run of BLOOM on machines that stop so often.
ProjectBuilder largeRun(const QString &hoursBetween, SupplyKind kind = SupplyKind::Spot)
{
    SupplyLayer layer = aLayer(kind, u"offer"_s);
    layer.interruptions = everyHours(hoursBetween);
    return aProject()
        .months(4)
        .phase({.gpus = 384, .days = decimal(u"117.511936"_s)})
        .quote(aQuote(u"offer"_s).price(u"5.47"_s, u"CNY"_s, PriceUnit::GpuHour).node(8))
        .plan(u"plan"_s, PlanMode::Cloud, {layer});
}

} // namespace

/// What a layer's price does in time, and what interruptions of its machines cost.
class TestSupplyTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void renewal_isPaidAtThePriceOfItsYear_data()
    {
        QTest::addColumn<double>("change");
        QTest::addColumn<double>("total");
        QTest::newRow("flat") << 0.0 << 12'900'326.0; // 64 × 26,280 h × 7.67
        QTest::newRow("10 %") << -0.10 << 64 * 26'280.0 * 6.93;
        QTest::newRow("27.6 %") << -0.276 << 9'667'000.0;
        QTest::newRow("44 %") << -0.44 << 8'057'000.0;
    }

    void renewal_isPaidAtThePriceOfItsYear()
    {
        QFETCH(double, change);
        QFETCH(double, total);
        const Comparison result = renewed(u"7.67"_s, 12, change);
        QVERIFY(isWithin(totalOf(result, u"plan"_s), total));
        QVERIFY(isDerived(*streamOf(result, StreamKind::Rental)));
    }

    void committedPrice_staysWhileItsTermRuns()
    {
        for (const double change : {0.0, -0.276, -0.44})
            QVERIFY(isWithin(renewedTotal(u"4.86"_s, 36, change), 8'174'000.0));
    }

    /// Mean of the three years' prices = price of the lock: 1 + x + x² = 3 × 4.86 ÷ 7.67.
    void breakEvenFall_isWhereRenewingCostsWhatTheLockDoes()
    {
        const double lock = renewedTotal(u"4.86"_s, 36, 0.0);
        double low = 0.0;
        double high = 0.9;
        for (int i = 0; i < 40; ++i) {
            const double middle = (low + high) / 2.0;
            (renewedTotal(u"7.67"_s, 12, -middle) > lock ? low : high) = middle;
        }
        QVERIFY(isWithin(low, 0.427));
    }

    void termOfTwoYears_isRenewedAtThePriceOfTheThird()
    {
        // 24 months at 10, and 12 at 10 × 0.9².
        QVERIFY(isWithin(renewedTotal(u"10"_s, 24, -0.1), 64 * 730 * (240.0 + 97.2), 1e-9));
    }

    void useWithoutATerm_followsEachYear()
    {
        // 12 months each at 10, 11 and 12.1.
        QVERIFY(isWithin(renewedTotal(u"10"_s, 0, 0.1), 64 * 8'760 * 33.1, 1e-9));
    }

    void tiersAndPath_multiply()
    {
        // Eight nodes are in the tier from four on: 500 a month, then 450.
        QuoteBuilder quote =
            aQuote(u"offer"_s).price(u"1000"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8);
        quote.line().tiers = {{Decimal{4}, Decimal{500}}};
        SupplyLayer layer = aLayer(SupplyKind::Reserved, u"offer"_s);
        layer.priceChangePerYear = decimal(u"-0.1"_s);
        const Comparison result = evaluated(aProject().months(24).always(64).quote(quote).plan(
            u"plan"_s, PlanMode::Cloud, {layer}));
        QCOMPARE(totalOf(result, u"plan"_s), 8 * 12 * 950.0);
        QVERIFY(isDerived(*streamOf(result, StreamKind::Rental)));
    }

    void lostWork_isACostOfItsOwn_data()
    {
        QTest::addColumn<QString>("hoursBetween");
        QTest::addColumn<double>("lost");
        QTest::addColumn<double>("paidPerUseful");
        QTest::newRow("spot") << u"6"_s << 0.145 << 1.169;
        QTest::newRow("reserved") << u"132"_s << 0.024 << 1.024;
    }

    void lostWork_isACostOfItsOwn()
    {
        QFETCH(QString, hoursBetween);
        QFETCH(double, lost);
        QFETCH(double, paidPerUseful);
        const Comparison result = evaluated(largeRun(hoursBetween));
        const CostStream *rent = streamOf(result, StreamKind::OnDemandRental);
        const CostStream *loss = streamOf(result, StreamKind::LostWork);
        QVERIFY(isWithin(amountOf(rent), 5'923'955.0, 1e-6));
        QVERIFY(loss != nullptr && isDerived(*loss));
        QVERIFY(isWithin(loss->factors.at(0).value, lost));
        QVERIFY(isWithin(loss->factors.at(1).value, paidPerUseful));
        QVERIFY(isWithin(totalOf(result, u"plan"_s), 5'923'955.0 * paidPerUseful));
        QVERIFY(isWithin(result.plans.front().paid.value(), 1'082'990.0 * paidPerUseful));
        QCOMPARE(findingsOf(result, FindingRule::WorkLost).size(), size_t{1});
    }

    void spot_mustBeCheaperByWhatItLosesMore()
    {
        const double spot = totalOf(evaluated(largeRun(u"6"_s)), u"plan"_s);
        const double reserved = totalOf(evaluated(largeRun(u"132"_s)), u"plan"_s);
        QVERIFY(isWithin(1.0 - reserved / spot, 0.124));
    }

    void heldMachines_arePaidForAllHoursAnyway()
    {
        const Comparison result = evaluated(largeRun(u"6"_s, SupplyKind::Reserved));
        QCOMPARE(streamOf(result, StreamKind::LostWork), nullptr);
        QVERIFY(findingsOf(result, FindingRule::WorkLost).empty());
    }

    void wholeMonths_areNotLengthened()
    {
        ProjectBuilder project = largeRun(u"6"_s);
        QuoteLine &line = project.dossier().quotes.front().revisions.front().lines.front();
        line.unit = PriceUnit::NodeMonth;
        line.isPrepaid = true;
        const Comparison result = evaluated(project);
        QCOMPARE(streamOf(result, StreamKind::LostWork), nullptr);
        QVERIFY(findingsOf(result, FindingRule::WorkLost).empty());
    }

    void interruptionsThatLeaveNoTime_areNamed()
    {
        // A restart takes longer than the machines last.
        const Comparison result = evaluated(largeRun(u"0.2"_s));
        QVERIFY(!result.plans.front().isComplete);
        const auto findings = findingsOf(result, FindingRule::FigureRefused);
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(findings.front().subject, u"/plans/plan/supply/offer/interruptions"_s);
    }

    void goodputBesideInterruptions_looksTwiceCounted()
    {
        ProjectBuilder project = largeRun(u"6"_s);
        QVERIFY(findingsOf(evaluated(project), FindingRule::LooksTwiceCounted).empty());
        project.assume(u"goodput"_s, u"0.9"_s);
        QCOMPARE(findingsOf(evaluated(project), FindingRule::LooksTwiceCounted).size(), size_t{1});
    }

    void badTerms_areNamedWithTheirPath()
    {
        ProjectBuilder project = largeRun(u"0"_s);
        QCOMPARE(refusedPaths(evaluated(project)),
                 QStringList{u"/plans/plan/supply/offer/interruptions/hours_between"_s});
        SupplyLayer &layer = project.project().plans.front().supply.front();
        layer.interruptions = everyHours(u"6"_s);
        layer.priceChangePerYear = Decimal{-1};
        QCOMPARE(refusedPaths(evaluated(project)),
                 QStringList{u"/plans/plan/supply/offer/price_change_per_year"_s});
    }
};

QTEST_APPLESS_MAIN(TestSupplyTerms)
#include "tst_supply_terms.moc"
