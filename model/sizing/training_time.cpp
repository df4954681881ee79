#include "model/sizing/training_time.h"

namespace steelyard::sizing {

namespace {

constexpr double kSecondsPerHour = 3'600.0;

template <typename Unit>
Band<Unit> bandOf(Unit expected, double low, double high)
{
    return {.low = expected * low, .expected = expected, .high = expected * high};
}

} // namespace

std::optional<TrainingTime> trainingTime(const TrainingRun &job,
                                         const Accelerator &accelerator,
                                         double tokens,
                                         std::optional<double> measuredTokensPerSecondPerGpu,
                                         const FailureModel &failures)
{
    // Of 35 published runs 32 lie in this band.
    constexpr double kBest = 1.0 / 1.4;
    constexpr double kWorst = 1.5;
    constexpr double kBestMeasured = 0.95;
    constexpr double kWorstMeasured = 1.1;

    const GpuCount gpus{job.gpus};
    TrainingTime time{.speed = trainingSpeed(job, accelerator), .goodput = goodput(failures, gpus)};
    if (time.goodput <= 0.0)
        return {};
    if (measuredTokensPerSecondPerGpu) {
        time.speed.tokensPerSecondPerGpu = *measuredTokensPerSecondPerGpu;
        time.speed.utilisation =
            time.speed.flopsPerToken * *measuredTokensPerSecondPerGpu / time.speed.peak;
        time.speed.terms.clear();
    }
    const GpuHours expected{tokens
                            / (time.speed.tokensPerSecondPerGpu * time.goodput * kSecondsPerHour)};
    time.gpuHours = measuredTokensPerSecondPerGpu ? bandOf(expected, kBestMeasured, kWorstMeasured)
                                                  : bandOf(expected, kBest, kWorst);
    time.days = {.low = toDays(time.gpuHours.low / gpus),
                 .expected = toDays(time.gpuHours.expected / gpus),
                 .high = toDays(time.gpuHours.high / gpus)};
    return time;
}

std::optional<double> gpusForDeadline(const TimeOnGpus &timeOn, Days deadline, int gpusPerServer)
{
    constexpr int kMostGpus = 1'000'000;
    const auto isInTime = [&](int servers) {
        const auto time = timeOn(double(servers) * gpusPerServer);
        return time && time->days.expected <= deadline;
    };
    // Days fall with the number of servers until failures eat what they add: double up to the
    // first number in time, then bisect below it.
    int enough = 1;
    while (!isInTime(enough)) {
        if (enough > kMostGpus / gpusPerServer / 2)
            return {};
        enough *= 2;
    }
    for (int tooFew = enough / 2; enough - tooFew > 1;) {
        const int middle = tooFew + (enough - tooFew) / 2;
        (isInTime(middle) ? enough : tooFew) = middle;
    }
    return double(enough) * gpusPerServer;
}

} // namespace steelyard::sizing
