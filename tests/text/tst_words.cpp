#include "model/compare/assumption_keys.h"
#include "ui/text/change_text.h"
#include "ui/text/cost_views.h"
#include "ui/text/error_text.h"
#include "ui/text/filled_in.h"
#include "ui/text/labels.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

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
    void knownAssumptions_standGroupByGroup();
    void unit_isWordedPartByPart();
    void everyError_hasASentence();
    void error_saysWhatWhereAndHow();
    void unknownKey_proposesTheNearest();
    void everyFinding_hasASentence();
    void findingOnARow_namesItsLine();
    void storedNamesInFindings_areWorded();
    void ruleOfAFitCheck_isWordedOnlyInItsFindings();
    void namesAndFiguresInFindings_areInTheReadersLanguage();
    void percentSignInAnArgument_isNotReplaced();
    void changedValues_areWorded();
};

void TestWords::changedValues_areWorded()
{
    QCOMPARE(
        changedValuesText(
            uR"({"revisions/1/lines/h/price":"6.88","revisions/1/lines/h/unit":"gpu_hour"})"_s),
        u"Price: 6.88; Unit: GPU-hour"_s);
    QCOMPARE(changedValuesText(uR"({"revisions/1/lines/h/vat_rate":"0.06"})"_s), u"VAT: 6 %"_s);
    QCOMPARE(changedValuesText(uR"({"assumptions/discount_rate/value":"0.05"})"_s),
             assumptionLabel(u"discount_rate"_s) + u": 0.05");
    // What the table lacks is at least no code.
    QCOMPARE(changedValuesText(uR"({"rack_units":"42"})"_s), u"rack units: 42"_s);
    QCOMPARE(changedValuesText(QString{}), QString{});
}

void TestWords::everyEnumValue_hasItsOwnWord()
{
    QVERIFY(allHaveWords(CostCategory::Other));
    QVERIFY(allHaveWords(PriceUnit::Year));
    QVERIFY(allHaveWords(LineKind::Free));
    QVERIFY(allHaveWords(TierMode::Graduated));
    QVERIFY(allHaveWords(TaxBasis::Excluded));
    QVERIFY(allHaveWords(PlanMode::Hybrid));
    QVERIFY(allHaveWords(SupplyKind::Spot));
    QVERIFY(allHaveWords(VatTreatment::NotDeductible));
    QVERIFY(allHaveWords(Confidence::Low));
    QVERIFY(allHaveWords(RowOrigin::Own));
    QVERIFY(allHaveWords(StreamKind::TermRefund));
    QVERIFY(allHaveWords(FactorName::PaidBack));
    QVERIFY(allHaveWords(AbsenceReason::InflationMissing));
    QVERIFY(allHaveWords(Severity::Problem));
    QVERIFY(allHaveWords(CostView::PresentValue));
    QVERIFY(allHaveWords(Discounting::SpreadsheetNpv));
    QVERIFY(allHaveWords(RateBasis::Real));
    QVERIFY(allHaveWords(DepreciationMethod::MacrsFiveYear));
    QVERIFY(allHaveWords(PeriodLength::Year));
    QVERIFY(allHaveWords(PaymentEvent::Acceptance));
    QVERIFY(allHaveWords(tco::Settlement::EachMonth));
    QVERIFY(allHaveWords(FinancingKind::Lease));
    QVERIFY(allHaveWords(RunUnit::Day));
}

void TestWords::everyKnownAssumption_hasAWord()
{
    for (const AssumptionDefault &known : knownAssumptions()) {
        const QString key = QString::fromLatin1(known.key);
        QVERIFY2(assumptionLabel(key) != key, known.key);
    }
}

void TestWords::knownAssumptions_standGroupByGroup()
{
    QVERIFY(std::ranges::is_sorted(knownAssumptions(), {}, &AssumptionDefault::group));
    for (const auto &[group, key] : kEnumTexts<AssumptionGroup>)
        QVERIFY2(!label(group).isEmpty(), key);
    QCOMPARE(groupOf(u"market_decay_per_year"_s), AssumptionGroup::Hardware);
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
    for (const FindingRule rule : allUpTo(FindingRule::RentalTermUnused)) {
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

void TestWords::ruleOfAFitCheck_isWordedOnlyInItsFindings()
{
    // The site's figure and the rule of the fit check are stored by the same name.
    QCOMPARE(findingText({.rule = FindingRule::PriceUnknown, .arguments = {Term{u"rack_power"_s}}},
                         kEnglish),
             u"A figure is missing: Rack power. Enter it to complete the total."_s);
    QCOMPARE(findingText({.rule = FindingRule::PriceUnknown,
                          .arguments = {Term{u"rack_power"_s}, LocalText{u"Room 7"_s}}},
                         kEnglish),
             u"A figure of site \"Room 7\" is missing: Rack power. Enter it to complete the "
             "total."_s);
    QVERIFY(findingText({.rule = FindingRule::OfferLacks,
                         .arguments = {u"q"_s, u"line"_s, Term{u"rack_power"_s}}},
                        kEnglish)
                .contains(u"Power of a rack"_s));
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
