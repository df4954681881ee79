#include "ui/assumptions/residual_schedule_field.h"
#include "ui/editing/typed_value.h"
#include "ui/project/interruptions_field.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

class TypedValueTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodNumber_isExact_data();
    void goodNumber_isExact();
    void badNumber_isRefused_data();
    void badNumber_isRefused();
    void blank_isNothing();
    void magnitude_isReadAsTheTradeWritesIt_data();
    void magnitude_isReadAsTheTradeWritesIt();
    void percent_isAFraction();
    void percentChange_mayBeAFall();
    void interruptions_areTypedAsTheyAreShown();
    void residualSchedule_isTypedAsItIsShown();
    void fraction_isShownInPercent();
    void date_isReadInUsualForms_data();
    void date_isReadInUsualForms();
    void impossibleDate_isRefused();
};

void TypedValueTest::goodNumber_isExact_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("exact");
    QTest::newRow("as printed") << u"21.957642"_s << u"21.957642"_s;
    QTest::newRow("blanks around") << u"  6.88 "_s << u"6.88"_s;
    QTest::newRow("groups, from a sheet") << u"1,234,567.80"_s << u"1234567.80"_s;
    QTest::newRow("full width, from an input method") << u"６．８８"_s << u"6.88"_s;
}

void TypedValueTest::goodNumber_isExact()
{
    QFETCH(QString, typed);
    QFETCH(QString, exact);
    const auto value = typedDecimal(typed, NumberRule::ZeroOrMore);
    QVERIFY(value && value->has_value());
    QCOMPARE((*value)->toText(), exact);
}

void TypedValueTest::badNumber_isRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("words") << u"six"_s;
    QTest::newRow("decimal comma") << u"6,88"_s;
    QTest::newRow("two points") << u"6.8.8"_s;
    QTest::newRow("below zero") << u"-1"_s;
    QTest::newRow("a currency sign") << u"$6"_s;
}

void TypedValueTest::badNumber_isRefused()
{
    QFETCH(QString, typed);
    QVERIFY(!typedDecimal(typed, NumberRule::ZeroOrMore));
}

void TypedValueTest::blank_isNothing()
{
    for (const QString &typed : {u""_s, u"  "_s, u"—"_s}) {
        const auto value = typedDecimal(typed, NumberRule::AboveZero);
        QVERIFY(value);
        QVERIFY(!value->has_value());
    }
}

void TypedValueTest::magnitude_isReadAsTheTradeWritesIt_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("suffix") << u"3T"_s;
    QTest::newRow("small suffix and blank") << u"3000 b"_s;
    QTest::newRow("exponent") << u"3e12"_s;
    QTest::newRow("Chinese") << u"3万亿"_s;
    QTest::newRow("written out") << u"3,000,000,000,000"_s;
}

void TypedValueTest::magnitude_isReadAsTheTradeWritesIt()
{
    QFETCH(QString, typed);
    const auto value = typedMagnitude(typed);
    QVERIFY(value && value->has_value());
    QCOMPARE((*value)->toDouble(), 3e12);
    QCOMPARE(magnitudeText(3e12), u"3T"_s);
    for (const QString &refused : {u"0"_s, u"1e40"_s, u"many"_s})
        QVERIFY(!typedMagnitude(refused));
}

void TypedValueTest::percent_isAFraction()
{
    for (const QString &typed : {u"6"_s, u"6%"_s, u"6 %"_s, u"６％"_s}) {
        const auto value = typedPercent(typed);
        QVERIFY(value && value->has_value());
        QVERIFY(**value == *Decimal::fromText(u"0.06"));
    }
    QVERIFY(!typedPercent(u"100"_s));
}

void TypedValueTest::percentChange_mayBeAFall()
{
    const auto fall = typedPercentChange(u"-27.6 %"_s);
    QVERIFY(fall && fall->has_value());
    QVERIFY(**fall == *Decimal::fromText(u"-0.276"));
    QCOMPARE(percentNumber(**fall), u"-27.6"_s);
    QVERIFY(typedPercentChange(u"200"_s));
    for (const QString &refused : {u"-100"_s, u"201"_s, u"half"_s})
        QVERIFY(!typedPercentChange(refused));
}

void TypedValueTest::interruptions_areTypedAsTheyAreShown()
{
    const Field<SupplyLayer> field = interruptionsField();
    SupplyLayer layer;
    QVERIFY(field.set(layer, u"6.5 h, 115 s, 15 min"_s));
    QCOMPARE(layer.interruptions->hoursBetween, *Decimal::fromText(u"6.5"));
    QCOMPARE(layer.interruptions->checkpointSeconds, Decimal{115});
    QCOMPARE(layer.interruptions->restartMinutes, Decimal{15});
    SupplyLayer again;
    QVERIFY(field.set(again, field.text(layer)));
    QVERIFY(again == layer);
    for (const QString &refused : {u"6 h"_s, u"0 h, 115 s, 15 min"_s, u"-6 h, 115 s, 15 min"_s})
        QVERIFY(!field.set(again, refused));
    QVERIFY(field.set(again, {}));
    QVERIFY(!again.interruptions);
}

void TypedValueTest::residualSchedule_isTypedAsItIsShown()
{
    const Field<Project> field = residualScheduleField();
    Project project;
    QVERIFY(field.set(project, u"12: 65%, 24：38.5 %"_s));
    QCOMPARE(project.finance.residualSchedule.size(), size_t{2});
    QVERIFY(project.finance.residualSchedule.back().share == *Decimal::fromText(u"0.385"));
    Project again;
    QVERIFY(field.set(again, field.text(project)));
    QVERIFY(again == project);
    for (const QString &refused :
         {u"65 %"_s, u"24: 38 %; 12: 65 %"_s, u"12: 101 %"_s, u"12: 65 % and more"_s})
        QVERIFY2(!field.set(again, refused), qPrintable(refused));
    // A machine that keeps its price, signs left out, other separators.
    QVERIFY(field.set(again, u"1：100、12: 65；"_s));
    QVERIFY(again.finance.residualSchedule.front().share == Decimal{1});
    QCOMPARE(again.finance.residualSchedule.size(), size_t{2});
    QVERIFY(!field.set(again, u"601: 1 %"_s));
    QVERIFY(field.set(again, {}));
    QVERIFY(again.finance.residualSchedule.empty());
}

void TypedValueTest::fraction_isShownInPercent()
{
    QCOMPARE(percentNumber(*Decimal::fromText(u"0.06")), u"6"_s);
    QCOMPARE(percentNumber(*Decimal::fromText(u"0.125")), u"12.5"_s);
    QCOMPARE(percentNumber(Decimal{0}), u"0"_s);
}

void TypedValueTest::date_isReadInUsualForms_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("ISO") << u"2026-11-30"_s;
    QTest::newRow("slashes") << u"2026/11/30"_s;
    QTest::newRow("Chinese") << u"2026年11月30日"_s;
    QTest::newRow("digits only") << u"20261130"_s;
}

void TypedValueTest::date_isReadInUsualForms()
{
    QFETCH(QString, typed);
    const auto date = typedDate(typed);
    QVERIFY(date);
    QCOMPARE(*date, QDate(2026, 11, 30));
}

void TypedValueTest::impossibleDate_isRefused()
{
    QVERIFY(!typedDate(u"2026-02-30"_s));
    QVERIFY(!typedDate(u"tomorrow"_s));
}

QTEST_GUILESS_MAIN(TypedValueTest)
#include "tst_typed_value.moc"
