#include "tests/support/near.h"
#include "tests/support/project_builders.h"
#include "tests/support/stream_checks.h"

#include "model/compare/cost_view.h"
#include "model/compare/payment_schedule.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// Sources of the rules; all figures follow from these by hand.
// ALI: Alibaba Cloud, "Description of downgrade refund rules" (2025-04-04). Refund = paid − price
// of a day × days used (× 1.5 for ECS used for less than 30 days); a begun day counts as a whole
// one, never below zero. A year that is left after ten days was used for ten. TEN: Tencent Cloud,
// "云服务退货说明", rule 2. Used = days used ÷ all days × price; a begun day counts as a whole one.

/// A machine of eight GPUs for 3,000 a month, for months that are paid in advance.
QuoteBuilder prepaid(int months, RentalTerms terms)
{
    QuoteBuilder quote = aQuote(u"offer"_s).price(u"3000"_s, u"CNY"_s, PriceUnit::NodeMonth);
    quote.node(8).prepaid();
    quote.line().minimumTermMonths = months;
    quote.line().rental = std::move(terms);
    return quote;
}

RentalTerms daysLeft()
{
    return {.refund = tco::RefundRule::UnusedShare};
}

RentalTerms lessOnDemand(const QString &perHour)
{
    return {.refund = tco::RefundRule::LessOnDemand,
            .onDemandPerHour = decimal(perHour),
            .shortUseFactor = decimal(u"1.5"_s)};
}

/// Months of 720 h: 30 days.
ProjectBuilder rented(const Quote &quote, int months, SupplyKind kind = SupplyKind::Reserved)
{
    ProjectBuilder project = aProject();
    project.months(months).quote(quote).plan(
        u"plan"_s, PlanMode::Cloud, {aLayer(kind, u"offer"_s)});
    project.project().monthBasisHours = Decimal{720};
    return project;
}

DemandPhase days(int gpus, const QString &first, const QString &count)
{
    return {.gpus = gpus, .startDay = decimal(first), .days = decimal(count)};
}

std::vector<MinorUnits> refundOf(const Comparison &result)
{
    const CostStream *stream = streamOf(result, StreamKind::TermRefund);
    return stream == nullptr ? std::vector<MinorUnits>{} : stream->entries;
}

} // namespace

/// What comes back of prepaid terms that end early.
class TestTermRefunds final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_comesBackUnlessStated()
    {
        const Comparison result = evaluated(rented(prepaid(12, {}), 9).always(8));
        QVERIFY(refundOf(result).empty());
        QVERIFY(isNear(totalOf(result, u"plan"_s), 36'000.0, 0.005));
        QCOMPARE(findingsOf(result, FindingRule::TermBeyondHorizon).size(), size_t{1});
    }

    void daysLeft_comeBackAtTheHorizon()
    {
        // 90 of 360 days are left (TEN).
        const Comparison result = evaluated(rented(prepaid(12, daysLeft()), 9).always(8));
        std::vector<MinorUnits> expected(9);
        expected.back() = -900'000;
        QCOMPARE(refundOf(result), expected);
        QVERIFY(isNear(totalOf(result, u"plan"_s), 27'000.0, 0.005));
        QVERIFY(isDerived(*streamOf(result, StreamKind::TermRefund)));
        QVERIFY(isNear(result.plans.front().paid.value(), 9 * 720 * 8.0, 1e-6));
        QVERIFY(findingsOf(result, FindingRule::TermBeyondHorizon).empty());
        const auto findings = findingsOf(result, FindingRule::TermRefunded);
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(std::get<Figure>(findings.front().arguments[2]).value, 9'000.0);
    }

    void daysUsed_countAtTheOnDemandPrice()
    {
        // 36,000 − 270 days × 24 h × 5 (ALI: no short use).
        const Comparison result = evaluated(rented(prepaid(12, lessOnDemand(u"5"_s)), 9).always(8));
        QVERIFY(isNear(amountOf(streamOf(result, StreamKind::TermRefund)), -3'600.0, 0.005));
        // At 6 an hour nothing is left, and the term is owed in full.
        const Comparison none = evaluated(rented(prepaid(12, lessOnDemand(u"6"_s)), 9).always(8));
        QVERIFY(refundOf(none).empty());
        QCOMPARE(findingsOf(none, FindingRule::TermBeyondHorizon).size(), size_t{1});
        QVERIFY(isNear(none.plans.front().paid.value(), 12 * 720 * 8.0, 1e-6));
    }

    void shortUse_isDearer()
    {
        // ALI: a year, ten days used: 36,000 − 10 × 24 × 5 × 1.5; the phase ends in the first
        // month.
        const Comparison result =
            evaluated(rented(prepaid(12, lessOnDemand(u"5"_s)), 12, SupplyKind::OnDemand)
                          .phase(days(8, u"0"_s, u"9.3"_s)));
        std::vector<MinorUnits> expected(12);
        expected.front() = -3'420'000;
        QCOMPARE(refundOf(result), expected);
        QVERIFY(isDerived(*streamOf(result, StreamKind::TermRefund)));
    }

    void phase_endsTheTermsOfItsMachines()
    {
        // Two machines for half a year each; the first is needed for 100 days and the second
        // for 40.
        const Comparison result = evaluated(rented(prepaid(6, daysLeft()), 12, SupplyKind::OnDemand)
                                                .phase(days(8, u"0"_s, u"100"_s))
                                                .phase(days(8, u"0"_s, u"40"_s)));
        std::vector<MinorUnits> expected(12);
        expected[1] = -1'400'000; // 18,000 × 140 ÷ 180
        expected[3] = -800'000; // 18,000 × 80 ÷ 180
        QCOMPARE(refundOf(result), expected);
        QVERIFY(isNear(result.plans.front().paid.value(), 140 * 24 * 8.0, 1e-6));
        QVERIFY(isDerived(*streamOf(result, StreamKind::TermRefund)));
    }

    void machineThatIsNeededAgain_isKept()
    {
        const Comparison result = evaluated(rented(prepaid(6, daysLeft()), 12, SupplyKind::OnDemand)
                                                .phase(days(8, u"0"_s, u"10"_s))
                                                .phase(days(8, u"150"_s, u"30"_s)));
        QVERIFY(refundOf(result).empty());
    }

    void upfrontPart_comesBackToo()
    {
        RentalTerms terms = daysLeft();
        terms.upfront = Decimal{12'000};
        const Comparison result = evaluated(rented(prepaid(12, terms), 18).always(8));
        // Half of the second year.
        QVERIFY(isNear(amountOf(streamOf(result, StreamKind::TermRefund)), -24'000.0, 0.005));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 72'000.0, 0.005));
    }

    void termOfAwaitedMachines_beginsWithTheirDelivery()
    {
        Quote quote = prepaid(12, daysLeft());
        quote.revisions.front().deliveryWeeks = 15; // 105 days
        const Comparison result = evaluated(rented(quote, 12).always(8));
        // 255 of 360 days are used.
        QVERIFY(isNear(amountOf(streamOf(result, StreamKind::TermRefund)), -10'500.0, 0.005));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 25'500.0, 0.005));
        QVERIFY(isNear(result.plans.front().paid.value(), 255 * 24 * 8.0, 1e-6));
    }

    void taxAndCurrency_areThoseOfTheLine()
    {
        QuoteBuilder quote = prepaid(12, lessOnDemand(u"10"_s));
        quote.line().currency = currency(u"USD"_s);
        quote.line().discounts = {decimal(u"0.5"_s)};
        quote.line().vatRate = decimal(u"0.06"_s);
        ProjectBuilder project = rented(quote, 2);
        project.rate(u"USD"_s, u"CNY"_s, u"7"_s).always(8);
        project.project().vat = VatTreatment::NotDeductible;
        const Comparison result = evaluated(project);
        // (18,000 − 60 × 24 × 5) × 7 × 1.06
        QVERIFY(isNear(amountOf(streamOf(result, StreamKind::TermRefund)), -80'136.0, 0.005));
        QVERIFY(isDerived(*streamOf(result, StreamKind::TermRefund)));
        const auto payments = paymentsOf(result, 0);
        QVERIFY(std::ranges::any_of(payments, [](const Payment &payment) {
            return payment.quoted == -1'144'800 && payment.quoteCurrency == currency(u"USD"_s);
        }));
    }

    void views_agreeOnTheRefund()
    {
        ProjectBuilder project = rented(prepaid(12, daysLeft()), 9).always(8);
        project.assume(u"discount_rate"_s, u"0"_s);
        const Comparison result = evaluated(project);
        for (const CostView view : {CostView::Cash, CostView::Accounting, CostView::PresentValue})
            QVERIFY(isNear(inMajor(planView(result, 0, view).total), 27'000.0, 0.005));
    }

    void termsThatAreNotPaidInAdvance_areNamed()
    {
        QuoteBuilder quote = prepaid(12, daysLeft());
        quote.line().isPrepaid = false;
        const Comparison result = evaluated(rented(quote, 9).always(8));
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(findingsOf(result, FindingRule::RentalTermUnused).size(), size_t{1});
    }

    void badRefunds_areNamedWithTheirPath()
    {
        const auto placeOf = [](const RentalTerms &terms) {
            return refusedPaths(evaluated(rented(prepaid(12, terms), 9).always(8))).join(u' ');
        };
        const QString path = u"/quotes/offer/revisions/1/lines/line/rental/"_s;
        QCOMPARE(placeOf({.refund = tco::RefundRule::LessOnDemand}),
                 path + u"on_demand_per_hour"_s);
        QCOMPARE(placeOf({.onDemandPerHour = Decimal{-1}}), path + u"on_demand_per_hour"_s);
        QCOMPARE(placeOf({.shortUseFactor = decimal(u"0.5"_s)}), path + u"short_use_factor"_s);
    }
};

QTEST_APPLESS_MAIN(TestTermRefunds)
#include "tst_term_refunds.moc"
