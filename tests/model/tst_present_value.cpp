#include "tests/support/near.h"

#include "model/tco/present_value.h"

#include <array>
#include <numeric>

using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// NF: numpy-financial, docstrings at commit f47e8af289f9abd34002267c6663869b9ed586a8.
// PS: PHPOffice/PhpSpreadsheet, tests/data/Calculation/Financial, the results of Excel.
// LS: J. Lorie and L. Savage, Three Problems in Rationing Capital, Journal of Business 28, 1955:
//     the oil pump, whose two rates are 25 % and 400 %.
// BM: R. Brealey and S. Myers, Principles of Corporate Finance, chapter "Why NPV leads to better
//     investment decisions": +1,000, -3,000, +2,500 has no rate and an NPV of 339 at 10 %.

std::chrono::sys_days day(int year, unsigned month, unsigned dayOfMonth)
{
    return std::chrono::year{year} / std::chrono::month{month} / std::chrono::day{dayOfMonth};
}

using Flows = std::vector<double>;

} // namespace

class TestPresentValue final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void npv_takesTheFirstFlowAsToday()
    {
        // NF, npv.
        QVERIFY(isNear(
            npv(0.08, Flows{-40'000, 5'000, 8'000, 12'000, 30'000}), 3'065.22267, printed(5)));
        // BM.
        QVERIFY(isNear(npv(0.1, Flows{1'000, -3'000, 2'500}), 339.0, printed(0)));
    }

    void spreadsheetNpv_discountsTheFirstFlowToo()
    {
        const Flows flows{-10'000, 3'000, 4'200, 6'800};
        // PS, NPV; by the other convention the same flows give 1,307.29.
        QVERIFY(isNear(spreadsheetNpv(0.1, flows), 1'188.4434123352, printed(10)));
        QVERIFY(isNear(npv(0.1, flows), 1'307.29, printed(2)));
        // Flow by flow the same.
        const auto valueBy = [&flows](FirstFlow first) {
            const auto factors = discountFactors(0.1, flows.size(), first);
            return std::inner_product(flows.begin(), flows.end(), factors->begin(), 0.0);
        };
        QVERIFY(isNear(valueBy(FirstFlow::OnePeriodAway), 1'188.4434123352, printed(10)));
        QVERIFY(isNear(valueBy(FirstFlow::Today), 1'307.29, printed(2)));
        QVERIFY(!discountFactors(-1.0, 3, FirstFlow::Today));
    }

    void xnpv_countsActualDays()
    {
        // PS, XNPV: 366 days of a leap year.
        const std::array flows{DatedFlow{day(2019, 12, 31), -100.0},
                               DatedFlow{day(2020, 12, 31), 110.0}};
        QVERIFY(isNear(xnpv(-0.1, flows), 22.257507852701, printed(12)));
        // Microsoft, XNPV function: 2,086.65 at 9 %.
        const std::array documented{DatedFlow{day(2008, 1, 1), -10'000.0},
                                    DatedFlow{day(2008, 3, 1), 2'750.0},
                                    DatedFlow{day(2008, 10, 30), 4'250.0},
                                    DatedFlow{day(2009, 2, 15), 3'250.0},
                                    DatedFlow{day(2009, 4, 1), 2'750.0}};
        QVERIFY(isNear(xnpv(0.09, documented), 2'086.65, printed(2)));
    }

    void irr_isTheRateWithoutValue_data()
    {
        QTest::addColumn<Flows>("flows");
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("decimals");
        QTest::newRow("NF, a") << Flows{-100, 39, 59, 55, 20} << 0.28095 << 5;
        QTest::newRow("NF, b") << Flows{-100, 0, 0, 74} << -0.0955 << 4;
        QTest::newRow("PS, loss") << Flows{-70'000, 12'000, 15'000, 18'000, 21'000}
                                  << -0.02124484827341 << 12;
        QTest::newRow("PS, gain") << Flows{-70'000, 12'000, 15'000, 18'000, 21'000, 26'000}
                                  << 0.08663094803652 << 12;
        QTest::newRow("PS, great loss")
            << Flows{-70'000, 12'000, 15'000, 18'000} << -0.1821374641455 << 12;
        // Excel stops within 0.00001 %.
        QTest::newRow("PS, growing")
            << Flows{-100, 20, 24, 28.8, 34.56, 41.47} << 0.130575756371527 << 10;
    }

    void irr_isTheRateWithoutValue()
    {
        QFETCH(const Flows, flows);
        QFETCH(const double, rate);
        QFETCH(const int, decimals);
        QVERIFY(isNear(irr(flows), rate, printed(decimals)));
    }

    void severalRates_areListedAndNoneIsPicked()
    {
        const Flows oilPump{-1'600, 10'000, -10'000};
        QCOMPARE(irr(oilPump), Computed<>(Undefined::SeveralRates));
        const std::vector<double> rates = internalRates(oilPump);
        QCOMPARE(rates.size(), size_t{2});
        QVERIFY(isNear(rates[0], 0.25, 1e-12));
        QVERIFY(isNear(rates[1], 4.0, 1e-12));
    }

    void manyRates_areAllFound()
    {
        // Built from its rates: (x - 1/1.1)(x - 1/1.2)(x - 1/1.5) with x = 1 / (1 + rate).
        const double a = 1 / 1.1;
        const double b = 1 / 1.2;
        const double c = 1 / 1.5;
        const Flows flows{-a * b * c, a * b + a * c + b * c, -(a + b + c), 1.0};
        const std::vector<double> rates = internalRates(flows);
        QCOMPARE(rates.size(), size_t{3});
        QVERIFY(isNear(rates[0], 0.1, 1e-9));
        QVERIFY(isNear(rates[1], 0.2, 1e-9));
        QVERIFY(isNear(rates[2], 0.5, 1e-9));
    }

    void rateThatOnlyTouchesZero_isFoundOnce()
    {
        // (1 - 1.25 x)^2: 25 % twice.
        const std::vector<double> rates = internalRates(Flows{1.0, -2.5, 1.5625});
        QCOMPARE(rates.size(), size_t{1});
        QVERIFY(isNear(rates.front(), 0.25, 1e-6));
    }

    void rateThatOthersPick_isOneOfSeveral()
    {
        // NF, irr, gives 0.0886 for this one and is silent on the others.
        const Flows flows{-5, 10.5, 1, -8, 1};
        QCOMPARE(irr(flows), Computed<>(Undefined::SeveralRates));
        const std::vector<double> rates = internalRates(flows);
        QCOMPARE(rates.size(), size_t{3});
        QVERIFY(isNear(rates[1], 0.0886, printed(4)));
        for (const double rate : rates)
            QVERIFY(isNear(npv(rate, flows), 0.0, 1e-9));
    }

    void flowsWithoutARate_saySo()
    {
        QCOMPARE(irr(Flows{1'000, -3'000, 2'500}), Computed<>(Undefined::NoRateInRange)); // BM
        QCOMPARE(irr(Flows{100, 200}), Computed<>(Undefined::NoSignChange));
        QCOMPARE(irr(Flows{0, 0}), Computed<>(Undefined::NoSignChange));
        QCOMPARE(irr(Flows{}), Computed<>(Undefined::NoFlows));
    }

    void longHorizon_keepsItsRate()
    {
        // 360 equal payments of a loan at 0.75 % a month (Microsoft, CUMIPMT function).
        Flows flows(361, -1'005.778271);
        flows.front() = 125'000;
        QVERIFY(isNear(irr(flows), 0.0075, 1e-9));
    }

    void xirr_takesFlowsInAnyOrder_data()
    {
        QTest::addColumn<std::vector<DatedFlow>>("flows");
        QTest::addColumn<double>("rate");
        QTest::newRow("PS, loan") << std::vector<DatedFlow>{{day(2015, 4, 1), 4'000},
                                                            {day(2019, 6, 27), -46'000}}
                                  << 0.77868869226873;
        QTest::newRow("PS, in order") << std::vector<DatedFlow>{{day(2008, 1, 1), -10'000},
                                                                {day(2008, 3, 1), 2'750},
                                                                {day(2008, 10, 30), 4'250},
                                                                {day(2009, 2, 15), 3'250},
                                                                {day(2009, 4, 1), 2'750},
                                                                {day(2009, 6, 1), 46'000}}
                                      << 3.434984565;
        QTest::newRow("PS, out of order") << std::vector<DatedFlow>{{day(2019, 6, 27), 1'893.67},
                                                                    {day(2019, 6, 20), 139'947.43},
                                                                    {day(2019, 6, 21), 52'573.25},
                                                                    {day(2019, 6, 24), 48'849.74},
                                                                    {day(2019, 6, 27), 26'369.16},
                                                                    {day(2019, 7, 27), -273'029.18}}
                                          << 0.137963527441025;
        QTest::newRow("PS, negative")
            << std::vector<DatedFlow>{{day(2021, 11, 24), 55'600}, {day(2021, 12, 24), -51'094.83}}
            << -0.642307613;
        QTest::newRow("PS, where Excel gives up")
            << std::vector<DatedFlow>{{day(2001, 6, 22), -2'610},
                                      {day(2001, 7, 3), -2'589},
                                      {day(2001, 7, 5), -5'110},
                                      {day(2001, 7, 6), -2'550},
                                      {day(2001, 7, 9), -5'086},
                                      {day(2001, 7, 10), -2'561},
                                      {day(2001, 7, 12), -5'040},
                                      {day(2001, 7, 13), -2'552},
                                      {day(2001, 7, 16), -2'530},
                                      {day(2001, 7, 17), 29'520}}
            << -0.7640294;
    }

    void xirr_takesFlowsInAnyOrder()
    {
        QFETCH(const std::vector<DatedFlow>, flows);
        QFETCH(const double, rate);
        QVERIFY(isNear(xirr(flows), rate, 1e-7));
    }

    void mirr_hasARateHoweverOftenTheSignChanges()
    {
        // PS, MIRR.
        const Flows fishing{-120'000, 39'000, 30'000, 21'000, 37'000, 46'000};
        QVERIFY(isNear(mirr(fishing, {0.10, 0.12}), 0.12609413036591, printed(13)));
        QVERIFY(isNear(mirr(fishing, {0.10, 0.14}), 0.13475911082831, printed(13)));
        QVERIFY(isNear(mirr(Flows{-120'000, 39'000, 30'000, 21'000}, {0.10, 0.12}),
                       -0.048044655249981,
                       printed(14)));
        QVERIFY(mirr(Flows{-1'600, 10'000, -10'000}, {0.1, 0.1}).has_value());
        QCOMPARE(mirr(Flows{1, 2}, {0.1, 0.1}), Computed<>(Undefined::NoSignChange));
    }

    void equivalentAnnualCost_comparesUnlikeLives()
    {
        // NF, pmt: what 200,000 over 15 years at 7.5 % nominal costs a month, here as an annuity.
        QVERIFY(isNear(equivalentAnnualCost(200'000, 0.075 / 12, 180), 1'854.02472, printed(5)));
        // A machine for 75,000 with 4,750 a year for 5 years at 9.6 %: 24,333 a year
        // (transtutors.com question 13969378).
        const Computed<> machine = equivalentAnnualCost(75'000, 0.096, 5);
        QVERIFY(isNear(*machine + 4'750, 24'333, printed(0)));
    }

    void badInput_isNamed()
    {
        QCOMPARE(npv(-1.0, Flows{1}), Computed<>(Undefined::RateTooLow));
        QCOMPARE(npv(0.1, Flows{}), Computed<>(Undefined::NoFlows));
        QCOMPARE(spreadsheetNpv(-1.5, Flows{1}), Computed<>(Undefined::RateTooLow));
        const std::array early{DatedFlow{day(2020, 1, 2), 1.0}, DatedFlow{day(2020, 1, 1), 1.0}};
        QCOMPARE(xnpv(0.1, early), Computed<>(Undefined::DateBeforeFirst));
        QCOMPARE(equivalentAnnualCost(1.0, 0.1, 0.0), Computed<>(Undefined::NoPeriods));
        QCOMPARE(equivalentAnnualCost(1.0, -1.0, 3.0), Computed<>(Undefined::RateTooLow));
    }
};

QTEST_APPLESS_MAIN(TestPresentValue)
#include "tst_present_value.moc"
