#include "tests/support/quoted_json.h"

#include "model/exchange/json_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;
using namespace steelyard::tests;

class JsonReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers_stayAsWritten()
    {
        const auto read =
            readJson(quoted("[0.10, 12345678901234567890123, 1e5, -7, 18446744073709551615]"));
        QVERIFY(read);
        QStringList spellings;
        for (const JsonValue &number : read->items)
            spellings.append(number.text);
        QCOMPARE(spellings,
                 (QStringList{u"0.10"_s,
                              u"12345678901234567890123"_s,
                              u"1e5"_s,
                              u"-7"_s,
                              u"18446744073709551615"_s}));
    }

    void compactAndPrettyText_readBackTheSame()
    {
        const QByteArray json =
            quoted("{'a':[1,'\\u0001\\\\\\n\\t 衡算 😀',null,true],'b':{},'c':[[]]}");
        const auto read = readJson(json);
        QVERIFY(read);
        QCOMPARE(compactText(*readJson(prettyText(*read))), compactText(*read));
        QCOMPARE(compactText(*readJson(compactText(*read).toUtf8())), compactText(*read));
    }

    void byteOrderMark_isSkipped() { QVERIFY(readJson("\xEF\xBB\xBF{}")); }

    void duplicateKey_isNamedByItsPath()
    {
        const auto read =
            readJson(quoted("{'plans': [{'id': 'a/b', 'supply': {'x': 1, 'y': 2, 'x': 3}}]}"));
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::JsonDuplicateKey);
        QCOMPARE(read.error().where, u"/plans/a~1b/supply/x"_s);
    }

    void brokenText_isASyntaxError_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("where");
        QTest::newRow("empty") << QByteArray() << u"1:1"_s;
        QTest::newRow("not JSON") << QByteArray("hello") << u"1:1"_s;
        QTest::newRow("truncated") << QByteArray("{\n  \"a\": [1,") << u"2:11"_s;
        QTest::newRow("trailing comma") << QByteArray("[1,]") << u"1:4"_s;
        QTest::newRow("two documents") << QByteArray("{} {}") << u"1:4"_s;
        QTest::newRow("not a number") << QByteArray("[NaN]") << u"1:2"_s;
        QTest::newRow("number beyond a double") << QByteArray("[1e999]") << u"1:6"_s;
        QTest::newRow("NUL escaped") << quoted("{'a':'b\\u0000c'}") << u"/a"_s;
        QTest::newRow("lone surrogate") << quoted("['\\ud800']") << u"1:9"_s;
        QTest::newRow("comment") << QByteArray("// x\n{}") << u"1:1"_s;
    }

    void anotherEncoding_isNamedWithItsLine()
    {
        // GB 18030, and a byte of UTF-16.
        const auto chinese = readJson(QByteArray("[\n\"\xD6\xD0\"]"));
        QCOMPARE(chinese.error().code, ErrorCode::NotUtf8);
        QCOMPARE(chinese.error().where, u"2"_s);
        QCOMPARE(readJson(QByteArray("[\"a\0b\"]", 7)).error().code, ErrorCode::NotUtf8);
    }

    void brokenText_isASyntaxError()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, where);
        const auto read = readJson(json);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::JsonSyntax);
        QCOMPARE(read.error().where.section(u':', 0, 0), where.section(u':', 0, 0));
        QVERIFY2(qAbs(read.error().where.section(u':', 1).toInt() - where.section(u':', 1).toInt())
                     <= 1,
                 qPrintable(read.error().where));
        QVERIFY(!read.error().arguments.value(0).isEmpty());
    }

    void deepNesting_isRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("arrays") << QByteArray(1'000'000, '[');
        QTest::newRow("objects") << QByteArray("{\"a\":").repeated(1'000'000);
    }

    void deepNesting_isRefused()
    {
        QFETCH(const QByteArray, json);
        const auto read = readJson(json);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::JsonTooDeep);
        QCOMPARE(read.error().arguments, QStringList{u"64"_s});
    }

    void manyKeys_areCheckedForDuplicates()
    {
        QByteArray json = "{";
        for (int i = 0; i < 200'000; ++i)
            json += "\"k" + QByteArray::number(i) + "\":1,";
        json += "\"k7\":2}";
        const auto read = readJson(json);
        QVERIFY(!read);
        QCOMPARE(read.error().where, u"/k7"_s);
    }
};

QTEST_APPLESS_MAIN(JsonReaderTest)
#include "tst_json_reader.moc"
