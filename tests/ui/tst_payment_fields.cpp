#include "ui/assumptions/assumption_rows.h"
#include "ui/assumptions/rate_fields.h"
#include "ui/project/financing_field.h"
#include "ui/quotes/commitment_fields.h"
#include "ui/quotes/line_terms.h"
#include "ui/quotes/payment_fields.h"
#include "ui/quotes/quote_line_fields.h"
#include "ui/quotes/rental_fields.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// A quote of one line in dollars.
Quote aQuote()
{
    Quote quote;
    quote.revisions.resize(1);
    quote.revisions.front().lines.push_back({.currency = Currency::fromText(u"USD").value()});
    return quote;
}

constexpr size_t kInstalments = 0;
constexpr size_t kDeposit = 4;
constexpr size_t kDelivery = 5;

constexpr size_t kUpfront = 0;
constexpr size_t kSustainedUse = 3;
constexpr size_t kSavingsPlans = 5;
constexpr size_t kOnDemand = 6;
constexpr size_t kRefund = 7;

} // namespace

/// What is typed into the fields of payment, financing and assumptions without a default.
class TestPaymentFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quantityTiers_areReadAndShownAlike()
    {
        QuoteLine line;
        const Field<QuoteLine> field = tierFields().front();
        const QString typed = u"10: 5.80; 50: 5.20"_s;
        QVERIFY(field.set(line, typed));
        QCOMPARE(line.tiers.size(), size_t{2});
        QCOMPARE(line.tiers[1].fromQuantity, Decimal{50});
        QCOMPARE(line.tiers[1].price, Decimal::fromText(u"5.20").value());
        QCOMPARE(field.text(line), typed);
        for (const QString &wrong : {u"ten"_s, u"50: 5.20; 10: 5.80"_s, u"10: 5; 10: 4"_s})
            QVERIFY(!field.set(line, wrong));
        QCOMPARE(line.tiers.size(), size_t{2});
        QVERIFY(field.set(line, QString{}));
        QVERIFY(line.tiers.empty());
    }

    void terms_tellAtAGlanceWhatThePriceDependsOn()
    {
        QuoteLine line;
        QCOMPARE(termsField().text(line), QString{});
        QVERIFY(tierFields().front().set(line, u"10: 5.80; 50: 5.20"_s));
        line.rental.upfront = Decimal{12000};
        line.minimumTermMonths = 12;
        const QStringList terms = termsField().text(line).split(u" · "_s);
        QCOMPARE(terms.size(), 3);
        QVERIFY(terms[0].startsWith(u"2 "_s));
        QCOMPARE(terms[1], u"upfront 12,000"_s);
        QVERIFY(terms[2].startsWith(u"12 "_s));
        QVERIFY(termsField().toolTip(line).contains(u"50: 5.20"_s));
    }

    void instalments_areReadAndShownAlike()
    {
        Quote quote = aQuote();
        const Field<Quote> field = paymentFields()[kInstalments];
        const QString typed = u"30 on order; 60 on delivery; 10 on acceptance +30"_s;
        QVERIFY(field.set(quote, typed));
        const std::vector<Instalment> &stored = quote.newest().payment.instalments;
        QCOMPARE(stored.size(), size_t{3});
        QCOMPARE(stored[0].share, Decimal::fromText(u"0.3").value());
        QCOMPARE(stored[2].event, PaymentEvent::Acceptance);
        QCOMPARE(stored[2].days, 30);
        QCOMPARE(field.text(quote), typed);
        QVERIFY(field.set(quote, u" 30% order，70 % delivery"_s)); // as stored, in full width
        QCOMPARE(quote.newest().payment.instalments.size(), size_t{2});
        QVERIFY(field.set(quote, u"100 on acceptance +30"_s));
        QCOMPARE(quote.newest().payment.instalments.front().share, Decimal{1});
        QVERIFY(field.set(quote, QString{}));
        QVERIFY(quote.newest().payment.instalments.empty());
    }

    void commitment_beginsWithItsAmountAndEndsWithIt()
    {
        enum Part : size_t
        {
            Spend,
            Months,
            Discount,
            Settlement
        };
        const std::vector<Field<Quote>> fields = commitmentFields();
        Quote quote = aQuote();
        QVERIFY(!fields[Months].set(quote, u"6"_s)); // there is nothing to change yet
        QVERIFY(!fields[Settlement].set(quote, u"each month"_s));
        QVERIFY(fields[Discount].set(quote, QString{}));
        QVERIFY(!quote.newest().commitment);
        QVERIFY(fields[Spend].set(quote, u"100000"_s));
        QVERIFY(fields[Months].set(quote, u"6"_s));
        QVERIFY(fields[Discount].set(quote, u"7.5 %"_s));
        QVERIFY(fields[Settlement].set(quote, u"each month"_s));
        QCOMPARE(quote.newest().commitment,
                 (std::optional{
                     UseCommitment{.amount = {Decimal{100'000}, Currency::fromText(u"USD").value()},
                                   .months = 6,
                                   .discount = Decimal::fromText(u"0.075").value(),
                                   .settlement = tco::Settlement::EachMonth}}));
        QCOMPARE(fields[Spend].text(quote), u"100000 USD"_s);
        QCOMPARE(fields[Discount].text(quote), u"7.5"_s);
        QVERIFY(!fields[Months].set(quote, u"0"_s));
        QVERIFY(!fields[Months].set(quote, QString{}));
        QVERIFY(!fields[Discount].set(quote, u"101"_s));
        QCOMPARE(quote.newest().commitment->months, 6);
        QVERIFY(fields[Spend].set(quote, QString{}));
        QVERIFY(!quote.newest().commitment);
        QCOMPARE(fields[Settlement].text(quote), QString{});
    }

    void changeOfARate_isTypedInPerCent()
    {
        constexpr size_t kChange = 4;
        ExchangeRate rate;
        const Field<ExchangeRate> field = rateFields({})[kChange];
        QVERIFY(field.set(rate, u"-3"_s));
        QCOMPARE(rate.changePerYear, std::optional{Decimal::fromText(u"-0.03").value()});
        QVERIFY(!field.set(rate, u"-100"_s));
        QVERIFY(field.set(rate, QString{}));
        QVERIFY(!rate.changePerYear);
    }

    void eachRate_saysFromWhenOnItCounts()
    {
        const auto rate = [](const char *id, const char *from, const char *to, QDate date) {
            return ExchangeRate{.id = RateId{QString::fromLatin1(id)},
                                .from = *Currency::fromText(QString::fromLatin1(from)),
                                .to = *Currency::fromText(QString::fromLatin1(to)),
                                .rate = Decimal{7},
                                .date = date};
        };
        Project project;
        project.currency = *Currency::fromText(u"CNY"_s);
        project.start = QDate{2027, 1, 1};
        project.horizonMonths = 24;
        project.rates = {rate("old", "USD", "CNY", QDate{2026, 10, 1}),
                         rate("spot", "USD", "CNY", QDate{2026, 12, 1}),
                         rate("later", "USD", "CNY", QDate{2027, 7, 20}),
                         rate("beyond", "USD", "CNY", QDate{2029, 1, 1}),
                         rate("inverse", "CNY", "USD", QDate{2026, 12, 1}),
                         rate("foreign", "USD", "EUR", QDate{2026, 12, 1})};
        QStringList texts;
        for (const ExchangeRate &each : project.rates)
            texts.append(countsText(project, each));
        QCOMPARE(texts,
                 (QStringList{u"no: another one in its place"_s,
                              u"from the start"_s,
                              u"from month 7"_s,
                              u"no: after the horizon"_s,
                              u"no: the other direction is stated"_s,
                              u"no: not a rate of CNY"_s}));
    }

    void instalmentsThatDoNotPayTheWhole_areRefused()
    {
        Quote quote = aQuote();
        const auto done =
            paymentFields()[kInstalments].set(quote, u"30 on order; 60 on delivery"_s);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::BadValue);
        QVERIFY(!paymentFields()[kInstalments].set(quote, u"100 some day"_s));
        QVERIFY(!paymentFields()[kInstalments].set(quote, u"30 some day; 70 on order"_s));
        QVERIFY(!paymentFields()[kInstalments].set(quote, u"100.1 on order"_s));
        QVERIFY(!paymentFields()[kInstalments].set(quote, u"all at once"_s));
        QVERIFY(quote.newest().payment.instalments.empty());
    }

    void instalmentsDays_haveAnEnd()
    {
        Quote quote = aQuote();
        const Field<Quote> field = paymentFields()[kInstalments];
        QVERIFY(field.set(quote, u"100 on order +3650"_s));
        QVERIFY(!field.set(quote, u"100 on order +3651"_s));
        QCOMPARE(quote.newest().payment.instalments.front().days, kLongestPaymentDays);
    }

    void sustainedUse_isReadAndShownAlike()
    {
        QuoteLine line;
        const Field<QuoteLine> field = rentalFields()[kSustainedUse];
        const QString typed = u"25 at 100; 25 at 80; 50 at 60"_s;
        QVERIFY(field.set(line, typed));
        QCOMPARE(line.rental.sustainedUse.size(), size_t{3});
        QCOMPARE(line.rental.sustainedUse[1].multiplier, Decimal::fromText(u"0.8").value());
        QCOMPARE(field.text(line), typed);
        QVERIFY(field.set(line, u"50 % 按 100 %；50 按 80"_s));
        QCOMPARE(line.rental.sustainedUse.size(), size_t{2});
        // Shares that leave a part of the month open, and what is no pair of shares.
        QVERIFY(!field.set(line, u"25 at 100; 25 at 80"_s));
        QVERIFY(!field.set(line, u"all of it"_s));
        QVERIFY(!field.set(line, u"100 at 101"_s));
        QCOMPARE(line.rental.sustainedUse.size(), size_t{2});
        QVERIFY(field.set(line, QString{}));
        QVERIFY(line.rental.sustainedUse.empty());
    }

    void savingsPlans_areReadAndShownAlike()
    {
        QuoteLine line;
        const Field<QuoteLine> field = rentalFields()[kSavingsPlans];
        const QString typed = u"30 at 8.2 for 12; 5 at 27 % off for 36"_s;
        QVERIFY(field.set(line, typed));
        const std::vector<SavingsPlan> &plans = line.rental.savingsPlans;
        QCOMPARE(plans.size(), size_t{2});
        QCOMPARE(plans[0].price, Decimal::fromText(u"8.2").value());
        QVERIFY(!plans[0].discount);
        QCOMPARE(plans[1].discount, Decimal::fromText(u"0.27").value());
        QCOMPARE(plans[1].months, 36);
        QCOMPARE(field.text(line), typed);
        const QString ahead = u"5 at 27 % off for 36 with 50 % upfront"_s;
        QVERIFY(field.set(line, ahead));
        QCOMPARE(plans[0].upfrontShare, Decimal::fromText(u"0.5").value());
        QCOMPARE(plans[0].months, 36);
        QCOMPARE(field.text(line), ahead);
        QVERIFY(field.set(line, u"30 at 8 with 100 % upfront"_s));
        QCOMPARE(plans[0].months, 12);
        QCOMPARE(plans[0].upfrontShare, Decimal{1});
        // In other words, and of a year where no months stand.
        QVERIFY(field.set(line, u"每小时 30 按 8 共 36 个月；5 优惠 27％"_s));
        QCOMPARE(plans[0].months, 36);
        QCOMPARE(plans[1].months, 12);
        for (const QString &bad :
             {u"30"_s, u"0 at 8"_s, u"30 at 0"_s, u"30 at 100 %"_s, u"30 at 8 for 121"_s})
            QVERIFY2(!field.set(line, bad), qPrintable(bad));
        QCOMPARE(plans.size(), size_t{2});
        QVERIFY(!rentalFields()[kSustainedUse].set(line, u"100 at 80"_s));
        QVERIFY(field.set(line, QString{}));
        QVERIFY(plans.empty());
    }

    void refund_isARuleWithItsFigures()
    {
        QuoteLine line;
        const std::vector<Field<QuoteLine>> fields = rentalFields();
        QCOMPARE(fields[kRefund].text(line), u"nothing"_s);
        const QString lessOnDemand = u"paid − days used on demand"_s;
        QVERIFY(!fields[kRefund].set(line, lessOnDemand)); // of which price?
        QVERIFY(fields[kOnDemand].set(line, u"9.80"_s));
        QVERIFY(fields[kRefund].set(line, lessOnDemand));
        QVERIFY(!fields[kOnDemand].set(line, QString{}));
        QVERIFY(line.rental.refund == tco::RefundRule::LessOnDemand);
        QVERIFY(fields[kRefund + 1].set(line, u"1.5"_s));
        QVERIFY(!fields[kRefund + 1].set(line, u"0.9"_s));
        QCOMPARE(line.rental.shortUseFactor, Decimal::fromText(u"1.5").value());
    }

    void priceOfZero_isMeantBesideAPartPaidUpfront()
    {
        const auto surroundings = std::make_shared<const LineSurroundings>(
            LineSurroundings{.format = text::NumberFormat{Language::English}});
        const std::vector<Field<QuoteLine>> fields = quoteLineFields(surroundings);
        const auto price = std::ranges::find_if(
            fields, [](const Field<QuoteLine> &field) { return field.head.title == u"Price"_s; });
        QuoteLine line;
        QVERIFY(!price->set(line, u"0"_s));
        QVERIFY(rentalFields()[kUpfront].set(line, u"648"_s));
        QVERIFY(price->set(line, u"0"_s));
        QVERIFY(!rentalFields()[kUpfront].set(line, u"0"_s));
        // Without it the price would mean nothing.
        const auto upfront = std::ranges::find_if(fields, [](const Field<QuoteLine> &field) {
            return field.head.title == u"Upfront per term"_s;
        });
        QVERIFY(!upfront->set(line, QString{}));
        QVERIFY(line.rental.upfront.has_value());
    }

    void deposit_isInTheQuotesCurrencyUnlessNamed()
    {
        Quote quote = aQuote();
        QVERIFY(paymentFields()[kDeposit].set(quote, u"5,000"_s));
        QCOMPARE(paymentFields()[kDeposit].text(quote), u"5000 USD"_s);
        QVERIFY(paymentFields()[kDeposit].set(quote, u"5000 cny"_s));
        QCOMPARE(quote.newest().payment.deposit->currency, Currency{});
        QVERIFY(paymentFields()[kDeposit].set(quote, QString{}));
        QVERIFY(!quote.newest().payment.deposit);
    }

    void deliveryWeeks_haveAnEnd()
    {
        Quote quote = aQuote();
        QVERIFY(paymentFields()[kDelivery].set(quote, u"8"_s));
        QCOMPARE(quote.newest().deliveryWeeks, std::optional{8});
        QVERIFY(!paymentFields()[kDelivery].set(quote, u"521"_s));
    }

    void financing_isReadAndShownAlike()
    {
        SupplyLayer layer;
        const Field<SupplyLayer> field = financingField();
        QVERIFY(field.set(layer, u"lease, 6.5 %, 36 months, 10 % left"_s));
        QCOMPARE(layer.financing->kind, FinancingKind::Lease);
        QCOMPARE(layer.financing->annualRate, Decimal::fromText(u"0.065").value());
        QCOMPARE(layer.financing->months, 36);
        QCOMPARE(layer.financing->balloon, Decimal::fromText(u"0.1").value());
        QCOMPARE(field.text(layer), u"lease, 6.5 %, 36 months, 10 % left"_s);
        QVERIFY(field.set(layer, u"loan 6 24"_s));
        QCOMPARE(field.text(layer), u"loan, 6 %, 24 months"_s);
        QVERIFY(!field.set(layer, u"gift 6 24"_s));
        QVERIFY(field.set(layer, QString{}));
        QVERIFY(!layer.financing);
    }

    void assumptionWithoutADefault_isBlankUntilItIsTyped()
    {
        Project project;
        std::vector<AssumptionRow> rows = assumptionRows(project);
        const auto rate = std::ranges::find(rows, u"discount_rate"_s, &AssumptionRow::key);
        QVERIFY(rate != rows.end());
        const Field<AssumptionRow> value = assumptionFields()[2];
        QCOMPARE(value.text(*rate), u"—"_s);
        QVERIFY(!storedAssumptions(rows).contains(u"discount_rate"_s));
        // Low, high and source wait for it.
        for (const size_t column : {size_t{6}, size_t{7}, size_t{8}}) {
            const auto done = assumptionFields()[column].set(*rate, u"0.07"_s);
            QVERIFY(!done);
            QCOMPARE(done.error().code, ErrorCode::BadValue);
        }
        QVERIFY(value.set(*rate, u"0.08"_s));
        QVERIFY(assumptionFields()[6].set(*rate, u"0.07"_s));
        QCOMPARE(storedAssumptions(rows).at(u"discount_rate"_s).value,
                 Decimal::fromText(u"0.08").value());
        QCOMPARE(storedAssumptions(rows).at(u"discount_rate"_s).low,
                 Decimal::fromText(u"0.07").value());
    }
};

QTEST_MAIN(TestPaymentFields)
#include "tst_payment_fields.moc"
