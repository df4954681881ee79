#include "ui/desk/shipped_catalogue.h"

#include "db/catalog_repository.h"
#include "db/workspace.h"
#include "ui/text/sizing_text.h"

#include <algorithm>

namespace steelyard::desk {

using sizing::Fault;
using sizing::FaultCode;

namespace {

template <typename Row>
std::vector<Row> valuesOf(const std::vector<db::Stored<Row>> &stored)
{
    std::vector<Row> values;
    for (const db::Stored<Row> &row : stored)
        values.push_back(row.value);
    return values;
}

template <typename Row>
const Row *namedIn(const std::vector<Row> &rows, const QString &name)
{
    const auto found = std::ranges::find_if(rows, [&](const Row &row) {
        return row.name.compare(name, Qt::CaseInsensitive) == 0 || row.id.text() == name;
    });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

Result<ShippedCatalogue> shippedCatalogue(const Clock &clock)
{
    const auto workspace = db::Workspace::inMemory(clock);
    if (!workspace)
        return workspace.error();
    const auto accelerators = (*workspace)->catalog().accelerators();
    if (!accelerators)
        return accelerators.error();
    const auto servers = (*workspace)->catalog().servers();
    if (!servers)
        return servers.error();
    return ShippedCatalogue{.accelerators = valuesOf(*accelerators), .servers = valuesOf(*servers)};
}

const GpuModel *rowNamed(const std::vector<GpuModel> &rows, const QString &name)
{
    return namedIn(rows, name);
}

const ServerSpec *rowNamed(const std::vector<ServerSpec> &rows, const QString &name)
{
    return namedIn(rows, name);
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
