#include "ui/desk/measured_log.h"

#include <QBuffer>
#include <QTest>

using namespace steelyard;
using namespace steelyard::desk;

namespace {

Result<MeasuredSpeed> measuredOf(QByteArray content, const TestRun &run)
{
    QBuffer buffer{&content};
    buffer.open(QIODevice::ReadOnly);
    return measuredSpeed(buffer, run);
}

QByteArray megatronLine(double milliseconds)
{
    return "elapsed time per iteration (ms): " + QByteArray::number(milliseconds)
        + " | global batch size: 64 |\n";
}

} // namespace

/// The speed of a test run, from its log.
class TestMeasuredLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void warmUpAndStops_leaveTheMedian()
    {
        // 20 steps of 2 s: 64 sequences of 4,096 tokens on 8 GPUs are 16,384 tokens per second.
        QByteArray log;
        for (int step = 0; step < 20; ++step)
            log += megatronLine(step < 2 ? 60'000.0 : step == 12 ? 90'000.0 : 2'000.0);
        const auto measured = measuredOf(log, {.sequence = 4'096, .gpus = 8.0});
        QVERIFY(measured);
        QCOMPARE(measured->tokensPerSecondPerGpu, 16'384.0);
        QCOMPARE(measured->skipped, size_t{2});
        QCOMPARE(measured->steps, size_t{18});
        QVERIFY(measured->format == exchange::LogFormat::MegatronLm);
    }

    void tokensOfOneGpu_needNothingElse()
    {
        const auto measured = measuredOf("step: 1 tps: 5,000\nstep: 2 tps: 5,762\n", {});
        QVERIFY(measured);
        QCOMPARE(measured->skipped, size_t{0});
        QCOMPARE(measured->lowerQuarter, 5'000.0);
        QCOMPARE(measured->tokensPerSecondPerGpu, 5'381.0); // between the two
    }

    void samples_areSharedByTheGpus()
    {
        const auto measured =
            measuredOf("CurrSamplesPerSec=12.5\n", {.sequence = 2'048, .gpus = 16.0});
        QVERIFY(measured);
        QCOMPARE(measured->tokensPerSecondPerGpu, 1'600.0);
    }

    void batchOfTheLog_goesFirst()
    {
        const TestRun run{.batch = 8.0, .sequence = 1'000, .gpus = 1.0};
        QCOMPARE(measuredOf(megatronLine(1'000.0), run)->tokensPerSecondPerGpu, 64'000.0);
        QCOMPARE(measuredOf("step,time\n1,1\n", run)->tokensPerSecondPerGpu, 8'000.0);
    }

    void summary_servesWhereTheBarsLackTheBatch()
    {
        const auto measured = measuredOf("| 10/100 [00:30<04:30,  3.00s/it]\r"
                                         "{'train_samples_per_second': 50.0}\n",
                                         {.sequence = 1'000, .gpus = 10.0});
        QVERIFY(measured);
        QCOMPARE(measured->tokensPerSecondPerGpu, 5'000.0);
        QCOMPARE(measured->steps, size_t{1});
    }

    void unknownTokens_areAskedFor()
    {
        for (const TestRun &run : {TestRun{},
                                   TestRun{.batch = 8.0, .sequence = 1'000},
                                   TestRun{.sequence = 1'000, .gpus = 1.0}}) {
            const auto measured = measuredOf("step,time\n1,1\n", run);
            QVERIFY(!measured);
            QCOMPARE(measured.error().code, ErrorCode::LogWithoutTokens);
        }
    }
};

QTEST_APPLESS_MAIN(TestMeasuredLog)
#include "tst_measured_log.moc"
