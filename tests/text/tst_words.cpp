#include "model/compare/assumption_keys.h"
#include "ui/text/error_text.h"
#include "ui/text/filled_in.h"
#include "ui/text/labels.h"

#include <QRegularExpression>
#include <QTest>

using namespace steelyard;
using namespace steelyard::text;
using namespace Qt::StringLiterals;

namespace {

const NumberFormat kEnglish{Language::English};

/// All values of an enum that has a last one.
template <typename E>
std::vector<E> allUpTo(E last)
{
    std::vector<E> values;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        values.push_back(static_cast<E>(i));
    return values;
}

template <typename E>
bool allHaveWords(E last)
{
    const std::vector<E> values = allUpTo(last);
    QStringList words;
    for (const E value : values)
        words.append(label(value));
    return !words.contains(QString{}) && words.removeDuplicates() == 0;
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEnumValue_hasItsOwnWord();
    void everyKnownAssumption_hasAWord();
    void unit_isWordedPartByPart();
    void everyError_hasASentence();
    void error_saysWhatWhereAndHow();
    void unknownKey_proposesTheNearest();
    void everyFinding_hasASentence();
    void findingOnARow_namesItsLine();
    void storedNamesInFindings_areWorded();
    void namesAndFiguresInFindings_areInTheReadersLanguage();
    void percentSignInAnArgument_isNotReplaced();
};

void TestWords::everyEnumValue_hasItsOwnWord()
{
    QVERIFY(allHaveWords(CostCategory::Other));
    QVERIFY(allHaveWords(PriceUnit::Year));
    QVERIFY(allHaveWords(LineKind::Free));
    QVERIFY(allHaveWords(TaxBasis::Excluded));
    QVERIFY(allHaveWords(PlanMode::Hybrid));
    QVERIFY(allHaveWords(SupplyKind::Spot));
    QVERIFY(allHaveWords(VatTreatment::NotDeductible));
    QVERIFY(allHaveWords(Confidence::Low));
    QVERIFY(allHaveWords(RowOrigin::Own));
    QVERIFY(allHaveWords(StreamKind::Service));
    QVERIFY(allHaveWords(FactorName::PeakPower));
    QVERIFY(allHaveWords(AbsenceReason::SupplyShort));
    QVERIFY(allHaveWords(Severity::Problem));
}

void TestWords::everyKnownAssumption_hasAWord()
{
    for (const AssumptionDefault &known : knownAssumptions()) {
        const QString key = QString::fromLatin1(known.key);
        QVERIFY2(assumptionLabel(key) != key, known.key);
    }
}

void TestWords::unit_isWordedPartByPart()
{
    QCOMPARE(unitLabel(u"CNY/node_month"_s), u"CNY/node-month"_s);
    QCOMPARE(unitLabel(u"GPU/FTE"_s), u"GPU/full-time person"_s);
    QCOMPARE(unitLabel(u"Mbps"_s), u"Mbps"_s);
}

void TestWords::everyError_hasASentence()
{
    const QStringList arguments{u"one"_s, u"two"_s, u"three"_s};
    static const QRegularExpression open{u"%[0-9]"_s};
    for (const ErrorCode code : allUpTo(ErrorCode::PdfUnavailable)) {
        const QString text = errorText({.code = code, .arguments = arguments});
        QVERIFY(text.endsWith(u'.') || text.endsWith(u'?'));
        QVERIFY(!text.contains(open));
    }
}

void TestWords::error_saysWhatWhereAndHow()
{
    QCOMPARE(errorText({.code = ErrorCode::WrongType,
                        .arguments = {u"a decimal string such as \"6.88\""_s, u"a number"_s},
                        .where = u"/plans/hybrid/supply/burst/price"_s}),
             u"/plans/hybrid/supply/burst/price: Expected a decimal string such as \"6.88\", found "
             "a number. Correct the value."_s);
}

void TestWords::unknownKey_proposesTheNearest()
{
    QVERIFY(errorText({.code = ErrorCode::UnknownKey, .arguments = {u"price"_s}})
                .contains(u"Did you mean \"price\"?"_s));
    QVERIFY(
        !errorText({.code = ErrorCode::UnknownKey, .arguments = {QString{}}}).contains(u"mean"_s));
}

void TestWords::everyFinding_hasASentence()
{
    for (const FindingRule rule : allUpTo(FindingRule::CaseNotApplicable)) {
        const QString text =
            findingText({.rule = rule, .arguments = {u"one"_s, u"two"_s, u"three"_s}}, kEnglish);
        QVERIFY(text.endsWith(u'.'));
        QVERIFY(text.contains(u"one"_s));
    }
}

void TestWords::findingOnARow_namesItsLine()
{
    QVERIFY(findingText({.rule = FindingRule::RowUnreadable,
                         .subject = u"line 12"_s,
                         .arguments = {u"Price"_s, u"abc"_s}},
                        kEnglish)
                .startsWith(u"Line 12: \"abc\""_s));
}

void TestWords::storedNamesInFindings_areWorded()
{
    const QString text =
        findingText({.rule = FindingRule::UnitNotUsable,
                     .arguments = {u"Rack"_s, Term{u"rack_month"_s}, Term{u"hardware"_s}}},
                    kEnglish);
    QVERIFY(text.contains(u"rack-month"_s));
    QVERIFY(text.contains(u"Hardware & rental"_s));
}

void TestWords::namesAndFiguresInFindings_areInTheReadersLanguage()
{
    const auto textIn = [](Language language) {
        return findingText({.rule = FindingRule::QuoteExpired,
                            .arguments = {LocalText{u"Cloud"_s, u"云"_s}, QDate{2027, 1, 31}}},
                           NumberFormat{language});
    };
    QVERIFY(textIn(Language::English).contains(u"\"Cloud\" expired on 2027-01-31"_s));
    QVERIFY(textIn(Language::Chinese).contains(u"云"_s));
    QVERIFY(textIn(Language::Chinese).contains(u"2027-01-31"_s));
    QVERIFY(findingText({.rule = FindingRule::BudgetExceeded,
                         .arguments = {Figure{686'176.31, 2, u"CNY"_s}, Figure{5e5, 2, u"CNY"_s}}},
                        kEnglish)
                .contains(u"686,176.31 CNY"_s));
}

void TestWords::percentSignInAnArgument_isNotReplaced()
{
    QCOMPARE(filledIn(u"%1 and %2"_s, {u"%2"_s, u"b"_s}), u"%2 and b"_s);
    QCOMPARE(filledIn(u"%1 and %2"_s, {u"a"_s}), u"a and ?"_s);
}

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
