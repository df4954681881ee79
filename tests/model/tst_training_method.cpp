#include "model/sizing/claim.h"
#include "model/sizing/model_presets.h"
#include "model/sizing/parameter_count.h"
#include "model/sizing/training_memory.h"
#include "model/sizing/training_method.h"
#include "model/sizing/training_speed.h"
#include "model/sizing/typical_shape.h"

#include <QTest>

#include <cmath>

using namespace steelyard::sizing;

namespace {

ModelShape shapeNamed(const char *name)
{
    return findPreset(name)->shape;
}

/// All of a model on one GPU, trained so.
MemoryParts partsOf(const ModelShape &shape, const Training &training, Zero zero = Zero::None)
{
    Layout layout{.zero = zero};
    takeStates(layout, shape, training);
    return trainingMemory(shape, layout, 2'048).parts;
}

bool isWithin(double found, double expected, double tolerance)
{
    return std::abs(found / expected - 1.0) <= tolerance;
}

} // namespace

/// Full training and adapters, and what their optimisers keep.
class TestTrainingMethod : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Adapters of rank 16 on every linear layer, as Hugging Face PEFT counts them: 39,976,960 of
    /// Llama 2 7B and 41,943,040 of Llama 3 8B (unslothai/unsloth, notebooks of both models).
    void adaptersOfEveryLinearLayer_areCounted()
    {
        QCOMPARE(adapterParameters(shapeNamed("Llama-2 7B"), 16), 39'976'960.0);
        QCOMPARE(adapterParameters(shapeNamed("Llama-3.1 8B"), 16), 41'943'040.0);
    }

    /// Dettmers et al. (arXiv 2110.02861) section 1.1: 8 bytes for each weight of Adam, 4 of
    /// momentum, 2 of 8-bit Adam.
    void optimizers_keepTheirBytes()
    {
        QCOMPARE(optimizerBytes(Optimizer::Adam, 4'096), 8.0);
        QCOMPARE(optimizerBytes(Optimizer::Momentum, 4'096), 4.0);
        QVERIFY(isWithin(optimizerBytes(Optimizer::Adam8Bit, 4'096), 2.0, 0.003));
        QVERIFY(optimizerBytes(Optimizer::Adafactor, 4'096) < 0.01);
    }

    /// Dettmers et al. (arXiv 2305.14314): all of LLaMA 65B takes over 780 GB to train in 16 bits
    /// (12 bytes each), QLoRA less than 48 GB.
    void quantisedWeights_fitTheCardThatThePaperNames()
    {
        const ModelShape shape = shapeNamed("LLaMA-1 65B");
        const MemoryParts parts = partsOf(shape, {.method = Method::QLora});
        const double states = parts.weights + parts.gradients + parts.optimizer;
        QVERIFY(states < 48e9);
        // 4.127 bits each, tables in 16 bits, and the adapters with all their state.
        const double linear = parametersOf(shape).dense;
        QVERIFY(states > linear * 4.127 / 8.0);
    }

    /// Case of a 70.6-billion model: 16 bytes each are 1,130 GB; frozen in 16 bits 141 GB.
    void frozenWeights_haveNeitherGradientsNorMoments()
    {
        const ModelShape shape = shapeNamed("Llama-3.1 70B");
        const MemoryParts full = partsOf(shape, {}, Zero::Weights);
        QVERIFY(isWithin(full.weights + full.gradients + full.optimizer, 1'130e9, 0.005));
        const MemoryParts adapters = partsOf(shape, {.method = Method::Lora});
        const double trained = adapterParameters(shape, kUsualRank);
        QVERIFY(isWithin(adapters.weights - 2.0 * trained, 141e9, 0.005));
        QCOMPARE(adapters.gradients, 4.0 * trained);
        QCOMPARE(adapters.optimizer, 12.0 * trained);
    }

    /// 8.4e22 FLOPs of 7 billion weights on 2e12 tokens at 312 TFLOPS: 74,786 hours.
    void wholePeak_givesTheFewestGpuDays()
    {
        const Accelerator gpu{.architecture = "Ampere", .bf16Tflops = 312.0};
        const TrainingRun job{
            .shape = typicalShape(7e9), .activeParameters = 7e9, .sequence = 4'096, .gpus = 64};
        QVERIFY(isWithin(gpuDaysAtPeak(job, gpu, 2e12).value() * 24.0, 74'786.0, 0.0001));
        QVERIFY(!gpuDaysAtPeak(job, {.architecture = "Ampere"}, 2e12));
    }

    void continuedTraining_isFullTraining()
    {
        const ModelShape shape = shapeNamed("Llama-3.1 8B");
        QCOMPARE(partsOf(shape, {.method = Method::Continued}), partsOf(shape, {}));
    }

    /// Forward 2N and the gradients of the activations 2N, where full training has 6N.
    void adapters_takeTwoThirdsOfTheFlops()
    {
        const Accelerator gpu{.architecture = "Hopper", .bf16Tflops = 989.4};
        TrainingRun job{.shape = shapeNamed("Llama-3.1 70B"), .sequence = 128, .gpus = 8};
        const double full = trainingSpeed(job, gpu).flopsPerToken;
        job.training.method = Method::Lora;
        const double adapters = trainingSpeed(job, gpu).flopsPerToken;
        QVERIFY(isWithin(adapters / full, 4.0 / 6.0, 0.01));
        job.training.rank = 0;
        QVERIFY(!faultsOf(job, gpu).empty());
    }
};

QTEST_APPLESS_MAIN(TestTrainingMethod)
#include "tst_training_method.moc"
