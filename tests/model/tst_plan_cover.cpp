#include "tests/support/near.h"
#include "tests/support/project_builders.h"
#include "tests/support/stream_checks.h"

#include "model/compare/cost_view.h"
#include "model/compare/payment_schedule.h"
#include "model/tco/savings_plan.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// SP: AWS, Savings Plans User Guide, "Understanding how Savings Plans apply to your usage": four
//     r5.4xlarge at 1 USD an hour, 0.70 under a compute and 0.60 under a family plan, one
//     m5.24xlarge at 10 and 8.20. A plan of 2 USD an hour covers 2.857 r5 and leaves 1.14 USD of
//     them on demand; with two r5 reserved, a plan takes the other two at 1.40; a plan of 50 USD is
//     billed in full though use is less.
// All else follows from these by hand.

constexpr double kMonth = 720.0;

/// One machine of eight GPUs by the hour.
QuoteBuilder machine(const QString &price, std::vector<SavingsPlan> plans)
{
    QuoteBuilder quote = aQuote(u"offer"_s).price(price, u"USD"_s, PriceUnit::NodeHour).node(8);
    quote.line().rental.savingsPlans = std::move(plans);
    return quote;
}

SavingsPlan at(const QString &perHour, const QString &price, int months = 1)
{
    return {.perHour = decimal(perHour), .price = decimal(price), .months = months};
}

/// Months of 720 h.
ProjectBuilder used(const Quote &quote, int months = 1)
{
    ProjectBuilder project = aProject();
    project.reporting(u"USD"_s).months(months).quote(quote).plan(
        u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"offer"_s)});
    project.project().monthBasisHours = Decimal{720};
    return project;
}

DemandPhase days(int gpus, int first, int count)
{
    return {.gpus = gpus, .startDay = Decimal{first}, .days = Decimal{count}};
}

double amountOf(const Comparison &result, StreamKind kind)
{
    return testing::amountOf(streamOf(result, kind));
}

bool allAreDerived(const Comparison &result)
{
    return std::ranges::all_of(result.plans.front().streams, isDerived);
}

} // namespace

/// Savings plans of quote lines, hour by hour of the demand.
class TestPlanCover final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallPlan_coversFractionsOfMachines()
    {
        const Comparison result =
            evaluated(used(machine(u"1"_s, {at(u"2"_s, u"0.7"_s)})).always(32));
        const double rest =
            (amountOf(result, StreamKind::OnDemandRental) + amountOf(result, StreamKind::PlanCover))
            / kMonth;
        QVERIFY(isNear(rest, 1.14, printed(2))); // SP
        QVERIFY(isNear(amountOf(result, StreamKind::PlanUse), 2 * kMonth, 0.005));
        QVERIFY(!streamOf(result, StreamKind::LostCommitment));
        QVERIFY(isNear(totalOf(result, u"plan"_s) / kMonth, 3.142857, 1e-4));
        QVERIFY(findingsOf(result, FindingRule::CommitmentLost).empty());
        QVERIFY(allAreDerived(result));
    }

    void planLargerThanUse_isBilledInFull()
    {
        const Comparison result =
            evaluated(used(machine(u"10"_s, {at(u"50"_s, u"8.2"_s)})).always(8));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 50 * kMonth, 0.011)); // SP
        QVERIFY(isNear(amountOf(result, StreamKind::PlanUse), 8.2 * kMonth, 0.005));
        QVERIFY(isNear(amountOf(result, StreamKind::LostCommitment), 41.8 * kMonth, 0.005));
        QVERIFY(allAreDerived(result));
        const auto findings = findingsOf(result, FindingRule::CommitmentLost);
        QCOMPARE(findings.size(), size_t{1});
        QVERIFY(findings.front().severity == Severity::Warning);
        QCOMPARE(std::get<Figure>(findings.front().arguments[2]).value, 36'000.0);
        QCOMPARE(std::get<Figure>(findings.front().arguments[3]).value, 30'096.0);
        QCOMPARE(std::get<Figure>(findings.front().arguments[4]).value, 1'296.0);
    }

    void reservedMachines_takeTheLoadFirst()
    {
        ProjectBuilder project = used(machine(u"1"_s, {at(u"1.4"_s, u"0.7"_s)}));
        project.always(32).quote(
            aQuote(u"held"_s).price(u"0"_s, u"USD"_s, PriceUnit::NodeMonth).node(8));
        project.dossier().quotes.back().revisions.front().lines.front().kind = LineKind::Free;
        std::vector<SupplyLayer> &supply = project.project().plans.front().supply;
        supply.insert(supply.begin(), aLayer(SupplyKind::Reserved, u"held"_s, 2));
        const Comparison result = evaluated(project);
        QVERIFY(isNear(totalOf(result, u"plan"_s), 1.4 * kMonth, 0.011)); // SP
    }

    void narrowPlan_comesBeforeTheWideOne()
    {
        // Two machines at 0.60, then two at 0.70 (SP).
        const Comparison both = evaluated(
            used(machine(u"1"_s, {at(u"1.2"_s, u"0.6"_s), at(u"1.4"_s, u"0.7"_s)})).always(32));
        QVERIFY(isNear(totalOf(both, u"plan"_s), 2.6 * kMonth, 0.011));
        // Of three machines, what is short is the wide one's.
        const Comparison three = evaluated(
            used(machine(u"1"_s, {at(u"1.2"_s, u"0.6"_s), at(u"1.4"_s, u"0.7"_s)})).always(24));
        QVERIFY(isNear(amountOf(three, StreamKind::LostCommitment), 0.7 * kMonth, 0.005));
        QVERIFY(isNear(totalOf(three, u"plan"_s), 2.6 * kMonth, 0.011));
        QVERIFY(allAreDerived(three));
    }

    void discount_isOffThePriceAfterItsOwn()
    {
        QuoteBuilder quote = machine(u"10"_s, {{.perHour = Decimal{6}, .months = 1}});
        quote.line().rental.savingsPlans.front().discount = decimal(u"0.25"_s);
        quote.line().discounts = {decimal(u"0.2"_s)};
        // 8 less 25 % is 6: one of the two machines is covered.
        const Comparison result = evaluated(used(quote).always(16));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 14 * kMonth, 0.011));
        QVERIFY(allAreDerived(result));
    }

    void commitment_isLostHourByHour()
    {
        // Ten days of thirty without use: 240 h × 8.
        const Comparison result =
            evaluated(used(machine(u"10"_s, {at(u"8"_s, u"8"_s)})).phase(days(8, 0, 20)));
        QVERIFY(isNear(amountOf(result, StreamKind::LostCommitment), 1'920.0, 0.005));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 8 * kMonth, 0.011));
        // A peak elsewhere in the month does not use up what is left of other hours.
        const Comparison peak = evaluated(used(machine(u"10"_s, {at(u"8"_s, u"8"_s)}))
                                              .phase(days(8, 0, 20))
                                              .phase(days(8, 5, 5)));
        QVERIFY(isNear(totalOf(peak, u"plan"_s), 8 * kMonth + 1'200, 0.011));
    }

    void terms_beginWithTheFirstUse()
    {
        const auto plan = at(u"8"_s, u"8"_s, 3);
        // Used in the third month and again in the last: the first term ends unused in the fifth.
        const Comparison result = evaluated(
            used(machine(u"10"_s, {plan}), 7).phase(days(8, 60, 30)).phase(days(8, 180, 30)));
        const MinorUnits month = 8 * 72'000;
        QCOMPARE(streamOf(result, StreamKind::PlanUse)->entries,
                 (std::vector<MinorUnits>{0, 0, month, 0, 0, 0, month}));
        // Two months of the second term lie beyond the horizon.
        QCOMPARE(streamOf(result, StreamKind::LostCommitment)->entries,
                 (std::vector<MinorUnits>{0, 0, 0, month, month, 0, 2 * month}));
        QVERIFY(allAreDerived(result));
        const Comparison shorter = evaluated(used(machine(u"10"_s, {plan}), 2).always(8));
        QCOMPARE(findingsOf(shorter, FindingRule::TermBeyondHorizon).size(), size_t{1});
    }

    /// AWS sells savings plans without, with half and with all of a term paid upfront.
    void halfOfATerm_isPaidWhenItBegins()
    {
        SavingsPlan plan = at(u"8"_s, u"8"_s, 3);
        plan.upfrontShare = decimal(u"0.5"_s);
        const Comparison result = evaluated(used(machine(u"10"_s, {plan}), 4).always(8));
        const MinorUnits month = 8 * 72'000;
        const CostStream &use = *streamOf(result, StreamKind::PlanUse);
        QCOMPARE(use.entries, (std::vector<MinorUnits>{month, month, month, month}));
        // The second term begins in the fourth month; what it loses lies behind the horizon.
        QCOMPARE(use.payments, (std::vector<MinorUnits>{2 * month, month / 2, month / 2, month}));
        const std::vector<Payment> payments = paymentsOf(result, 0);
        QCOMPARE(payments.front().month, size_t{0});
        QCOMPARE(planView(result, 0, CostView::Accounting).categories,
                 planView(evaluated(used(machine(u"10"_s, {at(u"8"_s, u"8"_s, 3)}), 4).always(8)),
                          0,
                          CostView::Accounting)
                     .categories);
    }

    void priceOfAPlan_staysWhileItsTermRuns()
    {
        ProjectBuilder project = used(machine(u"10"_s, {at(u"8"_s, u"8"_s, 18)}), 24);
        project.always(8);
        project.project().plans.front().supply.front().priceChangePerYear = decimal(u"-0.5"_s);
        const Comparison result = evaluated(project);
        const CostStream &use = *streamOf(result, StreamKind::PlanUse);
        QCOMPARE(use.entries[17], MinorUnits{8 * 72'000});
        QCOMPARE(use.entries[18], MinorUnits{4 * 72'000});
        QCOMPARE(streamOf(result, StreamKind::PlanCover)->entries[12], MinorUnits{-5 * 72'000});
        QVERIFY(allAreDerived(result));
    }

    void taxAndCurrency_areThoseOfTheLine()
    {
        QuoteBuilder quote = machine(u"10"_s, {at(u"50"_s, u"8.2"_s)});
        quote.line().vatRate = decimal(u"0.06"_s);
        ProjectBuilder project = used(quote);
        project.reporting(u"CNY"_s).rate(u"USD"_s, u"CNY"_s, u"7"_s).always(8);
        project.project().vat = VatTreatment::NotDeductible;
        const Comparison result = evaluated(project);
        QVERIFY(isNear(totalOf(result, u"plan"_s), 50 * kMonth * 7 * 1.06, 0.02));
        QVERIFY(allAreDerived(result));
        double quoted = 0.0;
        for (const Payment &payment : paymentsOf(result, 0)) {
            QCOMPARE(payment.quoteCurrency, currency(u"USD"_s));
            quoted += static_cast<double>(payment.quoted) / 100.0;
        }
        QVERIFY(isNear(quoted, 50 * kMonth * 1.06, 0.02));
    }

    void views_agreeOnTheBill()
    {
        ProjectBuilder project = used(machine(u"10"_s, {at(u"50"_s, u"8.2"_s)}), 2).always(8);
        project.assume(u"discount_rate"_s, u"0"_s);
        const Comparison result = evaluated(project);
        for (const CostView view : {CostView::Cash, CostView::Accounting, CostView::PresentValue})
            QVERIFY(isNear(inMajor(planView(result, 0, view).total), 100 * kMonth, 0.02));
    }

    void heldAndElasticMachinesOfOneLine_shareItsPlans()
    {
        ProjectBuilder project = used(machine(u"10"_s, {at(u"16"_s, u"8"_s)}));
        std::vector<SupplyLayer> &supply = project.project().plans.front().supply;
        supply.insert(supply.begin(), aLayer(SupplyKind::Reserved, u"offer"_s, 1));
        supply.front().id = LayerId{u"held"_s};
        // One is held all month, a second one works for ten days, and a third beside it.
        const Comparison result = evaluated(project.phase(days(24, 0, 10)));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 16 * kMonth + 2'400, 0.02));
        QVERIFY(isNear(amountOf(result, StreamKind::LostCommitment), 8.0 * 480, 0.005));
        QVERIFY(allAreDerived(result));
    }

    void bill_isThatOfEachHour_data()
    {
        QTest::addColumn<PriceUnit>("unit");
        QTest::newRow("nodes") << PriceUnit::NodeHour;
        QTest::newRow("GPUs") << PriceUnit::GpuHour;
    }

    void bill_isThatOfEachHour()
    {
        QFETCH(const PriceUnit, unit);
        std::mt19937 random{7};
        std::uniform_int_distribution<int> gpus{0, 40};
        QuoteBuilder quote = machine(u"3"_s, {at(u"4.1"_s, u"2"_s), at(u"3.7"_s, u"2.5"_s)});
        quote.line().unit = unit;
        ProjectBuilder project = used(quote);
        std::vector<std::vector<tco::PlanUsage>> hours;
        DemandProfile profile;
        for (int hour = 0; hour < 720; ++hour) {
            const int count = hour == 0 ? 1 : gpus(random); // the term begins at once
            profile.gpus.push_back(count);
            const int units = unit == PriceUnit::GpuHour ? count : (count + 7) / 8;
            hours.push_back({{.quantity = static_cast<double>(units),
                              .onDemandPrice = 3.0,
                              .planPrices = {2.0, 2.5}}});
        }
        project.project().demandProfile = profile;
        const auto bill = tco::savingsPlanBill(hours, std::array{4.1, 3.7});
        QVERIFY(isNear(bill, totalOf(evaluated(project), u"plan"_s), 0.03));
    }

    void committedSpend_countsTheBill()
    {
        Quote quote = machine(u"10"_s, {at(u"50"_s, u"8.2"_s)});
        quote.revisions.front().commitment =
            UseCommitment{.amount = Money{Decimal{40'000}, currency(u"USD"_s)}, .months = 1};
        const Comparison result = evaluated(used(quote).always(8));
        QVERIFY(isNear(amountOf(result, StreamKind::SpendShortfall), 40'000 - 36'000, 0.011));
    }

    void plansOfOtherPrices_areNamed()
    {
        QuoteBuilder quote = machine(u"10"_s, {at(u"8"_s, u"8"_s)});
        quote.line().unit = PriceUnit::NodeMonth;
        const Comparison byMonth = evaluated(used(quote).always(8));
        QVERIFY(!byMonth.plans.front().isComplete);
        QCOMPARE(findingsOf(byMonth, FindingRule::RentalTermUnused).size(), size_t{1});
        quote.line().unit = PriceUnit::NodeHour;
        quote.line().minimumTermMonths = 3;
        QVERIFY(!evaluated(used(quote).always(8)).plans.front().isComplete);
    }

    void badPlans_areNamedWithTheirPath()
    {
        const auto placeOf = [](const SavingsPlan &plan) {
            return refusedPaths(evaluated(used(machine(u"10"_s, {plan})).always(8))).join(u' ');
        };
        const QString path = u"/quotes/offer/revisions/1/lines/line/rental/savings_plans"_s;
        QCOMPARE(placeOf(at(u"0"_s, u"8"_s)), path);
        QCOMPARE(placeOf(at(u"8"_s, u"0"_s)), path);
        QCOMPARE(placeOf(at(u"8"_s, u"8"_s, 121)), path);
        QCOMPARE(placeOf({.perHour = Decimal{8}}), path);
        QCOMPARE(placeOf({.perHour = Decimal{8}, .discount = Decimal{1}}), path);
    }
};

QTEST_APPLESS_MAIN(TestPlanCover)
#include "tst_plan_cover.moc"
