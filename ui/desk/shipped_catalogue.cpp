#include "ui/desk/shipped_catalogue.h"

#include "db/catalog_repository.h"
#include "db/workspace.h"
#include "ui/text/sizing_text.h"

#include <algorithm>
#include <iterator>

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
std::vector<Row> withOthers(const std::vector<Row> &own, const std::vector<Row> &catalogue)
{
    std::vector<Row> rows = own;
    std::ranges::copy_if(catalogue, std::back_inserter(rows), [&own](const Row &row) {
        return rowNamed(own, row.name) == nullptr;
    });
    return rows;
}

} // namespace

Result<ShippedCatalogue> catalogueOf(db::Workspace &workspace)
{
    const auto accelerators = workspace.catalog().accelerators();
    if (!accelerators)
        return accelerators.error();
    const auto servers = workspace.catalog().servers();
    if (!servers)
        return servers.error();
    return ShippedCatalogue{.accelerators = valuesOf(*accelerators), .servers = valuesOf(*servers)};
}

Result<ShippedCatalogue> shippedCatalogue(const Clock &clock)
{
    const auto workspace = db::Workspace::inMemory(clock);
    if (!workspace)
        return workspace.error();
    return catalogueOf(**workspace);
}

ShippedCatalogue rowsFor(const Dossier &dossier, const ShippedCatalogue &catalogue)
{
    return {.accelerators = withOthers(dossier.accelerators, catalogue.accelerators),
            .servers = withOthers(dossier.servers, catalogue.servers)};
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
