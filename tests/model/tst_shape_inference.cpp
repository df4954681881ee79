#include "model/sizing/error_factors.h"
#include "model/sizing/model_presets.h"
#include "model/sizing/parameter_count.h"
#include "model/sizing/shape_inference.h"

#include <QTest>

#include <cmath>

using namespace steelyard::sizing;

namespace {

ShapeFacts factsOf(std::string_view preset)
{
    const ModelPreset &known = *findPreset(preset);
    const ModelShape &shape = known.shape;
    return {.totalParameters = known.publishedTotal,
            .activeParameters =
                known.publishedActive > 0 ? known.publishedActive : known.publishedTotal,
            .layers = shape.layers,
            .hidden = shape.hidden,
            .heads = shape.heads,
            .keyValueHeads = shape.keyValueHeads,
            .feedForward = shape.feedForward,
            .vocabulary = shape.vocabulary};
}

} // namespace

/// Shapes from what tables say of a model.
class TestShapeInference final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownModels_comeBack()
    {
        for (const ModelPreset &preset : modelPresets()) {
            const auto inferred = inferredShape(factsOf(preset.name));
            QVERIFY(inferred && faultsOf(inferred->shape).empty());
            const double counted = parametersOf(preset.shape).total();
            QVERIFY2(std::abs(parametersOf(inferred->shape).total() / counted - 1.0) < 0.001,
                     preset.name.data());
        }
    }

    void networkAndTables_areChosenByTheCount()
    {
        // Narayanan et al. (arXiv 2104.04473) table 1: plain networks of four times the width;
        // Touvron et al. (arXiv 2302.13971): gated ones.
        const auto gpt = inferredShape({.totalParameters = 18.4e9,
                                        .layers = 40,
                                        .hidden = 6'144,
                                        .heads = 48,
                                        .feedForward = 24'576,
                                        .vocabulary = 51'200});
        QVERIFY(gpt->shape.mlp == Mlp::Plain && gpt->shape.embeddings == Embeddings::Tied);
        const auto llama = inferredShape({.totalParameters = 13.0e9,
                                          .layers = 40,
                                          .hidden = 5'120,
                                          .heads = 40,
                                          .feedForward = 13'824,
                                          .vocabulary = 32'001});
        QVERIFY(llama->shape.mlp == Mlp::Gated);
        QVERIFY(llama->preset.empty());
    }

    void cutModel_keepsADenseLayer()
    {
        ShapeFacts facts = factsOf("DeepSeek-V3 671B");
        facts.totalParameters.reset();
        facts.activeParameters.reset();
        facts.layers = 4;
        const auto inferred = inferredShape(facts);
        QVERIFY(inferred->preset == "DeepSeek-V3 671B");
        QCOMPARE(inferred->shape.layers, 4);
        QCOMPARE(inferred->shape.experts->denseLayers, 1);
        QCOMPARE(inferred->shape.experts->count, 256);
    }

    void sameWidthOfAnotherKind_isNotTakenForOne()
    {
        // Mixtral 8x7B has hidden size, heads and vocabulary of LLaMA-1 7B.
        const auto dense = inferredShape(factsOf("LLaMA-1 7B"));
        QVERIFY(!dense->shape.experts);
        const auto mixture = inferredShape(factsOf("Mixtral 8x7B"));
        QCOMPARE(mixture->shape.experts->count, 8);
    }

    void unknownMixture_hasItsCounts()
    {
        // Llama 4 Scout's model card: 109B, of which 17B pass a token; nothing of its shape.
        const auto inferred = inferredShape({.totalParameters = 109e9, .activeParameters = 17e9});
        const ParameterCount count = parametersOf(inferred->shape);
        QVERIFY(faultsOf(inferred->shape).empty());
        QVERIFY(std::abs(count.total() / 109e9 - 1.0) < 0.1);
        QVERIFY(std::abs(count.active() / 17e9 - 1.0) < 0.1);
    }

    void layersAndWidth_suffice()
    {
        const auto inferred = inferredShape({.layers = 24, .hidden = 1'536});
        QVERIFY(inferred && faultsOf(inferred->shape).empty());
        QCOMPARE(inferred->shape.layers, 24);
        QVERIFY(!inferredShape({.layers = 24}));
        QVERIFY(!inferredShape({.totalParameters = -1.0}));
        QVERIFY(!inferredShape({}));
    }

    void errors_areFactorsOfTheSortedList()
    {
        // By hand: factors 1, 1.25, 2, 4; elements floor(0.5·4), floor(0.75·4), floor(0.9·4).
        const auto factors = errorFactors({0.5, 1.0, 4.0, 0.8});
        QCOMPARE(factors->median, 2.0);
        QCOMPARE(factors->threeQuarters, 4.0);
        QCOMPARE(factors->nineTenths, 4.0);
        QCOMPARE(shareWithin({0.86, 1.1, 1.3, 2.0}, 0.15), std::optional{0.5});
        QVERIFY(!errorFactors({}) && !shareWithin({}, 0.15));
    }
};

QTEST_APPLESS_MAIN(TestShapeInference)
#include "tst_shape_inference.moc"
