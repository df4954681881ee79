#include "tests/support/near.h"

#include "model/tco/loan.h"

using namespace steelyard::tco;
using namespace steelyard::testing;

// Sources of the expected figures:
// NF: numpy-financial, docstrings at commit f47e8af289f9abd34002267c6663869b9ed586a8.
// PS: PHPOffice/PhpSpreadsheet, tests/data/Calculation/Financial, the results of Excel.

class TestLoan final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void payment_isTheAnnuity()
    {
        // NF, pmt.
        QVERIFY(isNear(payment({.principal = 200'000, .ratePerPeriod = 0.075 / 12, .periods = 180}),
                       1'854.02472,
                       printed(5)));
        // PS, PMT.
        const Loan loan{.principal = 10'000, .ratePerPeriod = 0.08 / 12, .periods = 10};
        QVERIFY(isNear(payment(loan), 1'037.032089359164, 1e-9));
        QVERIFY(isNear(payment({.principal = 50'000, .ratePerPeriod = 0.05 / 12, .periods = 60}),
                       943.56168220055,
                       1e-9));
    }

    void leaseInAdvance_costsOnePeriodsInterestLess()
    {
        // PS, PMT.
        const Loan lease{.principal = 10'000,
                         .ratePerPeriod = 0.08 / 12,
                         .periods = 10,
                         .due = Due::AtBeginning};
        QVERIFY(isNear(payment(lease), 1'030.164327177977, 1e-9));
    }

    void savingsForABalloon_areNegativePayments()
    {
        // PS, PMT: nothing borrowed, 50,000 left to pay: -129.08 a month builds it up.
        QVERIFY(isNear(payment({.ratePerPeriod = 0.06 / 12, .periods = 18 * 12, .balloon = 50'000}),
                       -129.081160867995,
                       1e-9));
        QVERIFY(isNear(payment({.ratePerPeriod = 0.035 / 4,
                                .periods = 8,
                                .balloon = 5'000,
                                .due = Due::AtBeginning}),
                       -600.85202718047,
                       1e-9));
    }

    void withoutInterest_theLoanIsDivided()
    {
        QVERIFY(isNear(payment({.principal = 1'200, .periods = 12}), 100.0, 0.0));
        // Barroso, Clidaras, Hölzle, The Datacenter as a Computer, 2nd edition: 12 US$ per watt
        // over 12 years are 0.08 a month, and 0.13 with interest at 8 %.
        QVERIFY(isNear(payment({.principal = 12, .periods = 144}), 0.08, printed(2)));
        QVERIFY(isNear(payment({.principal = 12, .ratePerPeriod = 0.08 / 12, .periods = 144}),
                       0.13,
                       printed(2)));
    }

    void amortisation_paysTheBalanceDown()
    {
        // NF, ipmt and ppmt: 2,500 over a year at 8.24 % nominal.
        const Loan loan{.principal = 2'500, .ratePerPeriod = 0.0824 / 12, .periods = 12};
        const auto rows = amortisation(loan);
        QCOMPARE(rows->size(), size_t{12});
        QVERIFY(isNear(rows->front().principal, 200.58, printed(2)));
        QVERIFY(isNear(rows->front().interest, 17.17, printed(2)));
        QVERIFY(isNear((*rows)[5].balance, 1'275.66, printed(2)));
        QVERIFY(isNear(rows->back().interest, 1.49, printed(2)));
        QVERIFY(isNear(rows->back().balance, 0.0, 1e-9));
        QVERIFY(isNear(cumulativeInterest(loan, {1, 12}), 112.98, printed(2)));
        QVERIFY(isNear(cumulativePrincipal(loan, {1, 12}), 2'500.0, 1e-9));
    }

    void balloon_isWhatIsLeft()
    {
        const auto rows = amortisation(
            {.principal = 10'000, .ratePerPeriod = 0.01, .periods = 24, .balloon = 2'000});
        QVERIFY(isNear(rows->back().balance, 2'000.0, 1e-8));
    }

    void cumulativeInterest_isThatOfTheRange_data()
    {
        QTest::addColumn<double>("principal");
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("periods");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::addColumn<double>("interest");
        // PS, CUMIPMT; the first two also stand in Microsoft's description of the function.
        QTest::newRow("year 2") << 125'000.0 << 0.0075 << 360 << 13 << 24 << 11'135.232130750999;
        QTest::newRow("month 1") << 125'000.0 << 0.0075 << 360 << 1 << 1 << 937.5;
        QTest::newRow("year 1 of 5")
            << 50'000.0 << 0.004175 << 60 << 1 << 12 << 2'299.6141712553544;
        QTest::newRow("year 5 of 5") << 50'000.0 << 0.004175 << 60 << 49 << 60 << 301.4498641014851;
    }

    void cumulativeInterest_isThatOfTheRange()
    {
        QFETCH(const double, principal);
        QFETCH(const double, rate);
        QFETCH(const int, periods);
        QFETCH(const int, first);
        QFETCH(const int, last);
        QFETCH(const double, interest);
        const Loan loan{.principal = principal, .ratePerPeriod = rate, .periods = periods};
        QVERIFY(isNear(cumulativeInterest(loan, {first, last}), interest, 1e-6));
    }

    void firstPaymentInAdvance_bearsNoInterest()
    {
        const Loan lease{.principal = 10'000,
                         .ratePerPeriod = 0.08 / 12,
                         .periods = 10,
                         .due = Due::AtBeginning};
        QVERIFY(isNear(cumulativeInterest(lease, {1, 1}), 0.0, 0.0));
        // All that is paid beyond the principal is interest.
        QVERIFY(isNear(cumulativeInterest(lease, {1, 10}), 10 * 1'030.164327177977 - 10'000, 1e-8));
    }

    void rates_convertBothWays()
    {
        // PS, EFFECT and NOMINAL.
        QVERIFY(isNear(effectiveRate(0.0525, 4), 0.053542667370758, 1e-15));
        QVERIFY(isNear(effectiveRate(0.1, 2), 0.1025, 1e-15));
        QVERIFY(isNear(nominalRate(0.053543, 4), 0.052500319868356, 1e-15));
        QVERIFY(isNear(nominalRate(0.1, 4), 0.09645475633778, 1e-15));
        // The rate is 0.0247180352381143; Excel prints one unit of its last digit less.
        QVERIFY(isNear(nominalRate(0.025, 12), 0.024718035238113, 2e-15));
        // Twelve months at the month's rate are the year's rate again.
        QVERIFY(isNear(effectiveRate(*periodRate(0.08, 12) * 12, 12), 0.08, 1e-15));
    }

    void badInput_isNamed()
    {
        QCOMPARE(payment({.principal = 1}), Computed<>(Undefined::NoPeriods));
        QCOMPARE(payment({.principal = 1, .ratePerPeriod = -1.0, .periods = 1}),
                 Computed<>(Undefined::RateTooLow));
        QCOMPARE(amortisation({.principal = 1}).reason(), Undefined::NoPeriods);
        const Loan loan{.principal = 1, .ratePerPeriod = 0.01, .periods = 10};
        for (const PaymentRange range : {PaymentRange{0, 1}, {2, 1}, {1, 11}})
            QCOMPARE(cumulativeInterest(loan, range), Computed<>(Undefined::PeriodOutOfRange));
        QCOMPARE(effectiveRate(0.1, 0), Computed<>(Undefined::NoPeriods));
        QCOMPARE(nominalRate(-1.0, 12), Computed<>(Undefined::RateTooLow));
    }
};

QTEST_APPLESS_MAIN(TestLoan)
#include "tst_loan.moc"
