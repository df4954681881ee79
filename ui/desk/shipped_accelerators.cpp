#include "ui/desk/shipped_accelerators.h"

#include "db/catalog_repository.h"
#include "db/workspace.h"
#include "ui/text/sizing_text.h"

#include <algorithm>

namespace steelyard::desk {

using sizing::Fault;
using sizing::FaultCode;

Result<std::vector<GpuModel>> shippedAccelerators(const Clock &clock)
{
    const auto workspace = db::Workspace::inMemory(clock);
    if (!workspace)
        return workspace.error();
    const auto rows = (*workspace)->catalog().accelerators();
    if (!rows)
        return rows.error();
    std::vector<GpuModel> accelerators;
    for (const db::Stored<GpuModel> &row : *rows)
        accelerators.push_back(row.value);
    return accelerators;
}

const GpuModel *acceleratorNamed(const std::vector<GpuModel> &accelerators, const QString &name)
{
    const auto found = std::ranges::find_if(accelerators, [&](const GpuModel &gpu) {
        return gpu.name.compare(name, Qt::CaseInsensitive) == 0 || gpu.id.text() == name;
    });
    return found == accelerators.end() ? nullptr : &*found;
}

Result<GpuModel> acceleratorCalled(const QString &name, const Clock &clock)
{
    const auto accelerators = shippedAccelerators(clock);
    if (!accelerators)
        return accelerators.error();
    const GpuModel *found = acceleratorNamed(*accelerators, name);
    if (!found)
        return Error{.code = ErrorCode::UnknownAccelerator, .arguments = {name}};
    return *found;
}

sizing::Accelerator factsOf(const GpuModel &gpu, const std::string &architecture)
{
    return {.architecture = architecture,
            .fp16Tflops = gpu.fp16DenseTflops,
            .bf16Tflops = gpu.bf16DenseTflops,
            .fp8Tflops = gpu.fp8DenseTflops,
            .fp4Tflops = gpu.fp4DenseTflops,
            .memoryGb = gpu.memoryGb};
}

Error errorOf(const Fault &fault, const QString &gpu, sizing::Precision precision)
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
                .arguments = {gpu, text::precisionName(precision)}};
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::desk
