#include "tests/support/near.h"
#include "tests/support/project_builders.h"

#include "model/compare/cost_view.h"
#include "model/compare/payment_schedule.h"
#include "model/tco/ledger.h"

#include <QTest>

using namespace steelyard;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

Instalment share(const QString &part, PaymentEvent event, int days = 0)
{
    return {.share = decimal(part), .event = event, .days = days};
}

/// 30 % on order, 60 % on delivery after eight weeks, 10 % thirty days after acceptance, which
/// takes two weeks.
PaymentTerms thirtySixtyTen()
{
    return {.instalments = {share(u"0.3"_s, PaymentEvent::Order),
                            share(u"0.6"_s, PaymentEvent::Delivery),
                            share(u"0.1"_s, PaymentEvent::Acceptance, 30)},
            .acceptanceDays = 14};
}

/// One server that costs 100,000 in a currency and nothing else, from 2027-01-01.
ProjectBuilder purchase(const QString &currencyCode)
{
    ProjectBuilder project = aProject();
    project.reporting(u"CNY"_s).always(8).assume(u"residual_rate"_s, u"0"_s);
    project.quote(aQuote(u"q"_s).price(u"100000"_s, currencyCode, PriceUnit::Once).node(8));
    project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"q"_s, 1)});
    return project;
}

/// One server at 1,000 CNY a month for a year.
ProjectBuilder rental()
{
    ProjectBuilder project = aProject();
    project.reporting(u"CNY"_s).always(8);
    project.quote(aQuote(u"q"_s).price(u"1000"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8));
    project.plan(u"rent"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"q"_s, 1)});
    return project;
}

PaymentTerms &termsOf(ProjectBuilder &project)
{
    return project.dossier().quotes.front().revisions.back().payment;
}

/// Cash of each month in major units.
std::vector<double> cashOf(const Comparison &comparison)
{
    std::vector<double> months;
    MinorUnits before = 0;
    for (const MinorUnits sum : comparison.plans.front().cumulative) {
        months.push_back(inMajor(sum - before));
        before = sum;
    }
    return months;
}

} // namespace

/// When quotes are paid: all expected dates and amounts are counted by hand.
class TestPaymentSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void instalments_fallDueByTheirEvents()
    {
        ProjectBuilder project = purchase(u"USD"_s);
        project.rate(u"USD"_s, u"CNY"_s, u"7.2"_s);
        termsOf(project) = thirtySixtyTen();
        project.dossier().quotes.front().revisions.back().deliveryWeeks = 8;
        const std::vector<Payment> payments = paymentsOf(evaluated(project), 0);
        QCOMPARE(payments.size(), size_t{3});
        QCOMPARE(payments[0].date, QDate(2027, 1, 1));
        QCOMPARE(payments[1].date, QDate(2027, 2, 26)); // 56 days on
        QCOMPARE(payments[2].date, QDate(2027, 4, 11)); // 14 and 30 more
        QCOMPARE(payments[0].amount, MinorUnits{21'600'000});
        QCOMPARE(payments[1].amount, MinorUnits{43'200'000});
        QCOMPARE(payments[2].amount, MinorUnits{7'200'000});
        QCOMPARE(payments[0].quoted, MinorUnits{3'000'000});
        QCOMPARE(payments[2].quoteCurrency, currency(u"USD"_s));
        QCOMPARE(payments[2].instalment, std::optional{size_t{2}});
    }

    void cashView_followsTheInstalments()
    {
        ProjectBuilder project = purchase(u"CNY"_s);
        termsOf(project) = thirtySixtyTen();
        project.dossier().quotes.front().revisions.back().deliveryWeeks = 8;
        const Comparison result = evaluated(project);
        const std::vector<double> cash = cashOf(result);
        QCOMPARE(cash[0], 30'000.0);
        QCOMPARE(cash[1], 60'000.0);
        QCOMPARE(cash[2], 0.0);
        QCOMPARE(cash[3], 10'000.0);
        QCOMPARE(totalOf(result, u"own"_s), 100'000.0);
        QCOMPARE(planView(result, 0, CostView::Accounting).total, result.plans[0].total);
    }

    void payments_addUpToTheCashTotal()
    {
        ProjectBuilder project = purchase(u"CNY"_s);
        termsOf(project).instalments = {share(u"0.333"_s, PaymentEvent::Order),
                                        share(u"0.333"_s, PaymentEvent::Order, 31),
                                        share(u"0.334"_s, PaymentEvent::Order, 3'000)};
        const Comparison result = evaluated(project);
        MinorUnits sum = 0;
        for (const Payment &payment : paymentsOf(result, 0))
            sum += payment.amount;
        QCOMPARE(sum, result.plans[0].total);
        // What falls due behind the horizon is owed at its end.
        QCOMPARE(cashOf(result).back(), 33'400.0);
    }

    void instalmentsThatDoNotSumToOne_areRefusedWithTheirPlace()
    {
        ProjectBuilder project = purchase(u"CNY"_s);
        termsOf(project).instalments = {share(u"0.3"_s, PaymentEvent::Order),
                                        share(u"0.6"_s, PaymentEvent::Delivery)};
        const auto refused = findingsOf(evaluated(project), FindingRule::FigureOutside);
        QCOMPARE(refused.size(), size_t{1});
        const QString path = u"/quotes/q/revisions/1/payment/instalments"_s;
        QCOMPARE(refused.front().arguments,
                 (std::vector<FindingArgument>{path, u"Σ share = 1"_s, u"0.9"_s}));
    }

    void prepaidMonths_arePaidInBlocks()
    {
        ProjectBuilder project = rental();
        termsOf(project).prepaidMonths = 5;
        const std::vector<double> expected{5000, 0, 0, 0, 0, 5000, 0, 0, 0, 0, 2000, 0};
        const Comparison result = evaluated(project);
        QCOMPARE(cashOf(result), expected);
        QCOMPARE(paymentsOf(result, 0)[1].date, QDate(2027, 6, 1));
        // What a month costs does not move.
        QCOMPARE(planView(result, 0, CostView::Accounting).cumulative[0], MinorUnits{100'000});
    }

    void daysAfterInvoice_countFromTheEndOfTheMonth()
    {
        ProjectBuilder project = rental();
        termsOf(project).daysAfterInvoice = 30;
        // 31 January + 30 days is 2 March, 28 February + 30 days is 30 March.
        const std::vector<double> cash = cashOf(evaluated(project));
        QCOMPARE(cash[0], 0.0);
        QCOMPARE(cash[1], 0.0);
        QCOMPARE(cash[2], 2'000.0);
        QCOMPARE(totalOf(evaluated(project), u"rent"_s), 12'000.0);
    }

    void deposit_comesBackAndCostsOnlyTime()
    {
        ProjectBuilder project = rental();
        termsOf(project).deposit = Money{.value = Decimal{5000}, .currency = currency(u"CNY"_s)};
        project.assume(u"discount_rate"_s, u"0.08"_s);
        const Comparison result = evaluated(project);
        QCOMPARE(cashOf(result).front(), 6'000.0);
        QCOMPARE(cashOf(result).back(), -4'000.0);
        QCOMPARE(result.plans[0].total, MinorUnits{1'200'000});
        QCOMPARE(planView(result, 0, CostView::Accounting).cumulative[0], MinorUnits{100'000});
        termsOf(project).deposit.reset();
        // 5,000 × (1 − 1.08^(−11 ÷ 12)).
        const auto valueOf = [](const Comparison &comparison) {
            return inMajor(planView(comparison, 0, CostView::PresentValue).total);
        };
        QVERIFY(isNear(valueOf(result) - valueOf(evaluated(project)), 340.58, 0.02));
    }

    void depositWithoutARate_leavesThePlanIncomplete()
    {
        ProjectBuilder project = rental();
        termsOf(project).deposit = Money{.value = Decimal{5000}, .currency = currency(u"USD"_s)};
        const Comparison result = evaluated(project);
        QVERIFY(!result.plans[0].isComplete);
        QCOMPARE(findingsOf(result, FindingRule::RateMissing).size(), size_t{1});
    }

    void quoteWithoutTerms_isPaidAsItIsBilled()
    {
        const Comparison result = evaluated(rental());
        QVERIFY(result.plans[0].streams[0].payments.empty());
        const std::vector<Payment> payments = paymentsOf(result, 0);
        QCOMPARE(payments.size(), size_t{12});
        QCOMPARE(payments.front().date, QDate(2027, 1, 31));
    }
};

QTEST_APPLESS_MAIN(TestPaymentSchedule)
#include "tst_payment_schedule.moc"
