#include "ui/desk/sizing_table.h"

#include <QBuffer>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::desk;
using text::PredictedRun;
using text::RunUse;

namespace {

constexpr auto kHeader =
    "name,source,params_total,params_active,layers,hidden,heads,kv_heads,ffn_hidden,vocab,seq_len,"
    "tokens,global_batch,gpu_model,gpu_count,precision,tp,pp,dp,recompute,reported_tflops_per_gpu,"
    "reported_mfu,reported_gpu_hours,reported_days,reported_cost_usd,notes\n";

// Touvron et al. (arXiv 2302.13971) table 15; Black et al. (arXiv 2204.06745): 150,000 steps in
// three months on 96 GPUs; DeepSeek-AI (arXiv 2412.19437) table 1; Jiang et al. (arXiv 2402.15627)
// table 2: 53.0 % of model FLOPs.
constexpr auto kRows =
    "LLaMA-1 65B,x,65200000000,65200000000,80,8192,64,64,22016,32000,2048,1.4e12,2048,"
    "A100-SXM-80GB,2048,bf16,,,,,,,1022362,21,,kind=full_run; flops_conv=n/a\n"
    "GPT-NeoX-20B,x,20556201984,20556201984,44,6144,64,64,24576,50432,2048,472000000000,1538,"
    "A100-SXM-40GB,96,fp16,2,4,12,full,117,,,90,,kind=full_run; flops_conv=hardware(8N)\n"
    "DeepSeek-V3,x,671000000000,37000000000,61,7168,128,,18432,129280,4096,14800000000000,15360,"
    "H800-SXM-80GB,2048,fp8,1,16,128,,,,2664000,,,kind=full_run; flops_conv=n/a\n"
    "\"Megatron-LM 175B, 256\",x,175000000000,175000000000,96,12288,128,128,49152,64000,2048,,768,"
    "A100-SXM-80GB,256,bf16,8,8,4,,,0.53,,,,kind=throughput; flops_conv=model\n"
    "Odd one,x,7e9,7e9,,,,,,,,1e12,,A100-SXM-80GB,,,,,,,,,9e6,,,kind=full_run; an outlier\n";

SizedTable tableOf(const QByteArray &content)
{
    QByteArray bytes = content;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::ReadOnly);
    const auto table = sizedTable(buffer, SystemClock{});
    if (!table)
        qFatal("the table is refused");
    return *table;
}

/// The local file of published figures, read as it is; empty: it is not there.
QByteArray sharedFile(const QString &name)
{
    QFile file{QStringLiteral(STEELYARD_SOURCE_DIR "/../shared/data/") + name};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

} // namespace

/// Tables of training runs, predicted row by row.
class TestSizingTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedHours_standBesideThePredicted()
    {
        const SizedTable table = tableOf(QByteArray{kHeader} + kRows);
        QVERIFY(table.faults.empty());
        QCOMPARE(table.runs.size(), size_t{5});
        const PredictedRun &llama = table.runs.front();
        QCOMPARE(llama.publishedGpuHours, std::optional{1'022'362.0});
        QVERIFY(std::abs(*llama.ratio() - 1.0) < 0.25);
        QVERIFY(llama.gpuHours->low < 1'022'362.0 && 1'022'362.0 < llama.gpuHours->high);
        // Days × 24 × GPUs.
        QCOMPARE(table.runs[1].publishedGpuHours, std::optional{90.0 * 24.0 * 96.0});
        // Without tokens there are no hours.
        QVERIFY(!table.runs[3].gpuHours && table.runs[3].tflopsPerGpu.expected > 0.0);
    }

    void throughput_isComparedInItsConvention()
    {
        const SizedTable table = tableOf(QByteArray{kHeader} + kRows);
        QVERIFY(table.runs[1].throughput->convention == sizing::kNarayanan);
        QVERIFY(table.runs[3].throughput->convention == sizing::kFullAttention);
        // 53.0 % of 312 TFLOPS.
        QVERIFY(std::abs(table.runs[3].throughput->publishedTflops - 165.36) < 0.01);
        QVERIFY(!table.runs[0].throughput);
    }

    void outliers_areListedAndNotCounted()
    {
        const SizedTable table = tableOf(QByteArray{kHeader} + kRows);
        QVERIFY(table.runs[4].use == RunUse::Outlier);
        // No GPU count: 1,024.
        QCOMPARE(table.runs[4].gpus, 1'024.0);
        QVERIFY(table.runs[3].use == RunUse::Apart);
        QCOMPARE(table.accuracy.hours, size_t{3});
        const QJsonObject json = QJsonDocument::fromJson(tableAsJson(table)).object();
        QCOMPARE(json[u"outliers"_s].toArray(), QJsonArray{u"Odd one"_s});
    }

    void expertsAreTakenFromTheKnownModel()
    {
        const SizedTable table = tableOf(QByteArray{kHeader} + kRows);
        QCOMPARE(table.runs[2].preset, u"DeepSeek-V3 671B"_s);
        QVERIFY(std::abs(*table.runs[2].ratio() - 1.0) < 0.25);
        QVERIFY(table.runs[0].preset.isEmpty() || table.runs[0].preset == u"LLaMA-1 65B"_s);
    }

    void reportedCells_changeNoPrediction()
    {
        const SizedTable table = tableOf(QByteArray{kHeader} + kRows);
        QByteArray emptied{kHeader};
        for (QByteArray row : QByteArray{kRows}.split('\n')) {
            if (row.isEmpty())
                continue;
            row.replace("\"Megatron-LM 175B, 256\"", "x");
            QByteArrayList cells = row.split(',');
            for (const int column : {0, 1, 20, 21, 22, 23, 24, 25})
                cells[column].clear();
            emptied += cells.join(',') + '\n';
        }
        const SizedTable other = tableOf(emptied);
        QCOMPARE(other.runs.size(), table.runs.size());
        for (size_t i = 0; i < other.runs.size(); ++i) {
            QVERIFY(other.runs[i].name.isEmpty() && !other.runs[i].throughput);
            QCOMPARE(other.runs[i].tflopsPerGpu.expected, table.runs[i].tflopsPerGpu.expected);
            QCOMPARE(other.runs[i].gpuHours.has_value(), table.runs[i].gpuHours.has_value());
            if (other.runs[i].gpuHours)
                QCOMPARE(other.runs[i].gpuHours->expected, table.runs[i].gpuHours->expected);
        }
        QVERIFY(!other.accuracy.factors);
    }

    void badRows_areNamedAndLeftOut_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("text") << u"layers"_s << QByteArray{"many"};
        QTest::newRow("half a layer") << u"layers"_s << QByteArray{"2.5"};
        QTest::newRow("layers below zero") << u"layers"_s << QByteArray{"-80"};
        QTest::newRow("no heads") << u"heads"_s << QByteArray{"0"};
        QTest::newRow("all weights in one") << u"params_total"_s << QByteArray{"1e30"};
        QTest::newRow("more active than all") << u"params_active"_s << QByteArray{"7e10"};
        QTest::newRow("part of a GPU") << u"gpu_count"_s << QByteArray{"1.5"};
        QTest::newRow("no replicas") << u"dp"_s << QByteArray{"0"};
        QTest::newRow("batch below the replicas") << u"dp"_s << QByteArray{"4096"};
        QTest::newRow("tensor ranks that share no heads") << u"tp"_s << QByteArray{"3"};
        QTest::newRow("stages beyond the GPUs") << u"pp"_s << QByteArray{"4096"};
        QTest::newRow("hours below zero") << u"reported_gpu_hours"_s << QByteArray{"-1"};
        QTest::newRow("above the peak") << u"reported_mfu"_s << QByteArray{"53"};
        QTest::newRow("heads that do not divide") << u"hidden"_s << QByteArray{"8191"};
        QTest::newRow("weights below zero") << u"params_total"_s << QByteArray{"-7e9"};
        QTest::newRow("too many tokens") << u"tokens"_s << QByteArray{"1e16"};
        QTest::newRow("unknown GPU") << u"gpu_model"_s << QByteArray{"Z9"};
        QTest::newRow("no GPU") << u"gpu_model"_s << QByteArray{};
        QTest::newRow("no GPUs") << u"gpu_count"_s << QByteArray{"0"};
        QTest::newRow("no tensor ranks") << u"tp"_s << QByteArray{"0"};
        QTest::newRow("stages below zero") << u"pp"_s << QByteArray{"-1"};
        QTest::newRow("unknown precision") << u"precision"_s << QByteArray{"int2"};
        QTest::newRow("FP8 on A100") << u"precision"_s << QByteArray{"fp8"};
        QTest::newRow("unknown recompute") << u"recompute"_s << QByteArray{"some"};
    }

    void badRows_areNamedAndLeftOut()
    {
        QFETCH(QString, column);
        QFETCH(QByteArray, value);
        const QByteArray good = QByteArray{kRows}.split('\n').front();
        const auto index = QByteArray{kHeader}.trimmed().split(',').indexOf(column.toUtf8());
        QByteArrayList bad = good.split(',');
        bad[index] = value;
        const SizedTable table = tableOf(kHeader + good + '\n' + bad.join(',') + '\n');
        QCOMPARE(table.runs.size(), size_t{1});
        QCOMPARE(table.faults.size(), size_t{1});
        QCOMPARE(table.faults.front().line, 3);
        // Of two figures that exclude each other the one is named that is easier to change.
        static const QHash<QByteArray, QString> kNamed{
            {"batch below the replicas", u"global_batch"_s},
            {"tensor ranks that share no heads", u"heads"_s},
            {"stages beyond the GPUs", u"gpu_count"_s}};
        QCOMPARE(table.faults.front().column, kNamed.value(QTest::currentDataTag(), column));
    }

    void stagesThatAreUneven_arePredictedAndMarked()
    {
        // Grattafiori et al. (arXiv 2407.21783) table 4: 126 layers in 16 stages, 8,192 GPUs.
        const SizedTable table =
            tableOf(QByteArray{kHeader}
                    + "Llama 3 405B,x,405e9,405e9,126,16384,128,8,53248,128256,8192,,2048,"
                      "H100-SXM-80GB,8192,bf16,8,16,64,,430,,,,,kind=throughput\n");
        QVERIFY(table.faults.empty());
        QVERIFY(table.runs.front().hasUnevenStages);
        QVERIFY(text::unevenStagesText(table.runs).contains(u"lines 2"_s));
        QVERIFY(text::unevenStagesText(tableOf(QByteArray{kHeader} + kRows).runs)
                    .contains(u"lines 4"_s)); // 61 layers in 16 stages
    }

    void rowWithoutAModel_isNamed()
    {
        const SizedTable table =
            tableOf(QByteArray{kHeader} + ",,,,,,,,,,2048,1e12,,A100-SXM-80GB\n");
        QVERIFY(table.runs.empty());
        QCOMPARE(table.faults.front().error.code, ErrorCode::JobWithoutModel);
    }

    void tablesThatAreNone_areRefused()
    {
        const auto errorOf = [](QByteArray content) {
            QBuffer buffer{&content};
            buffer.open(QIODevice::ReadOnly);
            const auto table = sizedTable(buffer, SystemClock{});
            return table ? ErrorCode::Cancelled : table.error().code;
        };
        QCOMPARE(errorOf({}), ErrorCode::FileEmpty);
        QCOMPARE(errorOf("a,b\n1,2\n"), ErrorCode::HeaderMissing);
        QCOMPARE(errorOf(kHeader), ErrorCode::TableWithoutRows);
    }

    void publishedRuns_areMetFromDefaults()
    {
        const QByteArray content = sharedFile(u"training_runs.csv"_s);
        if (content.isEmpty())
            QSKIP("../shared/data/training_runs.csv is not there");
        const SizedTable table = tableOf(content);
        QVERIFY(table.faults.empty());
        const text::TableAccuracy &accuracy = table.accuracy;
        const auto told = [](const char *what, const sizing::ErrorFactors &factors) {
            qInfo("%s %.3f %.3f %.3f",
                  what,
                  factors.median,
                  factors.threeQuarters,
                  factors.nineTenths);
        };
        told("all", *accuracy.factors);
        told("worst without a family", *accuracy.worst);
        qInfo("in band %.3f, throughput of %zu within 15 %%: %.3f, within 25 %%: %.3f",
              *accuracy.inBand,
              accuracy.throughputs,
              *accuracy.within15Percent,
              *accuracy.within25Percent);
        QCOMPARE(accuracy.hours, size_t{sizing::kPublishedHours});
        QCOMPARE(std::lround(*accuracy.inBand * sizing::kPublishedHours),
                 long{sizing::kPublishedInBand});
        QVERIFY(accuracy.factors->median <= 1.15);
        QVERIFY(accuracy.factors->threeQuarters <= 1.40);
        QVERIFY(accuracy.factors->nineTenths <= 1.65);
        QVERIFY(accuracy.worst->median <= 1.20);
        QVERIFY(accuracy.worst->threeQuarters <= 1.40);
        // Without Pythia 30 runs remain, and three of them (both 8B models of Llama 3 and XGLM)
        // took about twice the hours for reasons that no column tells.
        QVERIFY(accuracy.worst->nineTenths <= 2.0);
        QVERIFY(*accuracy.inBand >= 0.80);
        QVERIFY(*accuracy.within15Percent >= 0.50);
        QVERIFY(*accuracy.within25Percent >= 0.70);
    }
};

QTEST_GUILESS_MAIN(TestSizingTable)
#include "tst_sizing_table.moc"
