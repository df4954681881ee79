#include "tests/support/near.h"
#include "tests/support/project_builders.h"

#include "model/compare/cost_view.h"
#include "model/tco/ledger.h"

#include <QTest>

using namespace steelyard;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

/// One server of 8 GPUs at 7,300 CNY a month that comes after eight weeks, which are two months of
/// 672 h.
ProjectBuilder awaited(std::vector<SupplyLayer> supply)
{
    ProjectBuilder project = aProject();
    project.reporting(u"CNY"_s).always(8);
    project.project().monthBasisHours = Decimal{672};
    Quote hosted = aQuote(u"hosted"_s).price(u"7300"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8);
    hosted.revisions.back().deliveryWeeks = 8;
    project.quote(hosted);
    project.quote(aQuote(u"burst"_s).price(u"1.5"_s, u"CNY"_s, PriceUnit::GpuHour).node(8));
    project.plan(u"plan"_s, PlanMode::Hybrid, std::move(supply));
    return project;
}

/// One server that is bought for `price` on a loan or lease, worth nothing at the end.
ProjectBuilder financed(const QString &price, const Financing &financing, int months = 12)
{
    ProjectBuilder project = aProject();
    project.reporting(u"USD"_s).months(months).always(8).assume(u"residual_rate"_s, u"0"_s);
    project.quote(aQuote(u"bought"_s).price(price, u"USD"_s, PriceUnit::Once).node(8));
    SupplyLayer layer = aLayer(SupplyKind::Hosted, u"bought"_s, 1);
    layer.financing = financing;
    project.plan(u"own"_s, PlanMode::Hosted, {layer});
    return project;
}

const CostStream &streamOf(const Comparison &comparison, StreamKind kind)
{
    const std::vector<CostStream> &streams = comparison.plans.front().streams;
    const auto found = std::ranges::find(streams, kind, &CostStream::kind);
    if (found == streams.end())
        qFatal("no such stream");
    return *found;
}

} // namespace

/// Machines that come late, and machines that are paid off.
class TestDeliveryAndFinancing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// 12 % a year of 1,200,000 are 12,000 a month: after two months until delivery and three of
    /// warranty, from the sixth on.
    void warranty_beginsOnDelivery()
    {
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).months(7).always(8);
        project.project().monthBasisHours = Decimal{672};
        Quote bought =
            aQuote(u"bought"_s).price(u"1200000"_s, u"CNY"_s, PriceUnit::Once).node(8).covers({});
        bought.revisions.back().deliveryWeeks = 8;
        project.quote(bought)
            .plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)})
            .assume(u"maintenance_rate_per_year"_s, u"0.12"_s)
            .assume(u"warranty_months"_s, u"3"_s);
        QCOMPARE(streamOf(evaluated(project), StreamKind::Maintenance).entries,
                 (std::vector<MinorUnits>{0, 0, 0, 0, 0, 1'200'000, 1'200'000}));
    }

    void untilDelivery_theDemandIsRentedByUse()
    {
        const Comparison result = evaluated(awaited({aLayer(SupplyKind::Hosted, u"hosted"_s, 1),
                                                     aLayer(SupplyKind::OnDemand, u"burst"_s)}));
        // Two months of 8 × 672 GPU-hours at 1.50, then ten months at 7,300.
        QCOMPARE(tco::sumOf(streamOf(result, StreamKind::Waiting).entries), MinorUnits{1'612'800});
        QCOMPARE(tco::sumOf(streamOf(result, StreamKind::Rental).entries), MinorUnits{7'300'000});
        QCOMPARE(streamOf(result, StreamKind::Rental).entries[1], MinorUnits{0});
        QCOMPARE(streamOf(result, StreamKind::Rental).entries[2], MinorUnits{730'000});
        QCOMPARE(result.plans[0].total, MinorUnits{8'912'800});
        QVERIFY(result.plans[0].lostByMonth.empty());
        QCOMPARE(result.plans[0].layers[0].served.value(), 10 * 672 * 8.0);
        QCOMPARE(result.plans[0].layers[1].served.value(), 2 * 672 * 8.0);
    }

    void streamOfWaiting_isTheProductOfItsFactors()
    {
        const Comparison result = evaluated(awaited({aLayer(SupplyKind::Hosted, u"hosted"_s, 1),
                                                     aLayer(SupplyKind::OnDemand, u"burst"_s)}));
        for (const StreamKind kind : {StreamKind::Waiting, StreamKind::Rental}) {
            double product = 1.0;
            for (const Factor &factor : streamOf(result, kind).factors)
                product *= factor.value;
            QVERIFY(isNear(product, inMajor(tco::sumOf(streamOf(result, kind).entries)), 1e-6));
        }
    }

    void withoutALayerByUse_theHoursAreLostAndNamed()
    {
        const Comparison result = evaluated(awaited({aLayer(SupplyKind::Hosted, u"hosted"_s, 1)}));
        QCOMPARE(result.plans[0].total, MinorUnits{7'300'000});
        QCOMPARE(result.plans[0].lostByMonth[1].value(), 672 * 8.0);
        const auto findings = findingsOf(result, FindingRule::DeliveryAwaited);
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(std::get<Figure>(findings[0].arguments[1]).value, 2 * 672 * 8.0);
        // 73,000 ÷ (10 months × 672 h × 8 GPUs).
        QVERIFY(isNear(result.plans[0].perUsefulGpuHour->value(), 1.357887, 1e-6));
    }

    void halfAMonth_isWaitedFor()
    {
        ProjectBuilder project = awaited({aLayer(SupplyKind::Hosted, u"hosted"_s, 1)});
        project.dossier().quotes.front().revisions.back().deliveryWeeks = 2;
        QCOMPARE(streamOf(evaluated(project), StreamKind::Rental).entries[0], MinorUnits{365'000});
    }

    void loan_paysPrincipalAndInterest()
    {
        // 2,500 at 8.24 % over 12 months: 200.58 + 17.17 in the first month, 112.98 interest in
        // all (numpy-financial, docstring of ipmt).
        const Comparison result =
            evaluated(financed(u"2500"_s, {.annualRate = decimal(u"0.0824"_s), .months = 12}));
        const LayerFinancing &loan = result.plans[0].financing.front();
        QCOMPARE(loan.payment, MinorUnits{21'775});
        QCOMPARE(loan.interest, MinorUnits{11'298});
        QCOMPARE(streamOf(result, StreamKind::Interest).entries[0], MinorUnits{1'717});
        QVERIFY(isNear(inMajor(result.plans[0].total), 2'612.98, 0.06));
        // The lender pays the machine, the buyer the loan.
        QVERIFY(isNear(inMajor(result.plans[0].cumulative[0]), 217.75, 0.01));
        QCOMPARE(planView(result, 0, CostView::Accounting).total, result.plans[0].total);
    }

    void lease_isPaidInAdvance()
    {
        // PMT(8%/12, 10, 10000) is 1,037.03, due at the beginning 1,030.16: Microsoft Office help.
        Financing financing{
            .kind = FinancingKind::Loan, .annualRate = decimal(u"0.08"_s), .months = 10};
        QCOMPARE(evaluated(financed(u"10000"_s, financing)).plans[0].financing[0].payment,
                 MinorUnits{103'703});
        financing.kind = FinancingKind::Lease;
        const Comparison lease = evaluated(financed(u"10000"_s, financing));
        QCOMPARE(lease.plans[0].financing[0].payment, MinorUnits{103'016});
        QVERIFY(isNear(inMajor(lease.plans[0].total), 10 * 1'030.164, 0.06));
    }

    void effectiveRate_countsInterestOnInterest()
    {
        // (1 + 0.10 ÷ 12)^12 − 1 = 10.4713 %.
        const Comparison result =
            evaluated(financed(u"1000"_s, {.annualRate = decimal(u"0.1"_s), .months = 12}));
        QVERIFY(isNear(result.plans[0].financing[0].effectiveRate, 0.104713, 5e-7));
    }

    void loanBeyondTheHorizon_isPaidOffAtItsEnd()
    {
        // 12 months of 1 % on 1,200 that is repaid at the end: 12 each month.
        Financing financing{.annualRate = decimal(u"0.12"_s), .months = 24, .balloon = Decimal{1}};
        const Comparison result = evaluated(financed(u"1200"_s, financing));
        QCOMPARE(result.plans[0].cumulative[0], MinorUnits{1'200});
        QCOMPARE(result.plans[0].total, MinorUnits{120'000 + 12 * 1'200});
    }

    void marketDecay_takesThePlaceOfTheResidualRate()
    {
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).always(8).assume(u"market_decay_per_year"_s, u"0.35"_s);
        project.quote(aQuote(u"bought"_s).price(u"10000"_s, u"CNY"_s, PriceUnit::Once).node(8));
        project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)});
        // e^−0.35 = 0.704688.
        QCOMPARE(tco::sumOf(streamOf(evaluated(project), StreamKind::Residual).entries),
                 MinorUnits{-704'688});
        project.assume(u"residual_rate"_s, u"0.5"_s);
        const Comparison refused = evaluated(project);
        QCOMPARE(refusedPaths(refused), QStringList{u"/assumptions/market_decay_per_year"_s});
        QVERIFY(!refused.plans.front().isComplete);
    }

    void residualSchedule_takesThePlaceOfTheResidualRate()
    {
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).months(18).always(8);
        project.quote(aQuote(u"bought"_s).price(u"10000"_s, u"CNY"_s, PriceUnit::Once).node(8));
        project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)});
        // The same published points as in tst_operations: halfway between 0.65 and 0.38.
        FinanceTerms &finance = project.project().finance;
        finance.residualSchedule = {{12, decimal(u"0.65"_s)}, {24, decimal(u"0.38"_s)}};
        finance.residualSource = u"broker"_s;
        const Comparison result = evaluated(project);
        const CostStream residual = streamOf(result, StreamKind::Residual);
        QCOMPARE(tco::sumOf(residual.entries), MinorUnits{-515'000});
        QCOMPARE(residual.factors.front().source.en, u"broker"_s);
        for (const UsedAssumption &used : result.assumptions)
            QVERIFY(used.key != "residual_rate"_L1);
    }

    void residualSchedule_saysNothingBeyondItsLastPoint()
    {
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).months(36).always(8);
        project.quote(aQuote(u"bought"_s).price(u"10000"_s, u"CNY"_s, PriceUnit::Once).node(8));
        project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)});
        project.project().finance.residualSchedule = {{24, decimal(u"0.38"_s)}};
        const Comparison result = evaluated(project);
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(findingsOf(result, FindingRule::FigureRefused).front().subject,
                 u"/finance/residual_schedule"_s);
    }

    void breakEven_isToldWithAndWithoutResidual()
    {
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).always(8).assume(u"residual_rate"_s, u"0.5"_s);
        project.quote(aQuote(u"bought"_s).price(u"10000"_s, u"CNY"_s, PriceUnit::Once).node(8));
        project.quote(aQuote(u"rented"_s).price(u"800"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8));
        project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)});
        project.plan(u"rent"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"rented"_s, 1)});
        // 9,600 of rent in twelve months, against 10,000, of which half comes back.
        const BreakEven found = *evaluated(project).plans[0].breakEven;
        QCOMPARE(found.month, std::optional{12});
        QCOMPARE(found.monthWithoutResidual, std::optional<int>{});
        QCOMPARE(found.crossings, std::vector<int>{12});
    }
};

QTEST_APPLESS_MAIN(TestDeliveryAndFinancing)
#include "tst_delivery_and_financing.moc"
