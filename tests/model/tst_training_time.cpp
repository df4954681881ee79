#include "published_runs.h"

#include "model/sizing/job_sizing.h"
#include "model/sizing/training_time.h"
#include "model/sizing/typical_shape.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace steelyard;
using namespace steelyard::sizing;

namespace {

/// Errors of predictions as factors above 1.
struct ErrorFactors
{
    double median = 0.0;
    double threeQuarters = 0.0;
    double nineTenths = 0.0;
};

double predictedHours(const PublishedRun &run)
{
    return trainingTime(run.job, run.accelerator, run.tokens)->gpuHours.expected.value();
}

ErrorFactors errorsWithout(const std::string &family)
{
    std::vector<double> factors;
    for (const PublishedRun &run : publishedRuns()) {
        if (run.family != family)
            factors.push_back(std::exp(std::abs(std::log(predictedHours(run) / run.gpuHours))));
    }
    std::ranges::sort(factors);
    const auto at = [&](double share) { return factors[size_t(share * double(factors.size()))]; };
    return {at(0.5), at(0.75), at(0.9)};
}

TrainingRun gpt3(double gpus)
{
    return {.shape = findPreset("GPT-3 175B")->shape,
            .sequence = 2'048,
            .globalBatch = 1'536.0,
            .gpus = gpus,
            .precision = Precision::Fp16,
            .recompute = Recompute::Full};
}

/// The time of the job on any number of GPUs.
TimeOnGpus timeOf(TrainingRun job, double tokens)
{
    return [job, tokens](double gpus) mutable {
        job.gpus = gpus;
        return trainingTime(job, kH100, tokens);
    };
}

} // namespace

class TestTrainingTime final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedRuns_arePredictedFromDefaults()
    {
        // The goal: half within a factor of 1.15, three quarters of 1.40, nine tenths of 1.65; a
        // prediction of six constants reaches 1.12, 1.42 and 1.73 on the same runs.
        for (const PublishedRun &run : publishedRuns())
            qInfo("%-40s %.2f", run.name, predictedHours(run) / run.gpuHours);
        const ErrorFactors errors = errorsWithout({});
        qInfo("median %.3f, 75 %% %.3f, 90 %% %.3f",
              errors.median,
              errors.threeQuarters,
              errors.nineTenths);
        QVERIFY(errors.median <= 1.15);
        QVERIFY(errors.threeQuarters <= 1.40);
        QVERIFY(errors.nineTenths <= 1.65);
    }

    void bands_holdFourOfFivePublishedRuns()
    {
        size_t inside = 0;
        const auto runs = publishedRuns();
        for (const PublishedRun &run : runs) {
            const auto band = trainingTime(run.job, run.accelerator, run.tokens)->gpuHours;
            if (band.low.value() <= run.gpuHours && run.gpuHours <= band.high.value())
                ++inside;
        }
        qInfo("%zu of %zu", inside, runs.size());
        QVERIFY(double(inside) >= 0.8 * double(runs.size()));
    }

    void oneFamilyLess_changesLittle()
    {
        std::set<std::string> families;
        for (const PublishedRun &run : publishedRuns())
            families.insert(run.family);
        for (const std::string &family : families) {
            const ErrorFactors errors = errorsWithout(family);
            qInfo("without %-14s %.3f %.3f %.3f",
                  family.c_str(),
                  errors.median,
                  errors.threeQuarters,
                  errors.nineTenths);
            QVERIFY(errors.median <= 1.25);
            QVERIFY(errors.threeQuarters <= 1.45);
        }
    }

    void measuredSpeed_replacesTheEstimate()
    {
        // Narayanan et al. (arXiv 2104.04473) section 5.1: GPT-3, 300 billion tokens, 1,024 A100
        // at 140 TFLOPS of hardware FLOPs: 34 days, without interruptions.
        const TrainingRun job = gpt3(1'024);
        const double perToken = trainingFlopsPerToken(forwardFlops(job.shape, 2'048), kNarayanan);
        const FailureModel none{.betweenFailures = GpuHours{1e15}, .otherLosses = 0.0};
        const auto time = trainingTime(job, kA100, 300e9, 140e12 / perToken, none);
        QVERIFY(time);
        QVERIFY(std::abs(time->days.expected.value() / 34.0 - 1.0) < 0.03);
        QVERIFY(time->speed.terms.empty());
        QVERIFY(time->gpuHours.high < 1.2 * time->gpuHours.expected);
    }

    void deepSeekV3_isMetFromDefaults()
    {
        // arXiv 2412.19437 table 1: 2.664 million H800 hours for 14.8T tokens.
        const TrainingRun job{.shape = findPreset("DeepSeek-V3 671B")->shape,
                              .sequence = 4'096,
                              .gpus = 2'048,
                              .precision = Precision::Fp8};
        const auto time = trainingTime(job, kH100, 14.8e12);
        QVERIFY(time);
        QVERIFY(std::abs(time->gpuHours.expected.value() / 2.664e6 - 1.0) < 0.25);
    }

    void gatheringOverTheNetwork_setsTheSpeed()
    {
        // arXiv 2104.04473 table 2: ZeRO-3 alone, batch 1,536: 144 TFLOPS of hardware FLOPs on 384
        // A100, 44 on 1,536.
        const auto hardware = [](double gpus) {
            TrainingRun job = gpt3(gpus);
            job.isDataParallelOnly = true;
            return trainingSpeed(job, kA100).tokensPerSecondPerGpu
                * trainingFlopsPerToken(forwardFlops(job.shape, 2'048), kNarayanan) / 1e12;
        };
        QVERIFY(std::abs(hardware(384) / 144 - 1.0) < 0.15);
        QVERIFY(std::abs(hardware(1'536) / 44 - 1.0) < 0.35);
    }

    void experts_areSpreadAndNotGathered()
    {
        // 2B that every token passes and 115B ÷ 64 of experts are on each card, and fit it.
        TrainingRun job{.shape = findPreset("GPT-OSS 120B")->shape,
                        .sequence = 4'096,
                        .globalBatch = 1'280.0,
                        .gpus = 64};
        job.isDataParallelOnly = true;
        const TrainingSpeed speed = trainingSpeed(job, kA100);
        QVERIFY(std::ranges::none_of(speed.terms, [](const SpeedTerm &term) {
            return term.factor == SpeedFactor::Network;
        }));
    }

    void interruptions_comeAsOftenAsPublished()
    {
        // arXiv 2407.21783: 419 unexpected in 54 days on 16,384 GPUs, one in 3.1 hours.
        const FailureModel llama{.betweenFailures = GpuHours{50'700.0}};
        QVERIFY(std::abs(betweenInterruptions(llama, GpuCount{16'384}).value() - 3.09) < 0.01);
        // Young 1974: sqrt(2 · 0.5 min · 3.09 h).
        const Hours interval = youngInterval(Hours{0.5 / 60.0}, Hours{3.09});
        QVERIFY(std::abs(interval.value() * 60.0 - std::sqrt(2.0 * 0.5 * 3.09 * 60.0)) < 1e-9);
        // Daly 2006, equation 37 shortens it by the checkpoint and adds a little.
        const Hours higher = dalyInterval(Hours{0.5 / 60.0}, Hours{3.09});
        QVERIFY(higher < interval && higher > interval - Hours{0.5 / 60.0});
        QCOMPARE(dalyInterval(Hours{2.0}, Hours{0.5}), Hours{0.5});
    }

    void goodput_fallsWithTheCluster()
    {
        // Without other losses: 0.5 min checkpoints, 10 min restarts, 50,000 hours; by hand with
        // Young's interval 0.984 on 512, 0.868 on 16,384 GPUs.
        const FailureModel failures{.otherLosses = 0.0};
        QVERIFY(std::abs(goodput(failures, GpuCount{512}) - 0.986) < 0.003);
        QVERIFY(std::abs(goodput(failures, GpuCount{16'384}) - 0.875) < 0.010);
        QCOMPARE(goodput(failures, GpuCount{1e9}), 0.0);
    }

    void deadline_isMetByTheFewestServers()
    {
        const TrainingRun job{
            .shape = findPreset("Llama-3.1 70B")->shape, .sequence = 8'192, .gpus = 8};
        const Days deadline{30.0};
        const auto gpus = gpusForDeadline(timeOf(job, 1e12), deadline, 8);
        QVERIFY(gpus);
        QCOMPARE(std::fmod(*gpus, 8.0), 0.0);
        const auto days = [&](double count) {
            TrainingRun sized = job;
            sized.gpus = count;
            return trainingTime(sized, kH100, 1e12)->days.expected;
        };
        QVERIFY(days(*gpus) <= deadline && days(*gpus - 8) > deadline);
        QVERIFY(!gpusForDeadline(timeOf(job, 1e15), Days{1e-6}, 8));
    }

    void impossibleJobs_areNamed()
    {
        const auto first = [](const SizingRequest &request, const Accelerator &accelerator) {
            const Faults faults = faultsOf(request, accelerator);
            return faults.empty() ? Fault{} : faults.front();
        };
        SizingRequest request{.job = gpt3(1'024), .tokens = 3e11};
        QVERIFY(faultsOf(request, kA100).empty());
        request.job.precision = Precision::Fp8;
        QCOMPARE(first(request, kA100).code, FaultCode::PeakUnknown);
        request.job.precision = Precision::Bf16;
        QCOMPARE(first(request, kV100).code, FaultCode::PeakUnknown);
        request.tokens = 2e15;
        QVERIFY(first(request, kA100) == (Fault{FaultCode::TooLarge, "tokens", 2e15, kMostTokens}));
        request.tokens = 3e11;
        request.layout = Layout{.data = 2'048};
        QCOMPARE(first(request, kA100).code, FaultCode::BatchBelowReplicas);
        request.job.gpus = -1;
        QVERIFY(first(request, kA100) == (Fault{FaultCode::NotPositive, "gpus", -1.0, 0.0}));
    }

    void typicalShapes_weighWhatWasAsked()
    {
        for (const double parameters : {1.0,
                                        1e6,
                                        5e7,
                                        124e6,
                                        1e9,
                                        1.1e9,
                                        1.6e9,
                                        7e9,
                                        1e10,
                                        13e9,
                                        70e9,
                                        100e9,
                                        175e9,
                                        405e9,
                                        1e12,
                                        1e13,
                                        1e14}) {
            const ModelShape shape = typicalShape(parameters);
            QVERIFY(faultsOf(shape).empty());
            const double counted = parametersOf(shape).total();
            if (parameters >= 5e7)
                QVERIFY(std::abs(counted / parameters - 1.0) < 0.001);
            // What tensor parallelism asks of models that need it.
            if (parameters >= 1e9)
                QCOMPARE(shape.heads % 8, 0);
        }
        QCOMPARE(typicalShape(65.3e9).layers, 80);
    }
};

QTEST_APPLESS_MAIN(TestTrainingTime)
#include "tst_training_time.moc"
