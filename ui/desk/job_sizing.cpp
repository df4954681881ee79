#include "ui/desk/job_sizing.h"

#include "model/sizing/claim.h"
#include "model/sizing/model_presets.h"
#include "model/sizing/parameter_count.h"
#include "model/sizing/typical_shape.h"
#include "ui/desk/around_gpus.h"
#include "ui/desk/layout_choice.h"
#include "ui/desk/shipped_catalogue.h"
#include "ui/text/sizing_text.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

Result<void> takeGuess(const AskedJob &asked, text::SizingView &view)
{
    TrainingRun &job = view.request.job;
    const double parameters = asked.parameters.value_or(0.0);
    if (!(parameters > 0.0))
        return Error{.code = ErrorCode::JobNotPositive,
                     .arguments = {QString::number(parameters)},
                     .where = u"params"_s};
    if (parameters > kMostParameters)
        return Error{.code = ErrorCode::JobTooLarge,
                     .arguments = {QString::number(parameters), QString::number(kMostParameters)},
                     .where = u"params"_s};
    job.shape = typicalShape(parameters);
    job.totalParameters = parameters;
    job.activeParameters = parameters;
    view.statedParameters = parameters;
    return {};
}

Result<void> takeModel(const AskedJob &asked, text::SizingView &view)
{
    view.request.job.sequence = sequenceOf(asked);
    const bool statesShape = asked.shape != JobShape{};
    if (asked.model.isEmpty() && !statesShape)
        return takeGuess(asked, view);
    if (asked.model.isEmpty()) {
        view.origin = text::ShapeOrigin::Stated;
        view.request.job.shape = laidOver(asked.shape, {});
        return {};
    }
    const ModelPreset *preset = findPreset(asked.model.toStdString());
    if (preset == nullptr)
        return Error{.code = ErrorCode::UnknownModel, .arguments = {asked.model}};
    view.modelName = QString::fromUtf8(preset->name.data(), qsizetype(preset->name.size()));
    view.source = QString::fromUtf8(preset->source.data(), qsizetype(preset->source.size()));
    view.request.job.shape = laidOver(asked.shape, preset->shape);
    const bool isChanged = view.request.job.shape != preset->shape;
    view.origin = isChanged ? text::ShapeOrigin::Changed : text::ShapeOrigin::Known;
    view.statedParameters = isChanged ? 0.0 : preset->publishedTotal;
    return {};
}

/// Of a job whose shape is taken; 0: not known.
double askedTokens(const AskedJob &asked, const TrainingRun &job)
{
    return tokensOf({.source = asked.tokenSource,
                     .stated = asked.tokens,
                     .datasetTokens = asked.datasetTokens,
                     .epochs = asked.epochs,
                     .weights = job.activeParameters.value_or(parametersOf(job.shape).active())})
        .value_or(0.0);
}

/// The layout with as many replicas as the GPUs of a faultless job allow. Error: JobNotDivisible.
Result<Layout> layoutOn(const AskedJob &asked, const TrainingRun &job)
{
    const AskedLayout &wanted = *asked.layout;
    const double replica = std::max(1.0, double(wanted.tensor) * wanted.pipeline * wanted.context);
    if (std::fmod(job.gpus, replica) != 0.0)
        return Error{.code = ErrorCode::JobNotDivisible,
                     .arguments = {QString::number(job.gpus), QString::number(replica)},
                     .where = u"gpus"_s};
    Layout layout{.tensor = wanted.tensor,
                  .pipeline = wanted.pipeline,
                  .virtualStages = wanted.chunks,
                  .context = wanted.context,
                  .expert = wanted.expert,
                  .data = int(job.gpus / replica),
                  .microBatch = wanted.microBatch,
                  // Without a batch the pipeline is taken as full.
                  .microBatches = std::max(1, wanted.pipeline),
                  .zero = wanted.zero,
                  .recompute = asked.recompute.value_or(Recompute::None)};
    takeStates(layout, job.shape, job.training);
    const double atOnce = double(layout.data) * std::max(1, layout.microBatch);
    if (job.globalBatch)
        layout.microBatches = std::clamp(int(*job.globalBatch / atOnce), 1, 1'000'000);
    return layout;
}

/// The fault of a layout. Of a shape that was guessed, nobody has typed what can't be divided.
Error layoutError(const Fault &fault, const text::SizingView &view)
{
    if (view.origin == text::ShapeOrigin::Guessed && fault.code == FaultCode::NotDivisible
        && (fault.field == "heads" || fault.field == "layers"))
        return {.code = ErrorCode::GuessNotDivisible,
                .arguments = {QString::number(fault.found), QString::number(fault.limit)},
                .where = fault.field == "heads" ? u"tp"_s : u"pp"_s};
    return errorOf(fault, view.gpu.name, view.request.job.precision);
}

/// BF16; FP16 on an accelerator that has none (Volta, Turing).
Precision usualPrecision(const GpuModel &gpu)
{
    return !gpu.bf16DenseTflops && gpu.fp16DenseTflops ? Precision::Fp16 : Precision::Bf16;
}

/// What only the question knows. Error: JobNotPositive.
Result<void> checkStated(const AskedJob &asked)
{
    constexpr double kLeast = 1e-6; // of what nobody claims less
    for (const auto &[value, place] : {std::pair{asked.datasetTokens, u"dataset_tokens"_s},
                                       std::pair{asked.epochs, u"epochs"_s},
                                       std::pair{asked.claimedGpuDays, u"claimed_gpu_days"_s}}) {
        if (value && !(*value > kLeast))
            return Error{.code = ErrorCode::JobNotPositive,
                         .arguments = {QString::number(*value)},
                         .where = place};
    }
    return {};
}

/// A speed that the accelerator can't have computed. Error: SpeedAbovePeak.
Result<void> checkSpeed(const SizingRequest &request,
                        const Accelerator &accelerator,
                        const QString &gpu)
{
    constexpr double kTera = 1e12;

    const std::optional<double> peak = peakTflops(accelerator, request.job.precision);
    if (!request.measuredSpeed || !peak)
        return {};
    const double implied = leastFlopsOf(request.job, *request.measuredSpeed) / kTera;
    if (implied <= *peak)
        return {};
    return Error{.code = ErrorCode::SpeedAbovePeak,
                 .arguments = {QString::number(implied, 'f', 0),
                               QString::number(*peak, 'f', 0),
                               gpu,
                               text::precisionName(request.job.precision)},
                 .where = u"tokens_per_second"_s};
}

Result<text::SizingView> prepared(const AskedJob &asked, const GpuModel &gpu)
{
    if (const auto stated = checkStated(asked); !stated)
        return stated.error();
    text::SizingView view;
    if (const auto taken = takeModel(asked, view); !taken)
        return taken.error();
    view.gpu = gpu;
    view.around.question.storage = asked.storage;
    view.tokenSource = asked.tokenSource;
    view.epochs = asked.epochs.value_or(1.0);
    view.speedSource = asked.speedSource;
    SizingRequest &request = view.request;
    if (const Faults faults = faultsOf(request.job.shape); !faults.empty())
        return errorOf(faults.front(), gpu.name, Precision::Bf16);
    request.tokens = askedTokens(asked, request.job);
    request.measuredSpeed = asked.tokensPerSecond;
    request.failures.stated = asked.goodput;
    request.job.globalBatch = asked.batch;
    request.job.gpus = asked.gpus.value_or(0);
    request.job.precision = asked.precision.value_or(usualPrecision(gpu));
    request.job.recompute = asked.recompute.value_or(Recompute::None);
    request.job.age = asked.age;
    request.job.training = {.method = asked.method.value_or(Method::Full),
                            .optimizer = asked.optimizer.value_or(Optimizer::Adam),
                            .rank = asked.rank.value_or(kUsualRank)};
    request.gpusPerServer = asked.gpusPerServer.value_or(kUsualGpusPerServer);
    request.networkGbits = asked.networkGbits;
    if (asked.deadlineDays)
        request.deadline = Days{*asked.deadlineDays};
    return view;
}

} // namespace

int sequenceOf(const AskedJob &asked)
{
    constexpr int kUsualSequence = 4'096;
    const ModelPreset *preset = findPreset(asked.model.toStdString());
    return asked.sequence.value_or(preset ? preset->sequence : kUsualSequence);
}

Result<text::SizingView> sizedJob(const AskedJob &asked, const std::vector<GpuModel> &accelerators)
{
    const GpuModel *gpu = rowNamed(accelerators, asked.gpu);
    if (gpu == nullptr)
        return Error{.code = ErrorCode::UnknownAccelerator, .arguments = {asked.gpu}};
    return sizedJob(asked, *gpu);
}

Result<text::SizingView> sizedJob(const AskedJob &asked, const GpuModel &gpu)
{
    auto view = prepared(asked, gpu);
    if (!view)
        return view.error();
    SizingRequest &request = view->request;
    const std::string architecture = view->gpu.architecture.toStdString();
    const Accelerator accelerator = factsOf(view->gpu, architecture);
    if (const Faults faults = faultsOf(request, accelerator); !faults.empty())
        return errorOf(faults.front(), view->gpu.name, request.job.precision);
    if (const auto speed = checkSpeed(request, accelerator, view->gpu.name); !speed)
        return speed.error();
    if (const Faults faults = faultsOf(asked.storage); !faults.empty())
        return errorOf(faults.front(), view->gpu.name, request.job.precision);
    // The layout of a job with a deadline is known only after its GPUs are.
    if (asked.layout && asked.gpus && !asked.deadlineDays) {
        const auto layout = layoutOn(asked, request.job);
        if (!layout)
            return layout.error();
        request.layout = *layout;
        if (const Faults faults = faultsOf(request, accelerator); !faults.empty())
            return layoutError(faults.front(), *view);
    }
    takeCheckpointTime(*view);
    const auto answer = sized(request, accelerator);
    if (!answer)
        return Error{.code = ErrorCode::JobNeverDone};
    view->sizing = *answer;
    if (asked.claimedGpuDays)
        view->claim = {.gpuDays = *asked.claimedGpuDays,
                       .atPeak =
                           gpuDaysAtPeak(request.job, accelerator, request.tokens).value_or(0.0)};
    takeLayoutAdvice(*view, accelerator, asked.recompute);
    takeSurroundings(*view, accelerator);
    return view;
}

} // namespace steelyard::desk
