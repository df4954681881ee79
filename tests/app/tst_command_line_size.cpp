#include "program_home.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

QStringList size(const QString &options)
{
    return QStringList{u"size"_s} + options.split(u' ');
}

/// The finding of the offered server under this rule.
QJsonObject findingOf(const Answer &answer, const QString &rule)
{
    const QJsonArray findings = answer.json()[u"server_fit"_s].toObject()[u"findings"_s].toArray();
    for (const QJsonValue &finding : findings) {
        if (finding.toObject()[u"rule"_s].toString() == rule)
            return finding.toObject();
    }
    return {};
}

} // namespace

/// `steelyard size`, run as its users run it.
class TestCommandLineSize : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }

    void surroundings_areInText()
    {
        const Answer answer =
            run(size(u"--params 70e9 --tokens 2e12 --gpu H100-SXM-80GB --gpus 512 "
                     "--storage-gbs 100 --lang en"_s));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("Around the GPUs"));
        QVERIFY(answer.out.contains("Full checkpoint"));
        QVERIFY(answer.out.contains("Choose a server."));
    }

    void surroundings_areInJson()
    {
        // BLOOM (arXiv 2211.05100): 2.3 TB for 176 billion weights, saved within 40 s; at the
        // 57.5 GB/s that this takes, 14 bytes a weight need 43 s.
        const Answer answer = run({u"size"_s,
                                   u"--model"_s,
                                   u"BLOOM 176B"_s,
                                   u"--tokens"_s,
                                   u"366e9"_s,
                                   u"--server"_s,
                                   u"nvidia-dgx-a100-640gb"_s,
                                   u"--gpus"_s,
                                   u"384"_s,
                                   u"--storage-gbs"_s,
                                   u"57.5"_s,
                                   u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        const QJsonObject needs = answer.json()[u"surroundings"_s].toObject();
        const auto expected = [&](const QString &need) {
            return needs[need].toObject()[u"expected"_s].toDouble();
        };
        QVERIFY(expected(u"checkpoint_write_s"_s) > 40.0);
        QVERIFY(expected(u"checkpoint_write_s"_s) < 44.0);
        QCOMPARE(expected(u"ram_gb_per_server"_s), 640.0);
        // 48 DGX A100 of 6.5 kW and 6 U.
        QCOMPARE(expected(u"rated_power_kw"_s), 48.0 * 6.5);
        QCOMPARE(expected(u"rack_units"_s), 48.0 * 6.0);
        QVERIFY(needs[u"racks"_s].toObject()[u"expected"_s].isNull());
        QCOMPARE(needs[u"racks"_s].toObject()[u"unstated"_s].toString(), u"rack_power"_s);
    }

    void badStorage_isRefused_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("rate") << u"--storage-gbs 0"_s;
        QTest::newRow("kept") << u"--checkpoints-kept -1"_s;
        QTest::newRow("bytes") << u"--bytes-per-token 0"_s;
        QTest::newRow("loss") << u"--checkpoint-loss 1"_s;
    }

    void badStorage_isRefused()
    {
        QFETCH(QString, option);
        const Answer answer = run(
            size(u"--params 7e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus 8 --lang en "_s + option));
        QVERIFY(answer.exitCode != 0);
        QVERIFY(!answer.messages.isEmpty());
    }

    void answer_isReadable()
    {
        const Answer answer = run({u"size"_s,
                                   u"--model"_s,
                                   u"Llama-3.1 70B"_s,
                                   u"--tokens"_s,
                                   u"15e12"_s,
                                   u"--gpu"_s,
                                   u"H100-SXM-80GB"_s,
                                   u"--gpus"_s,
                                   u"1024"_s,
                                   u"--lang"_s,
                                   u"en"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.messages.isEmpty());
        QVERIFY(answer.out.contains("1,024 GPUs H100-SXM-80GB in BF16"));
        QVERIFY(answer.out.contains("70.55B"));
        QVERIFY(answer.out.contains("full attention"));
        QVERIFY(answer.out.contains("llm-foundry"));
        // Without a layout option the best one is found, with its memory against the card's.
        QVERIFY(answer.out.contains("Best layout on 1,024 GPUs: "));
        QVERIFY(answer.out.contains("of the 74.5 GiB of one H100-SXM-80GB"));
        QVERIFY(answer.out.contains("The fewest whole servers of 8 that hold it: "));
        QVERIFY(answer.out.contains("Optimiser"));
        QVERIFY(answer.out.contains("Why not a neighbouring layout"));
    }

    void json_givesTheBandsAndTheConvention()
    {
        // DeepSeek-V3 (arXiv 2412.19437) table 1: 2.664 million H800 hours; 25 % from defaults.
        const Answer answer = run(size(u"--model deepseek-v3-671b --tokens 14.8e12 --gpu "
                                       "H800-SXM-80GB --gpus 2048 --precision fp8 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        const QJsonObject json = answer.json();
        const QJsonObject hours = json[u"gpu_hours"_s].toObject();
        QVERIFY(std::abs(hours[u"expected"_s].toDouble() / 2.664e6 - 1.0) < 0.25);
        QVERIFY(hours[u"low"_s].toDouble() < 2.664e6 && 2.664e6 < hours[u"high"_s].toDouble());
        QVERIFY(json[u"flops_convention"_s].toString().contains(u"12Lhs"_s));
        QVERIFY(!json[u"mfu_factors"_s].toArray().isEmpty());
        QVERIFY(json[u"memory_bytes"_s].isObject());
        QCOMPARE(json[u"shape_is_guessed"_s].toBool(), false);
    }

    void layout_addsTheMemory()
    {
        const Answer answer = run(size(u"--params 70e9 --tokens 2e12 --gpu A100-SXM-80GB --gpus "
                                       "256 --batch 1024 --tp 8 --pp 4 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        const QJsonObject json = answer.json();
        QCOMPARE(json[u"shape_is_guessed"_s].toBool(), true);
        const QJsonObject memory = json[u"memory_bytes"_s].toObject();
        // 70e9 ÷ 32 ranks · (6 + 12 ÷ 8) bytes: 16.4 GB, and the tables on the fullest stage.
        const double states = memory[u"weights"_s].toDouble() + memory[u"gradients"_s].toDouble()
            + memory[u"optimizer"_s].toDouble();
        QVERIFY(std::abs(states / 16.4e9 - 1.0) < 0.1);
        QVERIFY(memory[u"high"_s].toDouble() > memory[u"expected"_s].toDouble());
    }

    void bestLayout_usesAllGpusAndFitsTheCard()
    {
        const Answer answer = run(size(u"--model llama-3.1-405b --tokens 15e12 --gpu H100-SXM-80GB "
                                       "--gpus 1024 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        const QJsonObject advice = answer.json()[u"layout_advice"_s].toObject();
        const QJsonObject best = advice[u"best"_s].toObject();
        const QJsonObject layout = best[u"layout"_s].toObject();
        QCOMPARE(layout[u"tp"_s].toInt() * layout[u"pp"_s].toInt() * layout[u"cp"_s].toInt()
                     * layout[u"dp"_s].toInt(),
                 1'024);
        QCOMPARE(advice[u"card_bytes"_s].toDouble(), 80e9);
        QVERIFY(best[u"margin_bytes"_s].toDouble() >= 0.0);
        // Sixteen bytes of state for each weight are the least.
        QVERIFY(advice[u"fewest_gpus"_s].toDouble() >= 405e9 * 16.0 / 80e9);
        QVERIFY(advice[u"fewest_gpus"_s].toDouble() <= 1'024.0);
        QVERIFY(advice[u"rejected_neighbours"_s].toArray().size() >= 5);
    }

    void jobBeyondItsGpus_saysHowManyItNeeds()
    {
        const Answer answer = run(size(u"--model llama-3.1-405b --tokens 15e12 --gpu H100-SXM-80GB "
                                       "--gpus 8 --lang en"_s));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("8 GPUs H100-SXM-80GB in BF16 do not hold this job; "));
        QVERIFY(answer.out.contains("No layout fits the card's 74.5 GiB on 8 GPUs."));
        QVERIFY(answer.out.contains("The fewest whole servers of 8 that hold it: "));
    }

    void cutLinksAndSlowNetworks_costDays()
    {
        const auto days = [this](const QString &more) {
            return run(size(u"--model llama-3.1-70b --tokens 1e12 --gpus 64 --json --gpu "_s
                            + more))
                .json()[u"days"_s]
                .toObject()[u"expected"_s]
                .toDouble();
        };
        const double usual = days(u"H100-SXM-80GB"_s);
        QVERIFY(usual > 0.0);
        QVERIFY(days(u"H800-SXM-80GB"_s) > usual);
        QVERIFY(days(u"H100-SXM-80GB --network 100"_s) > usual);
        QCOMPARE(days(u"H100-SXM-80GB --network 3200"_s), usual);
        // A settled layout is no way round it.
        QVERIFY(days(u"A100-PCIe-80GB --tp 8 --zero 3"_s) >= days(u"A100-PCIe-80GB"_s));
        QVERIFY(days(u"H100-SXM-80GB --pp 16 --tp 4 --batch 4"_s) > 2.0 * usual);
    }

    void givenLayoutBeyondTheCard_saysWhatMakesItFit()
    {
        // Rajbhandari et al. (arXiv 1910.02054) figure 1: 7.5B weights take 120 GB on each of 64
        // GPUs, 31.4 GB with the optimiser's state spread.
        const Answer answer = run(size(u"--params 7.5e9 --tokens 1e12 --seq 2048 --gpu "
                                       "A100-SXM-80GB --gpus 64 --zero 0 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        const QJsonArray changes =
            answer.json()[u"layout_advice"_s].toObject()[u"fitting_changes"_s].toArray();
        QVERIFY(!changes.isEmpty());
        const QJsonObject first = changes.first().toObject();
        QCOMPARE(first[u"change"_s].toString(), u"zero"_s);
        QCOMPARE(first[u"layout"_s].toObject()[u"zero"_s].toInt(), 1);
    }

    void deadline_givesAsManyGpusAsTheMemoryNeeds()
    {
        // A year is enough for eight GPUs, but their memory is not: 175e9 × 16 bytes.
        const Answer answer = run(size(u"--model gpt-3-175b --tokens 1e9 --gpu A100-SXM-80GB "
                                       "--deadline 365 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        const QJsonObject json = answer.json();
        QVERIFY(json[u"gpus"_s].toDouble() >= 175e9 * 16.0 / 80e9);
        QCOMPARE(json[u"gpus"_s].toDouble(),
                 json[u"layout_advice"_s].toObject()[u"fewest_gpus"_s].toDouble());
    }

    void gpusThatNothingDivides_nameTheNextNumber()
    {
        // 752 = 16 × 47, and 47 divides neither 96 layers nor 1,536 sequences.
        const QString job = u"--model gpt-3-175b --tokens 300e9 --gpu A100-SXM-80GB --batch 1536 "
                            "--json"_s;
        const Answer given = run(size(job + u" --gpus 752"_s));
        const QJsonObject advice = given.json()[u"layout_advice"_s].toObject();
        QVERIFY(advice[u"best"_s].isNull());
        QCOMPARE(advice[u"next_gpus"_s].toDouble(), 768.0);
        const QJsonObject sized = run(size(job + u" --deadline 34"_s)).json();
        QVERIFY(sized[u"layout_advice"_s].toObject()[u"best"_s].isObject());
        QVERIFY(sized[u"days"_s].toObject()[u"expected"_s].toDouble() <= 34.0);
    }

    void deadlineOnSlowLinks_isMetByALayoutOfItsGpus()
    {
        // A cluster whose memory alone needs more GPUs than the days, and one on a slow network.
        for (const QString &job :
             {u"--tokens 1e12 --deadline 60 --gpu H800-SXM-80GB --network 100"_s,
              u"--tokens 1e10 --deadline 30 --gpu H800-SXM-80GB --network 25"_s,
              u"--tokens 1e12 --deadline 90 --gpu A100-PCIe-80GB"_s}) {
            const QJsonObject json = run(size(u"--model llama-3.1-70b --json "_s + job)).json();
            const QJsonObject layout =
                json[u"layout_advice"_s].toObject()[u"best"_s].toObject()[u"layout"_s].toObject();
            const int gpus = layout[u"tp"_s].toInt() * layout[u"pp"_s].toInt()
                * layout[u"cp"_s].toInt() * layout[u"dp"_s].toInt();
            QVERIFY(gpus > 0);
            QCOMPARE(json[u"gpus"_s].toDouble(), double(gpus));
            const double asked = job.section(u"--deadline "_s, 1).section(u' ', 0, 0).toDouble();
            QVERIFY(json[u"days"_s].toObject()[u"expected"_s].toDouble() <= asked);
            QVERIFY(json[u"layout_advice"_s].toObject()[u"fewest_gpus"_s].toDouble() <= gpus);

            QString onOneServerLess = job;
            onOneServerLess.replace(u"--deadline %1"_s.arg(asked), u"--gpus %1"_s.arg(gpus - 8));
            const QJsonObject less =
                run(size(u"--model llama-3.1-70b --json "_s + onOneServerLess)).json();
            QVERIFY(less[u"layout_advice"_s].toObject()[u"best"_s].isNull()
                    || less[u"days"_s].toObject()[u"expected"_s].toDouble() > asked);
        }
    }

    void fasterNetwork_neverTakesLonger()
    {
        double days = 1e9;
        for (const int network : {100, 200, 400, 1'600, 3'200}) {
            const QJsonObject json =
                run(size(u"--model llama-3.1-70b --tokens 1e12 --gpus 192 "
                         "--gpu H800-SXM-80GB --json --network %1"_s.arg(network)))
                    .json();
            const double taken = json[u"days"_s].toObject()[u"expected"_s].toDouble();
            QVERIFY2(taken <= days, qPrintable(QString::number(network)));
            days = taken;
        }
    }

    void deadline_givesTheGpus()
    {
        const Answer answer = run(size(u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB "
                                       "--deadline 30 --json"_s));
        QCOMPARE(answer.exitCode, 0);
        const QJsonObject json = answer.json();
        QCOMPARE(std::fmod(json[u"gpus"_s].toDouble(), 8.0), 0.0);
        QVERIFY(json[u"days"_s].toObject()[u"expected"_s].toDouble() <= 30.0);
    }

    void offeredServer_isHeldAgainstTheJobAndItself()
    {
        // The worked example: 4 × 2000 W (2+2) leave 4,000 W; 8 × 300 + 2 × 200 + 500 = 3,300 W.
        const QStringList pcie{u"size"_s,
                               u"--server"_s,
                               u"Reference quote: 4U EPYC 7702 + 8x A100-80G"_s,
                               u"--params"_s,
                               u"7e9"_s,
                               u"--tokens"_s,
                               u"1e12"_s,
                               u"--json"_s};
        const Answer answer = run(pcie);
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()[u"gpu"_s].toString(), u"A100-PCIe-80GB"_s);
        QCOMPARE(answer.json()[u"gpus"_s].toDouble(), 8.0);
        const QJsonObject supplies = findingOf(answer, u"psu_headroom"_s);
        QCOMPARE(supplies[u"severity"_s].toString(), u"met"_s);
        QCOMPARE(supplies[u"offered"_s].toDouble(), 4'000.0);
        QCOMPARE(supplies[u"needed"_s].toDouble(), 3'630.0);
        const QJsonObject ram = findingOf(answer, u"ram_against_gpu_memory"_s);
        QCOMPARE(ram[u"severity"_s].toString(), u"warning"_s);
        QCOMPARE(ram[u"needed"_s].toDouble(), 640.0);
        const QJsonObject network = findingOf(answer, u"rdma"_s);
        QCOMPARE(network[u"severity"_s].toString(), u"not_stated"_s);
        QVERIFY(network[u"question"_s].toObject()[u"zh_CN"_s].toString().contains(u"RDMA"_s));
        QVERIFY(network[u"question"_s].toObject()[u"en"_s].toString().contains(u"RDMA"_s));

        // The same supplies do not carry eight SXM cards of 400 W.
        const Answer sxm = run(pcie + QStringList{u"--gpu"_s, u"A100-SXM-80GB"_s});
        const QJsonObject overload = findingOf(sxm, u"psu_headroom"_s);
        QCOMPARE(overload[u"severity"_s].toString(), u"problem"_s);
        QCOMPARE(overload[u"needed"_s].toDouble(), 4'510.0);
    }

    void dataSheetOfAServer_isRead()
    {
        // DGX H100 user guide: 8 × 400 Gb/s, 10.2 kW, 6 × 3300 W of which 4 are needed.
        const Answer answer = run(size(u"--server nvidia-dgx-h100 --params 7e9 --tokens 1e12 "
                                       "--rack-kw 10 --printed-tflops 1979 --states-backup "
                                       "--json"_s));
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(findingOf(answer, u"rdma"_s)[u"offered"_s].toDouble(), 400.0);
        QCOMPARE(findingOf(answer, u"nvme"_s)[u"severity"_s].toString(), u"met"_s);
        QCOMPARE(findingOf(answer, u"gpu_link"_s)[u"severity"_s].toString(), u"met"_s);
        QCOMPARE(findingOf(answer, u"psu_headroom"_s)[u"offered"_s].toDouble(), 13'200.0);
        QCOMPARE(findingOf(answer, u"rack_power"_s)[u"severity"_s].toString(), u"problem"_s);
        QCOMPARE(findingOf(answer, u"dense_peak"_s)[u"severity"_s].toString(), u"warning"_s);
        QCOMPARE(findingOf(answer, u"backup_stated"_s)[u"severity"_s].toString(), u"met"_s);
        QVERIFY(findingOf(answer, u"backup_stated"_s)[u"question"_s].isNull());
    }

    /// A server with eight H100 says nothing of a job on A100.
    void serverWithOtherGpus_isTold()
    {
        const QString job = u"--params 7e9 --tokens 1e12 --json "_s;
        const QJsonObject other = findingOf(
            run(size(job + u"--server nvidia-dgx-h100 --gpu A100-SXM-80GB"_s)), u"other_gpu"_s);
        QCOMPARE(other[u"severity"_s].toString(), u"problem"_s);
        QCOMPARE(other[u"offered"_s].toString(), u"H100-SXM-80GB"_s);
        QCOMPARE(other[u"needed"_s].toString(), u"A100-SXM-80GB"_s);
        QVERIFY(other[u"question"_s][u"en"_s].toString().contains(u"has H100-SXM-80GB"_s));
        const Answer same = run(size(job + u"--server nvidia-dgx-h100 --gpu H100-SXM-80GB"_s));
        QVERIFY(findingOf(same, u"other_gpu"_s).isEmpty());
    }

    void offeredServer_isReadable()
    {
        const Answer answer =
            run(size(u"--server nvidia-dgx-a100-640gb --params 70e9 --tokens 1e12 "
                     "--lang en"_s));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("NVIDIA DGX A100 640GB against the job and against itself"));
        QVERIFY(answer.out.contains("Questions to the vendor"));
        QVERIFY(answer.out.contains("显存放不下该任务"));
    }

    void measuredSpeed_isTakenAsItIs()
    {
        const Answer answer = run(size(u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB --gpus 64 "
                                       "--tokens-per-second 3500 --json"_s));
        QCOMPARE(answer.json()[u"tokens_per_second_per_gpu"_s].toDouble(), 3500.0);
        QVERIFY(answer.json()[u"mfu_factors"_s].toArray().isEmpty());
    }

    void models_areListed()
    {
        const Answer answer = run(size(u"--list-models"_s));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("Mixtral 8x7B"));
    }

    void wrongUsage_exitsWith2_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("nothing") << u"--json"_s;
        QTest::newRow("no GPU") << u"--params 7e9 --tokens 1e12"_s;
        QTest::newRow("no number") << u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB"_s;
        QTest::newRow("precision") << u"--params 7e9 --precision int2"_s;
        QTest::newRow("server of several accelerators")
            << u"--server dell-poweredge-xe9680 --params 7e9 --tokens 1e12"_s;
        QTest::newRow("layout without GPUs")
            << u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB --deadline 9 --tp 8"_s;
    }

    void wrongUsage_exitsWith2()
    {
        QFETCH(QString, options);
        const Answer answer = run(size(options));
        QCOMPARE(answer.exitCode, 2);
        QVERIFY(answer.out.isEmpty() && !answer.messages.isEmpty());
    }

    void contradictingOptions_areWrongUsage_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("said");
        const QString on = u" --gpu A100-SXM-80GB"_s;
        const QString job = u"--params 7e9 --tokens 1e12 --gpus 8"_s + on;
        QTest::newRow("no tokens") << u"--params 7e9 --gpus 8"_s + on << QByteArray{"--tokens N"};
        QTest::newRow("epochs of stated tokens")
            << job + u" --epochs 4"_s << QByteArray{"--dataset-tokens N"};
        QTest::newRow("GPUs and a deadline")
            << job + u" --deadline 30"_s << QByteArray{"--deadline"};
        QTest::newRow("weights of a known model")
            << job + u" --model gpt-3-175b"_s << QByteArray{"--params"};
        QTest::newRow("weights of a shape") << job + u" --layers 32"_s << QByteArray{"--params"};
    }

    void contradictingOptions_areWrongUsage()
    {
        QFETCH(QString, options);
        QFETCH(QByteArray, said);
        const Answer answer = run(size(options + u" --lang en"_s));
        QCOMPARE(answer.exitCode, 2);
        QVERIFY2(answer.messages.contains(said), answer.messages.constData());
    }

    void failuresBeforeProgress_askForNoDays()
    {
        const Answer answer = run(size(u"--params 7e9 --tokens 1e12 --gpu H100-SXM-80GB --gpus "
                                       "300000 --lang en"_s));
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(answer.messages.contains("so many GPUs fail"));
    }

    void expertModel_hasItsActiveWeightsBesideThePublished()
    {
        // Jiang et al. (arXiv 2401.04088): 12.9 billion active of 46.7.
        const Answer answer = run(size(u"--model mixtral-8x7b --tokens 1e12 --gpu H100-SXM-80GB "
                                       "--gpus 64 --lang en"_s));
        QVERIFY(answer.out.contains("its authors print 46.7B"));
        QVERIFY(answer.out.contains("its authors print 12.9B"));
    }

    void impossibleJobs_exitWith1_data()
    {
        QTest::addColumn<QString>("options");
        const QString job = u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB --gpus 64"_s;
        QTest::newRow("unknown model")
            << u"--model none --tokens 1e12 --gpu A100-SXM-80GB --gpus 8"_s;
        QTest::newRow("unknown GPU") << u"--params 7e9 --tokens 1e12 --gpu none --gpus 8"_s;
        QTest::newRow("FP8 on A100") << QString{job + u" --precision fp8"_s};
        QTest::newRow("too many tokens")
            << u"--params 7e9 --tokens 2e15 --gpu A100-SXM-80GB --gpus 8"_s;
        QTest::newRow("no weights") << u"--params 0 --tokens 1e12 --gpu A100-SXM-80GB --gpus 8"_s;
        QTest::newRow("no GPUs") << u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB --gpus 0"_s;
        QTest::newRow("heads") << QString{job + u" --tp 64"_s};
        QTest::newRow("GPUs by replicas") << QString{job + u" --pp 3"_s};
        QTest::newRow("batch") << QString{job + u" --tp 1 --batch 8"_s};
        QTest::newRow("negative degree") << QString{job + u" --tp -1"_s};
        QTest::newRow("unknown server")
            << u"--server none --params 7e9 --tokens 1e12 --gpu A100-SXM-80GB"_s;
        QTest::newRow("rack without power") << QString{job + u" --rack-kw 0"_s};
        QTest::newRow("negative peak") << QString{job + u" --printed-tflops -1"_s};
        QTest::newRow("unused rank") << QString{job + u" --rank 0"_s};
        QTest::newRow("shape without heads")
            << u"--layers 32 --hidden 4096 --tokens 1e12 --gpu A100-SXM-80GB --gpus 8"_s;
        QTest::newRow("no server") << QString{job + u" --gpus-per-server 0"_s};
        QTest::newRow("no network") << QString{job + u" --network 0"_s};
        QTest::newRow("slower than a number can say")
            << QString{job + u" --tokens-per-second 1e-300"_s};
        QTest::newRow("network without an end") << QString{job + u" --network inf"_s};
        QTest::newRow("claim of next to nothing") << QString{job + u" --claimed-gpu-days 1e-300"_s};
        QTest::newRow("no batch") << QString{job + u" --batch 0"_s};
        QTest::newRow("never done")
            << u"--params 1e13 --tokens 1e15 --gpu A100-SXM-80GB --deadline 0.01"_s;
    }

    void impossibleJobs_exitWith1()
    {
        QFETCH(QString, options);
        const Answer answer = run(size(options));
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(answer.out.isEmpty() && !answer.messages.isEmpty());
    }

    void impossibleOption_isNamed()
    {
        const QString job = u"--params 7e9 --tokens 1e12 --gpu A100-SXM-80GB --gpus 64 "_s;
        for (const char *option :
             {"--network", "--batch", "--seq", "--gpus-per-server", "--tokens-per-second"}) {
            const Answer answer = run(size(job + QString::fromLatin1(option) + u" 0"_s));
            QVERIFY2(answer.messages.startsWith(QByteArray{option} + ": "),
                     answer.messages.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestCommandLineSize)
#include "tst_command_line_size.moc"
