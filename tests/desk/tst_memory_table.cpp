#include "ui/desk/memory_table.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::desk;
using text::PredictedMemory;

namespace {

constexpr auto kHeader =
    "name,source,kind,params_total,layers,hidden,heads,kv_heads,ffn_hidden,vocab,seq_len,"
    "micro_batch,tp,pp,vp,cp,ep,dp,zero_stage,grad_bytes,recompute,flash_attention,weights_opt_gib,"
    "activations_gib,total_allocated_gib,total_reserved_gib,checkpoint_tb,notes\n";

// Korthikanti et al. (arXiv 2205.05198) figure 1, 22B with selective recompute; MooreThreads/
// SimuMax docs/b200, release v1.2: Llama 3 70B of 12 layers and DeepSeek-V3 of 4 layers.
constexpr auto kRows =
    "22B,x,training memory per GPU,22000000000,48,6144,64,64,24576,51200,2048,4,8,1,1,1,1,1,0,4,"
    "selective+SP,no,45.5625,9.5625,,,,\n"
    "70B,x,training memory per GPU,,12,8192,64,8,28672,128256,4096,1,2,1,,1,1,4,1,4,none,yes,,,"
    "60.68,62.53,,\n"
    "V3,x,training memory per GPU,,4,7168,128,128,18432,129280,4096,1,1,1,,1,8,8,1,4,none,yes,,,"
    "104.3,110.18,,\n"
    "BLOOM,x,checkpoint size,176247271424,,,,,,,,,,,,,,,,,,,,,,,2.3,\n";

Result<SizedMemoryTable> sized(QByteArray content)
{
    QBuffer buffer{&content};
    buffer.open(QIODevice::ReadOnly);
    return sizedMemoryTable(buffer);
}

bool isNear(double value, double published, double share)
{
    return std::abs(value / published - 1.0) <= share;
}

} // namespace

/// Tables of memory cases, predicted row by row.
class TestMemoryTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedMemory_isMet()
    {
        const auto table = sized(QByteArray{kHeader} + kRows);
        QVERIFY(table && table->faults.empty());
        QCOMPARE(table->cases.size(), size_t{3});
        QVERIFY(isNear(table->cases[0].weightsAndOptimizer, 45.5625, 0.005));
        QVERIFY(isNear(table->cases[0].activations, 9.5625, 0.005));
        QVERIFY(isNear(table->cases[1].allocated.expected, 60.68, 0.07));
        // Experts and latent attention of the known model, one of its layers dense.
        QVERIFY(isNear(table->cases[2].allocated.expected, 104.3, 0.03));
        QCOMPARE(table->otherKinds, std::vector{u"BLOOM"_s});
        const auto json = QJsonDocument::fromJson(memoryTableAsJson(*table)).object();
        QCOMPARE(json[u"rows"_s].toArray().size(), 3);
        QCOMPARE(json[u"of_another_kind"_s].toArray(), QJsonArray{u"BLOOM"_s});
    }

    void publishedCells_changeNoPrediction()
    {
        const auto table = sized(QByteArray{kHeader} + kRows);
        QByteArray emptied{kHeader};
        for (const QByteArray &row : QByteArray{kRows}.trimmed().split('\n')) {
            QByteArrayList cells = row.split(',');
            for (qsizetype column = 22; column < cells.size(); ++column)
                cells[column].clear();
            cells[0].clear();
            cells[1].clear();
            emptied += cells.join(',') + '\n';
        }
        const auto other = sized(emptied);
        QVERIFY(other);
        for (size_t i = 0; i < table->cases.size(); ++i) {
            QCOMPARE(other->cases[i].allocated.expected, table->cases[i].allocated.expected);
            QCOMPARE(other->cases[i].activations, table->cases[i].activations);
            QVERIFY(!other->cases[i].publishedAllocated);
        }
    }

    void badRows_areNamedAndLeftOut_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("text") << u"tp"_s << QByteArray{"eight"};
        QTest::newRow("tensor degree that divides no heads") << u"heads"_s << QByteArray{"63"};
        QTest::newRow("no heads") << u"heads"_s << QByteArray{"0"};
        QTest::newRow("weights below zero") << u"params_total"_s << QByteArray{"-1"};
        QTest::newRow("bytes of a gradient") << u"grad_bytes"_s << QByteArray{"0"};
        QTest::newRow("no layers") << u"layers"_s << QByteArray{"0"};
        QTest::newRow("stages that divide no layers") << u"pp"_s << QByteArray{"-1"};
        QTest::newRow("ZeRO stage") << u"zero_stage"_s << QByteArray{"4"};
        QTest::newRow("attention") << u"flash_attention"_s << QByteArray{"maybe"};
        QTest::newRow("sequence") << u"seq_len"_s << QByteArray{"0"};
    }

    void badRows_areNamedAndLeftOut()
    {
        QFETCH(QString, column);
        QFETCH(QByteArray, value);
        const QByteArray good = QByteArray{kRows}.split('\n').front();
        QByteArrayList bad = good.split(',');
        bad[QByteArray{kHeader}.trimmed().split(',').indexOf(column.toUtf8())] = value;
        const auto table = sized(kHeader + good + '\n' + bad.join(',') + '\n');
        QVERIFY(table);
        QCOMPARE(table->cases.size(), size_t{1});
        QCOMPARE(table->faults.size(), size_t{1});
        QCOMPARE(table->faults.front().line, 3);
        QVERIFY(table->faults.front().column == column
                || table->faults.front().error.code == ErrorCode::JobNotDivisible);
    }

    void publishedCases_areMet()
    {
        QFile file{QStringLiteral(STEELYARD_SOURCE_DIR "/../shared/data/memory_cases.csv")};
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("../shared/data/memory_cases.csv is not there");
        const auto table = sizedMemoryTable(file);
        QVERIFY(table && table->faults.empty());
        QVERIFY(table->cases.size() >= 20);
        constexpr double kAnalytic = 0.005;
        constexpr double kMeasured = 0.07;
        constexpr double kExperts = 0.03;
        for (const PredictedMemory &each : table->cases) {
            if (each.publishedWeightsAndOptimizer)
                QVERIFY2(
                    isNear(each.weightsAndOptimizer, *each.publishedWeightsAndOptimizer, kAnalytic),
                    qPrintable(each.name));
            if (each.publishedActivations)
                QVERIFY2(isNear(each.activations, *each.publishedActivations, kAnalytic),
                         qPrintable(each.name));
            if (each.publishedAllocated) {
                const bool hasExperts = each.name.contains(u"deepseek"_s);
                QVERIFY2(isNear(each.allocated.expected,
                                *each.publishedAllocated,
                                hasExperts ? kExperts : kMeasured),
                         qPrintable(each.name));
            } else if (each.publishedReserved) {
                QVERIFY2(each.allocated.low <= *each.publishedReserved
                             && *each.publishedReserved <= each.allocated.high,
                         qPrintable(each.name));
            }
            QVERIFY(each.allocated.low >= 0.799 * each.allocated.expected);
            QVERIFY(each.allocated.high <= 1.501 * each.allocated.expected);
        }
    }
};

QTEST_APPLESS_MAIN(TestMemoryTable)
#include "tst_memory_table.moc"
