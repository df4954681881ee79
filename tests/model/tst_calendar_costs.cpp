#include "tests/support/hosted_room.h"
#include "tests/support/near.h"

#include "model/compare/project_calendar.h"
#include "model/tco/ledger.h"

#include <QTest>

#include <numeric>

using namespace steelyard;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

// The expected figures are worked out by hand from the calendar: 31 days are 744 h, February 2026
// is 672 h, 2026 is 365 × 24 = 8,760 h and 2028 is 366 × 24 = 8,784 h.

constexpr size_t kJanuary = 0;
constexpr size_t kFebruary = 1;

ProjectBuilder byCalendar(ProjectBuilder project, QDate start, int months = 12)
{
    project.project().start = start;
    project.project().monthBasisHours.reset();
    project.months(months);
    return project;
}

/// Eight GPUs, always at work, in one layer at this price.
ProjectBuilder atPrice(SupplyKind kind, const QString &price, PriceUnit unit)
{
    ProjectBuilder project = aProject();
    project.reporting(u"USD"_s).always(8);
    project.quote(aQuote(u"quote"_s).price(price, u"USD"_s, unit).node(8));
    project.plan(u"plan"_s, PlanMode::Cloud, {aLayer(kind, u"quote"_s)});
    return project;
}

/// A plan of each kind, with a phase that comes each month and a price that is paid ahead.
ProjectBuilder aMixedProject()
{
    ProjectBuilder project = aProject();
    project.reporting(u"USD"_s).always(8).phase(
        {.gpus = 12, .startDay = Decimal{5}, .days = Decimal{9}, .repeatMonths = 1});
    project.quote(aQuote(u"hosted"_s).price(u"9000"_s, u"USD"_s, PriceUnit::NodeMonth).node(8));
    project.quote(aQuote(u"burst"_s).price(u"2.1"_s, u"USD"_s, PriceUnit::GpuHour).node(8));
    project.quote(aQuote(u"daily"_s).price(u"430"_s, u"USD"_s, PriceUnit::NodeDay).node(8));
    project.quote(
        aQuote(u"ahead"_s).price(u"9500"_s, u"USD"_s, PriceUnit::NodeMonth).node(8).prepaid());
    project.dossier().quotes.front().revisions.back().deliveryWeeks = 1;
    project.plan(u"cloud"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"daily"_s)});
    project.plan(u"prepaid"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"ahead"_s)});
    project.plan(
        u"hybrid"_s,
        PlanMode::Hybrid,
        {aLayer(SupplyKind::Hosted, u"hosted"_s), aLayer(SupplyKind::OnDemand, u"burst"_s)});
    return project;
}

} // namespace

/// What a plan costs when its months are those of the calendar.
class TestCalendarCosts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void priceOfAnHour_followsTheHoursOfEachMonth()
    {
        const ProjectBuilder project = atPrice(SupplyKind::OnDemand, u"2"_s, PriceUnit::GpuHour);
        const Comparison year = evaluated(byCalendar(project, QDate{2026, 1, 1}));
        const auto &entries = streamOf(year, StreamKind::OnDemandRental)->entries;
        QCOMPARE(inMajor(entries[kJanuary]), 744 * 8 * 2.0);
        QCOMPARE(inMajor(entries[kFebruary]), 672 * 8 * 2.0);
        QCOMPARE(totalOf(year, u"plan"_s), 8'760 * 8 * 2.0);
        const Comparison leapYear = evaluated(byCalendar(project, QDate{2028, 1, 1}));
        QCOMPARE(totalOf(leapYear, u"plan"_s), 8'784 * 8 * 2.0);
        QCOMPARE(leapYear.demanded.value(), 8'784 * 8.0);
    }

    void priceOfADay_followsTheDaysOfEachMonth()
    {
        for (const SupplyKind kind : {SupplyKind::OnDemand, SupplyKind::Reserved}) {
            const Comparison year = evaluated(
                byCalendar(atPrice(kind, u"480"_s, PriceUnit::NodeDay), QDate{2026, 1, 1}));
            const auto &byMonth = year.plans.front().categories.at(CostCategory::Hardware).byMonth;
            QCOMPARE(inMajor(byMonth[kFebruary]), 28 * 480.0);
            QCOMPARE(totalOf(year, u"plan"_s), 365 * 480.0);
        }
    }

    void priceOfAMonth_isTheSameForShortAndLongMonths()
    {
        for (const SupplyKind kind : {SupplyKind::OnDemand, SupplyKind::Reserved}) {
            const Comparison year = evaluated(
                byCalendar(atPrice(kind, u"7300"_s, PriceUnit::NodeMonth), QDate{2026, 1, 1}));
            const auto &byMonth = year.plans.front().categories.at(CostCategory::Hardware).byMonth;
            QCOMPARE(byMonth, std::vector<MinorUnits>(12, 730'000));
            // 87,600 ÷ (8,760 h × 8).
            QVERIFY(isNear(year.plans.front().perGpuHour->value(), 1.25, 1e-12));
            QCOMPARE(year.plans.front().paidByMonth[kFebruary].value(), 672 * 8.0);
        }
    }

    void monthUsedInPart_costsItsShareOfThatMonth()
    {
        ProjectBuilder project = atPrice(SupplyKind::OnDemand, u"2800"_s, PriceUnit::NodeMonth);
        project.project().demand = {
            {.id = PhaseId{u"half"_s}, .gpus = 8, .startDay = Decimal{31}, .days = Decimal{14}}};
        const Comparison year = evaluated(byCalendar(project, QDate{2026, 1, 1}));
        QCOMPARE(totalOf(year, u"plan"_s), 1'400.0); // 14 of February's 28 days
    }

    void derivation_tellsTheHoursOfEachMonth()
    {
        const Comparison year = evaluated(byCalendar(
            atPrice(SupplyKind::Reserved, u"16"_s, PriceUnit::NodeHour), QDate{2026, 1, 1}));
        const auto &factors = streamOf(year, StreamKind::Rental)->factors;
        const auto hours = std::ranges::find(factors, FactorName::HourCount, &Factor::name);
        QVERIFY(hours != factors.end());
        QCOMPARE(hours->value, 8'760.0);
        QCOMPARE(hours->in(kJanuary), 744.0);
        QCOMPARE(hours->in(kFebruary), 672.0);
    }

    void energy_isPowerTimesTheHoursOfEachMonth()
    {
        Site room = aFreeRoom();
        room.electricityPricePerKwh = Decimal{1};
        room.pue = decimal(u"1.5"_s);
        ProjectBuilder project = aHostedRoom(room, 1, 10.0);
        project.reporting(u"CNY"_s).assume(u"gpu_load"_s, u"1"_s);
        const Comparison year = evaluated(byCalendar(project, QDate{2026, 1, 1}));
        QCOMPARE(paidIn(year, CostCategory::Electricity, kFebruary), 10.0 * 672);
        QCOMPARE(paidIn(year, CostCategory::Cooling, kFebruary), 5.0 * 672);
        QCOMPARE(inMajor(year.plans.front().categories.at(CostCategory::Electricity).total),
                 10.0 * 8'760);
    }

    void minimumTerm_isPaidForTheRealHoursBehindTheHorizon()
    {
        ProjectBuilder project = atPrice(SupplyKind::Reserved, u"10"_s, PriceUnit::NodeHour);
        project.dossier().quotes.front().revisions.back().lines.front().minimumTermMonths = 4;
        const Comparison result = evaluated(byCalendar(project, QDate{2026, 1, 1}, 2));
        // January; then February with March and April: 672 + 744 + 720.
        const auto &entries = streamOf(result, StreamKind::Rental)->entries;
        QCOMPARE(inMajor(entries[kJanuary]), 7'440.0);
        QCOMPARE(inMajor(entries[kFebruary]), 21'360.0);
    }

    void delivery_fallsOnItsRealDay()
    {
        ProjectBuilder project = atPrice(SupplyKind::Reserved, u"3100"_s, PriceUnit::NodeMonth);
        project.dossier().quotes.front().revisions.back().deliveryWeeks = 6;
        const Comparison result = evaluated(byCalendar(project, QDate{2026, 2, 1}, 3));
        // Six weeks from 1 February are 15 March: 17 of 31 days are left.
        const auto &entries = streamOf(result, StreamKind::Rental)->entries;
        QCOMPARE(inMajor(entries[0]), 0.0);
        QCOMPARE(inMajor(entries[1]), 1'700.0);
        QCOMPARE(inMajor(entries[2]), 3'100.0);
    }

    void monthsOfOneLength_costWhatGenericOnesCost()
    {
        // July and August have 744 h each.
        const QDate july{2026, 7, 1};
        const Comparison real = evaluated(byCalendar(aMixedProject(), july, 2));
        ProjectBuilder project = byCalendar(aMixedProject(), july, 2);
        project.project().monthBasisHours = Decimal{744};
        Comparison generic = evaluated(project);
        generic.calendar = real.calendar;
        QVERIFY(real == generic);
    }

    void months_addUpToTheWhole()
    {
        for (const int months : {1, 2, 12, 37}) {
            const Comparison result =
                evaluated(byCalendar(aMixedProject(), QDate{2027, 3, 15}, months));
            const auto sum = [](const std::vector<GpuHours> &hours) {
                return std::accumulate(hours.begin(), hours.end(), GpuHours{}).value();
            };
            QVERIFY(isNear(sum(result.demandedByMonth), result.demanded.value(), 1e-6));
            QCOMPARE(result.demand.back().end, result.calendar.horizon());
            for (const PlanResult &plan : result.plans) {
                QVERIFY(isNear(sum(plan.paidByMonth), plan.paid.value(), 1e-6));
                QCOMPARE(plan.cumulative.back(), plan.total);
            }
        }
    }

    void calendarMonthsWithoutAStart_areRefused()
    {
        const auto inputs = makeInputs(byCalendar(aMixedProject(), {}), {}, QDate{2027, 1, 1});
        QVERIFY(!inputs);
        QCOMPARE(inputs.error().code, ErrorCode::MissingKey);
        QCOMPARE(inputs.error().where, u"/start"_s);
    }

    void priceThatStandsForAllMonths_keepsATypicalOne()
    {
        ProjectBuilder project = byCalendar(aProject(), QDate{2026, 2, 1});
        QCOMPARE(typicalMonth(project.project()).value(), 730.0);
        QCOMPARE(calendarOf(project.project()).hoursOf(0).value(), 672.0);
        project.project().monthBasisHours = Decimal{720};
        QCOMPARE(typicalMonth(project.project()).value(), 720.0);
        QCOMPARE(calendarOf(project.project()).hoursOf(0).value(), 720.0);
    }
};

QTEST_APPLESS_MAIN(TestCalendarCosts)
#include "tst_calendar_costs.moc"
