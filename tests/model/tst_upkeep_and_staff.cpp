#include "tests/support/hosted_room.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// One server of eight GPUs that is bought for a million; nothing else costs unless assumed.
ProjectBuilder bought()
{
    Site room = aFreeRoom();
    room.staffCostPerYear = Decimal{0};
    ProjectBuilder project = aHostedRoom(room, 1, 10.0);
    QuoteLine &line = project.dossier().quotes.front().revisions.front().lines.front();
    line.price = Decimal{1'000'000};
    line.unit = PriceUnit::Once;
    line.covers = {CostCategory::Rack, CostCategory::Bandwidth, CostCategory::Storage};
    return project.assume(u"maintenance_rate_per_year"_s, u"0"_s)
        .assume(u"residual_rate"_s, u"0"_s);
}

double operationsIn(const Comparison &comparison, size_t month)
{
    return paidIn(comparison, CostCategory::Operations, month);
}

double setUpIn(const Comparison &comparison, size_t month)
{
    return paidIn(comparison, CostCategory::SetUp, month);
}

} // namespace

class TestUpkeepAndStaff final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void maintenance_beginsWhenTheWarrantyEnds()
    {
        // 12 % of a million a year (Lenovo Press LP2368) from month 37 on.
        const Comparison result = evaluated(bought()
                                                .months(48)
                                                .assume(u"maintenance_rate_per_year"_s, u"0.12"_s)
                                                .assume(u"warranty_months"_s, u"36"_s));
        QCOMPARE(operationsIn(result, 35), 0.0);
        QCOMPARE(operationsIn(result, 36), 10'000.0);
        QCOMPARE(result.plans.front().categories.at(CostCategory::Operations).total,
                 MinorUnits{12'000'000});
    }

    void spares_followTheFailureRateLessTheWarranty()
    {
        // 8 GPUs × 7 % (Llama 3) × 200,000 × half: 56,000 a year.
        ProjectBuilder project = bought();
        project.assume(u"spares_failure_rate"_s, u"0.07"_s)
            .assume(u"spares_warranty_share"_s, u"0.5"_s);
        QVERIFY(!evaluated(project).plans.front().isComplete);
        project.assume(u"spare_price_per_gpu"_s, u"200000"_s);
        const Comparison result = evaluated(project);
        QVERIFY(result.plans.front().isComplete);
        QCOMPARE(operationsIn(result, 0), 4'666.67);
        const CostStream *spares = streamOf(result, StreamKind::Spares);
        QVERIFY(spares != nullptr);
        double product = 1.0;
        for (const Factor &factor : spares->factors)
            product *= factor.value;
        QVERIFY(std::abs(product - 56'000.0) < 1e-6);
    }

    void insurance_isAShareOfThePrice()
    {
        QCOMPARE(
            operationsIn(evaluated(bought().assume(u"insurance_rate_per_year"_s, u"0.006"_s)), 0),
            500.0);
    }

    void licences_areByGpuSocketAndCore()
    {
        // 8 × 4,500 + 2 × 600 + 112 × 12 a year.
        const Comparison result = evaluated(bought()
                                                .assume(u"licence_per_gpu_year"_s, u"4500"_s)
                                                .assume(u"licence_per_socket_year"_s, u"600"_s)
                                                .assume(u"licence_per_core_year"_s, u"12"_s));
        QCOMPARE(operationsIn(result, 0), 3'000.0 + 100.0 + 112.0);
    }

    void securityAssessment_isOnceAndByTheYear()
    {
        const Comparison result =
            evaluated(bought()
                          .assume(u"security_assessment_once"_s, u"50000"_s)
                          .assume(u"security_assessment_per_year"_s, u"24000"_s));
        QCOMPARE(operationsIn(result, 0), 52'000.0);
        QCOMPARE(operationsIn(result, 1), 2'000.0);
    }

    void seatsAroundTheClock_needFourPointTwoPeopleEach()
    {
        // 168 h ÷ 40 h = 4.2; 300,000 a year, wages at 1.35 with on-costs.
        ProjectBuilder project = bought();
        project.project().sites.front().staffCostPerYear = Decimal{300'000};
        project.assume(u"staff_seats_7x24"_s, u"1"_s);
        QCOMPARE(operationsIn(evaluated(project), 0), 105'000.0);
        project.assume(u"staff_on_cost"_s, u"1.35"_s);
        QCOMPARE(operationsIn(evaluated(project), 0), 141'750.0);
        // More GPUs than the seats can serve: 752 of them need ten people.
        project.project().demand.front().gpus = 752;
        project.assume(u"gpus_per_fte"_s, u"75.2"_s);
        QCOMPARE(operationsIn(evaluated(project), 0), 337'500.0);
    }

    void move_isPaidInTheFirstMonth()
    {
        const Comparison result = evaluated(bought()
                                                .assume(u"migration_days"_s, u"5"_s)
                                                .assume(u"migration_day_rate"_s, u"8000"_s)
                                                .assume(u"parallel_months"_s, u"2"_s)
                                                .assume(u"old_fee_per_month"_s, u"100000"_s));
        QCOMPARE(setUpIn(result, 0), 240'000.0);
        QCOMPARE(setUpIn(result, 1), 0.0);
    }

    void decommissioning_isPaidInTheLastMonth()
    {
        const Comparison result = evaluated(bought().assume(u"decommissioning_rate"_s, u"0.01"_s));
        QCOMPARE(setUpIn(result, 10), 0.0);
        QCOMPARE(setUpIn(result, 11), 10'000.0);
    }

    void serviceCredit_lowersTheRent()
    {
        // 8 GPUs × 730 h × 10, of which 10 % come back (stas00/ml-engineering, 99 to 99.5 %).
        ProjectBuilder project =
            aProject()
                .always(8)
                .quote(aQuote(u"cloud"_s).price(u"10"_s, u"CNY"_s, PriceUnit::GpuHour).node(8))
                .plan(u"cloud"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"cloud"_s)});
        QCOMPARE(paidIn(evaluated(project), CostCategory::Hardware, 0), 58'400.0);
        project.assume(u"sla_credit_share"_s, u"0.1"_s);
        QCOMPARE(paidIn(evaluated(project), CostCategory::Hardware, 0), 52'560.0);
    }

    void coveredOperations_areNotPaidAgain()
    {
        ProjectBuilder project = bought();
        project.dossier().quotes.front().revisions.front().lines.front().covers.insert(
            CostCategory::Operations);
        project.assume(u"insurance_rate_per_year"_s, u"0.006"_s)
            .assume(u"licence_per_gpu_year"_s, u"4500"_s)
            .assume(u"security_assessment_once"_s, u"50000"_s);
        QCOMPARE(evaluated(project).plans.front().categories.at(CostCategory::Operations).state,
                 CategoryCost::State::Covered);
    }
};

QTEST_APPLESS_MAIN(TestUpkeepAndStaff)
#include "tst_upkeep_and_staff.moc"
