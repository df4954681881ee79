#include "model/sizing/model_presets.h"
#include "model/sizing/training_memory.h"

#include <QTest>

#include <cmath>

using namespace steelyard::sizing;

namespace {

constexpr double kGib = 1024.0 * 1024.0 * 1024.0;

bool isNear(double bytes, double publishedGib, double share)
{
    if (std::abs(bytes / kGib / publishedGib - 1.0) <= share)
        return true;
    qWarning("%.2f GiB, published %.2f", bytes / kGib, publishedGib);
    return false;
}

/// A GPT without tables: the papers' figures hold the layers alone.
ModelShape gptLayers(int layers, int hidden, int heads)
{
    ModelShape shape = findPreset("MT-NLG 530B")->shape;
    shape.layers = layers;
    shape.hidden = hidden;
    shape.heads = heads;
    shape.keyValueHeads = heads;
    shape.feedForward = 4 * hidden;
    shape.vocabulary = 1;
    return shape;
}

Layout korthikanti(int pipeline, int virtualStages, int microBatch, int microBatches)
{
    return {.tensor = 8,
            .pipeline = pipeline,
            .virtualStages = virtualStages,
            .microBatch = microBatch,
            .microBatches = microBatches,
            .zero = Zero::None,
            .sequenceParallel = SequenceParallel::Off,
            .attention = AttentionKernel::Materialised};
}

Layout selective(Layout layout)
{
    layout.sequenceParallel = SequenceParallel::On;
    layout.recompute = Recompute::Selective;
    return layout;
}

ModelShape cut(std::string_view preset, int layers)
{
    ModelShape shape = findPreset(preset)->shape;
    shape.layers = layers;
    if (shape.experts)
        shape.experts->denseLayers = 1;
    return shape;
}

struct Measured
{
    const char *name = nullptr;
    ModelShape shape = {};
    Layout layout = {};
    int sequence = 0;
    double gib = 0.0;
    double tolerance = 0.0;
};

/// MooreThreads/SimuMax docs/b200/b200_release_v1.2_summary.json: peak allocated memory of eight
/// B200, models of full width and few layers.
std::vector<Measured> simuMax()
{
    constexpr double kDense = 0.07;
    constexpr double kExperts = 0.03;
    const ModelShape llama70 = cut("Llama-3.1 70B", 12);
    ModelShape llama405 = cut("Llama-3.1 405B", 4);
    llama405.keyValueHeads = 16;
    const ModelShape v2 = cut("DeepSeek-V2 236B", 4);
    const ModelShape v3 = cut("DeepSeek-V3 671B", 4);
    const auto layout = [](int tensor, int pipeline, int context, int expert, int data) {
        return Layout{.tensor = tensor,
                      .pipeline = pipeline,
                      .context = context,
                      .expert = expert,
                      .data = data,
                      .microBatches = 4};
    };
    return {
        {"70B l12 tp1 pp2", llama70, layout(1, 2, 1, 1, 4), 4'096, 66.55, kDense},
        {"70B l12 tp2", llama70, layout(2, 1, 1, 1, 4), 4'096, 60.68, kDense},
        {"70B l12 tp8", llama70, layout(8, 1, 1, 1, 1), 4'096, 28.29, kDense},
        {"405B l4 tp2", llama405, layout(2, 1, 1, 1, 4), 4'096, 81.59, kDense},
        {"405B l4 tp4", llama405, layout(4, 1, 1, 1, 2), 4'096, 52.89, kDense},
        {"70B l12 tp2 cp4 32K", llama70, layout(2, 1, 4, 1, 1), 32'768, 68.43, kDense},
        {"70B l12 cp8 32K", llama70, layout(1, 1, 8, 1, 1), 32'768, 104.51, kDense},
        {"405B l4 cp8 32K", llama405, layout(1, 1, 8, 1, 1), 32'768, 139.22, kDense},
        {"70B l12 tp2 cp4 128K", llama70, layout(2, 1, 4, 1, 1), 131'072, 112.67, kDense},
        {"405B l4 tp2 cp4 128K", llama405, layout(2, 1, 4, 1, 1), 131'072, 118.13, kDense},
        {"V2 l4 ep8", v2, layout(1, 1, 1, 8, 8), 4'096, 45.63, kExperts},
        {"V3 l4 ep8", v3, layout(1, 1, 1, 8, 8), 4'096, 104.3, kExperts},
        {"V3 l4 ep4 pp2", v3, layout(1, 2, 1, 4, 4), 4'096, 114.0, kExperts},
    };
}

/// pytorch/torchtitan benchmarks/llama3_h100_202412_torchtitan.md and
/// llama3-8b_h200_202506_trainy-whitefiber.md: peak reserved memory, the fullest rank.
std::vector<Measured> torchtitan()
{
    const auto layout = [](int tensor, int pipeline, int data, int microBatch, Recompute how) {
        return Layout{.tensor = tensor,
                      .pipeline = pipeline,
                      .data = data,
                      .microBatch = microBatch,
                      .microBatches = pipeline,
                      .zero = Zero::Weights,
                      .recompute = how,
                      .bytes = kShardedFp32Adam};
    };
    const ModelShape llama8 = findPreset("Llama-3.1 8B")->shape;
    const ModelShape llama70 = findPreset("Llama-3.1 70B")->shape;
    const ModelShape llama405 = findPreset("Llama-3.1 405B")->shape;
    return {
        {"8B 8 GPUs", llama8, layout(1, 1, 8, 2, Recompute::Selective), 8'192, 82.4},
        {"8B 128 GPUs", llama8, layout(1, 1, 128, 2, Recompute::Selective), 8'192, 67.0},
        {"8B 128 compiled", llama8, layout(1, 1, 128, 2, Recompute::Selective), 8'192, 62.0},
        {"8B 32 H200", llama8, layout(1, 1, 32, 2, Recompute::Selective), 8'192, 47.96},
        {"8B 8 GPUs 32K", llama8, layout(1, 1, 8, 1, Recompute::Full), 32'768, 83.9},
        {"70B 256 GPUs", llama70, layout(8, 1, 32, 16, Recompute::Full), 8'192, 71.9},
        // Its 32 sequences per replica run as one micro-batch per stage.
        {"405B 512 GPUs", llama405, layout(8, 8, 8, 4, Recompute::Full), 8'192, 82.5},
    };
}

} // namespace

class TestTrainingMemory final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void korthikantiLayers_weighWhatThePaperSays_data();
    void korthikantiLayers_weighWhatThePaperSays();
    void measuredPeaks_areMet();
    void shardedPeaks_lieInTheBand();
    void zero_spreadsStepByStep();
    void fullestStage_isFound();
    void impossibleLayouts_areNamed();
};

void TestTrainingMemory::korthikantiLayers_weighWhatThePaperSays_data()
{
    // arXiv 2205.05198 figure 1, as digitised in calculon-ai/calculon: weights with optimiser, and
    // activations, of the first stage in GiB.
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("hidden");
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<int>("virtualStages");
    QTest::addColumn<int>("microBatch");
    QTest::addColumn<double>("states");
    QTest::addColumn<double>("unrecomputed");
    QTest::addColumn<double>("selectively");
    QTest::newRow("22B") << 48 << 6'144 << 64 << 1 << 1 << 4 << 45.5625 << 59.25 << 9.5625;
    QTest::newRow("175B") << 96 << 12'288 << 96 << 8 << 3 << 1 << 45.5625 << 66.84 << 0.0;
    QTest::newRow("530B") << 105 << 20'480 << 128 << 35 << 3 << 1 << 31.6406 << 114.02 << 23.08;
    QTest::newRow("1T") << 128 << 25'600 << 160 << 64 << 1 << 1 << 32.959 << 0.0 << 26.56;
}

void TestTrainingMemory::korthikantiLayers_weighWhatThePaperSays()
{
    constexpr double kAgreed = 0.005;
    QFETCH(int, layers);
    QFETCH(int, hidden);
    QFETCH(int, heads);
    QFETCH(int, pipeline);
    QFETCH(int, virtualStages);
    QFETCH(int, microBatch);
    QFETCH(double, states);
    QFETCH(double, unrecomputed);
    QFETCH(double, selectively);
    const ModelShape shape = gptLayers(layers, hidden, heads);
    const Layout layout = korthikanti(pipeline, virtualStages, microBatch, 512);
    const MemoryParts plain = trainingMemory(shape, layout, 2'048).parts;
    QVERIFY(isNear(plain.weights + plain.gradients + plain.optimizer, states, kAgreed));
    if (unrecomputed > 0.0)
        QVERIFY(isNear(plain.activations, unrecomputed, kAgreed));
    if (selectively > 0.0)
        QVERIFY(isNear(trainingMemory(shape, selective(layout), 2'048).parts.activations,
                       selectively,
                       kAgreed));
}

void TestTrainingMemory::measuredPeaks_areMet()
{
    for (const Measured &row : simuMax()) {
        const MemoryEstimate estimate = trainingMemory(row.shape, row.layout, row.sequence);
        QVERIFY2(isNear(estimate.parts.allocated(), row.gib, row.tolerance), row.name);
        QVERIFY2(estimate.low <= row.gib * kGib && row.gib * kGib <= estimate.high, row.name);
    }
}

void TestTrainingMemory::shardedPeaks_lieInTheBand()
{
    for (const Measured &row : torchtitan()) {
        const MemoryEstimate estimate = trainingMemory(row.shape, row.layout, row.sequence);
        const double expected = estimate.parts.allocated();
        qInfo("%s: %.1f GiB, measured %.1f", row.name, expected / kGib, row.gib);
        QVERIFY2(estimate.low <= row.gib * kGib && row.gib * kGib <= estimate.high, row.name);
        QVERIFY(estimate.low >= 0.799 * expected && estimate.high <= 1.501 * expected);
    }
}

void TestTrainingMemory::zero_spreadsStepByStep()
{
    // arXiv 1910.02054 figure 1: 7.5 billion weights on 64 GPUs, 2 + 2 + 12 bytes: 120, 31.4, 16.6
    // and 1.9 GB.
    ModelShape shape = gptLayers(36, 4'096, 32);
    const auto states = [&](Zero zero) {
        const Layout layout{.data = 64,
                            .zero = zero,
                            .bytes = {.weights = 2.0, .gradients = 2.0, .optimizer = 12.0}};
        const MemoryParts parts = trainingMemory(shape, layout, 2'048).parts;
        return (parts.weights + parts.gradients + parts.optimizer) / 1e9;
    };
    // The layers alone hold 7.25 billion.
    const double scale = 7.5 / 7.25;
    QVERIFY(std::abs(states(Zero::None) * scale - 120.0) < 0.5);
    QVERIFY(std::abs(states(Zero::Optimizer) * scale - 31.4) < 0.2);
    QVERIFY(std::abs(states(Zero::Gradients) * scale - 16.6) < 0.1);
    QVERIFY(std::abs(states(Zero::Weights) * scale - 1.88) < 0.02);
}

void TestTrainingMemory::fullestStage_isFound()
{
    // A wide vocabulary on few layers: the logits outweigh the first stage's second micro-batch.
    ModelShape shape = cut("Llama-3.1 8B", 4);
    const Layout layout{.pipeline = 2, .microBatches = 1};
    QCOMPARE(trainingMemory(shape, layout, 8'192).stage, 1);
    shape.vocabulary = 32;
    const Layout deep{.pipeline = 4, .microBatches = 8};
    QCOMPARE(trainingMemory(shape, deep, 8'192).stage, 0);
}

void TestTrainingMemory::impossibleLayouts_areNamed()
{
    const ModelShape shape = findPreset("Llama-3.1 8B")->shape;
    QVERIFY(faultsOf(Layout{}, shape).empty());
    const Faults faults = faultsOf(Layout{.tensor = 3, .pipeline = 5, .data = 4}, shape);
    QCOMPARE(faults.size(), size_t{2});
    QVERIFY(faults[0] == (Fault{FaultCode::NotDivisible, "heads", 32, 3}));
    QVERIFY(faults[1] == (Fault{FaultCode::NotDivisible, "layers", 32, 5}));
    QVERIFY(faultsOf(Layout{.tensor = 0}, shape)
            == (Faults{{FaultCode::NotPositive, "tp", 0.0, 0.0}}));
}

QTEST_APPLESS_MAIN(TestTrainingMemory)
#include "tst_training_memory.moc"
