#include "tests/support/near.h"

#include "model/tco/goods_tax.h"
#include "model/tco/money_over_time.h"

#include <cmath>
#include <numeric>

using namespace std::chrono_literals;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// VT: woyaojiankangwang.com, VAT basics, at the 17 % then in force: goods bought for 10,000 and
//     1,700 of tax, sold for 23,400: 3,400 of output tax, 1,700 to pay.
// BM: R. Brealey, S. Myers, F. Allen, Principles of Corporate Finance, chapter 3: 10 % with 6 % of
//     inflation are 3.774 % in real terms.
// HU: J. Hull, Options, Futures, and Other Derivatives, example 5.6: rates of 1 % at home and 3 %
//     abroad (compounded continuously), spot 0.9800: 0.9416 for two years.
// Others follow from the rule by hand.

constexpr std::chrono::sys_days kNewYear = std::chrono::sys_days{2026y / 1 / 1};

} // namespace

class TestTaxAndCurrency final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void payableTax_isOutputLessInput()
    {
        const Computed<> output = taxWithin(23'400.0, 0.17);
        QVERIFY(isNear(output, 3'400.0, 1e-9)); // VT
        QVERIFY(isNear(taxPayable(*output, 1'700.0), 1'700.0, 1e-9));
        QVERIFY(isNear(taxPayable(100.0, 130.0), -30.0, 1e-9)); // carried forward
        QVERIFY(isNear(grossOf(20'000.0, 0.17), 23'400.0, 1e-9));
        QVERIFY(isNear(netOf(23'400.0, 0.17), 20'000.0, 1e-9));
    }

    void buyer_paysTaxThatDoesNotComeBack()
    {
        const TaxedPrice net{.price = 100.0, .rate = 0.13};
        QVERIFY(isNear(costToBuyer(net), 100.0, 1e-12));
        const TaxedPrice gross{.price = 113.0, .rate = 0.13, .statement = PriceStatement::Gross};
        QVERIFY(isNear(costToBuyer(gross), 100.0, 1e-12));
        TaxedPrice kept = gross;
        kept.inputTax = InputTax::NotDeductible;
        QVERIFY(isNear(costToBuyer(kept), 113.0, 1e-12));
        kept.statement = PriceStatement::Net;
        QVERIFY(isNear(costToBuyer(kept), 127.69, 1e-9));
    }

    void mixedBundle_isTaxedLineByLine()
    {
        // A lease at 13 % and a service at 6 %, both 100 net, for one who deducts nothing.
        const std::array lines{
            TaxedPrice{.price = 100.0, .rate = 0.13, .inputTax = InputTax::NotDeductible},
            TaxedPrice{.price = 100.0, .rate = 0.06, .inputTax = InputTax::NotDeductible}};
        QVERIFY(isNear(costToBuyer(lines), 219.0, 1e-9));
        QCOMPARE(costToBuyer(TaxedPrice{.price = 1.0, .rate = -0.1}).refusal(),
                 (Refusal{Undefined::NegativeAmount, "tax_rate"}));
    }

    void importedGoods_payVatOnTheDutyToo()
    {
        // 1,000 and 100 of freight: 5 % duty is 55, VAT 13 % of 1,155.
        const Computed<ImportCharges> charges =
            importCharges({.value = 1'000.0, .costs = 100.0, .dutyRate = 0.05, .vatRate = 0.13});
        QVERIFY(isNear(charges->duty, 55.0, 1e-9));
        QVERIFY(isNear(charges->vat, 150.15, 1e-9));
        QVERIFY(isNear(taxShield(0.25, 80.0, 20.0), 25.0, 1e-12));
    }

    void exchangeRate_hasADirection()
    {
        QVERIFY(isNear(inHomeCurrency(100.0, 7.2, RateDirection::HomePerForeign), 720.0, 1e-9));
        QVERIFY(isNear(inHomeCurrency(720.0, 7.2, RateDirection::ForeignPerHome), 100.0, 1e-9));
        QCOMPARE(inHomeCurrency(1.0, 0.0, RateDirection::ForeignPerHome).refusal(),
                 (Refusal{Undefined::NotPositive, "exchange_rate"}));
    }

    void exchangeRate_isTheLastOneStated()
    {
        const std::array rates{DatedRate{kNewYear + std::chrono::days{90}, 7.1},
                               DatedRate{kNewYear, 7.2}};
        QVERIFY(isNear(rateOn(rates, kNewYear + std::chrono::days{89}), 7.2, 0.0));
        QVERIFY(isNear(rateOn(rates, kNewYear + std::chrono::days{90}), 7.1, 0.0));
        QCOMPARE(rateOn(rates, kNewYear - std::chrono::days{1}).refusal(),
                 (Refusal{Undefined::DateBeforeFirst, "exchange_rate"}));
        QCOMPARE(rateOn({}, kNewYear).refusal(),
                 (Refusal{Undefined::PriceMissing, "exchange_rate"}));
    }

    void forwardRate_followsTheInterestRates()
    {
        QVERIFY(isNear(
            forwardRate(0.98, std::expm1(0.01), std::expm1(0.03), 2.0), 0.9416, printed(4))); // HU
    }

    void inflation_separatesRealFromNominal()
    {
        QVERIFY(isNear(realDiscountRate(0.10, 0.06), 0.03774, printed(5))); // BM
        QVERIFY(isNear(nominalDiscountRate(*realDiscountRate(0.10, 0.06), 0.06), 0.10, 1e-12));
        // BM: 1,100 in a year are worth 1,037.74 of today.
        QVERIFY(isNear(inMoneyOfToday(1'100.0, 0.06, 1.0), 1'037.74, printed(2)));
        QVERIFY(isNear(inMoneyOfYear(1'000.0, 0.02, 2.0), 1'040.40, 1e-9));
        QCOMPARE(realDiscountRate(0.1, -1.0).refusal(),
                 (Refusal{Undefined::RateTooLow, "inflation"}));
    }
};

QTEST_APPLESS_MAIN(TestTaxAndCurrency)
#include "tst_tax_and_currency.moc"
