#include "model/sizing/job_sizing.h"

namespace steelyard::sizing {

Faults faultsOf(const SizingRequest &request, const Accelerator &accelerator)
{
    TrainingRun job = request.job;
    if (request.deadline)
        job.gpus = request.gpusPerServer;
    Faults faults = faultsOf(job, accelerator);
    const auto checkPositive = [&](std::string_view field, double value) {
        if (!(value > 0.0))
            faults.push_back({FaultCode::NotPositive, field, value, 0.0});
    };
    checkPositive("tokens", request.tokens);
    if (request.tokens > kMostTokens)
        faults.push_back({FaultCode::TooLarge, "tokens", request.tokens, kMostTokens});
    checkPositive("gpus_per_server", request.gpusPerServer);
    if (request.deadline)
        checkPositive("deadline", request.deadline->value());
    if (request.measuredSpeed)
        checkPositive("tokens_per_second", *request.measuredSpeed);
    if (!request.layout || !faults.empty())
        return faults;
    const Layout &layout = *request.layout;
    const Faults layoutFaults = faultsOf(layout, job.shape);
    faults.insert(faults.end(), layoutFaults.begin(), layoutFaults.end());
    const double replicas = layout.data;
    if (job.globalBatch && *job.globalBatch < replicas)
        faults.push_back(
            {FaultCode::BatchBelowReplicas, "global_batch", *job.globalBatch, replicas});
    return faults;
}

std::optional<JobSizing> sized(const SizingRequest &request, const Accelerator &accelerator)
{
    TrainingRun job = request.job;
    if (request.deadline) {
        const auto gpus = gpusForDeadline(
            job, accelerator, request.tokens, *request.deadline, request.gpusPerServer);
        if (!gpus)
            return {};
        job.gpus = *gpus;
    }
    const auto time = trainingTime(job, accelerator, request.tokens, request.measuredSpeed);
    if (!time)
        return {};
    JobSizing sizing{.parameters = parametersOf(job.shape), .gpus = job.gpus, .time = *time};
    if (request.layout)
        sizing.memory = trainingMemory(job.shape, *request.layout, job.sequence);
    return sizing;
}

} // namespace steelyard::sizing
