#include "tests/model/layout_questions.h"

#include "model/sizing/fewest_gpus.h"
#include "model/sizing/layout_changes.h"
#include "model/sizing/step_time.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace steelyard::sizing;
using namespace steelyard::testing;

namespace {

/// Korthikanti et al. (arXiv 2205.05198) tables 3 and 5: A100, tensor 8, FP16, seconds of a step
/// with everything recomputed and with sequence parallelism and selective recompute.
struct PublishedStep
{
    int layers;
    int hidden;
    int heads;
    int pipeline;
    int chunks;
    int microBatch;
    int microBatches;
    double fullSeconds;
    double selectiveSeconds;
};

constexpr std::array kPublishedSteps = {
    PublishedStep{48, 6144, 64, 1, 1, 4, 1, 1.42, 1.10},
    PublishedStep{96, 12288, 96, 8, 3, 1, 64, 18.13, 13.75},
    PublishedStep{105, 20480, 128, 35, 3, 1, 280, 49.05, 37.83},
    PublishedStep{128, 25600, 160, 64, 1, 1, 512, 94.42, 71.49},
};

double stepSeconds(const PublishedStep &step, Recompute recompute)
{
    ModelShape shape = findPreset("MT-NLG 530B")->shape;
    shape.layers = step.layers;
    shape.hidden = step.hidden;
    shape.heads = step.heads;
    shape.keyValueHeads = step.heads;
    shape.feedForward = 4 * step.hidden;
    const TrainingRun job{.shape = shape,
                          .sequence = 2'048,
                          .gpus = 8.0 * step.pipeline,
                          .precision = Precision::Fp16};
    const Layout layout{.tensor = 8,
                        .pipeline = step.pipeline,
                        .virtualStages = step.chunks,
                        .microBatch = step.microBatch,
                        .microBatches = step.microBatches,
                        .zero = Zero::None,
                        .recompute = recompute};
    return StepClock{job, kA100, kDgxA100}.timeOf(layout).total();
}

/// By trying each number of servers.
double fewestByTrial(LayoutQuestion question, const Accelerator &accelerator)
{
    for (question.job.gpus = question.fabric.gpusPerServer;;
         question.job.gpus += question.fabric.gpusPerServer) {
        if (bestLayout(question, accelerator))
            return question.job.gpus;
    }
}

} // namespace

/// Layouts: which fits, which is best, why not its neighbours.
class TestLayoutSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recomputing_costsAsPublished()
    {
        for (const PublishedStep &step : kPublishedSteps) {
            const double ratio =
                stepSeconds(step, Recompute::Full) / stepSeconds(step, Recompute::Selective);
            const double published = step.fullSeconds / step.selectiveSeconds;
            QVERIFY2(std::abs(ratio / published - 1.0) < 0.05, qPrintable(QString::number(ratio)));
        }
    }

    void stepTimes_rankModelsAsPublished()
    {
        // From 22B to 1T, without and with a pipeline, the factor to the published time is one and
        // the same but for its share of the band.
        std::vector<double> factors;
        for (const PublishedStep &step : kPublishedSteps)
            factors.push_back(stepSeconds(step, Recompute::Selective) / step.selectiveSeconds);
        const auto [least, most] = std::ranges::minmax(factors);
        QVERIFY2(most / least < 1.3, qPrintable(QString::number(most / least)));
    }

    void layers_areDealtAsMegatronDeals_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<bool>("divides");
        // Llama Team (arXiv 2407.21783) table 4: 126 layers on 16 stages.
        QTest::newRow("Llama-3.1 405B") << 126 << 16 << true;
        // DeepSeek-V3 (arXiv 2412.19437) section 3.2: 61 layers on 16 stages.
        QTest::newRow("DeepSeek-V3") << 61 << 16 << true;
        QTest::newRow("a stage without layers") << 61 << 32 << false;
        QTest::newRow("three stages") << 80 << 3 << false;
        QTest::newRow("even") << 96 << 12 << true;
        QTest::newRow("uneven") << 96 << 5 << false;
        QTest::newRow("more stages than layers") << 4 << 6 << false;
    }

    void layers_areDealtAsMegatronDeals()
    {
        QFETCH(int, layers);
        QFETCH(int, chunks);
        QTEST(dividesLayers(layers, chunks), "divides");
    }

    void bestLayout_fitsAndNoneThatFitsIsClearlyFaster_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<double>("gpus");
        QTest::newRow("8B") << QByteArray{"Llama-3.1 8B"} << 8.0;
        QTest::newRow("70B") << QByteArray{"Llama-3.1 70B"} << 1'024.0;
        QTest::newRow("405B") << QByteArray{"Llama-3.1 405B"} << 1'024.0;
        QTest::newRow("experts") << QByteArray{"Mixtral 8x7B"} << 64.0;
        QTest::newRow("no power of two") << QByteArray{"Llama-3.1 70B"} << 72.0;
    }

    void bestLayout_fitsAndNoneThatFitsIsClearlyFaster()
    {
        QFETCH(QByteArray, model);
        QFETCH(double, gpus);
        const LayoutQuestion question = asked(model.constData(), gpus, kDgxH100);
        const auto best = bestLayout(question, kH100);
        QVERIFY(best);
        QCOMPARE(best->layout.gpus(), gpus);
        QVERIFY(worstMemory(best->memory) <= question.memory);
        QVERIFY(faultsOf(best->layout, question.job.shape).empty());
        const StepClock clock{question.job, kH100, question.fabric};
        forEachLayout(question, [&](const Layout &layout) {
            const bool fits =
                worstMemory(trainingMemory(question.job.shape, layout, question.job.sequence))
                <= question.memory;
            if (fits && clock.secondsPerToken(layout) * kAsFast < best->secondsPerToken * 0.9999)
                QTest::qFail("a faster one fits", __FILE__, __LINE__);
            return Visit::Next;
        });
    }

    void tensorParallelism_staysWithinLinks()
    {
        const auto linked = bestLayout(asked("Llama-3.1 405B", 1'024.0, kDgxH100), kH100);
        QVERIFY(linked && linked->layout.tensor > 1 && linked->layout.tensor <= 8);
        const auto bus = bestLayout(asked("Llama-3.1 8B", 64.0, kPcieA100), kA100);
        QVERIFY(bus);
        QCOMPARE(bus->layout.tensor, 1);
    }

    void statedBatch_isDividedExactly()
    {
        LayoutQuestion question = asked("Llama-3.1 8B", 24.0, kDgxH100);
        // 24 GPUs make 24, 12, 8, 6, 3 ... replicas; 96 is a multiple of each, 100 of few.
        question.job.globalBatch = 96.0;
        const auto best = bestLayout(question, kH100);
        QVERIFY(best);
        QCOMPARE(double(best->layout.data) * best->layout.microBatch * best->layout.microBatches,
                 96.0);
        question.job.globalBatch = 97.0;
        Layout layout{};
        const auto rejection = spread(question, layout);
        QVERIFY(rejection);
        QCOMPARE(rejection->reason, RejectionReason::NotDivisible);
        QCOMPARE(rejection->found, 97.0);
        QCOMPARE(rejection->limit, 24.0);
    }

    void settledRecompute_isKept()
    {
        LayoutQuestion question = asked("Llama-3.1 70B", 64.0, kDgxH100);
        question.recompute = Recompute::Full;
        const auto best = bestLayout(question, kH100);
        QVERIFY(best);
        QCOMPARE(best->layout.recompute, Recompute::Full);
    }

    void fewestGpus_areThoseFoundByTrial_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<double>("batch");
        for (const char *model : {"Llama-3.1 8B", "Llama-3.1 70B", "Mixtral 8x7B", "GPT-3 175B"}) {
            QTest::addRow("%s", model) << QByteArray{model} << 0.0;
            QTest::addRow("%s, batch", model) << QByteArray{model} << 1'536.0;
        }
    }

    void fewestGpus_areThoseFoundByTrial()
    {
        QFETCH(QByteArray, model);
        QFETCH(double, batch);
        LayoutQuestion question = asked(model.constData(), 8.0, kDgxA100);
        if (batch > 0.0)
            question.job.globalBatch = batch;
        const auto fewest = fewestGpus(question);
        QVERIFY(fewest);
        QCOMPARE(*fewest, fewestByTrial(question, kA100));
    }

    void modelBeyondAnyLayout_hasNoNumberOfGpus()
    {
        // One layer of 1.1e12 weights: two bytes each on eight ranks are above 16 GB.
        LayoutQuestion question = asked("Llama-3.1 8B", 8.0, kDgxH100);
        question.job.shape.hidden = 262'144;
        question.job.shape.feedForward = 1'048'576;
        question.job.shape.layers = 1;
        question.memory = 16e9;
        QVERIFY(!fewestGpus(question));
        QVERIFY(!bestLayout(question, kH100));
    }

    void fittingChanges_nameZeroFirst()
    {
        // Rajbhandari et al. (arXiv 1910.02054) figure 1: the state of 7.5B weights takes 120 GB on
        // each of 64 GPUs, 31.4 GB with the optimiser's spread.
        LayoutQuestion question = asked("Llama-3.1 8B", 64.0, kDgxA100);
        question.job.sequence = 2'048;
        Layout layout{.zero = Zero::None};
        QVERIFY(!spread(question, layout));
        QVERIFY(worstMemory(trainingMemory(question.job.shape, layout, 2'048)) > 80e9);
        const auto changes = fittingChanges(question, kA100, layout);
        QVERIFY(!changes.empty());
        QCOMPARE(changes.front().change.knob, LayoutKnob::Zero);
        QCOMPARE(changes.front().change.layout.zero, Zero::Optimizer);
        QVERIFY(std::ranges::is_sorted(
            changes, {}, [](const FittingChange &fitting) { return fitting.change.knob; }));
        for (const FittingChange &fitting : changes)
            QVERIFY(worstMemory(fitting.memory) <= 80e9);
    }

    void fittingChanges_areNoneWhereOneIsNotEnough()
    {
        LayoutQuestion question = asked("Llama-3.1 405B", 64.0, kDgxA100);
        Layout layout{.zero = Zero::None};
        QVERIFY(!spread(question, layout));
        QVERIFY(fittingChanges(question, kA100, layout).empty());
    }

    void neighbours_areRejectedWithBothNumbers()
    {
        const LayoutQuestion question = asked("Llama-3.1 70B", 1'024.0, kDgxH100);
        const auto best = bestLayout(question, kH100);
        QVERIFY(best);
        const auto neighbours = rejectedNeighbours(question, kH100, *best);
        QVERIFY(neighbours.size() >= 5);
        for (const RejectedNeighbour &neighbour : neighbours) {
            QVERIFY(neighbour.change.layout != best->layout);
            const Rejection &rejection = neighbour.rejection;
            switch (rejection.reason) {
            case RejectionReason::Memory:
                QVERIFY(rejection.found > rejection.limit);
                break;
            case RejectionReason::Slower:
                QVERIFY(rejection.found * kAsFast >= 0.9999);
                break;
            case RejectionReason::NotDivisible:
                QVERIFY(!rejection.field.empty());
                break;
            case RejectionReason::BatchBelowReplicas:
            case RejectionReason::FewMicroBatches:
                QVERIFY(rejection.found < rejection.limit);
                break;
            case RejectionReason::PipelineReduces:
            case RejectionReason::BeyondServer:
                QVERIFY(rejection.limit > 1.0);
                break;
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLayoutSearch)
#include "tst_layout_search.moc"
