#include "model/exchange/csv_writer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

namespace {

ReportTable tableOf(const QString &text)
{
    return {.columns = {{.title = u"Item"_s}}, .rows = {{{.text = text}}}};
}

ReportCell number(const QString &shown, double value, const QString &exact)
{
    return {.text = shown, .number = value, .exact = exact};
}

} // namespace

class CsvWriterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void text_isGuardedAndQuotedAsNeeded_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << u"H100 节点"_s << u"H100 节点"_s;
        QTest::newRow("comma") << u"a, b"_s << u"\"a, b\""_s;
        QTest::newRow("quotes") << u"6\" disk"_s << u"\"6\"\" disk\""_s;
        QTest::newRow("line end") << u"a\nb"_s << u"\"a\nb\""_s;
        QTest::newRow("formula") << u"=1+1"_s << u"'=1+1"_s;
        QTest::newRow("formula with quotes")
            << u"=HYPERLINK(\"x\",\"y\")"_s << u"\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""_s;
        QTest::newRow("plus") << u"+86 10"_s << u"'+86 10"_s;
        QTest::newRow("minus") << u"-"_s << u"'-"_s;
        QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
        QTest::newRow("tab") << u"\t=1"_s << u"\"'\t=1\""_s;
        QTest::newRow("return") << u"\r=1"_s << u"\"'\r=1\""_s;
        QTest::newRow("full width") << u"＝1"_s << u"'＝1"_s;
        QTest::newRow("dash") << u"—"_s << u"—"_s;
        QTest::newRow("empty") << QString{} << QString{};
    }

    void text_isGuardedAndQuotedAsNeeded()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, cell);
        QCOMPARE(QString::fromUtf8(tableAsCsv(tableOf(text))), u"Item\r\n"_s + cell + u"\r\n"_s);
    }

    void numbers_stayExactNumbers()
    {
        const ReportTable table = {
            .columns = {{.title = u"A"_s}, {.title = u"B"_s}, {.title = u"C"_s}},
            .rows = {{number(u"-12.50 元"_s, -12.5, u"-12.50"_s),
                      number(u"123.5 万"_s, 1'235'000.25, u"1235000.25"_s),
                      number(u"0.1"_s, 0.1, {})}},
        };
        QCOMPARE(tableAsCsv(table), QByteArray("A,B,C\r\n-12.50,1235000.25,0.1\r\n"));
        QCOMPARE(tableAsTsv(table), u"A\tB\tC\n-12.50\t1235000.25\t0.1\n"_s);
    }

    void report_holdsItsTablesUnderTheirCaptions()
    {
        const ReportTable table = {.caption = u"Cost"_s, .columns = {{.title = u"月"_s}}};
        const ReportDocument report = {
            .title = u"比选"_s,
            .footer = u"730 h"_s,
            .sections = {{.blocks = {ReportParagraph{.text = u"not in the file"_s}, table}}},
        };
        QCOMPARE(reportAsCsv(report),
                 QByteArray("\xEF\xBB\xBF") + "比选\r\n\r\nCost\r\n月\r\n\r\n730 h\r\n");
    }

    void barChart_becomesATableByCategory()
    {
        const ChartSpec chart = {
            .title = u"Cost by plan"_s,
            .yUnit = u"USD"_s,
            .categories = {u"Cloud"_s, u"Hybrid"_s},
            .series = {{.name = u"Hardware"_s, .values = {1.5, 2.0}}},
        };
        const ReportTable table = chartAsTable(chart);
        QCOMPARE(tableAsCsv(table), QByteArray(",Hardware (USD)\r\nCloud,1.5\r\nHybrid,2\r\n"));
        QCOMPARE(table.caption, u"Cost by plan"_s);
    }

    void lineChart_becomesATableByPosition()
    {
        const ChartSpec chart = {
            .kind = ChartSpec::Kind::Lines,
            .xUnit = u"month"_s,
            .x = {0.0, 1.0},
            .series = {{.name = u"Cloud"_s, .values = {0.0, 10.25}}},
            .savedSeries = {{.name = u"Cloud, saved"_s, .values = {0.0}}},
        };
        QCOMPARE(tableAsCsv(chartAsTable(chart)),
                 QByteArray("month,Cloud,\"Cloud, saved\"\r\n0,0,0\r\n1,10.25,\r\n"));
    }
};

QTEST_APPLESS_MAIN(CsvWriterTest)
#include "tst_csv_writer.moc"
