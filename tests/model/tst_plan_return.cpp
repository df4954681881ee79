// What plans return against renting, on published cash flows. Each flow is what a hosted plan saves
// in one month of a rented one's bill; where a source states a rate a year, it is one a month here.

#include "tests/support/near.h"
#include "tests/support/reference_projects.h"

#include "model/compare/cost_view.h"
#include "model/compare/plan_return.h"

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// PS: PHPOffice/PhpSpreadsheet, tests/data/Calculation/Financial, the results of Excel.
// LS: J. Lorie and L. Savage, Three Problems in Rationing Capital, Journal of Business 28, 1955.

using Flows = std::vector<double>;

constexpr double kCents = 100.0;

PlanResult planThatPays(const QString &id, PlanMode mode, const Flows &payments)
{
    PlanResult plan{.plan = PlanId{id}, .name = {.en = id}, .mode = mode};
    CostStream stream{.kind = StreamKind::Rental};
    for (const double payment : payments)
        stream.entries.push_back(std::llround(payment * kCents));
    plan.streams.push_back(std::move(stream));
    plan.categories[CostCategory::Hardware] = {.state = CategoryCost::State::Known};
    plan.cumulative.resize(payments.size());
    return plan;
}

/// A plan that rents for 100,000 a month, and a hosted one that saves these amounts of it.
Comparison comparisonOf(const Flows &saved, std::optional<double> monthlyDiscountRate = {})
{
    Comparison comparison{.months = static_cast<int>(saved.size()),
                          .calendar = {static_cast<int>(saved.size()), Hours{730.0}},
                          .currency = currency(u"USD"_s)};
    Flows rented(saved.size(), 100'000.0);
    Flows held = rented;
    for (size_t month = 0; month < saved.size(); ++month)
        held[month] -= saved[month];
    comparison.plans = {planThatPays(u"held"_s, PlanMode::Hosted, held),
                        planThatPays(u"rented"_s, PlanMode::Cloud, rented)};
    comparison.demandedByMonth.resize(saved.size());
    if (monthlyDiscountRate)
        comparison.discountRate = effectiveYearlyRate(*monthlyDiscountRate);
    return comparison;
}

PlanReturn returnOf(const Comparison &comparison)
{
    const std::vector<PlanReturn> returns = planReturns(comparison);
    if (returns.size() != 1)
        qFatal("%zu returns", returns.size());
    return returns.front();
}

} // namespace

class PlanReturnTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedFlows_haveTheirInternalRate()
    {
        // PS, IRR: 8.663094803652 %.
        const PlanReturn result =
            returnOf(comparisonOf({-70'000, 12'000, 15'000, 18'000, 21'000, 26'000}));
        QCOMPARE(result.plan, size_t{0});
        QCOMPARE(result.against, size_t{1});
        QVERIFY(isNear(result.monthlyRate, 0.08663094803652, printed(12)));
        QCOMPARE(result.total, MinorUnits{2'200'000});
        QCOMPARE(result.saved.front(), MinorUnits{-7'000'000});
    }

    void rateOfAMonth_growsToItsYear()
    {
        // 1 % a month is 12.68 % a year (OpenFormula 1.2, EFFECT: 0.12, 12 periods).
        QVERIFY(isNear(effectiveYearlyRate(0.01), 0.126825, printed(6)));
    }

    void publishedFlows_haveTheirPresentValue()
    {
        // PS, NPV: 1,188.4434123352 at 10 %; with the first flow today 1,307.29. Each of the two
        // plans' four payments is rounded to a cent.
        const Flows flows{-10'000, 3'000, 4'200, 6'800};
        Comparison comparison = comparisonOf(flows, 0.1);
        QVERIFY(isNear(
            static_cast<double>(*returnOf(comparison).netPresentValue) / kCents, 1'307.29, 0.04));
        comparison.finance.discounting = Discounting::SpreadsheetNpv;
        const PlanReturn result = returnOf(comparison);
        QVERIFY(isNear(static_cast<double>(*result.netPresentValue) / kCents, 1'188.44, 0.04));
        QCOMPARE(*result.netPresentValue,
                 planView(comparison, 1, CostView::PresentValue).total
                     - planView(comparison, 0, CostView::PresentValue).total);
    }

    void modifiedRate_reinvestsAtTheDiscountRate()
    {
        // 1,210 two months after 1,000: 10 % a month, whatever the discount rate is.
        for (const double rate : {0.01, 0.05}) {
            const PlanReturn result = returnOf(comparisonOf({-1'000, 0, 1'210}, rate));
            QVERIFY(isNear(*result.modifiedMonthlyRate, 0.1, printed(12)));
        }
        // 1,000 a month later earns 5 % for one month: √(1,050 + 100) ÷ √1,000 − 1.
        const PlanReturn result = returnOf(comparisonOf({-1'000, 1'000, 100}, 0.05));
        QVERIFY(isNear(*result.modifiedMonthlyRate, std::sqrt(1.15) - 1.0, printed(9)));
    }

    void payback_isTheMonthThatBringsAllBack()
    {
        // 70,000 are back when 12, 15, 18 and 21 thousand and 4,000 of the 26 have come: in the
        // sixth month. At 10 % a month they never are: the rate is 8.66 %.
        const PlanReturn result =
            returnOf(comparisonOf({-70'000, 12'000, 15'000, 18'000, 21'000, 26'000}, 0.1));
        QCOMPARE(result.paybackMonth, std::optional{6});
        QVERIFY(!result.discountedPaybackMonth);
        QVERIFY(*result.netPresentValue < 0);
    }

    void severalRates_haveNoReturnAndKeepTheRest()
    {
        // LS: 25 % and 400 %.
        const PlanReturn result = returnOf(comparisonOf({-1'600, 10'000, -10'000}, 0.1));
        QCOMPARE(result.monthlyRate.reason(), tco::Undefined::SeveralRates);
        QVERIFY(result.modifiedMonthlyRate->has_value());
        QVERIFY(result.netPresentValue);
    }

    void nothingLaidOut_hasNoRate()
    {
        const PlanReturn result = returnOf(comparisonOf({100, 200}));
        QCOMPARE(result.monthlyRate.reason(), tco::Undefined::NoSignChange);
        QCOMPARE(result.paybackMonth, std::optional{1});
    }

    void moneyThatComesFirst_isALoanAndNoReturn()
    {
        // 100 now for 110 in a month costs 10 %; it returns nothing.
        const PlanReturn result = returnOf(comparisonOf({100, -110}, 0.05));
        QCOMPARE(result.monthlyRate.reason(), tco::Undefined::NoSignChange);
        QCOMPARE(result.modifiedMonthlyRate->reason(), tco::Undefined::NoSignChange);
    }

    void withoutADiscountRate_onlyThatIsAbsent()
    {
        const PlanReturn result = returnOf(comparisonOf({-100, 50, 60}));
        QVERIFY(!result.netPresentValue);
        QVERIFY(!result.modifiedMonthlyRate);
        QVERIFY(!result.discountedPaybackMonth);
        QVERIFY(result.monthlyRate.has_value());
    }

    void withoutACloudPlan_thereIsNone()
    {
        Comparison comparison = comparisonOf({-100, 200});
        comparison.plans.pop_back();
        QVERIFY(planReturns(comparison).empty());
    }

    void incompletePlan_hasNone()
    {
        Comparison comparison = comparisonOf({-100, 200});
        comparison.plans.front().streams.front() = {.absent = AbsenceReason::PriceMissing};
        QVERIFY(planReturns(comparison).empty());
    }

    void residual_comesBackInTheLastMonth()
    {
        // Bought for 60,000, half of it back after a year; renting costs 4,000 a month.
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).always(8).assume(u"residual_rate"_s, u"0.5"_s);
        project.quote(aQuote(u"rented"_s).price(u"4000"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8));
        project.quote(aQuote(u"bought"_s).price(u"60000"_s, u"CNY"_s, PriceUnit::Once).node(8));
        project.plan(u"rent"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"rented"_s, 1)});
        project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)});
        const Comparison comparison = evaluated(project);
        for (const PlanReturn &result : planReturns(comparison)) {
            const PlanResult &plan = comparison.plans[result.plan];
            QCOMPARE(result.total, comparison.plans[result.against].total - plan.total);
            QVERIFY(result.saved.back() > result.saved[5]);
        }
    }
};

QTEST_APPLESS_MAIN(PlanReturnTest)
#include "tst_plan_return.moc"
