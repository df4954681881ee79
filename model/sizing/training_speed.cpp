#include "model/sizing/training_speed.h"

#include "model/sizing/architecture_speed.h"
#include "model/sizing/parameter_count.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace steelyard::sizing {

namespace {

constexpr double kTera = 1e12;

std::optional<SpeedTerm> softwareTerm(const TrainingRun &job, const Accelerator &accelerator)
{
    // Volta's utilisation was measured with software of 2020.
    if (accelerator.architecture == "Volta")
        return {};
    switch (job.age.value_or(usualAge(job.precision))) {
    case SoftwareAge::Early:
        return SpeedTerm{SpeedFactor::Software,
                         0.85,
                         "BLOOM 0.36 and Megatron-LM of 2021 0.33 with full recompute against "
                         "llm-foundry of 2023"};
    case SoftwareAge::Established:
        return {};
    case SoftwareAge::Current:
        return SpeedTerm{SpeedFactor::Software,
                         1.05,
                         "one vendor's releases moved a model's speed by 18 % within a year; the "
                         "cautious quarter of it"};
    }
    return {};
}

std::optional<SpeedTerm> precisionTerm(Precision precision)
{
    switch (precision) {
    case Precision::Fp16:
    case Precision::Bf16:
        return {};
    case Precision::Fp8:
        return SpeedTerm{SpeedFactor::Precision,
                         1.4,
                         "torchtitan 70B 1.36; llm-foundry 3B 1.16 to 1.31; Megatron-Bridge dense "
                         "rows 1.5 to 1.8"};
    case Precision::Fp4:
        return SpeedTerm{SpeedFactor::Precision,
                         1.96,
                         "as much again as 8 bits over 16: 1.4 × 1.4; the one published row, "
                         "Megatron-Bridge Llama 3 70B on GB300, is a quarter faster"};
    }
    return {};
}

/// Whether what surrounds the matrix products passes the memory on its own, as before
/// FlashAttention and compiled layers, or twice.
bool isUnfused(const TrainingRun &job)
{
    return job.age.value_or(usualAge(job.precision)) == SoftwareAge::Early
        || job.recompute == Recompute::Full;
}

/// Narrow matrices fill an accelerator badly: w ÷ (w + half) of a layer or expert of width w.
SpeedTerm widthTerm(const TrainingRun &job)
{
    const ModelShape &shape = job.shape;
    if (shape.experts || isUnfused(job)) {
        constexpr double kHalfFilled = 200.0;
        const double width =
            shape.experts ? std::min(shape.hidden, shape.experts->width) : shape.hidden;
        return {SpeedFactor::Width,
                width / (width + kHalfFilled),
                "Pythia 70M to 6.9B (arXiv 2304.01373), hours from logged step times; Narayanan et "
                "al. (arXiv 2104.04473) table 1: 44 % of the peak at width 2,304, 52 % at 20,480"};
    }
    constexpr double kHalfFilled = 100.0;
    return {SpeedFactor::Width,
            shape.hidden / (shape.hidden + kHalfFilled),
            "llm.c 124M 0.60 and 774M 0.64, TinyLlama 0.56, llm-foundry 1B 0.60 of an A100"};
}

std::vector<SpeedTerm> termsOf(const TrainingRun &job, const Accelerator &accelerator)
{
    constexpr double kNode = 8.0;
    constexpr double kLossPerDoubling = 0.015;
    constexpr double kFullRecompute = 0.77;
    constexpr double kExperts = 0.75;

    const ArchitectureSpeed &base = architectureSpeed(accelerator.architecture);
    std::vector<SpeedTerm> terms{{SpeedFactor::Accelerator, base.utilisation, base.source}};
    if (const auto term = softwareTerm(job, accelerator))
        terms.push_back(*term);
    if (job.gpus > kNode)
        terms.push_back({SpeedFactor::Scale,
                         1.0 - kLossPerDoubling * std::log2(job.gpus / kNode),
                         "llm-foundry 7B keeps 92 % from 128 to 512 GPUs, 30B 96 %; Megatron-Core "
                         "177B 89 % from 96 to 4,608"});
    if (job.recompute == Recompute::Full)
        terms.push_back(
            {SpeedFactor::Recompute,
             kFullRecompute,
             "Korthikanti et al. (arXiv 2205.05198) section 6.2: 36 to 39 % more time"});
    if (job.shape.experts)
        terms.push_back({SpeedFactor::Experts,
                         kExperts,
                         "of dense models: whole runs DeepSeek-V3 (arXiv 2412.19437) 0.85 and "
                         "Llama 4 Scout 0.63; benchmarks of DeepSeek-V3, Qwen3 and GPT-OSS 0.36 to "
                         "0.84"});
    if (const auto term = precisionTerm(job.precision))
        terms.push_back(*term);
    terms.push_back(widthTerm(job));
    if (job.slowdown > 1.0)
        terms.push_back(
            {SpeedFactor::Layout,
             1.0 / job.slowdown,
             "bytes by Narayanan et al. (arXiv 2104.04473) section 3 and Rajbhandari et "
             "al. (arXiv 1910.02054) section 7, against the best layout on the links of "
             "the measured runs"});
    return terms;
}

double totalWeights(const TrainingRun &job)
{
    return job.totalParameters.value_or(parametersOf(job.shape).total());
}

/// Bytes of state for one weight where nothing is spread.
double stateBytes(const TrainingRun &job)
{
    constexpr double kAllTrained = 18.0;
    return trainsAdapters(job.training.method) ? frozenBytes(job.training.method) : kAllTrained;
}

/// Weights that one GPU needs for a step: experts lie spread over the replicas and stay there.
double weightsOfOneGpu(const TrainingRun &job)
{
    const double weights = totalWeights(job);
    if (!job.shape.experts)
        return weights;
    const int ranks = std::gcd(job.shape.experts->count, static_cast<int>(job.gpus));
    return weights - parametersOf(job.shape).routed * (1.0 - 1.0 / ranks);
}

/// Seconds that gathering sharded weights takes for one token, where they don't fit one GPU: three
/// passes of two bytes a step, of frozen weights two. Source: Rajbhandari et al. (arXiv
/// 1910.02054) section 7.
double gatherSeconds(const TrainingRun &job, const Accelerator &accelerator)
{
    constexpr double kBytes = 2.0;
    // Share of the link that collectives reach: stas00/ml-engineering, network.
    constexpr double kReached = 0.8;
    constexpr double kNode = 8.0;
    constexpr double kGiga = 1e9;

    const double weights = weightsOfOneGpu(job);
    const bool fitsOne =
        accelerator.memoryGb && weights * stateBytes(job) <= *accelerator.memoryGb * kGiga;
    if (!job.isDataParallelOnly || job.gpus <= kNode || fitsOne || !job.globalBatch)
        return 0.0;
    const double tokens = *job.globalBatch * job.sequence / job.gpus;
    const double passes = trainsAdapters(job.training.method) ? 2.0 : 3.0;
    return passes * kBytes * weights
        / (architectureSpeed(accelerator.architecture).network * kReached * tokens);
}

} // namespace

SoftwareAge usualAge(Precision precision)
{
    switch (precision) {
    case Precision::Fp16:
        return SoftwareAge::Early;
    case Precision::Bf16:
        return SoftwareAge::Established;
    case Precision::Fp8:
    case Precision::Fp4:
        return SoftwareAge::Current;
    }
    return SoftwareAge::Established;
}

Recompute usualRecompute(SoftwareAge age)
{
    return age == SoftwareAge::Early ? Recompute::Full : Recompute::None;
}

std::optional<double> peakTflops(const Accelerator &accelerator, Precision precision)
{
    switch (precision) {
    case Precision::Fp16:
        return accelerator.fp16Tflops;
    case Precision::Bf16:
        return accelerator.bf16Tflops;
    case Precision::Fp8:
        return accelerator.fp8Tflops;
    case Precision::Fp4:
        return accelerator.fp4Tflops;
    }
    return {};
}

std::optional<double> sixteenBitPeak(const Accelerator &accelerator, Precision precision)
{
    const std::optional<double> &peak =
        precision == Precision::Fp16 ? accelerator.fp16Tflops : accelerator.bf16Tflops;
    if (!peak || !peakTflops(accelerator, precision))
        return {};
    return *peak * kTera;
}

Faults faultsOf(const TrainingRun &job, const Accelerator &accelerator)
{
    constexpr double kMostGpus = 1e6;
    constexpr double kLongest = 1e8;

    Faults faults = faultsOf(job.shape);
    const auto check = [&](std::string_view field, double value, double most) {
        if (!(value > 0.0))
            faults.push_back({FaultCode::NotPositive, field, value, 0.0});
        else if (value > most)
            faults.push_back({FaultCode::TooLarge, field, value, most});
    };
    check("gpus", job.gpus, kMostGpus);
    check("seq_len", job.sequence, kLongest);
    if (job.globalBatch)
        check("global_batch", *job.globalBatch, kLongest);
    if (trainsAdapters(job.training.method))
        check("rank", job.training.rank, job.shape.hidden);
    if (!sixteenBitPeak(accelerator, job.precision))
        faults.push_back({FaultCode::PeakUnknown, "precision", 0.0, 0.0});
    return faults;
}

double flopsPerToken(const TrainingRun &job, FlopConvention convention)
{
    constexpr double kTrained = 6.0;
    constexpr double kFrozen = 4.0;

    const bool isFrozen = trainsAdapters(job.training.method);
    const ForwardFlops forward = forwardFlops(job.shape, job.sequence);
    double flops = isFrozen ? adapterFlopsPerToken(forward, convention)
            + kTrained * adapterParameters(job.shape, job.training.rank)
                            : trainingFlopsPerToken(forward, convention);
    if (job.activeParameters)
        flops += (isFrozen ? kFrozen : kTrained)
            * (*job.activeParameters - parametersOf(job.shape).active());
    return flops;
}

TrainingSpeed trainingSpeed(const TrainingRun &job, const Accelerator &accelerator)
{
    TrainingSpeed speed{.utilisation = 1.0,
                        .peak = sixteenBitPeak(accelerator, job.precision).value_or(0.0),
                        .terms = termsOf(job, accelerator)};
    for (const SpeedTerm &term : speed.terms)
        speed.utilisation *= term.value;
    speed.flopsPerToken = flopsPerToken(job, kFullAttention);
    const double computing = speed.flopsPerToken / (speed.peak * speed.utilisation);
    const double gathering = gatherSeconds(job, accelerator);
    if (gathering > computing) {
        speed.terms.push_back(
            {SpeedFactor::Network,
             computing / gathering,
             "Narayanan et al. (arXiv 2104.04473) table 2: ZeRO-3 on 1,536 GPUs"});
        speed.utilisation *= computing / gathering;
    }
    speed.tokensPerSecondPerGpu = speed.peak * speed.utilisation / speed.flopsPerToken;
    return speed;
}

} // namespace steelyard::sizing
