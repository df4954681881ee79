#include "ui/desk/run_prediction.h"

#include "model/sizing/layout_slowdown.h"
#include "ui/desk/layout_choice.h"
#include "ui/desk/shipped_catalogue.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

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

std::optional<double> asNumber(const std::optional<int> &degree)
{
    return degree ? std::optional<double>{*degree} : std::nullopt;
}

InputFault refused(QLatin1StringView column, const QString &expected, double found)
{
    return {
        column,
        {.code = ErrorCode::BadValue, .arguments = {expected, QString::number(found, 'g', 12)}}};
}

/// A figure below or above what the column can hold.
std::optional<InputFault> rangeFault(const exchange::RunInputs &inputs)
{
    constexpr double kMostReplicas = 1e8;
    for (const auto &[column, value, most] :
         {std::tuple{"tokens"_L1, inputs.tokens, kMostTokens},
          std::tuple{"tp"_L1, asNumber(inputs.tensor), kMostReplicas},
          std::tuple{"pp"_L1, asNumber(inputs.pipeline), kMostReplicas},
          std::tuple{"dp"_L1, asNumber(inputs.data), kMostReplicas}}) {
        if (value && !(*value > 0.0))
            return InputFault{
                column,
                {.code = ErrorCode::JobNotPositive, .arguments = {QString::number(*value)}}};
        if (value && *value > most)
            return InputFault{column,
                              {.code = ErrorCode::JobTooLarge,
                               .arguments = {QString::number(*value), QString::number(most)}}};
    }
    return {};
}

/// Figures of which each could be, but not beside another.
std::optional<InputFault> contradictionIn(const exchange::RunInputs &inputs)
{
    const std::optional<double> &total = inputs.model.totalParameters;
    const std::optional<double> &active = inputs.model.activeParameters;
    if (total && active && *active > *total)
        return refused("params_active"_L1, u"≤ params_total"_s, *active);
    if (inputs.gpus && *inputs.gpus != std::floor(*inputs.gpus))
        return InputFault{
            u"gpu_count"_s,
            {.code = ErrorCode::NotWhole, .arguments = {QString::number(*inputs.gpus)}}};
    const std::optional<int> &heads = inputs.model.heads;
    if (inputs.tensor && heads && *heads % *inputs.tensor != 0)
        return InputFault{
            u"heads"_s,
            {.code = ErrorCode::JobNotDivisible,
             .arguments = {QString::number(*heads), QString::number(*inputs.tensor)}}};
    const double replica = inputs.tensor.value_or(1) * double(inputs.pipeline.value_or(1));
    if (inputs.gpus && *inputs.gpus < replica)
        return refused(
            "gpu_count"_L1, u"≥ tp × pp = %1"_s.arg(QString::number(replica)), *inputs.gpus);
    if (inputs.globalBatch && inputs.data && *inputs.globalBatch < *inputs.data)
        return InputFault{
            u"global_batch"_s,
            {.code = ErrorCode::BatchBelowReplicas,
             .arguments = {QString::number(*inputs.globalBatch), QString::number(*inputs.data)}}};
    return {};
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
    return contradictionIn(inputs);
}

/// What the row's links cost. Its columns hold neither micro-batches nor what is spread beside
/// tensors and stages, so a layout counts by its links alone; 1 where there is none.
double slowdownOn(const GpuModel &gpu,
                  const exchange::RunInputs &inputs,
                  const TrainingRun &job,
                  const Accelerator &accelerator)
{
    constexpr double kGiga = 1e9;
    const auto fabric = usualFabric(gpu, kUsualGpusPerServer);
    if (!fabric || !gpu.memoryGb)
        return 1.0;
    const LayoutQuestion question{
        .job = job, .memory = *gpu.memoryGb * kGiga, .fabric = *fabric, .recompute = job.recompute};
    if (inputs.tensor && inputs.pipeline) {
        const double replica = double(*inputs.tensor) * *inputs.pipeline;
        Layout layout{.tensor = *inputs.tensor,
                      .pipeline = *inputs.pipeline,
                      // Experts lie on as many replicas as share them.
                      .expert = job.shape.experts
                          ? std::gcd(job.shape.experts->count, std::max(1, int(job.gpus / replica)))
                          : 1,
                      .zero = Zero::Optimizer,
                      .recompute = job.recompute};
        return spread(question, layout) ? 1.0 : linkSlowdown(question, accelerator, layout);
    }
    const auto best = bestLayout(question, accelerator);
    return best ? slowdownOfBest(question, accelerator, best->layout) : 1.0;
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
    if (const auto fault = rangeFault(inputs))
        return *fault;
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
    prediction.job.slowdown = slowdownOn(*gpu, inputs, prediction.job, accelerator);
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
    prediction.hasUnevenStages =
        inputs.pipeline && inputs.model.layers && *inputs.model.layers % *inputs.pipeline != 0;
    return prediction;
}

} // namespace steelyard::desk
