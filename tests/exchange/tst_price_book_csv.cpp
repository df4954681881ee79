#include "tests/support/finding_arguments.h"

#include "model/exchange/price_book_csv.h"
#include "model/exchange/price_book_name.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;
using namespace steelyard::testing;

namespace {

constexpr auto kHeader = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,"
                         "Region,GpuInfo,SpotPrice\n";

Result<PriceBookDraft> read(QByteArray bytes, const ReadProgress &progress = {})
{
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::ReadOnly);
    return readPriceBook(buffer, u"skypilot_lambda_vms_2026-05.csv"_s, progress);
}

/// A file with `rows` behind the header.
Result<PriceBookDraft> readRows(const QByteArray &rows)
{
    return read(kHeader + rows);
}

QString text(const std::optional<Decimal> &number)
{
    return number ? number->toText() : u"nothing"_s;
}

} // namespace

Q_DECLARE_METATYPE(steelyard::ErrorCode)
Q_DECLARE_METATYPE(steelyard::FindingRule)

class PriceBookCsvTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void row_becomesAnOffer()
    {
        const auto draft = readRows("gpu_8x_h100,H100,8.0,208.0,1800.0,23.92,us-east-1,\"{'Gpus': "
                                    "[{'Name': 'H100'}]}\",12.5\n");
        QVERIFY(draft);
        QCOMPARE(draft->suggestedName, u"lambda"_s);
        QCOMPARE(draft->currency.code(), u"USD"_s);
        QCOMPARE(draft->fileName, u"skypilot_lambda_vms_2026-05.csv"_s);
        QCOMPARE(draft->contentHash.size(), 64);
        const PriceBookOffer &offer = draft->offers.front();
        QCOMPARE(offer.instanceType, u"gpu_8x_h100"_s);
        QCOMPARE(offer.gpuName, u"H100"_s);
        QCOMPARE(offer.gpuCount, Decimal{8});
        QCOMPARE(text(offer.onDemandPrice), u"23.92"_s);
        QCOMPARE(text(offer.spotPrice), u"12.5"_s);
        QCOMPARE(offer.region, u"us-east-1"_s);
        QCOMPARE(offer.line, 2);
    }

    void columns_mayStandInAnyOrderWithOthersAmongThem()
    {
        const auto draft =
            read("Generation,Region,price,AcceleratorCount,Extra,AcceleratorName,InstanceType\n"
                 "V1,eu,1.5,0.333,x,A10,nv6\n");
        QVERIFY(draft);
        const PriceBookOffer &offer = draft->offers.front();
        QCOMPARE(offer.instanceType, u"nv6"_s);
        QCOMPARE(text(offer.gpuCount), u"0.333"_s);
        QCOMPARE(text(offer.spotPrice), u"nothing"_s);
    }

    void fieldsBehindAnUnreadLastColumn_arePassedOver()
    {
        const auto draft =
            read("InstanceType,AcceleratorName,AcceleratorCount,Price,Region,Generation\n"
                 "b12ms,,,0.634,eu,V1,V2\n");
        QVERIFY(draft);
        QCOMPARE(draft->offers.size(), size_t{1});
        QVERIFY(draft->findings.empty());
    }

    void decimalCommas_areReadAsSuch()
    {
        const auto draft =
            read("InstanceType;AcceleratorName;AcceleratorCount;MemoryGiB;Price;Region\n"
                 "v100;V100;8,0;1.024;6,32;eu\n");
        QVERIFY(draft);
        QCOMPARE(text(draft->offers.front().onDemandPrice), u"6.32"_s);
        QCOMPARE(text(draft->offers.front().memoryGib), u"1024"_s);
    }

    void blankOrZeroPrice_isNotOffered()
    {
        const auto draft =
            readRows("a,H100,1,,,0,eu,,1.5\nb,H100,1,,,2,eu,,0.0\nc,H100,1,,,2,eu,,\n");
        QVERIFY(draft);
        QCOMPARE(text(draft->offers[0].onDemandPrice), u"nothing"_s);
        QCOMPARE(text(draft->offers[1].spotPrice), u"nothing"_s);
        QCOMPARE(text(draft->offers[2].spotPrice), u"nothing"_s);
        QVERIFY(draft->findings.empty());
    }

    void oddRow_isReported_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<FindingRule>("rule");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("count without a name")
            << QByteArray("nc24,,4,24,224,3.6,eu,,") << FindingRule::GpuNameMissing
            << QStringList{u"4"_s} << true;
        QTest::newRow("no price") << QByteArray("x,H100,8,,,,eu,,") << FindingRule::PriceMissing
                                  << QStringList{u"x"_s} << false;
        QTest::newRow("only zeros")
            << QByteArray("x,H100,8,,,0.0,eu,,0") << FindingRule::PlaceholderPrice
            << QStringList{u"x"_s} << false;
        QTest::newRow("price that is none")
            << QByteArray("x,H100,8,,,cheap,eu,,") << FindingRule::RowUnreadable
            << QStringList{u"Price"_s, u"cheap"_s} << false;
        QTest::newRow("negative price")
            << QByteArray("x,H100,8,,,-2,eu,,") << FindingRule::RowUnreadable
            << QStringList{u"Price"_s, u"-2"_s} << false;
        QTest::newRow("count that is none")
            << QByteArray("x,H100,eight,,,2,eu,,") << FindingRule::RowUnreadable
            << QStringList{u"AcceleratorCount"_s, u"eight"_s} << false;
        QTest::newRow("broken off") << QByteArray("x,H100,8,,") << FindingRule::RowUnreadable
                                    << QStringList{u"Price"_s, u""_s} << false;
        QTest::newRow("shifted by a loose comma")
            << QByteArray("x,H100,8,,,2,eu,a,b,1.5") << FindingRule::RowUnreadable
            << QStringList{u"SpotPrice"_s, u"b,1.5"_s} << false;
        QTest::newRow("no instance type")
            << QByteArray(",A100,1,,,2.93,eu,,") << FindingRule::RowUnreadable
            << QStringList{u"InstanceType"_s, u""_s} << false;
        QTest::newRow("NUL in a name")
            << QByteArray("x\0y,H100,8,,,2,eu,,", 18) << FindingRule::RowUnreadable
            << QStringList{u"InstanceType"_s, u"x\0y"_s} << false;
        QTest::newRow("same offer again")
            << QByteArray("good,H100,8,,,2,eu,,") << FindingRule::RowDuplicate
            << QStringList{u"2"_s} << false;
        QTest::newRow("same offer at another price")
            << QByteArray("good,H100,8.0,,,3,eu,,") << FindingRule::RowConflict
            << QStringList{u"2"_s} << false;
    }

    void oddRow_isReported()
    {
        QFETCH(const QByteArray, row);
        QFETCH(const FindingRule, rule);
        QFETCH(const QStringList, arguments);
        QFETCH(const bool, isKept);
        const auto draft = readRows("good,H100,8,,,2,eu,,\n" + row + "\nlast,H100,1,,,2,eu,,\n");
        QVERIFY(draft);
        QCOMPARE(draft->findings.size(), size_t{1});
        QCOMPARE(draft->findings.front().rule, rule);
        QCOMPARE(draft->findings.front().subject, u"line 3"_s);
        QCOMPARE(argumentTexts(draft->findings.front()), arguments);
        QCOMPARE(draft->offers.size(), size_t{isKept ? 3U : 2U});
        QCOMPARE(text(draft->offers.front().onDemandPrice), u"2"_s);
        QCOMPARE(draft->rowCount, 3);
        QCOMPARE(draft->leftOutCount, isKept ? 0 : 1);
    }

    void fileWithoutOffers_isRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("empty") << QByteArray() << ErrorCode::FileEmpty << QStringList{};
        QTest::newRow("blank lines")
            << QByteArray("\r\n\r\n") << ErrorCode::FileEmpty << QStringList{};
        QTest::newRow("another header")
            << QByteArray("Region,Zone,PricePerVCPU\n,,0.0\n") << ErrorCode::HeaderMissing
            << QStringList{u"InstanceType, AcceleratorName, AcceleratorCount, Price"_s};
        QTest::newRow("bytes of something else")
            << QByteArray("\0\x01\x02PNG\n\n", 8) << ErrorCode::HeaderMissing
            << QStringList{u"InstanceType, AcceleratorName, AcceleratorCount, Price, Region"_s};
        QTest::newRow("header only") << QByteArray(kHeader) + "\n"
                                     << ErrorCode::NoRows << QStringList{};
        QTest::newRow("no usable row") << QByteArray(kHeader) + "x,H100,8,,,,eu,,\n"
                                       << ErrorCode::NoUsableRows << QStringList{u"1"_s};
        QTest::newRow("row beyond the limit")
            << QByteArray(kHeader) + "a,H100,1,,,1,eu,,\n" + QByteArray(3'000'000, 'x')
            << ErrorCode::LineTooLong << QStringList{u"1048576"_s};
    }

    void fileWithoutOffers_isRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const ErrorCode, code);
        QFETCH(const QStringList, arguments);
        const auto draft = read(bytes);
        QVERIFY(!draft);
        QCOMPARE(draft.error().code, code);
        QCOMPARE(draft.error().arguments, arguments);
    }

    void reading_tellsItsProgressAndCanBeCancelled()
    {
        QByteArray bytes = kHeader;
        for (int i = 0; i < 20'000; ++i)
            bytes += "type" + QByteArray::number(i) + ",H100,8,,,2,eu,,\n";
        qint64 last = 0;
        const auto whole = read(bytes, [&](qint64 done, qint64 all) {
            last = done;
            return all == bytes.size();
        });
        QVERIFY(whole);
        QCOMPARE(last, bytes.size());
        const auto cancelled = read(bytes, [](qint64 done, qint64) { return done < 100'000; });
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    }

    void head_showsWhetherItIsAPriceBook()
    {
        QVERIFY(looksLikePriceBook(kHeader));
        QVERIFY(looksLikePriceBook("\xEF\xBB\xBFInstanceType;Price;Region\r\nx;1"));
        QVERIFY(!looksLikePriceBook("{\"schema\": 1}"));
        QVERIFY(!looksLikePriceBook("Region,Zone,PricePerVCPU\n"));
        QVERIFY(!looksLikePriceBook({}));
    }

    void unclosedQuotationMark_costsItsRowAlone()
    {
        // Rows 1 to 3 are good, row 4 opens a quotation mark, rows 5 to 7 are good again.
        QByteArray rows;
        for (int i = 1; i <= 7; ++i)
            rows += "i" + QByteArray::number(i) + ",H100,8,208,1800,23.92,us-east-1,"
                + (i == 4 ? "\"{'Gpus'" : "\"{'Gpus': 1}\"") + ",\n";
        const auto draft = readRows(rows);
        QVERIFY(draft);
        QCOMPARE(draft->rowCount, 7);
        QCOMPARE(draft->offers.size(), 6U);
        QCOMPARE(draft->findings.size(), 1U);
        QCOMPARE(draft->findings.front().rule, FindingRule::QuoteUnclosed);
        // The header is line 1.
        QCOMPARE(draft->findings.front().subject, u"line 5"_s);
        QVERIFY(draft->findings.front().arguments == std::vector<FindingArgument>{u"\"{'Gpus'"_s});
    }

    void name_comesFromTheFile_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("name");
        QTest::newRow("dated") << u"skypilot_azure_vms_2026-05.csv"_s << u"azure"_s;
        QTest::newRow("version") << u"/x/skypilot_nebius_v8_excerpt.csv"_s << u"nebius"_s;
        QTest::newRow("two words") << u"tensor_dock_vms.csv"_s << u"tensor_dock"_s;
        QTest::newRow("folder") << u"/catalogs/v7/lambda/vms.csv"_s << u"lambda"_s;
        QTest::newRow("second download") << u"/prices/lambda/vms (1).csv"_s << u"lambda"_s;
        QTest::newRow("copy") << u"/prices/lambda/vms - Copy (2).csv"_s << u"lambda"_s;
        QTest::newRow("Chinese copy") << u"lambda - 副本.csv"_s << u"lambda"_s;
        QTest::newRow("nothing to go by") << u"vms.csv"_s << u"vms"_s;
    }

    void name_comesFromTheFile()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, name);
        QCOMPARE(priceBookNameFrom(path), name);
    }
};

QTEST_APPLESS_MAIN(PriceBookCsvTest)
#include "tst_price_book_csv.moc"
