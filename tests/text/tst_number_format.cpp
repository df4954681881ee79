#include "ui/text/capital_amount.h"
#include "ui/text/job_sentences.h"
#include "ui/text/number_format.h"

#include <QTest>

using namespace steelyard;
using namespace steelyard::text;
using namespace Qt::StringLiterals;

namespace {

Currency currency(QStringView code)
{
    return Currency::fromText(code).value();
}

constexpr MinorUnits kYuan = 100;
constexpr MinorUnits kWan = 10'000 * kYuan;
constexpr MinorUnits kYi = 100'000'000 * kYuan;

} // namespace

class TestNumberFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chineseAmounts_areScaledInYuanWanAndYi();
    void englishAmounts_areScaledInThousandsAndMillions();
    void scaledAmount_isRoundedHalfAwayFromZero();
    void amountWithoutCents_hasNoDecimals();
    void parts_addUpToTheShownTotal();
    void nothing_staysZeroAmongParts();
    void negativePart_addsUpToo();
    void unitPrice_keepsThreeSignificantDigits();
    void decimal_isWrittenAsTheVendorDid();
    void differences_carryTheirSign();
    void ordinals_followTheLanguage();
    void counts_endInNoZero();
    void sentences_areJoinedAsTheLanguageDoes();
    void exactText_losesNothing();
    void capitals_data();
    void capitals();

private:
    const NumberFormat m_en{Language::English};
    const NumberFormat m_zh{Language::Chinese};
    const Currency m_cny = currency(u"CNY");
    const Currency m_usd = currency(u"USD");
};

void TestNumberFormat::chineseAmounts_areScaledInYuanWanAndYi()
{
    QCOMPARE(m_zh.scaleFor(999'999, m_cny), AmountScale::Units);
    QCOMPARE(m_zh.scaleFor(kWan, m_cny), AmountScale::TenThousands);
    QCOMPARE(m_zh.scaleFor(kYi - 1, m_cny), AmountScale::TenThousands);
    QCOMPARE(m_zh.scaleFor(kYi, m_cny), AmountScale::HundredMillions);
    QCOMPARE(m_zh.amount(2'073 * kWan + 4'000 * kYuan, m_cny, AmountScale::TenThousands),
             u"2,073.4"_s);
    QCOMPARE(m_zh.scaleName(AmountScale::TenThousands, m_cny), u"万元"_s);
    QCOMPARE(m_zh.scaleName(AmountScale::HundredMillions, m_usd), u"亿美元"_s);
    QCOMPARE(m_zh.amount(999'999, m_cny, AmountScale::Units), u"9,999.99"_s);
}

void TestNumberFormat::englishAmounts_areScaledInThousandsAndMillions()
{
    QCOMPARE(m_en.scaleFor(99'999'00, m_usd), AmountScale::Units);
    QCOMPARE(m_en.scaleFor(1'792'051'00, m_usd), AmountScale::Thousands);
    QCOMPARE(m_en.scaleFor(10'000'000'00, m_usd), AmountScale::Millions);
    QCOMPARE(m_en.amount(1'792'051'00, m_usd, AmountScale::Thousands), u"1,792.1"_s);
    QCOMPARE(m_en.scaleName(AmountScale::Thousands, m_usd), u"thousand USD"_s);
    QCOMPARE(m_en.amount(12'345'678'90, m_usd, AmountScale::Millions), u"12.35"_s);
}

void TestNumberFormat::scaledAmount_isRoundedHalfAwayFromZero()
{
    QCOMPARE(m_zh.amount(kWan / 20, m_cny, AmountScale::TenThousands), u"0.1"_s);
    QCOMPARE(m_zh.amount(-kWan / 20, m_cny, AmountScale::TenThousands), u"-0.1"_s);
    QCOMPARE(m_zh.amount(kWan / 20 - 1, m_cny, AmountScale::TenThousands), u"0.0"_s);
}

void TestNumberFormat::amountWithoutCents_hasNoDecimals()
{
    QCOMPARE(m_en.amount(1'234'567, currency(u"JPY"), AmountScale::Units), u"1,234,567"_s);
    QCOMPARE(minorUnitsText(1'234, currency(u"KWD")), u"1.234"_s);
}

void TestNumberFormat::parts_addUpToTheShownTotal()
{
    // Three thirds of 100 万: plain rounding shows 33.3 three times, 99.9 in all.
    const std::vector<MinorUnits> thirds{33'333'333, 33'333'333, 33'333'334};
    QCOMPARE(m_zh.amountParts(thirds, m_cny, AmountScale::TenThousands),
             QStringList({u"33.3"_s, u"33.3"_s, u"33.4"_s}));
}

void TestNumberFormat::nothing_staysZeroAmongParts()
{
    const std::vector<MinorUnits> parts{kWan * 44 / 1000, kWan * 44 / 1000, 0};
    QCOMPARE(m_zh.amountParts(parts, m_cny, AmountScale::TenThousands),
             QStringList({u"0.1"_s, u"0.0"_s, u"0.0"_s}));
}

void TestNumberFormat::negativePart_addsUpToo()
{
    // 10.06 − 3.02 = 7.04 万, shown 7.0.
    const std::vector<MinorUnits> parts{kWan * 1006 / 100, -kWan * 302 / 100};
    const QStringList shown = m_zh.amountParts(parts, m_cny, AmountScale::TenThousands);
    QCOMPARE(shown, QStringList({u"10.0"_s, u"-3.0"_s}));
}

void TestNumberFormat::unitPrice_keepsThreeSignificantDigits()
{
    QCOMPARE(m_en.unitPrice(49.536), u"49.54"_s);
    QCOMPARE(m_en.unitPrice(6.88), u"6.88"_s);
    QCOMPARE(m_en.unitPrice(0.134195), u"0.134"_s);
    QCOMPARE(m_en.unitPrice(0.05), u"0.0500"_s);
}

void TestNumberFormat::decimal_isWrittenAsTheVendorDid()
{
    QCOMPARE(m_en.decimal(Decimal::fromText(u"-1234567.5000").value()), u"-1,234,567.5000"_s);
    QCOMPARE(m_en.money({Decimal::fromText(u"6.88").value(), m_usd}), u"6.88 USD"_s);
    QCOMPARE(m_zh.money({Decimal::fromText(u"5.15").value(), m_cny}), u"5.15 元"_s);
}

void TestNumberFormat::differences_carryTheirSign()
{
    QCOMPARE(m_zh.signedAmount(56 * kWan, m_cny, AmountScale::TenThousands), u"+56.0"_s);
    QCOMPARE(m_zh.signedAmount(-974 * kWan, m_cny, AmountScale::TenThousands), u"-974.0"_s);
    QCOMPARE(m_zh.signedAmount(1, m_cny, AmountScale::TenThousands), u"0.0"_s);
}

void TestNumberFormat::ordinals_followTheLanguage()
{
    QCOMPARE(m_en.ordinal(1), u"1st"_s);
    QCOMPARE(m_en.ordinal(12), u"12th"_s);
    QCOMPARE(m_en.ordinal(22), u"22nd"_s);
    QCOMPARE(m_en.ordinal(103), u"103rd"_s);
    QCOMPARE(m_zh.ordinal(5), u"5"_s);
}

void TestNumberFormat::counts_endInNoZero()
{
    QCOMPARE(countText(15e12, m_en), u"15T"_s);
    QCOMPARE(countText(1.4e12, m_en), u"1.4T"_s);
    QCOMPARE(countText(300e9, m_en), u"300B"_s);
    QCOMPARE(countText(6'738'415'616.0, m_en), u"6.74B"_s); // Llama 2 7B
    QCOMPARE(countText(40e6, m_en), u"40M"_s);
    QCOMPARE(countText(512, m_en), u"512"_s);
}

void TestNumberFormat::sentences_areJoinedAsTheLanguageDoes()
{
    QCOMPARE(m_en.sentences({u"One."_s, u"Two."_s}), u"One. Two."_s);
    QCOMPARE(m_zh.sentences({u"一。"_s, u"二。"_s}), u"一。二。"_s);
}

void TestNumberFormat::exactText_losesNothing()
{
    QCOMPARE(minorUnitsText(12'345, m_cny), u"123.45"_s);
    QCOMPARE(minorUnitsText(-5, m_cny), u"-0.05"_s);
    QCOMPARE(scaledExactText(12'345, m_cny, AmountScale::TenThousands), u"0.012345"_s);
    QCOMPARE(minorUnitsText(std::numeric_limits<MinorUnits>::min(), m_cny),
             u"-92233720368547758.08"_s);
}

void TestNumberFormat::capitals_data()
{
    QTest::addColumn<MinorUnits>("fen");
    QTest::addColumn<QString>("text");
    // The first from the project's interface notes; those marked PBC are the examples of the
    // People's Bank of China in its basic rules for filling in bills and settlement vouchers.
    QTest::newRow("notes") << MinorUnits{12'345'678} << u"壹拾贰万叁仟肆佰伍拾陆元柒角捌分"_s;
    QTest::newRow("PBC zero inside") << MinorUnits{140'950} << u"壹仟肆佰零玖元伍角整"_s;
    QTest::newRow("PBC several zeros") << MinorUnits{600'714} << u"陆仟零柒元壹角肆分"_s;
    QTest::newRow("PBC zero jiao") << MinorUnits{1'640'902} << u"壹万陆仟肆佰零玖元零贰分"_s;
    QTest::newRow("PBC zero jiao, no zero yuan") << MinorUnits{32'504} << u"叁佰贰拾伍元零肆分"_s;
    QTest::newRow("nothing") << MinorUnits{0} << u"零元整"_s;
    QTest::newRow("fen only") << MinorUnits{5} << u"伍分"_s;
    QTest::newRow("whole yuan") << MinorUnits{189'216'00} << u"壹拾捌万玖仟贰佰壹拾陆元整"_s;
    QTest::newRow("gap before thousands") << MinorUnits{100'500'00} << u"壹拾万零伍佰元整"_s;
    QTest::newRow("yi") << MinorUnits{100'005'000'00} << u"壹亿零伍仟元整"_s;
    QTest::newRow("negative") << MinorUnits{-100} << u"负壹元整"_s;
}

void TestNumberFormat::capitals()
{
    QFETCH(MinorUnits, fen);
    QFETCH(QString, text);
    QCOMPARE(capitalAmount(fen), text);
}

QTEST_GUILESS_MAIN(TestNumberFormat)
#include "tst_number_format.moc"
