#include "model/sizing/model_presets.h"
#include "model/sizing/parameter_count.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace steelyard::sizing;

namespace {

ModelShape shapeOf(std::string_view name)
{
    const ModelPreset *preset = findPreset(name);
    return preset ? preset->shape : ModelShape{};
}

bool hasFault(const ModelShape &shape, FaultCode code, std::string_view field)
{
    return std::ranges::any_of(faultsOf(shape), [&](const Fault &fault) {
        return fault.code == code && fault.field == field;
    });
}

} // namespace

class TestModelShape final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void presets_haveTheCountsOfTheirCheckpoints_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<double>("weights");
        const auto row = [](const char *name, double weights) {
            QTest::newRow(name) << QByteArray{name} << weights;
        };
        // model.safetensors.index.json / numel of the published checkpoints.
        row("Llama-3.1 8B", 8'030'261'248);
        row("Llama-3.1 70B", 70'553'706'496);
        row("Llama-3.1 405B", 405'853'388'800);
        row("LLaMA-1 7B", 6'738'415'616);
        row("LLaMA-1 65B", 65'285'660'672);
        // Published with the 80 · 64 rotary frequencies, which are no weights: 68,976,653,312.
        row("Llama-2 70B", 68'976'653'312 - 80 * 64);
        row("Qwen2.5 7B", 7'615'616'512);
        row("Qwen2.5 72B", 72'706'203'648);
        row("Mixtral 8x7B", 46'702'792'704);
        row("Falcon 40B", 41'303'293'952);
        row("GPT-2 124M", 124'439'808);
        // 7,217,189,760, whose layers have one norm less than ours; 179,522,565,120.
        row("Falcon 7B", 7'217'189'760 + 32 * 2 * 4'544);
        row("Falcon 180B", 179'522'565'120);
        // Of Code Llama.
        row("Llama-2 34B", 33'743'970'304);
        row("Llama-3 8B", 8'030'261'248);
        // llm-foundry scripts/train/benchmarking/README.md, column "params".
        row("MPT 7B", 6'658'859'008);
        row("MPT 13B", 12'853'954'560);
        row("MPT 30B", 29'975'214'080);
        row("MPT 70B", 64'862'437'376);
        // EleutherAI/pythia README, total parameters.
        row("Pythia 70M", 70'426'624);
        row("Pythia 410M", 405'334'016);
        row("Pythia 1B", 1'011'781'632);
        row("Pythia 2.8B", 2'775'208'960);
        // The count of arXiv 2211.05100 holds a LayerNorm behind the embedding, 2 · 14,336.
        row("BLOOM 176B", 176'247'271'424 - 2 * 14'336);
    }

    void presets_haveTheCountsOfTheirCheckpoints()
    {
        QFETCH(QByteArray, name);
        QFETCH(double, weights);
        const ModelPreset *preset = findPreset(name.constData());
        QVERIFY(preset);
        QCOMPARE(parametersOf(preset->shape).total(), weights);
    }

    void presets_areWholeAndNearTheirPublishedCount()
    {
        for (const ModelPreset &preset : modelPresets()) {
            QVERIFY(faultsOf(preset.shape).empty());
            QVERIFY(!preset.source.empty() && preset.sequence > 0);
            const ParameterCount count = parametersOf(preset.shape);
            QVERIFY2(std::abs(count.total() / preset.publishedTotal - 1.0) < 0.01,
                     preset.name.data());
            QCOMPARE(preset.shape.experts.has_value(), preset.publishedActive > 0.0);
        }
    }

    void activeCount_holdsTheExpertsOfOneToken()
    {
        const auto active = [](std::string_view name) {
            return parametersOf(shapeOf(name)).active();
        };
        // arXiv 2401.04088: 13B; 2412.19437: 37B; 2405.04434: 21B; 2505.09388: 22B of 235B.
        QVERIFY(std::abs(active("Mixtral 8x7B") - 12.9e9) < 0.05e9);
        QVERIFY(std::abs(active("DeepSeek-V3 671B") - 37e9) < 0.6e9);
        QVERIFY(std::abs(active("DeepSeek-V2 236B") - 21e9) < 0.5e9);
        QVERIFY(std::abs(active("Qwen3 235B-A22B") - 22e9) < 0.3e9);
        // arXiv 2508.10925 table 1 leaves the lookup table out: 5.13B.
        const ParameterCount oss = parametersOf(shapeOf("GPT-OSS 120B"));
        QVERIFY(std::abs(oss.active() - oss.embedding - 5.13e9) < 0.01e9);
    }

    void gptCount_followsTheEquationOfItsPaper()
    {
        // arXiv 2104.04473 table 1 with V = 51,200 and s = 2,048: 1.7, 7.5, 18.4, 76.1, 310.1 and
        // 529.6 billion.
        const auto count = [](int layers, int hidden, int heads) {
            ModelShape shape = shapeOf("MT-NLG 530B");
            shape.layers = layers;
            shape.hidden = hidden;
            shape.heads = heads;
            shape.keyValueHeads = heads;
            shape.feedForward = 4 * hidden;
            return std::round(parametersOf(shape).total() / 1e8) / 10.0;
        };
        QCOMPARE(count(24, 2'304, 24), 1.7);
        QCOMPARE(count(36, 4'096, 32), 7.5);
        QCOMPARE(count(40, 6'144, 48), 18.4);
        QCOMPARE(count(60, 10'240, 80), 76.1);
        QCOMPARE(count(96, 16'384, 128), 310.1);
        QCOMPARE(count(105, 20'480, 128), 529.6);
    }

    void impossibleShapes_areNamed()
    {
        ModelShape shape = shapeOf("Llama-3.1 8B");
        shape.heads = 33;
        QVERIFY(hasFault(shape, FaultCode::NotDivisible, "hidden"));
        QVERIFY(hasFault(shape, FaultCode::NotDivisible, "heads"));
        shape = shapeOf("Llama-3.1 8B");
        shape.layers = 0;
        shape.vocabulary = -1;
        QVERIFY(hasFault(shape, FaultCode::NotPositive, "layers"));
        QVERIFY(hasFault(shape, FaultCode::NotPositive, "vocab"));
        shape = shapeOf("Mixtral 8x7B");
        shape.experts->perToken = 9;
        QVERIFY(hasFault(shape, FaultCode::AboveExperts, "experts_per_token"));
    }

    void names_areFoundHoweverTheyAreWritten()
    {
        QVERIFY(findPreset("llama 3.1 70b") == findPreset("Llama-3.1-70B"));
        QVERIFY(findPreset("llama 3.1 70b"));
        QVERIFY(!findPreset("unheard of"));
    }
};

QTEST_APPLESS_MAIN(TestModelShape)
#include "tst_model_shape.moc"
