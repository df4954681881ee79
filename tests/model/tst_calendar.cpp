#include "model/tco/load.h"

#include <QTest>

#include <numeric>

using namespace std::chrono_literals;
using namespace steelyard;
using namespace steelyard::tco;

// The expected figures follow from the calendar: 365 × 24 = 8,760, 366 × 24 = 8,784.

class TestCalendar final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void genericMonths_areAllAlike()
    {
        const Calendar calendar;
        QCOMPARE(calendar.basis()->value(), 730.0);
        QCOMPARE(calendar.horizon().value(), 8'760.0);
        QCOMPARE(calendar.hoursOf(1).value(), 730.0);
        QCOMPARE(calendar.startOf(11).value(), 8'030.0);
        QCOMPARE(calendar.monthAt(Hours{729.9}), size_t{0});
        QCOMPARE(calendar.monthAt(Hours{730.0}), size_t{1});
        QCOMPARE(calendar.monthAt(Hours{9'999.0}), size_t{12});
        QCOMPARE(calendar.monthsLater(Hours{10.0}, 2).value(), 1'470.0);
    }

    void calendarMonths_haveTheirRealHours()
    {
        const auto year = Calendar::from(2026y / 1 / 1, 12);
        QVERIFY(!year->basis());
        QCOMPARE(year->horizon().value(), 8'760.0);
        QCOMPARE(year->hoursOf(0).value(), 744.0);
        QCOMPARE(year->hoursOf(1).value(), 672.0);
        QCOMPARE(year->hoursOf(3).value(), 720.0);
        QCOMPARE(Calendar::from(2028y / 1 / 1, 12)->horizon().value(), 8'784.0);
        QCOMPARE(Calendar::from(2028y / 1 / 1, 12)->hoursOf(1).value(), 696.0);
    }

    void startWithinAMonth_beginsEachMonthOnThatDay()
    {
        const auto calendar = Calendar::from(2026y / 1 / 15, 3);
        // 15 January to 15 February, to 15 March, to 15 April.
        QCOMPARE(calendar->hoursOf(0).value(), 744.0);
        QCOMPARE(calendar->hoursOf(1).value(), 672.0);
        QCOMPARE(calendar->hoursOf(2).value(), 744.0);
    }

    void startOnThe31st_endsShortMonthsOnTheirLastDay()
    {
        const auto calendar = Calendar::from(2026y / 1 / 31, 3);
        // 31 January to 28 February, to 31 March, to 30 April.
        QCOMPARE(calendar->hoursOf(0).value(), 28 * 24.0);
        QCOMPARE(calendar->hoursOf(1).value(), 31 * 24.0);
        QCOMPARE(calendar->hoursOf(2).value(), 30 * 24.0);
    }

    void monthBehindTheHorizon_isToldForTerms()
    {
        const auto calendar = Calendar::from(2027y / 11 / 1, 2);
        QCOMPARE(calendar->hoursOf(2).value(), 744.0);
        QCOMPARE(calendar->hoursOf(3).value(), 696.0);
        QCOMPARE(calendar->monthAt(Hours{1'500.0}), size_t{2});
    }

    void impossibleStart_isRefused()
    {
        QCOMPARE(Calendar::from(2026y / 2 / 30, 12).refusal().reason, Undefined::NotADate);
        QCOMPARE(Calendar::from(2026y / 2 / 1, 0).refusal().reason, Undefined::NoPeriods);
    }

    void phaseByDays_liesInTheMonthsOfItsDays()
    {
        const auto calendar = Calendar::from(2026y / 1 / 1, 3);
        // Day 31 is 1 February: 28 days of it, and 12 of March.
        const std::vector<Phase> phases{
            {.gpus = 8, .start = toHours(Days{31}), .duration = toHours(Days{40})}};
        const MonthlyLoad load{layOut(phases, *calendar), *calendar};
        QVERIFY(load.gpuHours({GpuCount{}, GpuCount{8}})
                == (std::vector{GpuHours{0}, GpuHours{8 * 672}, GpuHours{8 * 12 * 24}}));
    }

    void repeatedPhase_comesOnTheSameDayOfTheMonth()
    {
        const auto calendar = Calendar::from(2026y / 1 / 1, 4);
        // The 31st of January, the 28th of February, the 31st of March, the 30th of April.
        const std::vector<Phase> phases{
            {.gpus = 1, .start = toHours(Days{30}), .duration = Hours{24}, .repeatMonths = 1}};
        std::vector<double> days;
        for (const DemandStep &step : layOut(phases, *calendar)) {
            if (step.gpus > GpuCount{})
                days.push_back(toDays(step.start).value());
        }
        QCOMPARE(days, (std::vector{30.0, 31.0 + 27, 31.0 + 28 + 30, 31.0 + 28 + 31 + 29}));
    }

    void monthsOfOneLength_areGenericOnes()
    {
        // July and August have 744 h each.
        const auto calendar = Calendar::from(2026y / 7 / 1, 2);
        const Calendar generic{2, Hours{744}};
        const std::vector<Phase> phases{
            {.gpus = 8},
            {.gpus = 16, .start = Hours{100}, .duration = Hours{900}, .repeatMonths = 1}};
        QVERIFY(layOut(phases, *calendar) == layOut(phases, generic));
        const Band all{GpuCount{}, GpuCount{40}};
        QVERIFY((MonthlyLoad{layOut(phases, *calendar), *calendar}.gpuHours(all)
                 == MonthlyLoad{layOut(phases, generic), generic}.gpuHours(all)));
    }

    void months_addUpToTheHorizon()
    {
        for (const unsigned day : {1U, 15U, 28U, 29U, 30U, 31U}) {
            for (int months = 1; months <= 120; ++months) {
                const auto calendar = Calendar::from(2027y / std::chrono::December / day, months);
                Hours sum;
                for (size_t month = 0; month < static_cast<size_t>(months); ++month) {
                    QCOMPARE(calendar->startOf(month), sum);
                    QCOMPARE(calendar->monthAt(sum), month);
                    sum += calendar->hoursOf(month);
                }
                QCOMPARE(calendar->horizon(), sum);
                const std::vector<Phase> always{{.gpus = 3}};
                const auto steps = layOut(always, *calendar);
                const auto byMonth =
                    MonthlyLoad{steps, *calendar}.gpuHours({GpuCount{}, GpuCount{3}});
                QCOMPARE(std::accumulate(byMonth.begin(), byMonth.end(), GpuHours{}),
                         gpuHoursOf(steps));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCalendar)
#include "tst_calendar.moc"
