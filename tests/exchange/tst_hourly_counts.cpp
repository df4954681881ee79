#include "model/exchange/hourly_counts.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

namespace {

Result<std::vector<int>> read(QByteArray text)
{
    QBuffer buffer{&text};
    buffer.open(QIODevice::ReadOnly);
    return readHourlyCounts(buffer);
}

} // namespace

class TestHourlyCounts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void column_isTakenInItsOrder_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a spreadsheet's column") << QByteArray{"64\n0\n8\n"};
        QTest::newRow("Windows line ends") << QByteArray{"64\r\n0\r\n8"};
        QTest::newRow("heading") << QByteArray{"gpus\n64\n0\n8\n"};
        QTest::newRow("time before the count") << QByteArray{"hour,gpus\n0,64\n1,0\n2,8\n"};
        QTest::newRow("tabs") << QByteArray{
            "2027-01-01 00:00\t64\n2027-01-01 01:00\t0\n2027-01-01 02:00\t8\n"};
        QTest::newRow("written with decimals") << QByteArray{"64.0\n0\n8.00\n"};
        QTest::newRow("blank lines behind") << QByteArray{"64\n0\n8\n\n\n"};
    }

    void column_isTakenInItsOrder()
    {
        QFETCH(QByteArray, text);
        const auto counts = read(text);
        QVERIFY(counts);
        QVERIFY((*counts == std::vector{64, 0, 8}));
    }

    void badCell_isNamedWithItsRow_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("value");
        QTest::newRow("a word") << QByteArray{"64\n8\nmany\n"} << u"3"_s << u"\"many\""_s;
        QTest::newRow("behind a heading") << QByteArray{"gpus\n64\n-1\n"} << u"3"_s << u"\"-1\""_s;
        QTest::newRow("half a GPU") << QByteArray{"64\n8.5\n"} << u"2"_s << u"\"8.5\""_s;
        QTest::newRow("too many") << QByteArray{"64\n100001\n"} << u"2"_s << u"\"100001\""_s;
        QTest::newRow("a blank hour") << QByteArray{"64\n\n8\n"} << u"2"_s << u"\"\""_s;
        QTest::newRow("a negative first row") << QByteArray{"-4\n8\n"} << u"1"_s << u"\"-4\""_s;
    }

    void badCell_isNamedWithItsRow()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, row);
        QFETCH(QString, value);
        const auto counts = read(text);
        QVERIFY(!counts);
        QCOMPARE(counts.error().code, ErrorCode::BadValue);
        QCOMPARE(counts.error().where, row);
        QCOMPARE(counts.error().arguments.last(), value);
    }

    void nothing_isRefused()
    {
        QCOMPARE(read({}).error().code, ErrorCode::NoRows);
        QCOMPARE(read("gpus\n").error().code, ErrorCode::NoRows);
    }

    void moreThanTheLongestHorizon_isRefused()
    {
        const QByteArray rows = QByteArray{"8\n"}.repeated(120 * 744);
        QVERIFY(read(rows));
        QCOMPARE(read(rows + "8\n").error().where, u"89281"_s);
    }
};

QTEST_APPLESS_MAIN(TestHourlyCounts)
#include "tst_hourly_counts.moc"
