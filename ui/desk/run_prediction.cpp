#include "ui/desk/run_prediction.h"

#include "ui/desk/shipped_catalogue.h"

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// The columns that a fault's key names otherwise.
QString columnOf(const Fault &fault)
{
    if (fault.field == "gpus")
        return u"gpu_count"_s;
    return QString::fromUtf8(fault.field.data(), qsizetype(fault.field.size()));
}

TrainingRun jobOf(const exchange::RunInputs &inputs, const ModelShape &shape)
{
    // Not stated; what most runs that state it have.
    constexpr double kUsualGpus = 1'024.0;
    constexpr int kUsualSequence = 2'048;

    TrainingRun job{.shape = shape,
                    .totalParameters = inputs.model.totalParameters,
                    .activeParameters = inputs.model.activeParameters,
                    .sequence = inputs.sequence.value_or(kUsualSequence),
                    .globalBatch = inputs.globalBatch,
                    .gpus = inputs.gpus.value_or(kUsualGpus),
                    .precision = inputs.precision,
                    .recompute =
                        inputs.recompute.value_or(usualRecompute(usualAge(inputs.precision)))};
    // Experts are counted from the architecture: the published counts are rounded.
    if (!job.activeParameters && !shape.experts)
        job.activeParameters = job.totalParameters;
    if (!job.totalParameters)
        job.totalParameters = job.activeParameters;
    job.isDataParallelOnly = inputs.tensor == 1 && inputs.pipeline == 1;
    return job;
}

std::optional<InputFault> faultOf(const exchange::RunInputs &inputs,
                                  const TrainingRun &job,
                                  const Accelerator &accelerator)
{
    if (const Faults faults = faultsOf(job, accelerator); !faults.empty()) {
        Error error = errorOf(faults.front(), inputs.gpu, job.precision);
        error.where.clear();
        return InputFault{columnOf(faults.front()), error};
    }
    const auto notPositive = [](QLatin1StringView column, double value) {
        return InputFault{
            column, {.code = ErrorCode::JobNotPositive, .arguments = {QString::number(value)}}};
    };
    for (const auto &[column, value] : {std::pair{"params_total"_L1, job.totalParameters},
                                        std::pair{"params_active"_L1, job.activeParameters},
                                        std::pair{"tokens"_L1, inputs.tokens}}) {
        if (value && !(*value > 0.0))
            return notPositive(column, *value);
    }
    if (inputs.tokens && *inputs.tokens > kMostTokens)
        return InputFault{
            "tokens"_L1,
            {.code = ErrorCode::JobTooLarge,
             .arguments = {QString::number(*inputs.tokens), QString::number(kMostTokens)}}};
    return {};
}

} // namespace

std::variant<RunPrediction, InputFault> predictedRun(const exchange::RunInputs &inputs,
                                                     const std::vector<GpuModel> &accelerators)
{
    constexpr double kFlopsPerTera = 1e12;

    const GpuModel *gpu = rowNamed(accelerators, inputs.gpu);
    if (!gpu)
        return InputFault{u"gpu_model"_s,
                          {.code = ErrorCode::UnknownAccelerator, .arguments = {inputs.gpu}}};
    const auto inferred = inferredShape(inputs.model);
    if (!inferred)
        return InputFault{u"params_total"_s, {.code = ErrorCode::JobWithoutModel}};
    const std::string architecture = gpu->architecture.toStdString();
    const Accelerator accelerator = factsOf(*gpu, architecture);
    RunPrediction prediction{
        .job = jobOf(inputs, inferred->shape),
        .preset = QString::fromUtf8(inferred->preset.data(), qsizetype(inferred->preset.size()))};
    if (const auto fault = faultOf(inputs, prediction.job, accelerator))
        return *fault;
    // Speed does not depend on how many tokens there are.
    const auto time = trainingTime(prediction.job, accelerator, inputs.tokens.value_or(1.0));
    if (!time)
        return InputFault{u"gpu_count"_s, {.code = ErrorCode::JobNeverDone}};
    prediction.speed = time->speed;
    const double tflops = time->speed.peak * time->speed.utilisation / kFlopsPerTera;
    prediction.tflopsPerGpu = {
        .low = tflops * (time->gpuHours.expected / time->gpuHours.high),
        .expected = tflops,
        .high = tflops * (time->gpuHours.expected / time->gpuHours.low),
    };
    if (inputs.tokens)
        prediction.gpuHours = time->gpuHours;
    prediction.peak = time->speed.peak;
    return prediction;
}

} // namespace steelyard::desk
