#include "tests/support/finding_arguments.h"
#include "tests/support/reference_projects.h"

#include "model/quotes/gpu_hour_price.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// Sixteen GPUs for a quarter of the year, from one all-in line of eight-GPU nodes.
ProjectBuilder quarterOn(const QuoteBuilder &quote, SupplyKind kind = SupplyKind::OnDemand)
{
    return aProject()
        .phase({.gpus = 16, .days = decimal(u"91.25"_s)})
        .quote(quote)
        .plan(u"plan"_s, PlanMode::Cloud, {aLayer(kind, u"offer"_s)});
}

QuoteBuilder offer(const QString &price, PriceUnit unit)
{
    return aQuote(u"offer"_s).price(price, u"CNY"_s, unit).node(8);
}

double total(const Dossier &dossier)
{
    return totalOf(evaluated(dossier), u"plan"_s);
}

/// Each of twelve months is rounded to a cent of its own.
bool isWithinRounding(double amount, double expected)
{
    return std::abs(amount - expected) <= 12 * 0.005;
}

} // namespace

class TestSupplyPricing final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unit_isPaidAsItSays_data()
    {
        QTest::addColumn<PriceUnit>("unit");
        QTest::addColumn<double>("expectedUsed");
        QTest::addColumn<double>("expectedHeld");
        // At 1,000 CNY per unit; 2 nodes for 2,190 of 8,760 hours.
        const auto row = [](const char *name, PriceUnit unit, double used, double held) {
            QTest::newRow(name) << unit << used << held;
        };
        row("GPU-hour", PriceUnit::GpuHour, 16'000.0 * 2'190, 16'000.0 * 8'760);
        row("GPU-month", PriceUnit::GpuMonth, 16'000.0 * 3, 16'000.0 * 12);
        row("GPU-year", PriceUnit::GpuYear, 16'000.0 / 4, 16'000.0);
        row("node-hour", PriceUnit::NodeHour, 2'000.0 * 2'190, 2'000.0 * 8'760);
        row("node-day", PriceUnit::NodeDay, 2'000.0 * 91.25, 2'000.0 * 365);
        row("node-month", PriceUnit::NodeMonth, 2'000.0 * 3, 2'000.0 * 12);
        row("node-year", PriceUnit::NodeYear, 2'000.0 / 4, 2'000.0);
    }

    void unit_isPaidAsItSays()
    {
        QFETCH(PriceUnit, unit);
        QFETCH(double, expectedUsed);
        QFETCH(double, expectedHeld);
        const QuoteBuilder quote = offer(u"1000"_s, unit);
        const double used = total(quarterOn(quote));
        const double held = total(quarterOn(quote, SupplyKind::Reserved));
        QVERIFY(isWithinRounding(used, expectedUsed));
        QVERIFY(isWithinRounding(held, expectedHeld));
    }

    void nodePrice_isPaidForWholeNodes()
    {
        ProjectBuilder project = quarterOn(offer(u"1"_s, PriceUnit::NodeHour));
        project.project().demand.front().gpus = 9;
        QCOMPARE(total(project), 2.0 * 2'190);
    }

    void monthsAhead_arePaidWhole()
    {
        ProjectBuilder project = quarterOn(offer(u"1000"_s, PriceUnit::NodeMonth).prepaid());
        project.project().demand.front().days = decimal(u"61"_s);
        // 61 days reach into the third month of 30.4 days.
        QCOMPARE(total(project), 2 * 3 * 1'000.0);
    }

    void minimumTerm_isPaidBeyondTheHorizon()
    {
        QuoteBuilder quote = offer(u"1000"_s, PriceUnit::NodeMonth);
        quote.line().minimumTermMonths = 18;
        QCOMPARE(total(quarterOn(quote, SupplyKind::Hosted)), 2 * 18 * 1'000.0);
    }

    void discounts_areChained()
    {
        QuoteBuilder quote = offer(u"1000"_s, PriceUnit::NodeMonth);
        quote.line().discounts = {decimal(u"0.1"_s), decimal(u"0.2"_s)};
        QCOMPARE(total(quarterOn(quote)), 6'000 * 0.9 * 0.8);
    }

    void baseQuantity_dividesThePrice()
    {
        QuoteBuilder quote = offer(u"800"_s, PriceUnit::GpuHour);
        quote.line().baseQuantity = Decimal{100};
        QCOMPARE(total(quarterOn(quote)), 8.0 * 16 * 2'190);
    }

    void tax_followsTheBuyer_data()
    {
        QTest::addColumn<TaxBasis>("basis");
        QTest::addColumn<VatTreatment>("treatment");
        QTest::addColumn<double>("factor");
        QTest::addColumn<size_t>("remarks");
        using enum VatTreatment;
        QTest::newRow("net of gross") << TaxBasis::Included << Deductible << 1 / 1.06 << size_t{0};
        QTest::newRow("net") << TaxBasis::Excluded << Deductible << 1.0 << size_t{0};
        QTest::newRow("gross") << TaxBasis::Included << NotDeductible << 1.0 << size_t{0};
        QTest::newRow("gross of net") << TaxBasis::Excluded << NotDeductible << 1.06 << size_t{0};
        QTest::newRow("not stated") << TaxBasis::Unknown << Deductible << 1.0 << size_t{1};
    }

    void tax_followsTheBuyer()
    {
        QFETCH(TaxBasis, basis);
        QFETCH(VatTreatment, treatment);
        QFETCH(double, factor);
        QuoteBuilder quote = offer(u"50000"_s, PriceUnit::Once);
        quote.line().vatRate = decimal(u"0.06"_s);
        quote.line().taxBasis = basis;
        quote.line().category = CostCategory::Other;
        ProjectBuilder project = quarterOn(quote, SupplyKind::Hosted);
        project.project().vat = treatment;
        const Comparison result = evaluated(project);
        // 100,000 including 6 % are 94,339.62 net.
        QVERIFY(std::abs(totalOf(result, u"plan"_s) - 100'000 * factor) < 0.005);
        QTEST(findingsOf(result, FindingRule::TaxBasisUnknown).size(), "remarks");
    }

    void casePrice_standsInForTheQuotes()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::GpuHour));
        project.project().plans.front().supply.front().price = Decimal{3};
        QCOMPARE(total(project), 3.0 * 16 * 2'190);
    }

    void countsAs_takesFewerGpus()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::GpuHour));
        project.project().plans.front().supply.front().countsAs =
            CountsAs{.accelerator = u"A100"_s, .factor = Decimal{2}};
        const Comparison result = evaluated(project);
        QCOMPARE(totalOf(result, u"plan"_s), 5.0 * 8 * 2'190);
        QCOMPARE(result.plans.front().layers.front().servers, 1);
        QCOMPARE(result.plans.front().paid.value(), 8.0 * 2'190);
        QCOMPARE(result.plans.front().perUsefulGpuHour->value(), 2.5);
    }

    void zeroPrice_isAForgottenOneUnlessItIsCalledFree()
    {
        const Comparison forgotten = evaluated(quarterOn(offer(u"0"_s, PriceUnit::GpuHour)));
        QCOMPARE(*forgotten.plans.front().incompleteBecause, AbsenceReason::PriceMissing);
        QCOMPARE(findingsOf(forgotten, FindingRule::LineAtZero).size(), size_t{1});
        QuoteBuilder quote = offer(u"0"_s, PriceUnit::GpuHour);
        quote.line().kind = LineKind::Free;
        const Comparison free = evaluated(quarterOn(quote));
        QVERIFY(free.plans.front().isComplete);
        QCOMPARE(free.plans.front().total, MinorUnits{0});
    }

    void missingRate_leavesOnlyThatPlanOut()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::GpuHour));
        project.quote(aQuote(u"abroad"_s).price(u"1"_s, u"EUR"_s, PriceUnit::GpuHour).node(8))
            .plan(u"other"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"abroad"_s)});
        const Comparison result = evaluated(project);
        QCOMPARE(*planOf(result, u"other"_s).incompleteBecause, AbsenceReason::RateMissing);
        QCOMPARE(result.plans[*result.winner].plan.text(), u"plan"_s);
        QCOMPARE(argumentTexts(findingsOf(result, FindingRule::RateMissing).front()),
                 (QStringList{u"EUR"_s, u"CNY"_s}));
    }

    void lineThatIsNotThere_isNamed()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::GpuHour));
        SupplyLayer &layer = project.project().plans.front().supply.front();
        layer.line = LineId{u"dropped"_s};
        QCOMPARE(argumentTexts(findingsOf(evaluated(project), FindingRule::LineMissing).front()),
                 (QStringList{u"offer"_s, u"dropped"_s}));
        layer.quote = {};
        layer.line = {};
        QCOMPARE(argumentTexts(findingsOf(evaluated(project), FindingRule::LineNotChosen).front()),
                 QStringList{project.project().plans.front().name.en});
    }

    void rackPrice_cannotBuyServers()
    {
        const Comparison result = evaluated(quarterOn(offer(u"5"_s, PriceUnit::RackMonth)));
        QCOMPARE(*result.plans.front().incompleteBecause, AbsenceReason::UnitNotUsable);
    }

    void pinnedSupply_thatIsTooSmallIsAProblem()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::GpuHour));
        project.project().plans.front().supply.front().servers = 1;
        const Comparison result = evaluated(project);
        QCOMPARE(*result.plans.front().incompleteBecause, AbsenceReason::SupplyShort);
        QCOMPARE(argumentTexts(findingsOf(result, FindingRule::SupplyShort).front()),
                 (QStringList{u"16"_s, u"8"_s, result.plans.front().name.en}));
    }

    void planWithoutSupply_isIncomplete()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::GpuHour));
        project.plan(u"empty"_s, PlanMode::Hosted, {});
        const Comparison result = evaluated(project);
        QCOMPARE(*planOf(result, u"empty"_s).incompleteBecause, AbsenceReason::NoSupply);
        // Unknown in every category, not 0 in those that have no stream.
        for (const auto &[category, cost] : planOf(result, u"empty"_s).categories)
            QCOMPARE(cost.state, CategoryCost::State::Unknown);
        QCOMPARE(findingsOf(result, FindingRule::PlanEmpty).size(), size_t{1});
    }

    void modeThatTheSupplyDoesNotHave_isSaid()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::GpuHour));
        Plan &plan = project.project().plans.front();
        QVERIFY(findingsOf(evaluated(project), FindingRule::PlanModeUnlike).empty());
        plan.mode = PlanMode::Hosted;
        QCOMPARE(argumentTexts(findingsOf(evaluated(project), FindingRule::PlanModeUnlike).front())
                     .at(1),
                 u"hosted"_s);
    }

    void tooManyServers_areCalledIdle()
    {
        ProjectBuilder project = quarterOn(offer(u"5"_s, PriceUnit::NodeMonth), SupplyKind::Hosted);
        project.project().plans.front().supply.front().servers = 3;
        QCOMPARE(findingsOf(evaluated(project), FindingRule::ServersIdle).size(), size_t{1});
    }

    void oddPrices_andOldPapersAreRemarkedOn()
    {
        ProjectBuilder project = quarterOn(offer(u"9"_s, PriceUnit::GpuHour));
        project.quote(aQuote(u"b"_s).price(u"10"_s, u"CNY"_s, PriceUnit::GpuHour).node(8))
            .quote(aQuote(u"year"_s).price(u"70000"_s, u"CNY"_s, PriceUnit::NodeYear).node(8));
        project.dossier().quotes.front().revisions.front().validUntil = QDate{2026, 12, 31};
        const Comparison result = evaluated(project);
        // 70,000 a year for eight GPUs is 1.00 per GPU-hour: more likely a month.
        QCOMPARE(findingsOf(result, FindingRule::PriceImplausible).front().subject, u"year"_s);
        QCOMPARE(findingsOf(result, FindingRule::QuoteExpired).size(), size_t{1});
    }

    void gpuHourPrice_normalisesPrintedPrices_data()
    {
        QTest::addColumn<QString>("price");
        QTest::addColumn<PriceUnit>("unit");
        QTest::addColumn<double>("expected");
        QTest::newRow("8×H200 a year") << u"210240"_s << PriceUnit::NodeYear << 3.0;
        QTest::newRow("8×B200 a year") << u"297840"_s << PriceUnit::NodeYear << 4.25;
        QTest::newRow("AWS p5") << u"55.04"_s << PriceUnit::NodeHour << 6.88;
        QTest::newRow("Lambda 8×H100") << u"23.92"_s << PriceUnit::NodeHour << 2.99;
        QTest::newRow("read as a month") << u"70000"_s << PriceUnit::NodeMonth << 11.986;
        QTest::newRow("per GPU") << u"8.28"_s << PriceUnit::GpuHour << 8.28;
    }

    void gpuHourPrice_normalisesPrintedPrices()
    {
        QFETCH(QString, price);
        QFETCH(PriceUnit, unit);
        QFETCH(double, expected);
        const double normalised = *gpuHourPrice(offer(price, unit).line(), Hours{730});
        QVERIFY(std::abs(normalised - expected) < 0.0005);
    }

    void gpuHourPrice_isUnknownForOtherThings()
    {
        QVERIFY(!gpuHourPrice(offer(u"5"_s, PriceUnit::Once).line(), Hours{730}));
        QVERIFY(!gpuHourPrice(offer(u"0"_s, PriceUnit::GpuHour).line(), Hours{730}));
        QuoteBuilder nodeless = aQuote(u"x"_s).price(u"5"_s, u"CNY"_s, PriceUnit::NodeHour);
        QVERIFY(!gpuHourPrice(nodeless.line(), Hours{730}));
    }
};

QTEST_APPLESS_MAIN(TestSupplyPricing)
#include "tst_supply_pricing.moc"
