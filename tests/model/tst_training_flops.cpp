#include "model/sizing/model_presets.h"
#include "model/sizing/training_flops.h"

#include <QTest>

#include <cmath>

using namespace steelyard::sizing;

namespace {

constexpr double kTera = 1e12;

ForwardFlops forwardOf(std::string_view preset, int sequence)
{
    return forwardFlops(findPreset(preset)->shape, sequence);
}

/// The GPT of the Megatron papers: tied table, vocabulary of 51,200 unless said.
ModelShape gpt(int layers, int hidden, int heads, int vocabulary = 51'200)
{
    ModelShape shape = findPreset("MT-NLG 530B")->shape;
    shape.layers = layers;
    shape.hidden = hidden;
    shape.heads = heads;
    shape.keyValueHeads = heads;
    shape.feedForward = 4 * hidden;
    shape.vocabulary = vocabulary;
    return shape;
}

/// A published step: what ran, how long one step of `batch` sequences took, and what was printed.
struct Step
{
    ModelShape shape = {};
    int sequence = 0;
    double batch = 0.0;
    double gpus = 0.0;
    double seconds = 0.0;
};

double teraflops(const Step &step, FlopConvention convention)
{
    return trainingFlopsPerToken(forwardFlops(step.shape, step.sequence), convention) * step.batch
        * step.sequence / (step.gpus * step.seconds * kTera);
}

bool isWithin(double value, double published, double share)
{
    return std::abs(value / published - 1.0) <= share;
}

} // namespace

class TestTrainingFlops final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void narayananSteps_giveTheirTeraflops()
    {
        // NVIDIA/Megatron-LM commit 5281919420, tables.tex: weak scaling of September 2020.
        const auto tf = [](const ModelShape &shape, double batch, double gpus, double ms) {
            return teraflops({shape, 1'024, batch, gpus, ms / 1'000.0}, kNarayanan);
        };
        QVERIFY(isWithin(tf(gpt(24, 1'920, 15), 8, 1, 1'121), 71.9, 0.01));
        QVERIFY(isWithin(tf(gpt(36, 3'072, 24), 8, 4, 1'238), 58.5, 0.01));
        QVERIFY(isWithin(tf(gpt(24, 1'920, 15), 16, 1, 1'076), 149.8, 0.01));
        QVERIFY(isWithin(tf(gpt(42, 4'096, 32), 16, 8, 1'343), 109.3, 0.01));
        QVERIFY(isWithin(tf(gpt(42, 4'096, 32), 2'048, 1'024, 1'380), 106.5, 0.01));
        // Smith et al. (arXiv 2201.11990) section 2.4: 126 and 113 TFLOPS.
        const ModelShape turing = gpt(105, 20'480, 128);
        QVERIFY(isWithin(teraflops({turing, 2'048, 1'920, 2'240, 60.1}, kNarayanan), 126, 0.02));
        QVERIFY(isWithin(teraflops({turing, 2'048, 1'920, 3'360, 44.4}, kNarayanan), 113, 0.02));
    }

    void korthikantiSteps_giveModelAndHardwareUse()
    {
        // arXiv 2205.05198 table 5, A100 of 312 TFLOPS: time of a step, MFU and HFU.
        const auto use = [](const Step &step, Recompute recompute) {
            FlopConvention convention = kKorthikanti;
            convention.recompute = recompute;
            return teraflops(step, convention) / 312.0;
        };
        const Step small{gpt(48, 6'144, 64), 2'048, 4, 8, 1.10};
        const Step turing{gpt(105, 20'480, 128), 2'048, 280, 280, 37.83};
        const Step trillion{gpt(128, 25'600, 160), 2'048, 512, 512, 71.49};
        QVERIFY(isWithin(use(small, Recompute::None), 0.415, 0.01));
        QVERIFY(isWithin(use(small, Recompute::Selective), 0.437, 0.015));
        QVERIFY(isWithin(use(turing, Recompute::None), 0.560, 0.01));
        QVERIFY(isWithin(use(turing, Recompute::Selective), 0.570, 0.01));
        QVERIFY(isWithin(use(trillion, Recompute::None), 0.563, 0.01));
        QVERIFY(isWithin(use(trillion, Recompute::Selective), 0.570, 0.01));
    }

    void megaScaleSteps_giveTheirUtilisation()
    {
        // Jiang et al. (arXiv 2402.15627) table 2, Megatron-LM rows; 312 TFLOPS.
        const ModelShape shape = gpt(96, 12'288, 128, 64'000);
        const auto mfu = [&](double batch, double gpus, double seconds) {
            return teraflops({shape, 2'048, batch, gpus, seconds}, kFullAttention) / 312.0;
        };
        QVERIFY(isWithin(mfu(768, 256, 40.0), 0.530, 0.02));
        QVERIFY(isWithin(mfu(768, 1'024, 11.9), 0.447, 0.02));
        QVERIFY(isWithin(mfu(6'144, 3'072, 29.02), 0.487, 0.02));
        QVERIFY(isWithin(mfu(6'144, 8'192, 12.24), 0.433, 0.02));
    }

    void conventions_differForOneSpeed()
    {
        // NVIDIA Megatron-Bridge performance summaries (25.11, 26.04, 26.06): tokens per second
        // and GPU beside TFLOPS.
        const auto printed = [](std::string_view preset, double tokensPerSecond) {
            return trainingFlopsPerToken(forwardOf(preset, 8'192), kMegatronBridge)
                * tokensPerSecond / kTera;
        };
        QVERIFY(isWithin(printed("Llama-3.1 8B", 14'451), 744, 0.002));
        QVERIFY(isWithin(printed("Llama-3.1 70B", 1'633), 734, 0.002));
        QVERIFY(isWithin(printed("Llama-3.1 405B", 326), 822, 0.005));
        // mosaicml/llm-foundry benchmark table, with full attention: 408 and 367 TFLOPS.
        const auto mosaic = [](std::string_view preset, int sequence, double tokensPerSecond) {
            return trainingFlopsPerToken(forwardOf(preset, sequence), kFullAttention)
                * tokensPerSecond / kTera;
        };
        QVERIFY(isWithin(mosaic("MPT 70B", 2'048, 1'007), 408, 0.005));
        QVERIFY(isWithin(mosaic("MPT 7B", 8'192, 6'935), 367, 0.005));
    }

    void latentAttentionAndExperts_countWhatOneTokenPasses()
    {
        // Megatron-Bridge: DeepSeek-V3 without its second prediction head, 3,139 tokens/s: 782.
        const double perToken =
            trainingFlopsPerToken(forwardOf("DeepSeek-V3 671B", 4'096), kMegatronBridge);
        QVERIFY(isWithin(perToken * 3'139 / kTera, 782, 0.02));
        // GPT-OSS 120B, 5,810 tokens/s: 158 TFLOPS, half its layers with a window of 128 tokens.
        const double oss = trainingFlopsPerToken(forwardOf("GPT-OSS 120B", 4'096), kMegatronBridge);
        QVERIFY(oss * 5'810 / kTera > 158 * 0.98);
    }

    void adapters_needNoGradientsOfFrozenWeights()
    {
        // Megatron-Bridge 26.06: LoRA of Llama-3 70B, 2,643 tokens/s, 735 TFLOPS without attention.
        const FlopConvention convention{AttentionCount::None, LookupCount::Excluded};
        const double perToken = adapterFlopsPerToken(forwardOf("Llama-3.1 70B", 4'096), convention);
        QVERIFY(isWithin(perToken * 2'643 / kTera, 735, 0.002));
    }

    void fullRecompute_repeatsTheLayers()
    {
        const ForwardFlops forward = forwardOf("GPT-3 175B", 2'048);
        const double ratio = trainingFlopsPerToken(forward, kNarayanan)
            / trainingFlopsPerToken(forward, kKorthikanti);
        QVERIFY(isWithin(ratio, 4.0 / 3.0, 0.005));
    }
};

QTEST_APPLESS_MAIN(TestTrainingFlops)
#include "tst_training_flops.moc"
