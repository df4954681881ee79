#include "model/exchange/csv_reader.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

namespace {

/// All records, fields joined by "|", each with its line.
QStringList records(QByteArray bytes)
{
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader{buffer};
    QStringList result;
    while (true) {
        const auto found = reader.next();
        if (!found || !*found)
            return result;
        QStringList fields;
        for (size_t i = 0; i < reader.fieldCount(); ++i)
            fields.append(reader.text(i));
        result.append(QString::number(reader.line()) + u':' + fields.join(u'|'));
    }
}

/// One endless line, made while it is read: no end before 100 MB.
class LongLineDevice final : public QIODevice
{
public:
    LongLineDevice() { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 given() const { return m_given; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        constexpr qint64 kAll = 100 * 1024 * 1024;
        const qint64 part = std::min(size, kAll - m_given);
        std::fill_n(data, part, 'x');
        m_given += part;
        return part;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    qint64 m_given = 0;
};

} // namespace

class CsvReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void records_areReadAsWritten_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("expected");
        const QStringList two = {u"1:a|b"_s, u"2:1|2"_s};
        QTest::newRow("LF") << QByteArray("a,b\n1,2\n") << two;
        QTest::newRow("CRLF") << QByteArray("a,b\r\n1,2\r\n") << two;
        QTest::newRow("CR") << QByteArray("a,b\r1,2") << two;
        QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBF"
                                                       "a,b\n1,2")
                                         << two;
        QTest::newRow("semicolon") << QByteArray("a;b\n1;2") << two;
        QTest::newRow("tab") << QByteArray("a\tb\n1\t2") << two;
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                              "a\0,\0b\0\n\0"
                                              "1\0,\0"
                                              "2\0",
                                              16)
                                << two;
        QTest::newRow("quotes") << QByteArray("a,b\n\"x, \"\"y\"\"\",\"\"\n")
                                << QStringList{u"1:a|b"_s, u"2:x, \"y\"|"_s};
        QTest::newRow("quotes over lines") << QByteArray("a,b\n\"1\r\n2\",3\n4,5")
                                           << QStringList{u"1:a|b"_s, u"2:1\r\n2|3"_s, u"4:4|5"_s};
        QTest::newRow("quote inside a field")
            << QByteArray("a,b\n6\" disk,x\n") << QStringList{u"1:a|b"_s, u"2:6\" disk|x"_s};
        QTest::newRow("quotes never closed")
            << QByteArray("a,b\n\"x,1\n2,3") << QStringList{u"1:a|b"_s, u"2:\"x|1"_s, u"3:2|3"_s};
        QTest::newRow("quotes closed only by those of a later record")
            << QByteArray("a,b\n\"x,1\n2,3\n4,\"5\"\n")
            << QStringList{u"1:a|b"_s, u"2:\"x|1"_s, u"3:2|3"_s, u"4:4|5"_s};
        QTest::newRow("blank lines")
            << QByteArray("\n\na;b\n\n  \n1;2\n\n") << QStringList{u"3:a|b"_s, u"6:1|2"_s};
        QTest::newRow("blank last field")
            << QByteArray("a,b\n1,") << QStringList{u"1:a|b"_s, u"2:1|"_s};
        QTest::newRow("GB18030") << QByteArray("a,b\n\xBA\xE2\xCB\xE3,1\n")
                                 << QStringList{u"1:a|b"_s, u"2:衡算|1"_s};
        QTest::newRow("Windows-1252")
            << QByteArray("a,b\nM\xFCnchen,1\n") << QStringList{u"1:a|b"_s, u"2:München|1"_s};
        QTest::newRow("nothing") << QByteArray() << QStringList{};
    }

    void records_areReadAsWritten()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QStringList, expected);
        QCOMPARE(records(bytes), expected);
    }

    void recordOverManyChunks_isWhole()
    {
        const QByteArray field(300'000, 'y');
        const auto read = records("a,b\n\"" + field + "\r\n" + field + "\",2\r\n3,4\r\n");
        QCOMPARE(read.size(), 3);
        QCOMPARE(read[1].size(), 2 + 600'000 + 2 + 2);
        QCOMPARE(read[2], u"4:3|4"_s);
    }

    void quotesOpenForMoreThanARecord_endWithTheirLine()
    {
        QByteArray bytes = "a,b\n\"x,1\n";
        while (bytes.size() < 2 * kLongestRecord)
            bytes += "2," + QByteArray(1000, '3') + '\n';
        const auto read = records(bytes);
        QCOMPARE(read[1], u"2:\"x|1"_s);
        QVERIFY(read[2].startsWith(u"3:2|3"_s));
        QCOMPARE(read.size(), bytes.count('\n'));
    }

    void endlessLine_isRefusedAfterTheLimit()
    {
        LongLineDevice device;
        CsvReader reader{device};
        const auto found = reader.next();
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::LineTooLong);
        QCOMPARE(found.error().where, u"1"_s);
        QCOMPARE(found.error().arguments, QStringList{u"1048576"_s});
        QVERIFY(device.given() < 2 * kLongestRecord);
    }
};

QTEST_APPLESS_MAIN(CsvReaderTest)
#include "tst_csv_reader.moc"
