#include "program_home.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

double flopsOf(const Answer &answer, const QString &convention)
{
    for (const QJsonValue &each : answer.json()[u"flops_by_convention"_s].toArray()) {
        if (each[u"convention"_s].toString() == convention)
            return each[u"flops_per_token"_s].toDouble();
    }
    return 0.0;
}

double expectedDays(const Answer &answer)
{
    return answer.json()[u"days"_s][u"expected"_s].toDouble();
}

} // namespace

/// `steelyard size` with a guessed shape, with a layout of the user's own, and on other networks.
class TestCommandLineLayout : public QObject, private ProgramHome
{
    Q_OBJECT

    [[nodiscard]] Answer size(const QString &options) const
    {
        return run(QStringList{u"size"_s} + options.split(u' '));
    }

private Q_SLOTS:
    void init() { renew(); }

    /// 16-bit weights, FP32 gradients, FP32 copy and both moments: 18 bytes of each of 10^10.
    void guessedShape_weighsWhatWasAsked()
    {
        const Answer answer =
            size(u"--params 10e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 8 --tp 1 --zero 0 "
                 "--json"_s);
        const QJsonObject memory = answer.json()[u"memory_bytes"_s].toObject();
        const double states = memory[u"weights"_s].toDouble() + memory[u"gradients"_s].toDouble()
            + memory[u"optimizer"_s].toDouble();
        QVERIFY(std::abs(states / 180e9 - 1.0) < 0.002);
    }

    void degreeThatAGuessDoesNotHave_isNamedItself()
    {
        const Answer answer =
            size(u"--params 1e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 63 --tp 7 --lang en"_s);
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(answer.messages.contains("tp"));
        QVERIFY(answer.messages.contains("guessed"));
        QVERIFY(!answer.messages.contains("heads"));
    }

    void layoutsBesideTheBatch_areRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("replicas share no batch") << u"--gpus 64 --tp 1 --batch 65"_s;
        QTest::newRow("micro-batch above it") << u"--gpus 8 --tp 8 --batch 64 --micro-batch 100"_s;
        QTest::newRow("rounds of interleaving") << u"--gpus 32 --tp 8 --pp 4 --vp 2 --batch 6"_s;
        QTest::newRow("chunks without stages") << u"--gpus 8 --tp 8 --vp 2 --batch 64"_s;
    }
    void layoutsBesideTheBatch_areRefused()
    {
        QFETCH(QString, options);
        const Answer answer =
            size(u"--model Llama-2-7B --tokens 1e12 --gpu H100-SXM-80GB --lang en "_s + options);
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(!answer.messages.isEmpty());
    }

    /// Narayanan et al. (arXiv 2104.04473) section 2.2: five chunks wait a fifth of
    /// the time.
    void interleaving_waitsLess()
    {
        const QString job = u"--model Llama-3.1-70B --tokens 1e12 --gpu H100-SXM-80GB --gpus 128 "
                            "--tp 8 --pp 16 --batch 64 --json"_s;
        const double plain = expectedDays(size(job));
        const double interleaved = expectedDays(size(job + u" --vp 5"_s));
        QVERIFY(interleaved < plain);
    }

    void stepThatNoLayoutShares_isNotCalledTrained()
    {
        const Answer answer =
            size(u"--params 70e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 64 --batch 7 --lang "
                 "en"_s);
        QVERIFY(answer.out.contains("can't share a step"));
        QVERIFY(!answer.out.contains("train this in"));
    }

    void replicasAboveAUsualBatch_areTold()
    {
        const Answer answer =
            size(u"--params 7e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 1024 --tp 1 --lang en"_s);
        QVERIFY(answer.messages.contains("at least 1,024 sequences"));
    }

    /// 8 × 100 Gb/s, and one such card for all eight.
    void slowNetworks_costTimeOnEveryArchitecture_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::newRow("measured") << u"H100-SXM-80GB"_s;
        QTest::newRow("AMD") << u"Instinct MI300X"_s;
        QTest::newRow("Huawei") << u"Ascend 910C"_s;
    }
    void slowNetworks_costTimeOnEveryArchitecture()
    {
        QFETCH(QString, gpu);
        const auto days = [&](const QString &gigabits) {
            return expectedDays(run({u"size"_s,
                                     u"--params"_s,
                                     u"70e9"_s,
                                     u"--tokens"_s,
                                     u"1e12"_s,
                                     u"--gpu"_s,
                                     gpu,
                                     u"--gpus"_s,
                                     u"256"_s,
                                     u"--network"_s,
                                     gigabits,
                                     u"--json"_s}));
        };
        QVERIFY(days(u"100"_s) > days(u"3200"_s) * 1.03);
    }

    /// 14 bytes of 70 × 10^9 weights at 1 GB/s are 980 s; 50,000 ÷ 512 = 97.7 h between failures.
    /// Daly, FGCS 22 (2006) eq. 37: every 7.11 h. Lost: 3.8 % writing, 3.8 % repeating and
    /// restarting, 8 % else.
    void statedStorage_decidesWhatCheckpointsCost()
    {
        const QString job = u"--params 70e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 512 --tp 8 "
                            "--pp 4 --json"_s;
        const double usual = size(job).json()[u"goodput"_s].toDouble();
        const double slow = size(job + u" --storage-gbs 1"_s).json()[u"goodput"_s].toDouble();
        QVERIFY(std::abs(slow - 0.8436) < 0.0005);
        QVERIFY(usual > slow);
    }

    /// Llama 2 7B, 32 layers of width 4,096, 4,096 tokens: attention is 12·L·h·s = 6.44 × 10^9
    /// FLOPs of each token in full (PaLM, arXiv 2204.02311, appendix B), half of it under a mask.
    void flops_areToldByEachConvention()
    {
        const Answer answer = size(u"--model Llama-2-7B --seq 4096 --tokens 1e12 --gpu "
                                   "H100-SXM-80GB --gpus 64 --recompute full --json"_s);
        const double attention = 12.0 * 32.0 * 4'096.0 * 4'096.0;
        const double sixN = flopsOf(answer, u"six_n"_s);
        QVERIFY(std::abs(sixN / (6.0 * 6.738e9) - 1.0) < 0.001);
        QCOMPARE(flopsOf(answer, u"full_attention"_s) - sixN, attention);
        QCOMPARE(flopsOf(answer, u"causal_attention"_s) - sixN, attention / 2.0);
        // All layers once more forward: eight thirds of them, but not of the output.
        QVERIFY(flopsOf(answer, u"hardware_full_recompute"_s)
                > 1.3 * flopsOf(answer, u"full_attention"_s));
    }

    void volta_isSizedInTheFormatThatItHas()
    {
        const Answer answer =
            size(u"--params 1e9 --tokens 1e10 --gpu V100-SXM2-32GB --gpus 8 --json"_s);
        QCOMPARE(answer.json()[u"precision"_s].toString(), u"FP16"_s);
    }

    void sources_areInTheReadersLanguage()
    {
        const Answer answer = run({u"size"_s,
                                   u"--params"_s,
                                   u"7e9"_s,
                                   u"--tokens"_s,
                                   u"1e12"_s,
                                   u"--gpu"_s,
                                   u"Instinct MI300X"_s,
                                   u"--gpus"_s,
                                   u"64"_s,
                                   u"--lang"_s,
                                   u"zh_CN"_s});
        QVERIFY(answer.out.contains("没有公开的训练"));
        QVERIFY(!answer.out.contains("no run published"));
    }

    void twoSpeeds_areRefused()
    {
        const Answer answer = size(u"--params 7e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 8 "
                                   "--tokens-per-second 9000 --log run.log"_s);
        QCOMPARE(answer.exitCode, 2);
        QVERIFY(answer.messages.contains("--log"));
    }
};

QTEST_GUILESS_MAIN(TestCommandLineLayout)
#include "tst_command_line_layout.moc"
