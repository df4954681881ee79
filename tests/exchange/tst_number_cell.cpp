#include "model/exchange/number_cell.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

class NumberCellTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void number_isReadUnderTheFilesMark_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<bool>("hasPoints");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << u"23.60"_s << true << u"23.60"_s;
        QTest::newRow("blanks around it") << u" 1.984 "_s << true << u"1.984"_s;
        QTest::newRow("grouped by commas") << u"1,234.50"_s << true << u"1234.50"_s;
        QTest::newRow("grouped by points") << u"1.234,50"_s << false << u"1234.50"_s;
        QTest::newRow("decimal comma") << u"6,32"_s << false << u"6.32"_s;
        QTest::newRow("thousands with points") << u"3.000"_s << false << u"3000"_s;
        QTest::newRow("three decimals") << u"3.000"_s << true << u"3.000"_s;
        QTest::newRow("negative") << u"-12.50"_s << true << u"-12.50"_s;
        QTest::newRow("exponent") << u"9e-05"_s << true << u"0.00009"_s;
        QTest::newRow("bad groups") << u"12,34.5"_s << true << QString{};
        QTest::newRow("point under commas") << u"6.32"_s << false << QString{};
        QTest::newRow("word") << u"cheap"_s << true << QString{};
        QTest::newRow("endless") << u"1e999"_s << true << QString{};
        QTest::newRow("two points") << u"1.2.3"_s << true << QString{};
    }

    void number_isReadUnderTheFilesMark()
    {
        QFETCH(const QString, cell);
        QFETCH(const bool, hasPoints);
        QFETCH(const QString, expected);
        const auto read = readNumberCell(cell, hasPoints ? DecimalMark::Point : DecimalMark::Comma);
        QCOMPARE(read ? read->toText() : QString{}, expected);
    }

    void mark_isShownByUnambiguousNumbersOnly_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("mark");
        QTest::newRow("1.5") << u"1.5"_s << u"."_s;
        QTest::newRow("19,5") << u"19,5"_s << u","_s;
        QTest::newRow("1.234,50") << u"1.234,50"_s << u","_s;
        QTest::newRow("1,234.50") << u"1,234.50"_s << u"."_s;
        QTest::newRow("1.234.567") << u"1.234.567"_s << u","_s;
        QTest::newRow("1,234,567") << u"1,234,567"_s << u"."_s;
        QTest::newRow("0.123 is no group") << u"0.123"_s << u"."_s;
        QTest::newRow("1.000 could be either") << u"1.000"_s << QString{};
        QTest::newRow("5") << u"5"_s << QString{};
        QTest::newRow("text") << u"eu-west-1.a"_s << QString{};
    }

    void mark_isShownByUnambiguousNumbersOnly()
    {
        QFETCH(const QString, cell);
        QFETCH(const QString, mark);
        const auto shown = markShownBy(cell);
        const QString text = !shown ? QString{} : *shown == DecimalMark::Point ? u"."_s : u","_s;
        QCOMPARE(text, mark);
    }

    void wordsForNoFigure_areBlank()
    {
        for (const QString &cell :
             {u""_s, u"  "_s, u"-"_s, u"N/A"_s, u"NULL"_s, u"NaN"_s, u"询价"_s})
            QVERIFY2(isBlankCell(cell), qPrintable(cell));
        for (const QString &cell : {u"0"_s, u"-1"_s, u"none of these"_s})
            QVERIFY2(!isBlankCell(cell), qPrintable(cell));
    }
};

QTEST_APPLESS_MAIN(NumberCellTest)
#include "tst_number_cell.moc"
