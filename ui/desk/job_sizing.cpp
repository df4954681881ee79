#include "ui/desk/job_sizing.h"

#include "model/sizing/model_presets.h"
#include "model/sizing/typical_shape.h"
#include "ui/desk/layout_choice.h"
#include "ui/desk/shipped_catalogue.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

Result<void> takeModel(const AskedJob &asked, text::SizingView &view)
{
    TrainingRun &job = view.request.job;
    if (asked.model.isEmpty()) {
        const double parameters = asked.parameters.value_or(0.0);
        if (!(parameters > 0.0))
            return Error{.code = ErrorCode::JobNotPositive,
                         .arguments = {QString::number(parameters)},
                         .where = u"params"_s};
        if (parameters > kMostParameters)
            return Error{
                .code = ErrorCode::JobTooLarge,
                .arguments = {QString::number(parameters), QString::number(kMostParameters)},
                .where = u"params"_s};
        job.shape = typicalShape(parameters);
        job.totalParameters = parameters;
        job.activeParameters = parameters;
        view.statedParameters = parameters;
        job.sequence = sequenceOf(asked);
        return {};
    }
    const ModelPreset *preset = findPreset(asked.model.toStdString());
    if (!preset)
        return Error{.code = ErrorCode::UnknownModel, .arguments = {asked.model}};
    view.modelName = QString::fromUtf8(preset->name.data(), qsizetype(preset->name.size()));
    view.source = QString::fromUtf8(preset->source.data(), qsizetype(preset->source.size()));
    view.statedParameters = preset->publishedTotal;
    job.shape = preset->shape;
    job.sequence = sequenceOf(asked);
    return {};
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
                  .context = wanted.context,
                  .expert = wanted.expert,
                  .data = int(job.gpus / replica),
                  .microBatch = wanted.microBatch,
                  // Without a batch the pipeline is taken as full.
                  .microBatches = std::max(1, wanted.pipeline),
                  .zero = wanted.zero,
                  .recompute = asked.recompute.value_or(Recompute::None),
                  .bytes = usualBytes(wanted.zero)};
    const double atOnce = double(layout.data) * std::max(1, layout.microBatch);
    if (job.globalBatch)
        layout.microBatches = std::clamp(int(*job.globalBatch / atOnce), 1, 1'000'000);
    return layout;
}

Result<text::SizingView> prepared(const AskedJob &asked, const GpuModel &gpu)
{
    text::SizingView view;
    if (const auto taken = takeModel(asked, view); !taken)
        return taken.error();
    view.gpu = gpu;
    SizingRequest &request = view.request;
    request.tokens = asked.tokens;
    request.measuredSpeed = asked.tokensPerSecond;
    request.job.globalBatch = asked.batch;
    request.job.gpus = asked.gpus.value_or(0);
    request.job.precision = asked.precision;
    request.job.recompute = asked.recompute.value_or(Recompute::None);
    request.job.age = asked.age;
    request.gpusPerServer = asked.gpusPerServer;
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
    if (asked.layout && asked.gpus) {
        const auto layout = layoutOn(asked, request.job);
        if (!layout)
            return layout.error();
        request.layout = *layout;
        request.job.isDataParallelOnly = layout->zero == Zero::Weights && layout->tensor == 1
            && layout->pipeline == 1 && layout->context == 1;
        if (const Faults faults = faultsOf(request, accelerator); !faults.empty())
            return errorOf(faults.front(), view->gpu.name, request.job.precision);
    }
    const auto answer = sized(request, accelerator);
    if (!answer)
        return Error{.code = ErrorCode::JobNeverDone};
    view->sizing = *answer;
    takeLayoutAdvice(*view, accelerator, asked.recompute);
    return view;
}

} // namespace steelyard::desk
