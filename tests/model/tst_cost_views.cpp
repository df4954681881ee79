#include "tests/support/near.h"
#include "tests/support/reference_projects.h"

#include "model/compare/cost_view.h"
#include "model/tco/accrual.h"
#include "model/tco/ledger.h"

#include <QTest>

#include <numeric>
#include <random>

using namespace steelyard;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

/// 1 % a month: 1.01^12 − 1.
const QString kOnePercentAMonth = u"0.126825030131969721"_s;

/// One server that is bought for `price`, worth nothing at the end.
ProjectBuilder purchase(const QString &price, int months)
{
    ProjectBuilder project = aProject();
    project.reporting(u"CNY"_s).months(months).always(8).assume(u"residual_rate"_s, u"0"_s);
    project.quote(aQuote(u"bought"_s).price(price, u"CNY"_s, PriceUnit::Once).node(8));
    project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)});
    return project;
}

ProjectBuilder &withRent(ProjectBuilder &project, const QString &perMonth)
{
    project.quote(aQuote(u"rented"_s).price(perMonth, u"CNY"_s, PriceUnit::NodeMonth).node(8));
    project.plan(u"rent"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"rented"_s, 1)});
    return project;
}

/// Sum of the plan's months from `first` (from 0) in major units.
double spanOf(const PlanView &view, size_t first, size_t months)
{
    const std::vector<MinorUnits> &sums = view.cumulative;
    const MinorUnits before = first == 0 ? 0 : sums[first - 1];
    return inMajor(sums[first + months - 1] - before);
}

} // namespace

/// The three views of cost.
class TestCostViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void presentValue_ofEqualPayments_isTheAnnuityFactorOfTables()
    {
        // 12 payments at 1 % a period: 11.2551 when the first is one period away, as annuity tables
        // print it, and 1.01 times as much when it is due today.
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).always(8).assume(u"discount_rate"_s, kOnePercentAMonth);
        withRent(project, u"1000"_s);
        const double halfCents = 12 * 0.005;
        QVERIFY(isNear(inMajor(planView(evaluated(project), 0, CostView::PresentValue).total),
                       11'367.63,
                       halfCents));
        project.project().finance.discounting = Discounting::SpreadsheetNpv;
        QVERIFY(isNear(inMajor(planView(evaluated(project), 0, CostView::PresentValue).total),
                       11'255.08,
                       halfCents));
    }

    void straightLine_isChargedByMonthAndTheRestAtTheEnd()
    {
        // SLN(30000, 7500, 10) = 2,250 a year: Microsoft Office help on SLN.
        ProjectBuilder project = purchase(u"30000"_s, 36);
        project.assume(u"depreciation_years"_s, u"10"_s).assume(u"salvage_rate"_s, u"0.25"_s);
        const PlanView view = planView(evaluated(project), 0, CostView::Accounting);
        QCOMPARE(spanOf(view, 0, 1), 187.5);
        QCOMPARE(spanOf(view, 0, 12), 2'250.0);
        QCOMPARE(spanOf(view, 35, 1), 30'000.0 - 35 * 187.5);
        QCOMPARE(view.total, MinorUnits{3'000'000});
    }

    void sumOfYears_chargesMostAtFirst()
    {
        // SYD(30000, 7500, 10, 1) = 4,090.91 and of period 10 = 409.09: Microsoft Office help.
        ProjectBuilder project = purchase(u"30000"_s, 120);
        project.assume(u"depreciation_years"_s, u"10"_s).assume(u"salvage_rate"_s, u"0.25"_s);
        project.project().finance.depreciation = DepreciationMethod::SumOfYears;
        const PlanView view = planView(evaluated(project), 0, CostView::Accounting);
        QCOMPARE(spanOf(view, 0, 12), 4'090.91);
        // What the books still hold is given up with the machine.
        QVERIFY(isNear(spanOf(view, 108, 12), 409.09 + 7'500.0, 0.01));
    }

    void macrs_followsTheTableOfTheRevenueService()
    {
        // IRS Publication 946, table A-1: 20 %, 32 %, 19.2 % of 250,000.
        ProjectBuilder project = purchase(u"250000"_s, 60);
        project.project().finance.depreciation = DepreciationMethod::MacrsFiveYear;
        const PlanView view = planView(evaluated(project), 0, CostView::Accounting);
        QCOMPARE(spanOf(view, 0, 12), 50'000.0);
        QCOMPARE(spanOf(view, 12, 12), 80'000.0);
        QCOMPARE(spanOf(view, 24, 12), 48'000.0);
    }

    void writtenOff_addsUpWhateverTheShares()
    {
        const std::vector<double> thirds(3, 1.0 / 3.0);
        QCOMPARE(tco::writtenOff(100, thirds, 1, 5), (std::vector<MinorUnits>{0, 33, 34, 33, 0}));
        QCOMPARE(tco::writtenOff(100, thirds, 1, 3), (std::vector<MinorUnits>{0, 33, 67}));
        QCOMPARE(tco::writtenOff(100, {}, 0, 2), (std::vector<MinorUnits>{0, 100}));
    }

    void ranking_followsTheChosenView()
    {
        // 10,000 now, or 850 at the beginning of each of 12 months, which at 1 % a month are worth
        // 850 × 11.3676 = 9,662.
        ProjectBuilder project = purchase(u"10000"_s, 12);
        withRent(project, u"850"_s).assume(u"discount_rate"_s, kOnePercentAMonth);
        QCOMPARE(evaluated(project).cheapest, std::optional{size_t{0}});
        const Comparison result = evaluated(project, {.view = CostView::PresentValue});
        QCOMPARE(result.cheapest, std::optional{size_t{1}});
        QCOMPARE(result.finance.view, CostView::PresentValue);
        QVERIFY(isNear(totalOf(result, u"rent"_s), 9'662.48, 0.06));
        QCOMPARE(totalOf(result, u"own"_s), 10'000.0);
        project.project().finance.view = CostView::PresentValue;
        QVERIFY(evaluated(project) == [&] {
            Comparison same = result;
            same.knobs = {};
            return same;
        }());
    }

    void constantPrice_isItsOwnLevelisedCost()
    {
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).always(8).assume(u"discount_rate"_s, u"0.08"_s);
        withRent(project, u"7300"_s);
        const PlanView view = planView(evaluated(project), 0, CostView::PresentValue);
        // 7,300 a month ÷ (8 GPUs × 730 h).
        QVERIFY(isNear(view.perGpuHour->value(), 1.25, 1e-6));
        QVERIFY(isNear(view.perUsefulGpuHour->value(), 1.25, 1e-6));
    }

    void equivalentAnnualCost_isPaidAtTheEndOfEachYear()
    {
        // 10,000 today at 8 % over 3 years: 10,000 ÷ 2.5771, the factor of annuity tables.
        ProjectBuilder project = purchase(u"10000"_s, 36);
        project.assume(u"discount_rate"_s, u"0.08"_s);
        const PlanView view = planView(evaluated(project), 0, CostView::PresentValue);
        QVERIFY(isNear(inMajor(*view.equivalentAnnualCost), 3'880.34, 0.01));
        QVERIFY(!planView(evaluated(project), 0, CostView::Cash).equivalentAnnualCost);
    }

    void missingDiscountRate_isNamedAndNothingIsRanked()
    {
        ProjectBuilder project = purchase(u"10000"_s, 12);
        const Comparison result = evaluated(project, {.view = CostView::PresentValue});
        QCOMPARE(whyAbsent(result, CostView::PresentValue),
                 std::optional{AbsenceReason::DiscountRateMissing});
        QVERIFY(!whyAbsent(result, CostView::Accounting));
        QVERIFY(!result.cheapest);
        QVERIFY(!result.plans[0].isComplete);
        QCOMPARE(result.plans[0].total, MinorUnits{0});
        QCOMPARE(findingsOf(result, FindingRule::PriceUnknown).back().subject, u"discount_rate"_s);
        // The other views stand.
        QCOMPARE(planView(result, 0, CostView::Cash).total, MinorUnits{1'000'000});
        QVERIFY(planView(result, 0, CostView::Cash).isComplete);
    }

    void realRate_isDiscountedAsTheNominalOneOfBoth()
    {
        // HOMER Energy, Glossary, "Real Discount Rate": 8 % nominal with 3.5 % of inflation are
        // 4.35 % (4.348 %) in real terms.
        ProjectBuilder project = aProject();
        project.reporting(u"CNY"_s).always(8).assume(u"discount_rate"_s, u"0.08"_s);
        withRent(project, u"7300"_s);
        const Comparison nominal = evaluated(project, {.view = CostView::PresentValue});
        QVERIFY(!nominal.realDiscountRate && !nominal.inflation);
        project.project().finance.discountBasis = RateBasis::Real;
        project.assume(u"discount_rate"_s, u"0.0434783"_s);
        project.assume(u"inflation_per_year"_s, u"0.035"_s);
        const Comparison real = evaluated(project, {.view = CostView::PresentValue});
        QVERIFY(isNear(*real.discountRate, 0.08, 1e-7));
        QCOMPARE(real.realDiscountRate, std::optional{0.0434783});
        QCOMPARE(real.inflation, std::optional{0.035});
        QVERIFY(isNear(totalOf(real, u"rent"_s), totalOf(nominal, u"rent"_s), 0.01));
        QVERIFY(std::ranges::any_of(real.assumptions, [](const UsedAssumption &used) {
            return used.key == u"inflation_per_year";
        }));
        // Cash is nominal whatever the rate is stated in.
        QCOMPARE(planView(real, 0, CostView::Cash), planView(nominal, 0, CostView::Cash));
    }

    void bothStatementsOfARate_areWorthTheSame()
    {
        std::mt19937_64 random{20261130};
        std::uniform_real_distribution<double> rate{0.0, 0.3};
        std::uniform_real_distribution<double> inflation{-0.05, 0.3};
        for (int round = 0; round < 200; ++round) {
            const double real = rate(random);
            const double rise = inflation(random);
            ProjectBuilder project = purchase(u"100000"_s, 24);
            withRent(project, u"4700"_s);
            project.project().finance.discountBasis = RateBasis::Real;
            project.assume(u"discount_rate"_s, QString::number(real, 'f', 12));
            project.assume(u"inflation_per_year"_s, QString::number(rise, 'f', 12));
            const Comparison first = evaluated(project, {.view = CostView::PresentValue});
            project.project().finance.discountBasis = RateBasis::Nominal;
            project.project().assumptions.erase(u"inflation_per_year"_s);
            const double nominal = real + rise + real * rise; // Fisher, multiplied out
            if (nominal < 0.0 || nominal > 1.0)
                continue;
            project.assume(u"discount_rate"_s, QString::number(nominal, 'f', 12));
            const Comparison second = evaluated(project, {.view = CostView::PresentValue});
            QCOMPARE(first.cheapest, second.cheapest);
            for (size_t plan = 0; plan < first.plans.size(); ++plan)
                QVERIFY(std::abs(first.plans[plan].total - second.plans[plan].total) <= 24);
        }
    }

    void realRateWithoutInflation_isNamedAndNotTakenAsNominal()
    {
        ProjectBuilder project = purchase(u"10000"_s, 12);
        project.assume(u"discount_rate"_s, u"0.05"_s);
        project.project().finance.discountBasis = RateBasis::Real;
        const Comparison result = evaluated(project, {.view = CostView::PresentValue});
        QCOMPARE(whyAbsent(result, CostView::PresentValue),
                 std::optional{AbsenceReason::InflationMissing});
        QVERIFY(!result.discountRate);
        QVERIFY(!result.cheapest);
        QCOMPARE(findingsOf(result, FindingRule::PriceUnknown).back().subject,
                 u"inflation_per_year"_s);
        // An inflation of 0 that somebody states is one.
        project.assume(u"inflation_per_year"_s, u"0"_s);
        QVERIFY(isNear(*evaluated(project).discountRate, 0.05, 1e-12));
    }

    void everyView_addsUpAndCashAndAccountingAgreeInTotal()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s);
        project.assume(u"discount_rate"_s, u"0.08"_s);
        const Comparison result = evaluated(project);
        for (size_t plan = 0; plan < result.plans.size(); ++plan) {
            for (const auto &[view, name] : kEnumTexts<CostView>) {
                const PlanView shown = planView(result, plan, view);
                MinorUnits sum = 0;
                for (const auto &[category, cost] : shown.categories) {
                    QCOMPARE(tco::sumOf(cost.byMonth), cost.total);
                    sum += cost.total;
                }
                QCOMPARE(sum, shown.total);
                QCOMPARE(shown.cumulative.back(), shown.total);
            }
            const PlanView cash = planView(result, plan, CostView::Cash);
            QCOMPARE(cash.total, result.plans[plan].total);
            QCOMPARE(planView(result, plan, CostView::Accounting).total, cash.total);
        }
    }

    void yearsOfALife_areWhole()
    {
        ProjectBuilder project = purchase(u"10000"_s, 12);
        project.assume(u"depreciation_years"_s, u"2.5"_s);
        const Comparison result = evaluated(project);
        QCOMPARE(refusedPaths(result), QStringList{u"/assumptions/depreciation_years/value"_s});
        QVERIFY(whyAbsent(result, CostView::Accounting));
    }
};

QTEST_APPLESS_MAIN(TestCostViews)
#include "tst_cost_views.moc"
