#include "program_home.h"

#include <QJsonArray>
#include <QMap>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

const QString kStartUp = samplePath(u"s02-start-up.json"_s);
const QString kCompany = samplePath(u"s03-company-model.json"_s);

QStringList size(const QString &options)
{
    return QStringList{u"size"_s} + options.split(u' ');
}

bool isNear(double found, double expected, double tolerance = 0.005)
{
    return std::abs(found / expected - 1.0) <= tolerance;
}

double expectedHours(const Answer &answer)
{
    return answer.json()[u"gpu_hours"_s].toObject()[u"expected"_s].toDouble();
}

double totalOf(const Answer &answer, const QString &id)
{
    for (const QJsonValue &plan : answer.json()[u"plans"_s].toArray()) {
        if (plan.toObject()[u"id"_s].toString() == id)
            return plan.toObject()[u"total"_s].toString().toDouble();
    }
    return 0.0;
}

/// A faultless job but for this option.
QString jobWithNegative(const QString &name)
{
    QMap<QString, QString> options{{u"params"_s, u"7e9"_s},
                                   {u"tokens"_s, u"1e12"_s},
                                   {u"gpu"_s, u"A100-SXM-80GB"_s},
                                   {u"gpus"_s, u"64"_s}};
    options[name] = u"-1"_s;
    if (name == u"deadline"_s)
        options.remove(u"gpus"_s);
    if (name == u"dataset-tokens"_s)
        options.remove(u"tokens"_s);
    QStringList parts;
    for (const auto &[key, value] : options.asKeyValueRange())
        parts.append(u"--%1 %2"_s.arg(key, value));
    return parts.join(u' ');
}

} // namespace

/// The whole sizing question of `steelyard size`: shape, tokens, method, and projects that hold it.
class TestCommandLineJob : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }

    /// Case S02: 340 GPU-hours a run, 21.2 hours on 16 GPUs; the state takes 1,130 GB.
    void startUp_isSizedAsItsReference()
    {
        const Answer answer = run({u"size"_s, u"--job"_s, kStartUp, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(isNear(expectedHours(answer), 340.0));
        QVERIFY(isNear(answer.json()[u"days"_s].toObject()[u"expected"_s].toDouble() * 24.0, 21.2));
        const QJsonObject memory = answer.json()[u"memory_bytes"_s].toObject();
        const double states = memory[u"weights"_s].toDouble() + memory[u"gradients"_s].toDouble()
            + memory[u"optimizer"_s].toDouble();
        QVERIFY(isNear(states * 16.0, 1'130e9));
        // LoRA: the frozen weights alone take 141 GB.
        const Answer adapters = run({u"size"_s,
                                     u"--job"_s,
                                     kStartUp,
                                     u"--method"_s,
                                     u"lora"_s,
                                     u"--rank"_s,
                                     u"1"_s,
                                     u"--json"_s});
        const double weights =
            adapters.json()[u"memory_bytes"_s].toObject()[u"weights"_s].toDouble();
        QVERIFY(isNear(weights * 16.0, 141e9));
    }

    /// Case S02: a quarter of six runs, by the hour and with two hosted servers.
    void startUp_costsWhatItsReferenceSays()
    {
        const Answer answer = run({u"compare"_s, kStartUp, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(isNear(totalOf(answer, u"lambda"_s), 6'315.0));
        QVERIFY(isNear(totalOf(answer, u"aws"_s), 14'531.0));
        QVERIFY(isNear(totalOf(answer, u"azure"_s), 25'956.0));
        QVERIFY(isNear(totalOf(answer, u"hosted"_s), 105'120.0));
    }

    /// Case S03: 196,806 GPU-hours and 128.1 days with utilisation 0.40 and goodput 0.95; at the
    /// whole peak 3,116 GPU-days, of which the web page claims 104.
    void companyModel_isSizedAsItsReference()
    {
        const Answer answer = run({u"size"_s, u"--job"_s, kCompany, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(isNear(expectedHours(answer), 196'806.0));
        QVERIFY(isNear(answer.json()[u"days"_s].toObject()[u"expected"_s].toDouble(), 128.1));
        const QJsonObject claim = answer.json()[u"claim"_s].toObject();
        QVERIFY(isNear(claim[u"least_gpu_days"_s].toDouble(), 3'116.0));
        QCOMPARE(claim[u"is_possible"_s], QJsonValue{false});
        QVERIFY(answer.messages.contains("104"));
    }

    void companyModel_costsWhatItsReferenceSays_data()
    {
        QTest::addColumn<QString>("shownCase");
        QTest::addColumn<QString>("plan");
        QTest::addColumn<double>("total");
        QTest::newRow("hourly") << QString{} << u"hourly"_s << 1'013'552.0;
        QTest::newRow("monthly") << QString{} << u"monthly"_s << 1'261'440.0;
        QTest::newRow("utilisation 0.30") << u"mfu-0.30"_s << u"hourly"_s << 1'351'402.0;
        QTest::newRow("utilisation 0.375") << u"mfu-0.375"_s << u"hourly"_s << 1'081'122.0;
        QTest::newRow("utilisation 0.50") << u"mfu-0.50"_s << u"hourly"_s << 810'841.0;
        QTest::newRow("large clouds") << u"large-clouds-4x"_s << u"monthly"_s << 5'045'760.0;
    }

    void companyModel_costsWhatItsReferenceSays()
    {
        QFETCH(QString, shownCase);
        QFETCH(QString, plan);
        QFETCH(double, total);
        QStringList options{u"compare"_s, kCompany, u"--json"_s};
        if (!shownCase.isEmpty())
            options += {u"--case"_s, shownCase};
        const Answer answer = run(options);
        QCOMPARE(answer.exitCode, 0);
        QVERIFY2(isNear(totalOf(answer, plan), total),
                 qPrintable(QString::number(totalOf(answer, plan))));
    }

    void impossibleClaim_isAFindingOfTheComparison()
    {
        const Answer answer = run({u"compare"_s, kCompany, u"--json"_s});
        bool isFound = false;
        for (const QJsonValue &finding : answer.json()[u"findings"_s].toArray())
            isFound = isFound || finding.toObject()[u"rule"_s].toString() == u"claim_impossible"_s;
        QVERIFY(isFound);
    }

    /// Meta's config.json of Llama 3.1 8B, which has 8,030,261,248 weights.
    void freeShape_isCounted()
    {
        const Answer answer =
            run(size(u"--layers 32 --hidden 4096 --heads 32 --kv-heads 8 --ffn-hidden 14336 "
                     "--vocab 128256 --tokens 1e12 --gpu H100-SXM-80GB --gpus 64 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()[u"parameters"_s].toDouble(), 8'030'261'248.0);
        QCOMPARE(answer.json()[u"shape_origin"_s].toString(), u"stated"_s);
    }

    /// DeepSeek-V3 (arXiv 2412.19437): 671B weights, 37B of them active, from its published
    /// config.json.
    void expertsAndLatentAttention_areCounted()
    {
        const Answer answer = run(size(
            u"--layers 61 --hidden 7168 --heads 128 --ffn-hidden 18432 --vocab 129280 --experts "
            "256 --experts-per-token 8 --expert-width 2048 --shared-expert-width 2048 "
            "--dense-layers 3 --query-rank 1536 --kv-rank 512 --content-head-size 128 "
            "--rotary-head-size 64 --value-head-size 128 --tokens 14.8e12 --gpu H800-SXM-80GB "
            "--gpus 2048 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(isNear(answer.json()[u"parameters"_s].toDouble(), 671e9));
        QVERIFY(isNear(answer.json()[u"active_parameters"_s].toDouble(), 37e9, 0.02));
    }

    void presetWithOneNumberChanged_saysSo()
    {
        const QString job = u"--model llama-3.1-8b --tokens 1e12 --gpu H100-SXM-80GB --gpus 64"_s;
        const QJsonObject known = run(size(job + u" --json"_s)).json();
        QCOMPARE(known[u"shape_origin"_s].toString(), u"known"_s);
        const QJsonObject changed = run(size(job + u" --layers 64 --json"_s)).json();
        QCOMPARE(changed[u"shape_origin"_s].toString(), u"changed"_s);
        QVERIFY(changed[u"published_parameters"_s].isNull());
        QVERIFY(changed[u"parameters"_s].toDouble() > 1.8 * known[u"parameters"_s].toDouble());
    }

    void guessedShape_isMarked()
    {
        const QString job = u"--params 7e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 64"_s;
        QCOMPARE(run(size(job + u" --json"_s)).json()[u"shape_origin"_s].toString(), u"guessed"_s);
        QVERIFY(run(size(job + u" --lang en"_s)).out.contains("is a guess"));
    }

    /// Hoffmann et al. (arXiv 2203.15556) table 3: 1.5e12 tokens for 67 billion weights, rounded.
    void tokens_followFromARule()
    {
        const QString job = u"--gpu H100-SXM-80GB --gpus 64 --json"_s;
        const QJsonObject optimal =
            run(size(u"--params 70e9 --tokens compute-optimal "_s + job)).json();
        QCOMPARE(optimal[u"tokens"_s].toDouble(), 1.4e12); // Chinchilla itself
        const QJsonObject epochs =
            run(size(u"--params 7e9 --dataset-tokens 5e9 --epochs 3 "_s + job)).json();
        QCOMPARE(epochs[u"tokens"_s].toDouble(), 15e9);
        QCOMPARE(epochs[u"tokens_from"_s].toString(), u"dataset"_s);
    }

    /// Forward 2N and backward 2N in place of 4N: two thirds of the time; QLoRA trains 65B on a
    /// card of 48 GB (Dettmers et al., arXiv 2305.14314, abstract).
    void adapters_takeLessTimeAndMemory()
    {
        const QString job = u"--tokens 1e9 --seq 512 --json"_s;
        const QString large = u"--params 70e9 --gpu H100-SXM-80GB --gpus 64 "_s + job;
        const double full = expectedHours(run(size(large + u" --recompute none"_s)));
        const double lora =
            expectedHours(run(size(large + u" --recompute none --method lora --rank 8"_s)));
        QVERIFY(isNear(lora / full, 2.0 / 3.0, 0.02));
        const QJsonObject one = run(size(u"--model llama-1-65b --gpu L40S --gpus 1 --method "
                                         "qlora --optimizer adam8bit --batch 16 "_s
                                         + job))
                                    .json();
        QVERIFY(one[u"layout_advice"_s].toObject()[u"best"_s].isObject());
    }

    void deadline_countsWithTheMeasuredSpeed()
    {
        // 10^12 tokens in 100 days at 1,000 tokens/s each: 115.7 GPUs, in whole servers 120.
        const Answer answer =
            run(size(u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB --deadline 100 "
                     "--tokens-per-second 1000 --goodput 1 --json"_s));
        QCOMPARE(answer.json()[u"gpus"_s].toDouble(), 120.0);
    }

    void smallerOptimizer_needsLessMemory()
    {
        const QString job = u"--params 7e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 8 --zero 3 "
                            "--json"_s;
        const auto optimizerBytes = [&](const QString &options) {
            return run(size(job + options))
                .json()[u"memory_bytes"_s]
                .toObject()[u"optimizer"_s]
                .toDouble();
        };
        // Dettmers et al. (arXiv 2110.02861) section 1.1: 2 bytes in place of 8, momentum 4.
        const double adam = optimizerBytes({});
        QVERIFY(isNear(optimizerBytes(u" --optimizer adam8bit"_s), adam / 4.0));
        QVERIFY(isNear(optimizerBytes(u" --optimizer sgd"_s), adam / 2.0));
    }

    void badInput_saysWhatAndHowToMendIt_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("said");
        const QString job = u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB --gpus 64"_s;
        const QString shape = u"--layers 32 --hidden 4096 --heads 32 --ffn-hidden 11008 --vocab "
                              "32000 --tokens 1e12 --gpu A100-SXM-80GB --gpus 64"_s;
        QTest::newRow("heads that tensor parallelism does not divide")
            << QString{shape + u" --tp 64"_s} << QByteArray{"heads"};
        QTest::newRow("width that the heads do not divide")
            << QString{u"--layers 32 --hidden 4097 --heads 32 --ffn-hidden 11008 --vocab 32000 "
                       "--tokens 1e12 --gpu A100-SXM-80GB --gpus 64"_s}
            << QByteArray{"hidden"};
        QTest::newRow("heads that the KV heads do not divide")
            << QString{shape + u" --kv-heads 5"_s} << QByteArray{"heads"};
        QTest::newRow("layers that the pipeline does not divide")
            << QString{shape + u" --pp 64 --layers 50"_s}.replace(u"--layers 32 "_s, QString{})
            << QByteArray{"layers"};
        QTest::newRow("batch below the replicas")
            << QString{job + u" --zero 1 --batch 8"_s} << QByteArray{"batch"};
        QTest::newRow("tokens above 10^15")
            << u"--params 7e9 --tokens 2e15 --gpu A100-SXM-80GB --gpus 64"_s
            << QByteArray{"tokens"};
        QTest::newRow("FP8 on A100") << QString{job + u" --precision fp8"_s} << QByteArray{"FP8"};
        QTest::newRow("rank of zero")
            << QString{job + u" --method lora --rank 0"_s} << QByteArray{"rank"};
        QTest::newRow("more experts than there are")
            << QString{shape + u" --experts 8 --experts-per-token 9 --expert-width 1024"_s}
            << QByteArray{"--experts-per-token"};
        QTest::newRow("goodput above 1")
            << QString{job + u" --goodput 1.2"_s} << QByteArray{"goodput"};
        QTest::newRow("no layers") << u"--hidden 4096 --tokens 1e12 --gpu A100-SXM-80GB --gpus 64"_s
                                   << QByteArray{"layers"};
        for (const char *name : {"tokens",
                                 "params",
                                 "seq",
                                 "batch",
                                 "gpus",
                                 "gpus-per-server",
                                 "tokens-per-second",
                                 "deadline",
                                 "pp",
                                 "micro-batch",
                                 "goodput",
                                 "claimed-gpu-days",
                                 "dataset-tokens"})
            QTest::addRow("negative %s", name)
                << jobWithNegative(QString::fromLatin1(name)) << QByteArray{"above 0"};
    }

    void badInput_saysWhatAndHowToMendIt()
    {
        QFETCH(QString, options);
        QFETCH(QByteArray, said);
        const Answer answer = run(size(options + u" --lang en"_s));
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(answer.out.isEmpty());
        QVERIFY2(answer.messages.contains(said), answer.messages.constData());
    }

    void modelBeyondAnyLayout_saysSo()
    {
        // A step of one sequence leaves a single replica, and no pipeline of it holds 10^13
        // weights.
        const Answer answer = run(size(u"--params 1e13 --tokens 1e12 --gpu A100-SXM-80GB --gpus 64 "
                                       "--batch 1 --lang en"_s));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("fits on no number of such GPUs"));
    }
};

QTEST_GUILESS_MAIN(TestCommandLineJob)
#include "tst_command_line_job.moc"
