#include "tests/support/near.h"
#include "tests/support/project_builders.h"

#include "model/compare/payment_schedule.h"
#include "model/tco/ledger.h"
#include "model/tco/money_over_time.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// Source of the expected figures:
// HU: J. Hull, Options, Futures, and Other Derivatives, example 5.6: 1 % in US dollars and 3 % in
//     Australian ones (compounded continuously), spot 0.9800 US$ per A$: 0.9416 for two years.
// Others follow from the rule by hand.

/// exp(1 % − 3 %) − 1: what interest parity expects of HU's rate in a year.
const QString kParity = u"-0.019801326693"_s;

/// Eight GPUs that are rented for `price` a month in Australian dollars, reported in US ones.
ProjectBuilder rented(int months, const QString &price, const QString &changePerYear = kParity)
{
    ProjectBuilder project = aProject();
    project.reporting(u"USD"_s).months(months).always(8).rate(u"AUD"_s, u"USD"_s, u"0.98"_s);
    project.project().rates.back().changePerYear = decimal(changePerYear);
    project.quote(aQuote(u"offer"_s).price(price, u"AUD"_s, PriceUnit::NodeMonth).node(8));
    return project.plan(u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"offer"_s, 1)});
}

ProjectBuilder bought(int months, const QString &changePerYear)
{
    ProjectBuilder project = rented(months, u"1000"_s, changePerYear);
    project.assume(u"residual_rate"_s, u"0.5"_s);
    QuoteLine &line = project.dossier().quotes.front().revisions.front().lines.front();
    line.unit = PriceUnit::Once;
    project.project().plans.front().supply.front().kind = SupplyKind::Hosted;
    return project;
}

PaymentTerms &termsOf(ProjectBuilder &project)
{
    return project.dossier().quotes.front().revisions.front().payment;
}

const CostStream &streamOf(const Comparison &comparison, StreamKind kind)
{
    return *std::ranges::find(comparison.plans.front().streams, kind, &CostStream::kind);
}

double inMajorUnits(MinorUnits amount)
{
    return static_cast<double>(amount) / 100.0;
}

} // namespace

/// Exchange rates that are expected to change.
class TestExchangePath final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laterMonth_isConvertedAtItsForwardRate()
    {
        const Comparison result = evaluated(rented(25, u"1000000"_s));
        const std::vector<MinorUnits> &entries = streamOf(result, StreamKind::Rental).entries;
        QCOMPARE(entries.front(), MinorUnits{98'000'000}); // the stated rate holds in the first
        QVERIFY(isNear(inMajorUnits(entries[24]) / 1e6, 0.9416, 0.00005)); // HU
        for (size_t month = 0; month < entries.size(); ++month)
            QVERIFY(isNear(
                inMajorUnits(entries[month]) / 1e6,
                *tco::forwardRate(
                    0.98, std::expm1(0.01), std::expm1(0.03), static_cast<double>(month) / 12.0),
                1e-8));
        QCOMPARE(result.plans.front().total, tco::sumOf(entries));
    }

    void everyMonth_isItsFactors()
    {
        const CostStream stream = streamOf(evaluated(rented(30, u"777.77"_s)), StreamKind::Rental);
        const auto drift =
            std::ranges::find(stream.factors, FactorName::ExchangeDrift, &Factor::name);
        QVERIFY(drift != stream.factors.end());
        QCOMPARE(drift->byMonth.front(), 1.0);
        QVERIFY(isNear(drift->byMonth[12], 1.0 - 0.019801326693, 1e-12));
        double sum = 1.0;
        for (const Factor &factor : stream.factors)
            sum *= factor.value;
        QVERIFY(isNear(sum, inMajorUnits(tco::sumOf(stream.entries)), 30 * 0.005));
        for (size_t month = 0; month < stream.entries.size(); ++month) {
            double product = 1.0;
            for (const Factor &factor : stream.factors)
                product *= factor.in(month);
            QVERIFY(isNear(product, inMajorUnits(stream.entries[month]), 0.00501));
        }
    }

    void rateStatedTheOtherWayRound_changesTheOtherWayRound()
    {
        const Comparison direct = evaluated(rented(24, u"1000000"_s, u"0.25"_s));
        ProjectBuilder inverse = rented(24, u"1000000"_s, u"-0.2"_s); // 1 ÷ 1.25 − 1
        ExchangeRate &rate = inverse.project().rates.back();
        std::swap(rate.from, rate.to);
        rate.rate = decimal(QString::number(1.0 / 0.98, 'f', 15));
        QCOMPARE(evaluated(inverse).plans.front().total, direct.plans.front().total);
    }

    void rateThatStays_isNoFactor()
    {
        const Comparison stated = evaluated(rented(24, u"1000"_s, u"0"_s));
        ProjectBuilder project = rented(24, u"1000"_s);
        project.project().rates.back().changePerYear.reset();
        const Comparison silent = evaluated(project);
        QCOMPARE(stated.plans, silent.plans);
        QCOMPARE(silent.plans.front().total, MinorUnits{24 * 98'000});
    }

    void whatIsSoldAtTheEnd_fetchesTheRateOfTheLastMonth()
    {
        const Comparison result = evaluated(bought(13, u"0.1"_s));
        QCOMPARE(streamOf(result, StreamKind::Purchase).entries.front(), MinorUnits{98'000});
        // Half of 1,000 at 0.98 × 1.1.
        QCOMPARE(streamOf(result, StreamKind::Residual).entries.back(), MinorUnits{-53'900});
    }

    void prepayment_isConvertedWhenItIsPaid()
    {
        ProjectBuilder project = rented(24, u"1000"_s, u"0.1"_s);
        termsOf(project).prepaidMonths = 12;
        const Comparison result = evaluated(project);
        const CostStream &rent = streamOf(result, StreamKind::Rental);
        // 12,000 at 0.98, and a year later at 0.98 × 1.1; billed later, at higher rates.
        QVERIFY(isNear(inMajorUnits(rent.payments[0]), 11'760.0, 0.07));
        QVERIFY(isNear(inMajorUnits(rent.payments[12]), 12'936.0, 0.07));
        QVERIFY(tco::sumOf(rent.payments) < tco::sumOf(rent.entries));
        QCOMPARE(result.plans.front().total, tco::sumOf(rent.payments)); // cash
        const std::vector<Payment> calendar = paymentsOf(result, 0);
        QCOMPARE(calendar.size(), size_t{2});
        QCOMPARE(calendar[1].amount, rent.payments[12]);
        QCOMPARE(calendar[1].quoted, MinorUnits{1'200'000});
        QCOMPARE(calendar[1].quoteCurrency, currency(u"AUD"_s));
    }

    void deposit_comesBackAtTheRateOfTheEnd()
    {
        ProjectBuilder project = rented(13, u"1000"_s, u"-0.2"_s);
        termsOf(project).deposit = Money{Decimal{500}, currency(u"AUD"_s)};
        const CostStream deposit = streamOf(evaluated(project), StreamKind::Deposit);
        QCOMPARE(deposit.entries.front(), MinorUnits{49'000});
        QCOMPARE(deposit.entries.back(), MinorUnits{-39'200}); // × 0.8
    }

    void awaitedPurchase_isPaidAtTheRateOfItsDelivery()
    {
        ProjectBuilder project = bought(24, u"0.21"_s);
        project.dossier().quotes.front().revisions.front().deliveryWeeks = 26; // 5.98 months
        const CostStream purchase = streamOf(evaluated(project), StreamKind::Purchase);
        QCOMPARE(purchase.entries.front(), MinorUnits{0});
        // 980 × 1.21^(5 ÷ 12).
        QVERIFY(
            isNear(inMajorUnits(purchase.entries[5]), 980.0 * std::pow(1.21, 5.0 / 12.0), 0.006));
    }
};

QTEST_APPLESS_MAIN(TestExchangePath)
#include "tst_exchange_path.moc"
