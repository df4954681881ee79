#include "tests/model/layout_questions.h"

#include "model/sizing/architecture_speed.h"
#include "model/sizing/layout_slowdown.h"

#include <QTest>

using namespace steelyard::sizing;
using namespace steelyard::testing;

namespace {

constexpr auto kModel = "Llama-3.1 70B";
/// NVLink of 400 GB/s in both directions.
constexpr Fabric kH800{.link = 200e9, .bus = 64e9, .network = 50e9};

double bestSlowdown(const LayoutQuestion &question, const Accelerator &accelerator)
{
    return slowdownOfBest(question, accelerator, bestLayout(question, accelerator)->layout);
}

double givenSlowdown(const LayoutQuestion &question, const Layout &given)
{
    return slowdownOfGiven(question, kH100, given, bestLayout(question, kH100));
}

} // namespace

/// What layout and links cost beyond those of the runs that the default speed rests on.
class TestLayoutSlowdown final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuredLinks_costNothing()
    {
        QCOMPARE(bestSlowdown(asked(kModel, 64.0, kDgxH100), kH100), 1.0);
        QCOMPARE(*measuredFabric("Hopper", 8), kDgxH100);
        QVERIFY(!measuredFabric("CDNA3", 8).has_value());
    }

    void cutLinksAndPcie_costTime()
    {
        const double cut = bestSlowdown(asked(kModel, 64.0, kH800), kH100);
        QVERIFY(cut > kAsFast);
        // All tensor transfers at 450 ÷ 200 times their length would be the most.
        QVERIFY(cut < 450.0 / 200.0);
        QVERIFY(bestSlowdown(asked(kModel, 64.0, kPcieA100), kA100) > kAsFast);
    }

    void slowerNetwork_neverCostsLess()
    {
        double last = 1.0;
        for (const double gigabits : {400.0, 200.0, 100.0, 50.0, 25.0}) {
            Fabric fabric = kDgxH100;
            fabric.network = gigabits * 1e9 / 8.0;
            const double slowdown = bestSlowdown(asked(kModel, 64.0, fabric), kH100);
            QVERIFY(slowdown >= last);
            last = slowdown;
        }
        QVERIFY(last > kAsFast);
    }

    /// A800 against A100 is 200 against 300 GB/s and direction: too little for the search to tell
    /// layouts apart, but never nothing.
    void slightlyCutLinks_costALittle()
    {
        constexpr Fabric kA800{.link = 200e9, .bus = 32e9, .network = 25e9};
        const double cut = bestSlowdown(asked(kModel, 64.0, kA800), kA100);
        QVERIFY(cut > 1.0 && cut < 300.0 / 200.0);
        Fabric uncut = kA800;
        uncut.link = 300e9;
        QCOMPARE(bestSlowdown(asked(kModel, 64.0, uncut), kA100), 1.0);
    }

    void slowNetwork_costsAlsoWithoutMeasuredLinks()
    {
        const Accelerator instinct{
            .architecture = "CDNA3", .bf16Tflops = 1'307.0, .memoryGb = 192.0};
        LayoutQuestion question =
            asked(kModel, 64.0, {.link = 448e9, .bus = 64e9, .network = 50e9});
        question.memory = 192e9;
        question.usualNetwork = question.fabric.network;
        QCOMPARE(bestSlowdown(question, instinct), 1.0);
        question.fabric.network = 100e9 / 8.0 / 8.0;
        QVERIFY(bestSlowdown(question, instinct) > kAsFast);
    }

    void emptyPipeline_costsItsBubble()
    {
        // 128 GPUs, tensor 8, 16 stages, one replica, 64 sequences: 64 micro-batches, which wait
        // 15 ÷ 64 of the work (Narayanan et al., arXiv 2104.04473, section 2.2); a tenth is usual.
        LayoutQuestion question = asked(kModel, 128.0, kDgxH100);
        question.job.globalBatch = 64.0;
        const Layout given{
            .tensor = 8, .pipeline = 16, .microBatches = 64, .zero = Zero::Optimizer};
        QCOMPARE(givenSlowdown(question, given), (1.0 + 15.0 / 64.0) / 1.1);
    }

    void tensorsBeyondTheServer_costMostOfTheTime()
    {
        const Layout given{.tensor = 64, .zero = Zero::Optimizer, .recompute = Recompute::Full};
        QVERIFY(givenSlowdown(asked(kModel, 64.0, kDgxH100), given) > 5.0);
    }

    void givenLayout_isNeverFasterThanTheBest()
    {
        const LayoutQuestion question = asked(kModel, 64.0, kH800);
        const double best = bestSlowdown(question, kH100);
        for (const int tensor : {1, 2, 4, 8}) {
            const Layout given{.tensor = tensor,
                               .data = 64 / tensor,
                               .zero = Zero::Weights,
                               .recompute = Recompute::Full};
            QVERIFY(givenSlowdown(question, given) >= best);
        }
    }
};

QTEST_APPLESS_MAIN(TestLayoutSlowdown)

#include "tst_layout_slowdown.moc"
