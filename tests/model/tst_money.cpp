#include "tests/support/project_builders.h"

#include "model/money/fx_table.h"
#include "model/money/rounding.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using steelyard::testing::currency;
using steelyard::testing::decimal;

class TestMoney final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decimal_isWrittenBackAsItWasRead_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"0",
                                 "-0.05",
                                 "6.880",
                                 "21.957642",
                                 "999999999999999999999999999999",
                                 "0.000000000000000001"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void decimal_isWrittenBackAsItWasRead()
    {
        QFETCH(QString, text);
        QCOMPARE(decimal(text).toText(), text);
    }

    void decimal_refusesWhatIsNoPlainNumber_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        for (const char *text : {"", "-", "1,234.5", "1e3", ".5", "5.", " 1", "NaN", "1.2.3", "+1"})
            QTest::newRow(text) << QString::fromLatin1(text)
                                << static_cast<int>(ErrorCode::NotANumber);
        QTest::newRow("full width") << u"１２"_s << static_cast<int>(ErrorCode::NotANumber);
        QTest::newRow("31 digits")
            << QString{31, u'9'} << static_cast<int>(ErrorCode::NumberTooLong);
        QTest::newRow("19 decimals")
            << u"0.0000000000000000001"_s << static_cast<int>(ErrorCode::NumberTooLong);
    }

    void decimal_refusesWhatIsNoPlainNumber()
    {
        QFETCH(QString, text);
        const Result<Decimal> read = Decimal::fromText(text);
        QVERIFY(!read);
        QTEST(static_cast<int>(read.error().code), "code");
    }

    void decimal_comparesByValue()
    {
        QVERIFY(decimal(u"6.880"_s) == decimal(u"6.88"_s));
        QVERIFY(decimal(u"-1.5"_s) < decimal(u"-1.4999"_s));
        QVERIFY(decimal(u"10"_s) > decimal(u"9.999999999999999999"_s));
    }

    void decimal_multipliesAndAddsExactly()
    {
        // 100,000 with 6 % VAT inside and 0.1 + 0.2, which binary fractions miss.
        QCOMPARE(decimal(u"0.1"_s).plus(decimal(u"0.2"_s)).value(), decimal(u"0.3"_s));
        QCOMPARE(decimal(u"21.957642"_s).times(decimal(u"2170.138"_s)).value().toText(),
                 u"47651.113294596"_s);
        const Decimal huge = decimal(QString{30, u'9'});
        QCOMPARE(huge.times(huge).error().code, ErrorCode::Overflow);
        QCOMPARE(huge.plus(huge).error().code, ErrorCode::Overflow);
        QCOMPARE(decimal(u"0.0000000001"_s).times(decimal(u"0.0000000001"_s)).error().code,
                 ErrorCode::Overflow);
    }

    void decimal_roundsHalfAwayFromZero_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rounded");
        QTest::newRow("up") << u"2.675"_s << u"2.68"_s;
        QTest::newRow("down") << u"2.6749"_s << u"2.67"_s;
        QTest::newRow("negative") << u"-2.675"_s << u"-2.68"_s;
        QTest::newRow("shorter stays") << u"2.6"_s << u"2.6"_s;
    }

    void decimal_roundsHalfAwayFromZero()
    {
        QFETCH(QString, text);
        QFETCH(QString, rounded);
        QCOMPARE(decimal(text).roundedTo(2).toText(), rounded);
    }

    void decimal_readsTheShortestFormOfADouble()
    {
        QCOMPARE(Decimal::fromDouble(0.1).toText(), u"0.1"_s);
        QCOMPARE(Decimal::fromDouble(7.1).toText(), u"7.1"_s);
        QCOMPARE(Decimal::fromDouble(-1234567.25).toText(), u"-1234567.25"_s);
        QCOMPARE(Decimal::fromDouble(1e-30).toDouble(), 0.0);
        QCOMPARE(Decimal::fromDouble(std::numeric_limits<double>::quiet_NaN()), Decimal{});
        QVERIFY(Decimal::fromDouble(1e300) > decimal(QString{29, u'9'}));
        QCOMPARE(decimal(u"12345678901234567890.5"_s).toDouble(), 12345678901234567890.5);
    }

    void rounding_goesHalfAwayFromZero_data()
    {
        QTest::addColumn<double>("major");
        QTest::addColumn<qint64>("minor");
        QTest::newRow("1.005 is a tie in decimal, a hair less in binary") << 1.005 << qint64{101};
        QTest::newRow("negative tie") << -1.005 << qint64{-101};
        QTest::newRow("product that misses its tie") << 8.55 * 0.5 << qint64{428}; // 4.275
        QTest::newRow("half a cent") << 0.005 << qint64{1};
        QTest::newRow("below a tie") << 1.00499999999 << qint64{100};
        QTest::newRow("above a tie") << 1.00500000001 << qint64{101};
        QTest::newRow("large tie") << 12'345'678'901.235 << qint64{1'234'567'890'124};
        QTest::newRow("zero") << 0.0 << qint64{0};
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << qint64{0};
        QTest::newRow("too large") << 1e300 << qint64{1'000'000'000'000'000};
    }

    void rounding_goesHalfAwayFromZero()
    {
        QFETCH(double, major);
        QTEST(qint64{toMinorUnits(major, 100.0)}, "minor");
    }

    void rounding_agreesWithExactDecimals()
    {
        // Prices of 3 decimals times quantities of 2: many exact ties among the products.
        int differences = 0;
        for (int price = 1; price < 2'000; price += 7) {
            for (int quantity = 5; quantity < 5'000; quantity += 5) {
                const double product = (price / 1'000.0) * (quantity / 100.0);
                const qint64 digits = qint64{price} * quantity; // five decimals
                const qint64 exact = (digits + 500) / 1'000;
                differences += toMinorUnits(product, 100.0) == exact ? 0 : 1;
            }
        }
        QCOMPARE(differences, 0);
    }

    void currency_knowsItsMinorUnit()
    {
        QCOMPARE(currency(u"CNY"_s).minorDigits(), 2);
        QCOMPARE(currency(u"JPY"_s).minorDigits(), 0);
        QCOMPARE(currency(u"KWD"_s).minorDigits(), 3);
        QCOMPARE(rounded(Amount{12.5}, currency(u"JPY"_s)), MinorUnits{13});
        for (const char *code : {"", "cny", "RMB", "USDX", "￥"})
            QVERIFY(!Currency::fromText(QString::fromUtf8(code)));
    }

    void money_neverMixesCurrencies()
    {
        const Money yuan{Decimal{1}, currency(u"CNY"_s)};
        const Money dollar{Decimal{1}, currency(u"USD"_s)};
        QCOMPARE(sum(yuan, dollar).error().code, ErrorCode::CurrencyMismatch);
        QCOMPARE(sum(yuan, yuan).value().value, Decimal{2});
    }

    void rates_areTakenDirectlyThenInverted()
    {
        const Currency cny = currency(u"CNY"_s);
        const Currency usd = currency(u"USD"_s);
        const Currency eur = currency(u"EUR"_s);
        const FxTable table{
            cny,
            {{.from = usd, .to = cny, .rate = decimal(u"7.1"_s), .date = QDate{2026, 1, 1}},
             {.from = usd, .to = cny, .rate = decimal(u"7.2"_s), .date = QDate{2026, 2, 1}},
             {.from = cny, .to = eur, .rate = decimal(u"0.125"_s)}}};
        QCOMPARE(table.toAmount({Decimal{100}, usd})->value(), 720.0);
        QCOMPARE(table.toAmount({Decimal{100}, cny})->value(), 100.0);
        QVERIFY(table.conversionFrom(eur)->isInverted);
        QCOMPARE(table.toAmount({Decimal{1}, eur})->value(), 8.0);
        QVERIFY(!table.toAmount({Decimal{1}, currency(u"JPY"_s)}));
    }
};

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
