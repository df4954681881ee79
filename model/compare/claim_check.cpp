#include "model/compare/claim_check.h"

#include "model/sizing/claim.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// The job as far as its least FLOPs need it. Nothing: its weights are not known.
std::optional<sizing::TrainingRun> runOf(const TrainingJob &job)
{
    const auto shape = shapeOf(job);
    if (!shape)
        return {};
    sizing::TrainingRun run{.shape = *shape,
                            .precision = job.precision.value_or(sizing::Precision::Bf16),
                            .training = {.method = job.method.value_or(sizing::Method::Full)}};
    const bool isGuessed = job.model.isEmpty() && job.shape == JobShape{};
    if (isGuessed)
        run.activeParameters = job.parameters->toDouble();
    return run;
}

/// Whole ones from 100 on, else with one decimal.
Figure gpuDays(double days)
{
    constexpr double kWholeFrom = 100.0;
    return {days, days < kWholeFrom ? 1 : 0};
}

} // namespace

std::optional<Finding> impossibleClaim(const Dossier &dossier)
{
    const auto &job = dossier.project.job;
    if (!job || !job->claimedGpuDays)
        return {};
    const auto gpu = std::ranges::find(dossier.accelerators, job->accelerator, &GpuModel::name);
    const auto run = runOf(*job);
    const auto tokens = tokensOf(*job);
    if (gpu == dossier.accelerators.end() || !run || !tokens)
        return {};
    const sizing::Accelerator accelerator{.fp16Tflops = gpu->fp16DenseTflops,
                                          .bf16Tflops = gpu->bf16DenseTflops,
                                          .fp8Tflops = gpu->fp8DenseTflops,
                                          .fp4Tflops = gpu->fp4DenseTflops};
    const auto least = sizing::gpuDaysAtPeak(*run, accelerator, *tokens);
    const double claimed = job->claimedGpuDays->toDouble();
    if (!least || claimed >= *least)
        return {};
    return Finding{.rule = FindingRule::ClaimImpossible,
                   .severity = Severity::Warning,
                   .subject = u"/job/claim/gpu_days"_s,
                   .arguments = {gpuDays(claimed), gpuDays(*least), gpu->name}};
}

} // namespace steelyard
