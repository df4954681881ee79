#include "tests/support/near.h"

#include "model/tco/calendar_months.h"

#include <numeric>

using namespace std::chrono_literals;
using namespace steelyard;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// CS: apache/cloudstack, pull request 7210 (2023-02-13): a tariff of 100 a month is 0.138888889 an
//     hour in 30 days, 0.134408602 in 31, 0.148809524 in 28 and 0.143678161 in 29.
// BD: Baidu AI Cloud, CDN: 26 of 31 days are 0.83870968 of a month.
// Others follow from the calendar.

using std::chrono::sys_days;

Hours sumOf(const std::vector<Hours> &hours)
{
    return std::accumulate(hours.begin(), hours.end(), Hours{});
}

double priceOfHour(std::chrono::year_month month)
{
    return *perHourOfMonth(100.0, *hoursOfMonth(month));
}

} // namespace

class TestCalendarMonths final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hourOfAMonth_costsByItsDays()
    {
        QVERIFY(isNear(priceOfHour(2023y / 4), 0.138888889, printed(9))); // CS
        QVERIFY(isNear(priceOfHour(2023y / 5), 0.134408602, printed(9)));
        QVERIFY(isNear(priceOfHour(2023y / 2), 0.148809524, printed(9)));
        QVERIFY(isNear(priceOfHour(2024y / 2), 0.143678161, printed(9)));
        QCOMPARE(perHourOfMonth(1.0, Hours{}).refusal(),
                 (Refusal{Undefined::NotPositive, "month_hours"}));
    }

    void twelveMonths_areAYear()
    {
        QCOMPARE(sumOf(*monthHours(2025y / 7 / 15, 12)).value(), 8'760.0);
        QCOMPARE(sumOf(*monthHours(2023y / 7 / 15, 12)).value(), 8'784.0);
        QCOMPARE(sumOf(*monthHours(2024y / 1 / 31, 12)).value(), 8'784.0);
        QCOMPARE(monthHours(2025y / 1 / 1, 0).refusal(), (Refusal{Undefined::NoPeriods, "months"}));
    }

    void monthEnd_followsTheDeclaredRule()
    {
        QCOMPARE(*addMonths(2026y / 1 / 31, 1), sys_days{2026y / 2 / 28});
        QCOMPARE(*addMonths(2024y / 1 / 31, 1), sys_days{2024y / 2 / 29});
        QCOMPARE(*addMonths(2026y / 1 / 31, 2), sys_days{2026y / 3 / 31});
        QCOMPARE(*addMonths(2026y / 1 / 31, 1, MonthEnd::NextMonth), sys_days{2026y / 3 / 3});
        QCOMPARE(*addMonths(2026y / 3 / 31, -1), sys_days{2026y / 2 / 28});
        QCOMPARE(*addMonths(2026y / 11 / 30, 14), sys_days{2028y / 1 / 30});
        QCOMPARE(addMonths(2026y / 2 / 30, 1).refusal(), (Refusal{Undefined::NotADate, "date"}));
        QCOMPARE(addMonths(2026y / 2 / 1, 2'000'000'000).refusal(),
                 (Refusal{Undefined::PeriodOutOfRange, "months"}));
    }

    void partOfAMonth_followsTheVendorsRule()
    {
        const auto march = 2026y / 3;
        QVERIFY(
            isNear(partOfMonth(26.0, march, PartialMonth::CalendarDays), 0.83870968, 5e-9)); // BD
        QVERIFY(isNear(partOfMonth(26.0, march, PartialMonth::ThirtyDays), 26.0 / 30.0, 1e-12));
        QVERIFY(isNear(
            partOfMonth(26.0, march, PartialMonth::TwelfthOfYear), 26.0 * 12.0 / 365.0, 1e-12));
        QVERIFY(isNear(partOfMonth(0.5, march, PartialMonth::WholeMonth), 1.0, 0.0));
        QVERIFY(isNear(partOfMonth(0.0, march, PartialMonth::WholeMonth), 0.0, 0.0));
        QCOMPARE(partOfMonth(29.0, 2026y / 2, PartialMonth::CalendarDays).refusal(),
                 (Refusal{Undefined::PastSupply, "days"}));
        QCOMPARE(hoursOfMonth(2026y / 13).refusal(), (Refusal{Undefined::NotADate, "month"}));
    }

    void subscription_expiresByTheVendorsRule()
    {
        const auto start = 2026y / 1 / 15;
        QCOMPARE(*lastDay(start, 3, Expiry::SameDay), sys_days{2026y / 4 / 15});
        QCOMPARE(*lastDay(start, 3, Expiry::DayBefore), sys_days{2026y / 4 / 14});
        QCOMPARE(lastDay(start, 0, Expiry::SameDay).refusal(),
                 (Refusal{Undefined::NoPeriods, "months"}));
    }
};

QTEST_APPLESS_MAIN(TestCalendarMonths)
#include "tst_calendar_months.moc"
