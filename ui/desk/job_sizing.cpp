#include "ui/desk/job_sizing.h"

#include "db/catalog_repository.h"
#include "db/workspace.h"
#include "model/sizing/model_presets.h"
#include "model/sizing/typical_shape.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

Result<GpuModel> acceleratorCalled(const QString &name, const Clock &clock)
{
    const auto workspace = db::Workspace::inMemory(clock);
    if (!workspace)
        return workspace.error();
    const auto rows = (*workspace)->catalog().accelerators();
    if (!rows)
        return rows.error();
    const auto found = std::ranges::find_if(*rows, [&](const db::Stored<GpuModel> &row) {
        return row.value.name.compare(name, Qt::CaseInsensitive) == 0
            || row.value.id.text() == name;
    });
    if (found == rows->end())
        return Error{.code = ErrorCode::UnknownAccelerator, .arguments = {name}};
    return found->value;
}

Error errorOf(const Fault &fault, const text::SizingView &view)
{
    const QString where = QString::fromUtf8(fault.field.data(), qsizetype(fault.field.size()));
    const QString found = QString::number(fault.found);
    const QString limit = QString::number(fault.limit);
    switch (fault.code) {
    case FaultCode::NotPositive:
        return {.code = ErrorCode::JobNotPositive, .arguments = {found}, .where = where};
    case FaultCode::TooLarge:
    case FaultCode::AboveExperts:
        return {.code = ErrorCode::JobTooLarge, .arguments = {found, limit}, .where = where};
    case FaultCode::NotDivisible:
        return {.code = ErrorCode::JobNotDivisible, .arguments = {found, limit}, .where = where};
    case FaultCode::BatchBelowReplicas:
        return {.code = ErrorCode::BatchBelowReplicas, .arguments = {found, limit}};
    case FaultCode::PeakUnknown:
        return {.code = ErrorCode::PrecisionUnsupported,
                .arguments = {view.gpu.name, text::precisionName(view.request.job.precision)}};
    }
    Q_UNREACHABLE();
}

Result<void> takeModel(const AskedJob &asked, text::SizingView &view)
{
    constexpr int kUsualSequence = 4'096;
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
        job.sequence = asked.sequence.value_or(kUsualSequence);
        return {};
    }
    const ModelPreset *preset = findPreset(asked.model.toStdString());
    if (!preset)
        return Error{.code = ErrorCode::UnknownModel, .arguments = {asked.model}};
    view.modelName = QString::fromUtf8(preset->name.data(), qsizetype(preset->name.size()));
    view.source = QString::fromUtf8(preset->source.data(), qsizetype(preset->source.size()));
    view.statedParameters = preset->publishedTotal;
    job.shape = preset->shape;
    job.sequence = asked.sequence.value_or(preset->sequence);
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
                  .recompute = asked.recompute};
    if (wanted.zero == Zero::Weights)
        layout.bytes = kShardedFp32Adam;
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
    request.job.recompute = asked.recompute;
    request.job.age = asked.age;
    if (asked.deadlineDays)
        request.deadline = Days{*asked.deadlineDays};
    return view;
}

} // namespace

Accelerator factsOf(const GpuModel &gpu, const std::string &architecture)
{
    return {.architecture = architecture,
            .fp16Tflops = gpu.fp16DenseTflops,
            .bf16Tflops = gpu.bf16DenseTflops,
            .fp8Tflops = gpu.fp8DenseTflops,
            .fp4Tflops = gpu.fp4DenseTflops,
            .memoryGb = gpu.memoryGb};
}

Result<text::SizingView> sizedJob(const AskedJob &asked, const Clock &clock)
{
    const auto gpu = acceleratorCalled(asked.gpu, clock);
    return gpu ? sizedJob(asked, *gpu) : gpu.error();
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
        return errorOf(faults.front(), *view);
    if (asked.layout && asked.gpus) {
        const auto layout = layoutOn(asked, request.job);
        if (!layout)
            return layout.error();
        request.layout = *layout;
        request.job.isDataParallelOnly = layout->zero == Zero::Weights && layout->tensor == 1
            && layout->pipeline == 1 && layout->context == 1;
        if (const Faults faults = faultsOf(request, accelerator); !faults.empty())
            return errorOf(faults.front(), *view);
    }
    const auto answer = sized(request, accelerator);
    if (!answer)
        return Error{.code = ErrorCode::JobNeverDone};
    view->sizing = *answer;
    return view;
}

} // namespace steelyard::desk
