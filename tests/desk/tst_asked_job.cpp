#include "model/sizing/model_presets.h"
#include "model/sizing/parameter_count.h"
#include "ui/desk/asked_job.h"
#include "ui/desk/job_file.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::desk;

namespace {

/// Every key of the document's job.
const QByteArray kWholeJob = R"({
    "name": "Run", "model": "Mixtral 8x7B", "parameters": "7000000000",
    "shape": {"layers": 40, "mlp": "gated", "experts": 16, "dense_layers": 0},
    "dataset": {"tokens": "500000000", "epochs": "3"},
    "method": "qlora", "rank": 64, "optimizer": "adam8bit", "sequence": 8192,
    "global_batch": 512, "accelerator": "A800-SXM-80GB", "gpus": 64, "gpus_per_server": 4, "network_gbits": "800",
    "precision": "fp16", "recompute": "selective", "software": "2023", "goodput": "0.95",
    "server": "nvidia-dgx-h100", "rack_kw": "40", "printed_tflops": "1979",
    "states_system": "yes", "states_cuda": "no", "states_backup": "denied", "storage_gbs": "20", "checkpoints_kept": "10",
    "bytes_per_token": "6.5", "checkpoint_loss": "0.03",
    "layout": {"tp": 2, "pp": 4, "vp": 2, "cp": 1, "ep": 1, "micro_batch": 1, "zero": "1"},
    "measured": {"tokens_per_second_per_gpu": "750.5", "source": "log"},
    "claim": {"statement": "104 GPU-days", "gpu_days": "104"}
})";

Result<TrainingJob> jobInDocument(const QByteArray &json)
{
    const auto document = readJobDocument(json);
    if (!document)
        return document.error();
    return *document->project.project.job;
}

} // namespace

/// A project's job as a question to sizing.
class TestAskedJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void projectsJob_isAskedWhole()
    {
        const auto job = jobInDocument(kWholeJob);
        QVERIFY(job);
        const AskedJob asked = askedJob(*job);
        QCOMPARE(asked.model, u"Mixtral 8x7B"_s);
        QCOMPARE(asked.shape.layers, 40);
        QCOMPARE(int(asked.tokenSource), int(TokenSource::Dataset));
        QCOMPARE(*asked.datasetTokens * *asked.epochs, 1.5e9);
        QCOMPARE(int(*asked.method), int(sizing::Method::QLora));
        QCOMPARE(int(*asked.optimizer), int(sizing::Optimizer::Adam8Bit));
        QCOMPARE(asked.gpus, 64);
        QCOMPARE(asked.layout->pipeline, 4);
        QCOMPARE(*asked.goodput, 0.95);
        QCOMPARE(*asked.claimedGpuDays, 104.0);
        QCOMPARE(asked.server.name, u"nvidia-dgx-h100"_s);
        QCOMPARE(*asked.server.rackKilowatts, 40.0);
        QCOMPARE(*asked.storage.writeGbs, 20.0);
        QCOMPARE(*asked.storage.checkpointsKept, 10.0);
        QCOMPARE(*asked.storage.bytesPerToken, 6.5);
        QCOMPARE(*asked.storage.lossShare, 0.03);
    }

    void question_comesBackAsTheSameJob()
    {
        const auto job = jobInDocument(kWholeJob);
        QVERIFY(job);
        QCOMPARE(withQuestion(*job, askedJob(*job)), *job);
    }

    void claimTakenAway_takesItsStatementAlong()
    {
        const auto job = jobInDocument(kWholeJob);
        QVERIFY(job);
        AskedJob asked = askedJob(*job);
        asked.claimedGpuDays.reset();
        QVERIFY(withQuestion(*job, asked).claim.isEmpty());
        // A statement without a number is nothing that was asked.
        TrainingJob stated = *job;
        stated.claimedGpuDays.reset();
        QCOMPARE(withQuestion(stated, askedJob(stated)).claim, u"104 GPU-days"_s);
    }

    void options_goBeforeWhatIsStored()
    {
        const AskedJob stored{.model = u"Llama-3.1 8B"_s, .tokens = 1e12, .gpu = u"A"_s, .gpus = 8};
        const AskedJob asked = filledIn({.parameters = 7e9, .deadlineDays = 30.0}, stored);
        QVERIFY(asked.model.isEmpty() && !asked.gpus);
        QCOMPARE(asked.tokens, 1e12);
        QCOMPARE(asked.gpu, u"A"_s);
    }

    void oneNumberOfAKnownModel_isChangedAlone()
    {
        const sizing::ModelShape known = sizing::findPreset("Llama-3.1 8B")->shape;
        const sizing::ModelShape changed = laidOver({.layers = 40}, known);
        QCOMPARE(changed.layers, 40);
        QCOMPARE(changed.vocabulary, known.vocabulary);
        QCOMPARE(laidOver(statedShape(known), {}), known);
    }

    /// Hoffmann et al. (arXiv 2203.15556) table 3: 20.2e9 tokens for a billion weights, 1.5e12 for
    /// 67 billion.
    void computeOptimalTokens_followTheWeights()
    {
        const auto job =
            jobInDocument(R"({"parameters": "1000000000", "tokens": "compute_optimal"})");
        QVERIFY(job);
        QVERIFY(qAbs(*tokensOf(*job) / 20.2e9 - 1.0) < 0.05);
    }
};

QTEST_APPLESS_MAIN(TestAskedJob)
#include "tst_asked_job.moc"
