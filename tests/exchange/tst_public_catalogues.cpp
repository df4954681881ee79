#include "model/exchange/price_book_csv.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

Q_DECLARE_METATYPE(steelyard::ErrorCode)

/// Public price catalogues as they are: skipped where the shared files are not at hand. The counts
/// were taken with a script of its own over the same files.
class PublicCataloguesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_folder = QDir{QStringLiteral(STEELYARD_SOURCE_DIR "/../shared/files")};
        if (!m_folder.exists())
            QSKIP("the shared catalogues are not at hand");
    }

    void catalogue_isReadWhole_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("rows");
        QTest::addColumn<int>("namesMissing");
        QTest::newRow("Azure") << u"catalog/skypilot_azure_vms_2026-05.csv"_s << u"azure"_s
                               << qint64{56'671} << 21;
        QTest::newRow("Lambda") << u"catalog/skypilot_lambda_vms_2026-05.csv"_s << u"lambda"_s
                                << qint64{425} << 0;
        QTest::newRow("Lambda, earlier")
            << u"catalog/skypilot_lambda_vms_2026-first.csv"_s << u"lambda"_s << qint64{272} << 0;
        QTest::newRow("Nebius") << u"catalog/skypilot_nebius_v8_excerpt.csv"_s << u"nebius"_s
                                << qint64{21} << 0;
        QTest::newRow("German Excel") << u"derived/lambda_semicolon_decimal_comma.csv"_s
                                      << u"lambda_semicolon_decimal_comma"_s << qint64{40} << 0;
    }

    void catalogue_isReadWhole()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, name);
        QFETCH(const qint64, rows);
        QFETCH(const int, namesMissing);
        const auto draft = readFile(file);
        QVERIFY(draft);
        QCOMPARE(draft->suggestedName, name);
        QCOMPARE(draft->rowCount, rows);
        QCOMPARE(draft->leftOutCount, 0);
        QCOMPARE(static_cast<qint64>(draft->offers.size()), rows);
        QCOMPARE(std::ranges::count(draft->findings, FindingRule::GpuNameMissing, &Finding::rule),
                 namesMissing);
    }

    void azure_has2846BlankSpotPrices()
    {
        const auto draft = readFile(u"catalog/skypilot_azure_vms_2026-05.csv"_s);
        QVERIFY(draft);
        const auto lacksSpot = [](const PriceBookOffer &offer) { return !offer.spotPrice; };
        QCOMPARE(std::ranges::count_if(draft->offers, lacksSpot), 2846);
        const auto hasGpu = [](const PriceBookOffer &offer) { return !offer.gpuName.isEmpty(); };
        QCOMPARE(std::ranges::count_if(draft->offers, hasGpu), 829);
    }

    void fileThatIsNoCatalogue_isRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("header only")
            << u"catalog/skypilot_azure_vms_header_only.csv"_s << ErrorCode::NoRows;
        QTest::newRow("other header")
            << u"catalog/skypilot_slurm_v8_pricing.csv"_s << ErrorCode::HeaderMissing;
        QTest::newRow("providers")
            << u"catalog/skypilot_accelerators_providers.csv"_s << ErrorCode::HeaderMissing;
        QTest::newRow("Chinese table") << u"derived/cn_demo_gbk.csv"_s << ErrorCode::HeaderMissing;
    }

    void fileThatIsNoCatalogue_isRefused()
    {
        QFETCH(const QString, file);
        QFETCH(const ErrorCode, code);
        const auto draft = readFile(file);
        QVERIFY(!draft);
        QCOMPARE(draft.error().code, code);
    }

private:
    [[nodiscard]] Result<PriceBookDraft> readFile(const QString &name) const
    {
        QFile file{m_folder.filePath(name)};
        if (!file.open(QIODevice::ReadOnly))
            return Error{.code = ErrorCode::FileNotFound, .where = file.fileName()};
        return readPriceBook(file, file.fileName(), {});
    }

    QDir m_folder;
};

QTEST_APPLESS_MAIN(PublicCataloguesTest)
#include "tst_public_catalogues.moc"
