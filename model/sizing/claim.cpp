#include "model/sizing/claim.h"

#include "model/sizing/parameter_count.h"
#include "model/sizing/training_flops.h"

namespace steelyard::sizing {

std::optional<double> gpuDaysAtPeak(const TrainingRun &job,
                                    const Accelerator &accelerator,
                                    double tokens)
{
    constexpr double kTera = 1e12;
    constexpr double kSecondsOfDay = 86'400.0;

    const std::optional<double> peak = peakTflops(accelerator, job.precision);
    if (!peak)
        return {};
    const double weights = job.activeParameters.value_or(parametersOf(job.shape).active());
    const double perToken = (trainsAdapters(job.training.method) ? 4.0 : 6.0) * weights;
    return perToken * tokens / (*peak * kTera * kSecondsOfDay);
}

double leastFlopsOf(const TrainingRun &job, double tokensPerSecond)
{
    constexpr double kWithoutGradients = 2.0 / 3.0;

    const double perToken =
        trainingFlopsPerToken(forwardFlops(job.shape, job.sequence), kCausalAttention);
    return tokensPerSecond * perToken
        * (trainsAdapters(job.training.method) ? kWithoutGradients : 1.0);
}

} // namespace steelyard::sizing
