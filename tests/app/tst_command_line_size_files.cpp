#include "program_home.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

// Touvron et al. (arXiv 2302.13971) table 15, and a row that can't be read.
constexpr auto kRuns =
    "name,params_total,params_active,layers,hidden,heads,kv_heads,ffn_hidden,vocab,seq_len,tokens,"
    "gpu_model,gpu_count,precision,reported_gpu_hours,notes\n"
    "LLaMA-1 65B,65.2e9,65.2e9,80,8192,64,64,22016,32000,2048,1.4e12,A100-SXM-80GB,2048,bf16,"
    "1022362,kind=full_run\n"
    "Odd,many,,,,,,,,,,A100-SXM-80GB,,,,\n";

/// On demand at 6.88 USD for an hour on one H100, in words that cannot all be true.
constexpr auto kQuotedProject = R"({
    "schema": 2, "id": "quoted", "name": "Quoted", "currency": "USD",
    "start": "2027-01-01", "horizon": 12,
    "job": {"parameters": "70000000000", "tokens": "2000000000000"},
    "vendors": [{"id": "aws", "name": "AWS"}],
    "quotes": [{"id": "list", "vendor": "aws", "name": "List price", "revisions": [{
        "number": 1, "date": "2026-11-09", "lines": [{
            "id": "p5", "name": "p5", "accelerator": "H100-SXM-80GB", "gpus_per_node": 8,
            "unit": "gpu_hour", "price": "6.88", "currency": "USD",
            "stated": "8×H100 SXM, 4U, 2×EPYC 7702, PSU 2000 W 2+2"}]}]}]})";

} // namespace

/// `steelyard size` with files: tables, jobs and logs.
class TestCommandLineSizeFiles : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }

    void table_isPredictedAndJudged()
    {
        const QString file = write(u"runs.csv"_s, kRuns);
        const Answer answer = run({u"size"_s, u"--table"_s, file, u"--lang"_s, u"en"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("LLaMA-1 65B"));
        QVERIFY(answer.out.contains("1,022,362"));
        QVERIFY(answer.out.contains("Error of the GPU-hours"));
        QVERIFY(answer.messages.contains("Line 3, column params_total"));
        const Answer scripted = run({u"size"_s, u"--table"_s, file, u"--json"_s});
        const QJsonObject row = scripted.json()[u"rows"_s].toArray().first().toObject();
        QCOMPARE(row[u"published_gpu_hours"_s].toDouble(), 1'022'362.0);
        QVERIFY(std::abs(row[u"predicted_gpu_hours"_s].toDouble() / 1'022'362.0
                         - row[u"ratio"_s].toDouble())
                < 1e-9);
        QCOMPARE(scripted.json()[u"left_out"_s].toArray().size(), 1);
    }

    void memoryTable_isPredicted()
    {
        // Korthikanti et al. (arXiv 2205.05198) figure 1.
        const QString file = write(
            u"memory.csv"_s,
            "name,layers,hidden,heads,kv_heads,ffn_hidden,vocab,seq_len,micro_batch,tp,zero_stage,"
            "recompute,flash_attention,weights_opt_gib\n"
            "22B,48,6144,64,64,24576,51200,2048,4,8,0,selective,no,45.5625\n");
        const Answer answer = run({u"size"_s, u"--memory-table"_s, file, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        const QJsonObject row = answer.json()[u"rows"_s].toArray().first().toObject();
        QVERIFY(std::abs(row[u"predicted_weights_opt_gib"_s].toDouble() / 45.5625 - 1.0) < 0.005);
        QVERIFY(row[u"low"_s].toDouble() < row[u"predicted_allocated_gib"_s].toDouble());
        QVERIFY(
            run({u"size"_s, u"--memory-table"_s, file, u"--lang"_s, u"en"_s}).out.contains("45.6"));
    }

    void quoteOfTheProject_pricesTheGpuHours()
    {
        const QString file = write(u"project.json"_s, kQuotedProject);
        const QStringList asked{
            u"size"_s, u"--job"_s, file, u"--gpu"_s, u"H100-SXM-80GB"_s, u"--gpus"_s, u"64"_s};
        const QJsonObject answer = run(asked + QStringList{u"--json"_s}).json();
        const double hours = answer[u"gpu_hours"_s][u"expected"_s].toDouble();
        QCOMPARE(answer[u"price_per_gpu_hour"_s][u"value"_s].toDouble(), 6.88);
        QCOMPARE(answer[u"cost"_s][u"currency"_s].toString(), u"USD"_s);
        QVERIFY(std::abs(answer[u"cost"_s][u"expected"_s].toDouble() / (hours * 6.88) - 1.0)
                < 1e-9);
        QVERIFY(run(asked + QStringList{u"--lang"_s, u"en"_s}).out.contains("List price"));
        QStringList other = asked;
        other.replace(4, u"B200-SXM-180GB"_s);
        QVERIFY(run(other + QStringList{u"--json"_s}).json()[u"cost"_s].isNull());
    }

    void offeredServer_isCheckedWithTheVendorsWords()
    {
        const QString file = write(u"project.json"_s, kQuotedProject);
        const Answer answer = run({u"check"_s, file, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        const QJsonArray offers = answer.json()[u"offers"_s].toArray();
        QCOMPARE(offers.size(), 1);
        const QJsonArray findings = offers.first().toObject()[u"findings"_s].toArray();
        const auto headroom = std::ranges::find_if(findings, [](const QJsonValue &finding) {
            return finding[u"rule"_s].toString() == u"psu_headroom"_s;
        });
        QVERIFY(headroom != findings.end());
        QCOMPARE((*headroom)[u"offered"_s].toDouble(), 4'000.0);
        QCOMPARE((*headroom)[u"needed"_s].toDouble(), 5'600.0);
        QVERIFY(run({u"check"_s, file, u"--lang"_s, u"en"_s}).out.contains("5,600 W"));
        QCOMPARE(run({u"check"_s, file, u"--quote"_s, u"nobody"_s}).exitCode, 1);
    }

    void jobFile_fillsInWhatNoOptionSays()
    {
        const QString file =
            write(u"job.json"_s, R"({"parameters": "70000000000", "tokens": "2000000000000"})");
        const QStringList asked{u"size"_s,
                                u"--job"_s,
                                file,
                                u"--gpu"_s,
                                u"H100-SXM-80GB"_s,
                                u"--gpus"_s,
                                u"512"_s,
                                u"--json"_s};
        const Answer answer = run(asked);
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()[u"parameters"_s].toDouble(), 70e9);
        QCOMPARE(answer.json()[u"tokens"_s].toDouble(), 2e12);
        const Answer other = run(asked + QStringList{u"--tokens"_s, u"1e12"_s});
        QCOMPARE(other.json()[u"tokens"_s].toDouble(), 1e12);
    }

    void log_replacesTheEstimate()
    {
        QByteArray log;
        for (int step = 0; step < 20; ++step)
            log += "elapsed time per iteration (ms): 8000.0 | global batch size: 64 |\n";
        const QString file = write(u"run.log"_s, log);
        const QStringList asked{u"size"_s,
                                u"--params"_s,
                                u"7e9"_s,
                                u"--tokens"_s,
                                u"1e12"_s,
                                u"--gpu"_s,
                                u"A100-SXM-80GB"_s,
                                u"--gpus"_s,
                                u"64"_s,
                                u"--log"_s,
                                file,
                                u"--log-gpus"_s,
                                u"8"_s};
        const Answer answer = run(asked + QStringList{u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        // 64 × 4,096 tokens in 8 s on 8 GPUs.
        QCOMPARE(answer.json()[u"tokens_per_second_per_gpu"_s].toDouble(), 4'096.0);
        QCOMPARE(answer.json()[u"measured"_s].toObject()[u"format"_s].toString(), u"Megatron-LM"_s);
        const Answer readable = run(asked + QStringList{u"--lang"_s, u"en"_s});
        QVERIFY(readable.out.contains("log: Megatron-LM"));
    }

    void log_isReadWithTheRestOfTheJobFile()
    {
        QByteArray log;
        for (int step = 0; step < 20; ++step)
            log += "elapsed time per iteration (ms): 2000.0 |\n";
        const QString job =
            write(u"job.json"_s,
                  R"({"parameters": "7000000000", "tokens": "1000000000000", "sequence": 2048,
                "global_batch": 64, "accelerator": "A100-SXM-80GB", "gpus": 16})");
        const Answer answer =
            run({u"size"_s, u"--job"_s, job, u"--log"_s, write(u"run.log"_s, log), u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        // 64 × 2,048 tokens in 2 s on 16 GPUs.
        QCOMPARE(answer.json()[u"tokens_per_second_per_gpu"_s].toDouble(), 4'096.0);
    }

    void demandOfTheProject_saysOnHowManyGpus()
    {
        QByteArray project = kQuotedProject;
        project.replace(R"("vendors":)",
                        R"("demand": {"phases": [{"id": "run", "gpus": 64, "days": "job"}]},
                           "vendors":)");
        const Answer answer = run({u"size"_s,
                                   u"--job"_s,
                                   write(u"project.json"_s, project),
                                   u"--gpu"_s,
                                   u"H100-SXM-80GB"_s,
                                   u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()[u"gpus"_s].toDouble(), 64.0);
    }

    void speedAboveThePeak_isCalledImpossible()
    {
        // A web page says 104 GPU-days for 7 B weights and 2 T tokens on A800; at 100 % of 312
        // TFLOPS it takes 8.4e22 ÷ 312e12 s, 3,116 GPU-days.
        const auto speed = [](double days) { return QString::number(2e12 / (days * 86'400)); };
        const QStringList asked{u"size"_s,
                                u"--params"_s,
                                u"7e9"_s,
                                u"--tokens"_s,
                                u"2e12"_s,
                                u"--gpu"_s,
                                u"A800-SXM-80GB"_s,
                                u"--gpus"_s,
                                u"64"_s,
                                u"--lang"_s,
                                u"en"_s,
                                u"--tokens-per-second"_s};
        const Answer refused = run(asked + QStringList{speed(104)});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY(refused.out.isEmpty());
        for (const char *said : {"--tokens-per-second: ", "A800-SXM-80GB", "312", "of one GPU"})
            QVERIFY2(refused.messages.contains(said), refused.messages.constData());
        QVERIFY(run(asked + QStringList{speed(8'200)}).messages.isEmpty());
        // 3,900 GPU-days are 80 % of the peak: not impossible, and not seen.
        const Answer fast = run(asked + QStringList{speed(3'900)});
        QCOMPARE(fast.exitCode, 0);
        QVERIFY(fast.messages.contains("more than published runs reach"));
    }

    void badFiles_exitWith1_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QByteArray>("content");
        for (const char *option : {"--table", "--memory-table", "--job", "--log"}) {
            QTest::addRow("%s empty", option) << QString::fromLatin1(option) << QByteArray{};
            QTest::addRow("%s bytes", option)
                << QString::fromLatin1(option) << QByteArray("\x00\xff{\x80[", 5);
        }
    }

    void badFiles_exitWith1()
    {
        QFETCH(QString, option);
        QFETCH(QByteArray, content);
        const Answer answer = run({u"size"_s,
                                   option,
                                   write(u"file"_s, content),
                                   u"--params"_s,
                                   u"7e9"_s,
                                   u"--gpu"_s,
                                   u"A100-SXM-80GB"_s,
                                   u"--gpus"_s,
                                   u"8"_s});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(answer.out.isEmpty() && !answer.messages.isEmpty());
        const Answer missing = run({u"size"_s,
                                    option,
                                    path(u"none"_s),
                                    u"--params"_s,
                                    u"7e9"_s,
                                    u"--gpu"_s,
                                    u"A100-SXM-80GB"_s,
                                    u"--gpus"_s,
                                    u"8"_s});
        QCOMPARE(missing.exitCode, 1);
        QVERIFY(missing.messages.contains("none"));
    }
};

QTEST_GUILESS_MAIN(TestCommandLineSizeFiles)
#include "tst_command_line_size_files.moc"
