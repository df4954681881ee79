#include "tests/support/reference_projects.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// Eight-GPU nodes, all-in.
QuoteBuilder anOffer(const QString &price, PriceUnit unit)
{
    return aQuote(u"offer"_s).price(price, u"CNY"_s, unit).node(8);
}

/// The same from the fourth node (or GPU) on at another price.
QuoteBuilder tiered(QuoteBuilder offer, int from, const QString &price, TierMode mode = {})
{
    offer.line().tiers = {{Decimal{from}, decimal(price)}};
    offer.line().tierMode = mode;
    return offer;
}

/// Twelve nodes needed all the time.
ProjectBuilder twelveNodes(const QuoteBuilder &quote, SupplyKind kind)
{
    return aProject().always(96).quote(quote).plan(
        u"plan"_s, PlanMode::Cloud, {aLayer(kind, u"offer"_s)});
}

/// Two nodes needed for the first 91.25 days, three months of 730 h.
ProjectBuilder twoNodesForAQuarter(const QuoteBuilder &quote,
                                   SupplyKind kind = SupplyKind::OnDemand)
{
    return aProject()
        .phase({.gpus = 16, .days = decimal(u"91.25"_s)})
        .quote(quote)
        .plan(u"plan"_s, PlanMode::Cloud, {aLayer(kind, u"offer"_s)});
}

double total(const Dossier &dossier)
{
    return totalOf(evaluated(dossier), u"plan"_s);
}

double amountOf(const Comparison &comparison, CostCategory category)
{
    return static_cast<double>(comparison.plans.front().categories.at(category).total) / 100.0;
}

} // namespace

class TestTiersAndTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void residualOfATieredPurchase_followsThePricePaid_data()
    {
        QTest::addColumn<TierMode>("mode");
        QTest::addColumn<double>("paid");
        // 12 × 60,000; the first 3 at 120,000 and 9 at 60,000.
        QTest::newRow("all units") << TierMode::AllUnits << 720'000.0;
        QTest::newRow("graduated") << TierMode::Graduated << 900'000.0;
    }

    void residualOfATieredPurchase_followsThePricePaid()
    {
        QFETCH(TierMode, mode);
        QFETCH(double, paid);
        QuoteBuilder quote = anOffer(u"120000"_s, PriceUnit::Once);
        quote.covers({CostCategory::Electricity,
                      CostCategory::Cooling,
                      CostCategory::Rack,
                      CostCategory::Bandwidth,
                      CostCategory::Storage,
                      CostCategory::SetUp});
        // From the fourth on at 60,000: graduated, three units lie below.
        quote.line().tiers = {{Decimal{mode == TierMode::Graduated ? 3 : 4}, Decimal{60'000}}};
        quote.line().tierMode = mode;
        const ProjectBuilder project = twelveNodes(quote, SupplyKind::Hosted)
                                           .assume(u"residual_rate"_s, u"0.65"_s)
                                           .assume(u"maintenance_rate_per_year"_s, u"0.12"_s);
        const Comparison result = evaluated(project);
        QCOMPARE(amountOf(result, CostCategory::Hardware), paid);
        QCOMPARE(amountOf(result, CostCategory::Residual), -0.65 * paid);
        const std::vector<CostStream> &streams = result.plans.front().streams;
        const auto upkeep = std::ranges::find(streams, StreamKind::Maintenance, &CostStream::kind);
        QVERIFY(upkeep != streams.end());
        const auto sum = std::accumulate(upkeep->entries.begin(), upkeep->entries.end(), 0LL);
        QCOMPARE(static_cast<double>(sum) / 100.0, 0.12 * paid);
    }

    void tierOfATimePrice_isReachedByPieces_data()
    {
        QTest::addColumn<PriceUnit>("unit");
        QTest::addColumn<double>("units");
        // What 12 nodes or 96 GPUs take in a year of 8,760 hours; 60,000 a unit instead of 120,000.
        QTest::newRow("node-year") << PriceUnit::NodeYear << 12.0;
        QTest::newRow("node-month") << PriceUnit::NodeMonth << 12.0 * 12;
        QTest::newRow("node-day") << PriceUnit::NodeDay << 12.0 * 365;
        QTest::newRow("node-hour") << PriceUnit::NodeHour << 12.0 * 8'760;
        QTest::newRow("GPU-year") << PriceUnit::GpuYear << 96.0;
        QTest::newRow("GPU-hour") << PriceUnit::GpuHour << 96.0 * 8'760;
    }

    void tierOfATimePrice_isReachedByPieces()
    {
        QFETCH(PriceUnit, unit);
        QFETCH(double, units);
        const QuoteBuilder quote = tiered(anOffer(u"120000"_s, unit), 4, u"60000"_s);
        for (const SupplyKind kind : {SupplyKind::Reserved, SupplyKind::OnDemand}) {
            const double paid = total(twelveNodes(quote, kind));
            QVERIFY2(std::abs(paid - units * 60'000) <= 12 * 0.005,
                     qPrintable(QString::number(paid)));
        }
    }

    void graduatedTierOfATimePrice_slicesThePieces()
    {
        // Ten nodes at 120,000 and two at 60,000 a year.
        const QuoteBuilder quote =
            tiered(anOffer(u"120000"_s, PriceUnit::NodeYear), 10, u"60000"_s, TierMode::Graduated);
        QCOMPARE(total(twelveNodes(quote, SupplyKind::Reserved)), 10 * 120'000.0 + 2 * 60'000.0);
    }

    void tierOfAMonthWithoutDemand_isTheFirst()
    {
        // From the third node on 500 instead of 1,000 a month; two nodes never reach it.
        const QuoteBuilder quote = tiered(anOffer(u"1000"_s, PriceUnit::NodeMonth), 3, u"500"_s);
        QCOMPARE(total(twoNodesForAQuarter(quote)), 2 * 3 * 1'000.0);
    }

    void tierInTheMonthThatSettlesATerm_isTheSame()
    {
        // Two nodes for 18 months; three would be cheaper, and the last month pays seven at once.
        QuoteBuilder quote = tiered(anOffer(u"1000"_s, PriceUnit::NodeMonth), 3, u"500"_s);
        quote.line().minimumTermMonths = 18;
        QCOMPARE(total(twoNodesForAQuarter(quote, SupplyKind::Reserved)), 2 * 18 * 1'000.0);
    }

    void tierOfAServicePerGigabyte_isReachedByTheQuantityBought()
    {
        // 1,000 GB a month at 0.5 instead of 0.8 from 1,000 GB on, beside an all-in node.
        ProjectBuilder project = twoNodesForAQuarter(anOffer(u"0"_s, PriceUnit::NodeMonth));
        project.dossier().quotes.front().revisions.front().lines.front().kind = LineKind::Free;
        QuoteBuilder traffic = aQuote(u"traffic"_s)
                                   .category(CostCategory::Other)
                                   .price(u"0.8"_s, u"CNY"_s, PriceUnit::Gigabyte);
        project.quote(tiered(traffic, 1'000, u"0.5"_s));
        project.project().plans.front().services = {{.id = ServiceId{u"traffic"_s},
                                                     .quote = QuoteId{u"traffic"_s},
                                                     .line = LineId{u"line"_s},
                                                     .quantity = Decimal{1'000}}};
        QCOMPARE(total(project), 12 * 1'000 * 0.5);
    }

    void prepaidYearPrice_isPaidByWholeMonths()
    {
        // 13 months at 12,000 ÷ 12, not two years.
        const QuoteBuilder quote = anOffer(u"12000"_s, PriceUnit::NodeYear).prepaid();
        QCOMPARE(total(twelveNodes(quote, SupplyKind::Reserved).months(13)), 12 * 13 * 1'000.0);
        // 61 days reach into the third month of 30.4 days: three months of two nodes.
        ProjectBuilder byUse = twoNodesForAQuarter(quote);
        byUse.project().demand.front().days = decimal(u"61"_s);
        QCOMPARE(total(byUse), 2 * 3 * 1'000.0);
    }

    void minimumTermByUse_costsWhatAReservationCosts()
    {
        // Used for 31.25 of 182.5 days (six months), but a year of two nodes must be paid:
        // 2 × 12 × 60,000 = 1,440,000.
        QuoteBuilder quote = anOffer(u"60000"_s, PriceUnit::NodeMonth);
        quote.line().minimumTermMonths = 12;
        for (const SupplyKind kind :
             {SupplyKind::OnDemand, SupplyKind::Spot, SupplyKind::Reserved}) {
            ProjectBuilder project = twoNodesForAQuarter(quote, kind).months(6);
            project.project().demand.front().days = decimal(u"31.25"_s);
            QCOMPARE(total(project), 1'440'000.0);
        }
    }

    void minimumTermOfAnHourPrice_isPaidByWholeMonths()
    {
        // Two nodes for three months of a twelve-month term: 2 × 12 × 730 h.
        QuoteBuilder quote = anOffer(u"10"_s, PriceUnit::NodeHour);
        quote.line().minimumTermMonths = 12;
        QCOMPARE(total(twoNodesForAQuarter(quote)), 2 * 12 * 730 * 10.0);
    }

    void hoursOfATermBehindTheHorizon_arePaidHours()
    {
        // Two nodes of eight GPUs for 18 months of 730 h at 73 a month: 0.0125 per GPU-hour.
        QuoteBuilder quote = anOffer(u"73"_s, PriceUnit::NodeMonth);
        quote.line().minimumTermMonths = 18;
        for (const SupplyKind kind : {SupplyKind::Reserved, SupplyKind::OnDemand}) {
            const Comparison result = evaluated(twoNodesForAQuarter(quote, kind));
            const PlanResult &plan = result.plans.front();
            QCOMPARE(plan.paid.value(), 16 * 18 * 730.0);
            QCOMPARE(plan.perGpuHour->value(), 73.0 / (8 * 730));
        }
    }

    void priceOfAMonth_isThatOfItsTier()
    {
        // Four nodes in the first month of 730 h, one from then on; the fourth halves the price.
        QuoteBuilder quote = tiered(anOffer(u"120000"_s, PriceUnit::NodeMonth), 4, u"60000"_s);
        quote.line().isPrepaid = true;
        const Comparison result = evaluated(
            aProject()
                .always(8)
                .phase({.gpus = 24, .days = decimal(u"30"_s)})
                .quote(quote)
                .plan(u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"offer"_s)}));
        const CostStream &stream = result.plans.front().streams.front();
        QCOMPARE(stream.entries[0], 4 * 60'000 * 100LL);
        QCOMPARE(stream.entries[1], 120'000 * 100LL);
        QCOMPARE(stream.factors[0].in(0), 4.0);
        QCOMPARE(stream.factors[1].in(0), 60'000.0);
        QCOMPARE(stream.factors[0].in(1), 1.0);
        QCOMPARE(stream.factors[1].in(1), 120'000.0);
    }

    void setPrice_isFinal()
    {
        QuoteBuilder quote = anOffer(u"5"_s, PriceUnit::GpuHour);
        quote.line().discounts = {decimal(u"0.5"_s)};
        ProjectBuilder project = twoNodesForAQuarter(quote);
        QCOMPARE(total(project), 2.5 * 16 * 2'190);
        project.project().plans.front().supply.front().price = Decimal{3};
        const Comparison result = evaluated(project);
        QCOMPARE(totalOf(result, u"plan"_s), 3.0 * 16 * 2'190);
        const std::vector<Factor> &factors = result.plans.front().streams.front().factors;
        QVERIFY(std::ranges::find(factors, FactorName::SetPrice, &Factor::name) != factors.end());
    }
};

QTEST_APPLESS_MAIN(TestTiersAndTerms)
#include "tst_tiers_and_terms.moc"
