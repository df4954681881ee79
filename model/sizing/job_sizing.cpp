#include "model/sizing/job_sizing.h"

#include <cmath>

namespace steelyard::sizing {

Faults faultsOf(const SizingRequest &request, const Accelerator &accelerator)
{
    TrainingRun job = request.job;
    if (request.deadline)
        job.gpus = request.gpusPerServer;
    Faults faults = faultsOf(job, accelerator);
    const auto checkPositive = [&](std::string_view field, double value) {
        constexpr double kMost = 1e12;
        if (!(value > 0.0))
            faults.push_back({FaultCode::NotPositive, field, value, 0.0});
        else if (value > kMost)
            faults.push_back({FaultCode::TooLarge, field, value, kMost});
    };
    if (!(request.tokens > 0.0))
        faults.push_back({FaultCode::NotPositive, "tokens", request.tokens, 0.0});
    if (request.tokens > kMostTokens)
        faults.push_back({FaultCode::TooLarge, "tokens", request.tokens, kMostTokens});
    checkPositive("gpus_per_server", request.gpusPerServer);
    if (request.networkGbits)
        checkPositive("network_gbits", *request.networkGbits);
    if (request.deadline)
        checkPositive("deadline", request.deadline->value());
    if (request.measuredSpeed)
        checkPositive("tokens_per_second", *request.measuredSpeed);
    if (request.failures.stated) {
        checkPositive("goodput", *request.failures.stated);
        if (*request.failures.stated > 1.0)
            faults.push_back({FaultCode::TooLarge, "goodput", *request.failures.stated, 1.0});
    }
    if (!request.layout || !faults.empty())
        return faults;
    const Layout &layout = *request.layout;
    const Faults layoutFaults = faultsOf(layout, job.shape);
    faults.insert(faults.end(), layoutFaults.begin(), layoutFaults.end());
    if (!job.globalBatch)
        return faults;
    const double replicas = layout.data;
    // Megatron-LM deals micro-batches to interleaved chunks in rounds of all stages.
    const double rounds = layout.virtualStages > 1 ? layout.pipeline : 1;
    const double atOnce = replicas * layout.microBatch * rounds;
    if (*job.globalBatch < replicas)
        faults.push_back(
            {FaultCode::BatchBelowReplicas, "global_batch", *job.globalBatch, replicas});
    else if (std::fmod(*job.globalBatch, atOnce) != 0.0)
        faults.push_back({FaultCode::NotDivisible, "global_batch", *job.globalBatch, atOnce});
    return faults;
}

std::optional<JobSizing> sized(const SizingRequest &request, const Accelerator &accelerator)
{
    TrainingRun job = request.job;
    const auto timeOn = [&](double gpus) {
        job.gpus = gpus;
        return trainingTime(
            job, accelerator, request.tokens, request.measuredSpeed, request.failures);
    };
    double gpus = job.gpus;
    if (request.deadline) {
        const auto enough = gpusForDeadline(timeOn, *request.deadline, request.gpusPerServer);
        if (!enough)
            return {};
        gpus = *enough;
    }
    const auto time = timeOn(gpus);
    // A speed next to nothing takes longer than a number can say.
    if (!time || !std::isfinite(time->days.high.value()))
        return {};
    JobSizing sizing{.parameters = parametersOf(job.shape), .gpus = job.gpus, .time = *time};
    if (request.layout)
        sizing.memory = trainingMemory(job.shape, *request.layout, job.sequence);
    return sizing;
}

} // namespace steelyard::sizing
