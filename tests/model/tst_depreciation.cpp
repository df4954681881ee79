#include "tests/support/near.h"

#include "model/tco/depreciation.h"

#include <numeric>

using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// PS: PHPOffice/PhpSpreadsheet, tests/data/Calculation/Financial, the results of Excel.
// MS: Microsoft, descriptions of the functions DB and VDB.

/// Charges of the periods from `first` to `last`, counted from 1.
double sum(const DepreciationSchedule &charges, int first, int last)
{
    return std::accumulate(charges.begin() + first - 1, charges.begin() + last, 0.0);
}

double total(const DepreciationSchedule &charges)
{
    return std::accumulate(charges.begin(), charges.end(), 0.0);
}

} // namespace

class TestDepreciation final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void straightLine_isTheSameEachYear()
    {
        // PS, SLN.
        const auto charges = straightLine({.cost = 30'000, .salvage = 7'500, .life = 10});
        QCOMPARE(*charges, DepreciationSchedule(10, 2'250.0));
    }

    void sumOfYearsDigits_fallsEvenly()
    {
        // PS, SYD.
        const auto charges = sumOfYearsDigits({.cost = 30'000, .salvage = 7'500, .life = 10});
        QVERIFY(isNear(charges->front(), 4'090.909090909091, 1e-9));
        QVERIFY(isNear(charges->back(), 409.09090909090907, 1e-9));
        QVERIFY(isNear(total(*charges), 22'500, 1e-9));
    }

    void decliningBalance_stopsAtTheSalvageValue()
    {
        // PS, DDB.
        const DepreciableAsset asset{.cost = 2'400, .salvage = 300, .life = 10};
        const auto twice = decliningBalance(asset);
        QVERIFY(isNear(twice->front(), 480.0, 1e-9));
        QVERIFY(isNear(twice->back(), 22.122547200000302, 1e-9));
        QVERIFY(isNear((*decliningBalance(asset, 1.5))[1], 306.0, 1e-9));
        const auto other = decliningBalance({.cost = 10'000, .salvage = 1'000, .life = 5});
        const DepreciationSchedule published{4'000, 2'400, 1'440, 864, 296};
        for (size_t year = 0; year < published.size(); ++year)
            QVERIFY(isNear((*other)[year], published[year], 1e-9));
        const auto slow = decliningBalance({.cost = 12'000, .salvage = 1'000, .life = 5}, 0.5);
        QVERIFY(isNear((*slow)[2], 972.0, 1e-9));
    }

    void switchToStraightLine_endsAtTheSalvageValue()
    {
        // MS, VDB: 2,400 to 300 over 120 months, from the 6th to the 18th month.
        const DepreciableAsset asset{.cost = 2'400, .salvage = 300, .life = 120};
        const auto twice = decliningBalance(asset, 2.0, SwitchToStraightLine::Yes);
        QVERIFY(isNear(sum(*twice, 7, 18), 396.31, printed(2)));
        const auto slower = decliningBalance(asset, 1.5, SwitchToStraightLine::Yes);
        QVERIFY(isNear(sum(*slower, 7, 18), 311.81, printed(2)));
        QVERIFY(isNear(total(*slower), 2'100.0, 1e-9));
        // www.ptti.com/html/help/VDB_spre.htm: the fourth year of 10,000 to 1,000 over 7 years.
        const auto years = decliningBalance(
            {.cost = 10'000, .salvage = 1'000, .life = 7}, 2.0, SwitchToStraightLine::Yes);
        QVERIFY(isNear((*years)[3], 1'041.23, printed(2)));
    }

    void fixedDecliningBalance_hasAPartYearAtEachEnd()
    {
        // PS, DB, the example of MS: seven months in the first year.
        const auto charges =
            fixedDecliningBalance({.cost = 1'000'000, .salvage = 100'000, .life = 6}, 7);
        const DepreciationSchedule published{186'083.33333333,
                                             259'639.41666667,
                                             176'814.44275,
                                             120'410.63551275,
                                             81'999.642784183,
                                             55'841.756736028,
                                             15'845.098473848};
        QCOMPARE(charges->size(), published.size());
        for (size_t year = 0; year < published.size(); ++year)
            QVERIFY(isNear((*charges)[year], published[year], 1e-6));
        const auto other = fixedDecliningBalance({.cost = 10'000, .salvage = 1'000, .life = 5}, 6);
        QVERIFY(isNear(other->front(), 1'845.0, 1e-9));
        QVERIFY(isNear(other->back(), 238.52712458788, 1e-9));
        QCOMPARE(fixedDecliningBalance({.cost = 10'000, .salvage = 1'000, .life = 5})->size(),
                 size_t{5});
    }

    void macrs_followsTheTable()
    {
        // IRS Publication 946, table A-1, 5-year property, on 250,000 US$.
        const auto charges = macrsHalfYear(250'000, MacrsClass::FiveYear);
        const DepreciationSchedule published{50'000, 80'000, 48'000, 28'800, 28'800, 14'400};
        QCOMPARE(charges->size(), published.size());
        for (size_t year = 0; year < published.size(); ++year)
            QVERIFY(isNear((*charges)[year], published[year], 1e-9));
    }

    void macrs_writesAllOff_data()
    {
        QTest::addColumn<MacrsClass>("property");
        QTest::addColumn<int>("years");
        QTest::newRow("3") << MacrsClass::ThreeYear << 4;
        QTest::newRow("5") << MacrsClass::FiveYear << 6;
        QTest::newRow("7") << MacrsClass::SevenYear << 8;
        QTest::newRow("10") << MacrsClass::TenYear << 11;
        QTest::newRow("15") << MacrsClass::FifteenYear << 16;
        QTest::newRow("20") << MacrsClass::TwentyYear << 21;
    }

    void macrs_writesAllOff()
    {
        QFETCH(const MacrsClass, property);
        QFETCH(const int, years);
        const auto charges = macrsHalfYear(100.0, property);
        QCOMPARE(charges->size(), static_cast<size_t>(years));
        QVERIFY(isNear(total(*charges), 100.0, 1e-9));
    }

    void macrs_isTheDecliningBalanceOfTheLaw()
    {
        // The table's first and second years follow from 200 % (150 % from 15 years on) of the
        // book value and half a first year: 26 USC 168(b) and (d).
        for (const auto &[property, life, factor] :
             {std::tuple{MacrsClass::FiveYear, 5.0, 2.0},
              std::tuple{MacrsClass::SevenYear, 7.0, 2.0},
              std::tuple{MacrsClass::FifteenYear, 15.0, 1.5},
              std::tuple{MacrsClass::TwentyYear, 20.0, 1.5}}) {
            const auto charges = macrsHalfYear(100.0, property);
            const double first = 100.0 * factor / life / 2.0;
            QVERIFY(isNear(charges->front(), first, 0.005));
            QVERIFY(isNear((*charges)[1], (100.0 - first) * factor / life, 0.005));
        }
    }

    void badInput_isNamed()
    {
        const DepreciableAsset appreciating{.cost = 1, .salvage = 2, .life = 3};
        QCOMPARE(straightLine(appreciating).reason(), Undefined::ResidualAboveCost);
        QCOMPARE(sumOfYearsDigits({.cost = 1}).reason(), Undefined::NoPeriods);
        QCOMPARE(decliningBalance({.cost = -1, .life = 3}).reason(), Undefined::NegativeAmount);
        QCOMPARE(decliningBalance({.cost = 1, .life = 3}, 0.0).reason(), Undefined::NegativeAmount);
        for (const int months : {0, 13})
            QCOMPARE(fixedDecliningBalance({.cost = 1, .life = 3}, months).reason(),
                     Undefined::PeriodOutOfRange);
        QCOMPARE(macrsHalfYear(-1.0, MacrsClass::FiveYear).reason(), Undefined::NegativeAmount);
    }
};

QTEST_APPLESS_MAIN(TestDepreciation)
#include "tst_depreciation.moc"
