#include "model/exchange/step_log.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

namespace {

Result<StepLog> read(QByteArray content)
{
    QBuffer buffer{&content};
    buffer.open(QIODevice::ReadOnly);
    return readStepLog(buffer);
}

StepLog logOf(const QByteArray &content)
{
    const auto log = read(content);
    if (!log)
        qFatal("the log is refused");
    return *log;
}

ErrorCode refusalOf(const QByteArray &content)
{
    const auto log = read(content);
    return log ? ErrorCode::Cancelled : log.error().code;
}

} // namespace

/// Logs of training steps. The lines are written as the programs print them.
class TestStepLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void megatronLines_giveTimeAndBatch()
    {
        const StepLog log = logOf(
            " [2024-06-01 10:00:00] iteration       10/  500000 | consumed samples:         2560 | "
            "elapsed time per iteration (ms): 5432.1 | throughput per GPU (TFLOP/s/GPU): 400.1 | "
            "learning rate: 3.0E-06 | global batch size:   256 | lm loss: 1.06E+01 |\n"
            "saving checkpoint at iteration 10\n");
        QVERIFY(log.format == LogFormat::MegatronLm);
        QCOMPARE(log.samples.size(), size_t{1});
        QCOMPARE(log.samples[0].seconds, std::optional{5.4321});
        QCOMPARE(log.samples[0].batch, std::optional{256.0});
    }

    void nemoLines_giveTime()
    {
        const StepLog log =
            logOf("Training epoch 0, iteration 9/99 | lr: 3e-06 | global_batch_size: 512 | "
                  "global_step: 9 "
                  "| reduced_train_loss: 11.03 | train_step_timing in s: 5.25\n"
                  "Epoch 0: :   5%|5 | 50/1000 [04:22<1:23:07, v_num=0, reduced_train_loss=9.1, "
                  "global_step=49.0, consumed_samples=25600.0, train_step_timing in s=5.230]\r");
        QVERIFY(log.format == LogFormat::NeMo);
        QCOMPARE(log.samples.size(), size_t{2});
        QCOMPARE(log.samples[0].batch, std::optional{512.0});
        QCOMPARE(log.samples[1].seconds, std::optional{5.23});
    }

    void torchtitanLines_giveTokensOfOneGpu()
    {
        const StepLog log = logOf(
            "[rank0]:[titan] 2025-06-20 10:00:01,000 - root - INFO - \x1b[31mstep: 10  "
            "\x1b[32mloss:  7.1234  \x1b[33mmemory: 43.10GiB(45.38%)  \x1b[34mtps: 5,762  "
            "\x1b[36mtflops: 333.71  \x1b[35mmfu: 33.74%\x1b[39m\n"
            "step: 20  https://x  loss:  6.1  memory: 43.10GiB(45.38%)  wps: 5,800  mfu: 33.9%\n");
        QVERIFY(log.format == LogFormat::Torchtitan);
        QCOMPARE(log.samples.size(), size_t{2});
        QCOMPARE(log.samples[0].tokensPerSecondPerGpu, std::optional{5'762.0});
        QCOMPARE(log.samples[1].tokensPerSecondPerGpu, std::optional{5'800.0});
    }

    void deepSpeedLines_giveSamples()
    {
        const StepLog log =
            logOf("[2023-05-01 10:00:00,000] [INFO] [timer.py:199:stop] epoch=0/micro_step=80/"
                  "global_step=10, RunningAvgSamplesPerSec=12.1, CurrSamplesPerSec=12.5, "
                  "MemAllocated=31.2GB, MaxMemAllocated=60.1GB\n"
                  "steps: 20 loss: 2.3456 iter time (s): 0.500 samples/sec: 512.000\n");
        QVERIFY(log.format == LogFormat::DeepSpeed);
        QCOMPARE(log.samples[0].samplesPerSecond, std::optional{12.5});
        QCOMPARE(log.samples[1].samplesPerSecond, std::optional{512.0});
    }

    void progressBars_giveTimeWhereNobodyElseWrote()
    {
        const QByteArray bars = "  1%|1         | 10/1000 [00:30<49:30,  3.00s/it]\r"
                                "  2%|2         | 20/1000 [00:45<24:30,  1.50it/s]\r"
                                "{'loss': 2.1, 'learning_rate': 5e-05, 'epoch': 0.1}\n";
        const StepLog log = logOf(bars);
        QVERIFY(log.format == LogFormat::HuggingFace);
        QCOMPARE(log.samples.size(), size_t{2});
        QCOMPARE(log.samples[0].seconds, std::optional{3.0});
        QCOMPARE(log.samples[1].seconds, std::optional{1.0 / 1.5});
        const StepLog other = logOf(bars + "step: 1 loss: 2 tps: 100\n");
        QVERIFY(other.format == LogFormat::Torchtitan);
        const StepLog summary =
            logOf("{'train_runtime': 90.0, 'train_samples_per_second': 50.1}\n");
        QCOMPARE(summary.samples[0].samplesPerSecond, std::optional{50.1});
    }

    void table_tellsDurationsFromAClock()
    {
        const auto seconds = [](const QByteArray &content) {
            std::vector<double> all;
            for (const StepSample &sample : logOf(content).samples)
                all.push_back(sample.seconds.value_or(0.0));
            return all;
        };
        // Durations vary; a clock never falls.
        QCOMPARE(seconds("Step,Time,loss\n1,9.0,3\n2,5.0,3\n3,5.5,2\n"),
                 (std::vector{9.0, 5.0, 5.5}));
        QCOMPARE(seconds("step;elapsed_s\n10;100\n20;150\n30;200\n50;300\n"),
                 (std::vector{5.0, 5.0, 5.0}));
        QVERIFY(logOf("iteration,seconds\n1,2\n").format == LogFormat::Csv);
        // Equal ones, and few that rise by little, are durations.
        QCOMPARE(seconds("step,time\n1,10\n2,10\n3,10\n4,10\n"), std::vector(4, 10.0));
        QCOMPARE(seconds("step,time\n1,9.8\n2,9.9\n3,10.1\n4,10.2\n"),
                 (std::vector{9.8, 9.9, 10.1, 10.2}));
        QCOMPARE(seconds("step,time\n1,10\n2,20\n3,30\n4,40\n"), std::vector(3, 10.0));
        QCOMPARE(seconds("step,time\n7,1700000000\n8,1700000010\n"), std::vector{10.0});
        // The title decides.
        QCOMPARE(seconds("step,step_time\n1,10\n2,20\n3,30\n"), (std::vector{10.0, 20.0, 30.0}));
        QCOMPARE(seconds("step,time,elapsed\n1,7,60\n2,7,70\n"), std::vector{10.0});
        // A clock of whole seconds stands still; a restart sets it back.
        QCOMPARE(seconds("step,elapsed\n1,0\n2,0\n3,1\n4,1\n5,2\n"), std::vector(2, 0.5));
        QCOMPARE(seconds("step,elapsed\n1,10\n2,20\n3,5\n4,15\n"), std::vector(2, 10.0));
    }

    void clockOfAResumedRun_isReadStartByStart()
    {
        const auto seconds = [](const QByteArray &rows) {
            std::vector<double> all;
            for (const StepSample &sample : logOf("step,time\n" + rows).samples)
                all.push_back(sample.seconds.value_or(0.0));
            return all;
        };
        // Resumed behind step 4, from a checkpoint at step 2, and with every tenth step written.
        QCOMPARE(seconds("1,10\n2,20\n3,30\n4,40\n5,12\n6,22\n7,32\n"), std::vector(5, 10.0));
        QCOMPARE(seconds("1,10\n2,20\n3,30\n3,10\n4,20\n5,30\n6,8\n"), std::vector(4, 10.0));
        QCOMPARE(seconds("10,50\n20,100\n30,150\n40,50\n50,100\n60,150\n"), std::vector(4, 5.0));
        // Durations that rise a little, fall, and rise again.
        QCOMPARE(seconds("1,9\n2,9.5\n3,10\n4,9\n5,9.4\n6,9.8\n"),
                 (std::vector{9.0, 9.5, 10.0, 9.0, 9.4, 9.8}));
    }

    void timesOfEitherKind_areRefusedWithTheTitlesToChoose()
    {
        for (const QByteArray &times :
             {QByteArray{"1,10\n2,20\n"}, QByteArray{"1,120\n2,130\n3,140\n4,150\n"}}) {
            const auto log = read("step,time\n" + times);
            QVERIFY(!log);
            QCOMPARE(log.error().code, ErrorCode::LogTimeUnclear);
            QCOMPARE(log.error().arguments, QStringList{u"time"_s});
        }
    }

    void negativeTime_isNamedWithItsLine()
    {
        const auto log = read("step,time\n1,10\n2,-10\n3,10\n");
        QVERIFY(!log);
        QCOMPARE(log.error().code, ErrorCode::JobNotPositive);
        QCOMPARE(log.error().where, u"3"_s);
    }

    void filesWithoutSteps_areRefused()
    {
        QCOMPARE(refusalOf({}), ErrorCode::FileEmpty);
        QCOMPARE(refusalOf("nothing of the kind\n"), ErrorCode::LogWithoutSteps);
        QCOMPARE(refusalOf("step,time\n1,\n"), ErrorCode::LogWithoutSteps);
        // Times that can't be.
        QCOMPARE(refusalOf("elapsed time per iteration (ms): 0.0 |\n"), ErrorCode::LogWithoutSteps);
        QCOMPARE(refusalOf("train_step_timing in s: nan\n"), ErrorCode::LogWithoutSteps);
        QCOMPARE(refusalOf("train_step_timing in s: -5\n"), ErrorCode::LogWithoutSteps);
    }

    void anyBytes_areReadWithoutHarm()
    {
        const QByteArray step = "elapsed time per iteration (ms): 1000.0 | global batch size: 8\n";
        // Ten megabytes without a line end, then bytes that are no UTF-8, zeros and escapes.
        const QByteArray log = QByteArray(10'000'000, 'x') + '\n' + "\xff\xfe\x80\x1b[" + '\0'
            + "\n" + step + "\x1b[\x1b\n" + step + "train_step_timing in s";
        QCOMPARE(logOf(log).samples.size(), size_t{2});
        QCOMPARE(refusalOf(QByteArray(200'000, '\0')), ErrorCode::LogWithoutSteps);
        QCOMPARE(refusalOf(QByteArray(3'000'000, '|') + "<s/it"), ErrorCode::LogWithoutSteps);
    }
};

QTEST_APPLESS_MAIN(TestStepLog)
#include "tst_step_log.moc"
