#include "model/sizing/training_speed.h"

#include "model/sizing/parameter_count.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace steelyard::sizing {

namespace {

constexpr double kTera = 1e12;

/// Utilisation of one node of eight in 16 bits, without recompute, wide layers, and the network of
/// one GPU in bytes per second.
struct ArchitectureSpeed
{
    std::string_view architecture = {};
    double utilisation = 0.0;
    double network = 0.0;
    std::string_view source = {};
};

// Networks: DGX-1 4 × 100 Gb/s, DGX A100 8 × 200 Gb/s, DGX H100 8 × 400 Gb/s for eight GPUs; that
// of a TPU chip is not stated: as for an unknown architecture.
constexpr std::array kArchitectures = {
    ArchitectureSpeed{"Volta",
                      0.38,
                      6.25e9,
                      "Megatron-LM weak scaling of 2020: 0.35 to 0.43; GPT-3 0.21 at 10,000 (arXiv "
                      "2204.02311 table 3)"},
    ArchitectureSpeed{"Ampere",
                      0.59,
                      25e9,
                      "llm-foundry benchmarks 0.53 to 0.60; TinyLlama 0.56; MegaScale 0.55 to 0.65 "
                      "(arXiv 2402.15627)"},
    ArchitectureSpeed{"Hopper",
                      0.50,
                      50e9,
                      "llm-foundry 0.40 to 0.46; Megatron-Core 0.41 to 0.49; Llama 3 0.38 to 0.43 "
                      "(arXiv 2407.21783 table 4)"},
    ArchitectureSpeed{"Blackwell",
                      0.50,
                      50e9,
                      "as Hopper: no dense 16-bit run is published; Megatron-Bridge 8-bit rows of "
                      "B200 and GB200 agree within 23 %"},
    ArchitectureSpeed{"TPU",
                      0.62,
                      12.5e9,
                      "google/maxtext MaxText/configs/v5e: 0.56 to 0.67 of 256 chips, 16B to 128B"},
    ArchitectureSpeed{"Ada", 0.40, 3.1e9, "no run published; one card, judged from A100"},
    ArchitectureSpeed{"CDNA", 0.30, 50e9, "no run published; matrix products reach 51 to 68 %"},
    ArchitectureSpeed{"Gaudi", 0.35, 37.5e9, "no run published; matrix products reach 74 to 97 %"},
    ArchitectureSpeed{"Da Vinci", 0.35, 25e9, "Pangu Ultra claims 0.50 (arXiv 2504.07866)"},
};

constexpr ArchitectureSpeed kUnknownArchitecture{
    "", 0.30, 12.5e9, "no run published for this architecture"};

const ArchitectureSpeed &speedOf(std::string_view architecture)
{
    const auto *const found = std::ranges::find_if(kArchitectures, [&](const auto &row) {
        return architecture.starts_with(row.architecture);
    });
    return found == kArchitectures.end() ? kUnknownArchitecture : *found;
}

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
                         2.1,
                         "Megatron-Bridge Llama 3 70B on GB300: 3,321 TFLOPS in NVFP4, one row"};
    }
    return {};
}

/// Narrow matrices fill an accelerator badly: w ÷ (w + 200) of a layer or expert of width w.
SpeedTerm widthTerm(const ModelShape &shape)
{
    constexpr double kHalfFilled = 200.0;
    const double width =
        shape.experts ? std::min(shape.hidden, shape.experts->width) : shape.hidden;
    return {SpeedFactor::Width,
            width / (width + kHalfFilled),
            "Pythia 70M to 6.9B (arXiv 2304.01373): hours from logged step times"};
}

std::vector<SpeedTerm> termsOf(const TrainingRun &job, const Accelerator &accelerator)
{
    constexpr double kNode = 8.0;
    constexpr double kLossPerDoubling = 0.015;
    constexpr double kFullRecompute = 0.77;
    constexpr double kExperts = 0.75;

    const ArchitectureSpeed &base = speedOf(accelerator.architecture);
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
                         "DeepSeek-V3 (arXiv 2412.19437) against dense models on Hopper"});
    if (const auto term = precisionTerm(job.precision))
        terms.push_back(*term);
    terms.push_back(widthTerm(job.shape));
    return terms;
}

double totalWeights(const TrainingRun &job)
{
    return job.totalParameters.value_or(parametersOf(job.shape).total());
}

/// Seconds that gathering sharded weights takes for one token, where they don't fit one GPU: three
/// passes of two bytes a step. Source: Rajbhandari et al. (arXiv 1910.02054) section 7.
double gatherSeconds(const TrainingRun &job, const Accelerator &accelerator)
{
    constexpr double kPasses = 3.0;
    constexpr double kBytes = 2.0;
    constexpr double kStateBytes = 18.0;
    // Share of the link that collectives reach: stas00/ml-engineering, network.
    constexpr double kReached = 0.8;
    constexpr double kNode = 8.0;
    constexpr double kGiga = 1e9;

    const double weights = totalWeights(job);
    const bool fitsOne =
        accelerator.memoryGb && weights * kStateBytes <= *accelerator.memoryGb * kGiga;
    if (!job.isDataParallelOnly || job.gpus <= kNode || fitsOne || !job.globalBatch)
        return 0.0;
    const double tokens = *job.globalBatch * job.sequence / job.gpus;
    return kPasses * kBytes * weights
        / (speedOf(accelerator.architecture).network * kReached * tokens);
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
    if (!sixteenBitPeak(accelerator, job.precision))
        faults.push_back({FaultCode::PeakUnknown, "precision", 0.0, 0.0});
    return faults;
}

TrainingSpeed trainingSpeed(const TrainingRun &job, const Accelerator &accelerator)
{
    TrainingSpeed speed{.utilisation = 1.0,
                        .peak = sixteenBitPeak(accelerator, job.precision).value_or(0.0),
                        .terms = termsOf(job, accelerator)};
    for (const SpeedTerm &term : speed.terms)
        speed.utilisation *= term.value;
    speed.flopsPerToken =
        trainingFlopsPerToken(forwardFlops(job.shape, job.sequence), kFullAttention);
    if (job.activeParameters)
        speed.flopsPerToken += 6.0 * (*job.activeParameters - parametersOf(job.shape).active());
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
