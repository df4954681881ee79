#include "ui/desk/server_check.h"

#include "db/catalog_repository.h"
#include "db/workspace.h"
#include "ui/desk/offered_server.h"

#include <algorithm>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// The accelerator whose name the data sheet's words begin with; empty where it names several.
QString acceleratorNamedBy(const QString &words, const std::vector<db::Stored<GpuModel>> &rows)
{
    QString longest;
    for (const db::Stored<GpuModel> &row : rows) {
        const QString &name = row.value.name;
        // "A100/H100/H200 SXM" begins with the name of an A10.
        const bool isWhole = words.size() == name.size() || words.mid(name.size(), 1) == " "_L1;
        if (words.startsWith(name) && isWhole && name.size() > longest.size())
            longest = name;
    }
    return longest;
}

Stated statedIf(bool isStated)
{
    return isStated ? Stated::Yes : Stated::No;
}

Result<ServerSpec> serverCalled(const QString &name, db::Workspace &workspace)
{
    const auto rows = workspace.catalog().servers();
    if (!rows)
        return rows.error();
    const auto found = std::ranges::find_if(*rows, [&](const db::Stored<ServerSpec> &row) {
        return row.value.name.compare(name, Qt::CaseInsensitive) == 0
            || row.value.id.text() == name;
    });
    if (found == rows->end())
        return Error{.code = ErrorCode::NotFound, .arguments = {name}};
    return found->value;
}

ServerOffer offerOn(const ServerSpec &server, const AskedServer &asked, const GpuModel &gpu)
{
    ServerOffer offer = offerOf(server, gpu);
    offer.offeredPeakTflops = asked.printedTflops;
    offer.system = statedIf(asked.statesSystem);
    offer.cuda = statedIf(asked.statesCuda);
    offer.backup = statedIf(asked.statesBackup);
    return offer;
}

} // namespace

Result<AskedJob> askedOn(const AskedServer &server, const AskedJob &job, const Clock &clock)
{
    if (server.name.isEmpty())
        return job;
    const auto workspace = db::Workspace::inMemory(clock);
    if (!workspace)
        return workspace.error();
    const auto spec = serverCalled(server.name, **workspace);
    if (!spec)
        return spec.error();
    AskedJob asked = job;
    if (spec->gpuCount)
        asked.gpusPerServer = *spec->gpuCount;
    if (!asked.gpus && !asked.deadlineDays)
        asked.gpus = spec->gpuCount;
    if (!asked.gpu.isEmpty())
        return asked;
    const auto rows = (*workspace)->catalog().accelerators();
    if (!rows)
        return rows.error();
    asked.gpu = acceleratorNamedBy(spec->gpuModel, *rows);
    return asked;
}

Result<void> checkServer(const AskedServer &server, text::SizingView &view, const Clock &clock)
{
    // EIA-310: a rack of usual height.
    constexpr double kUsualUnits = 42.0;
    constexpr double kKilo = 1'000.0;

    if (server.name.isEmpty())
        return {};
    const auto workspace = db::Workspace::inMemory(clock);
    if (!workspace)
        return workspace.error();
    const auto spec = serverCalled(server.name, **workspace);
    if (!spec)
        return spec.error();
    RackLimits rack{.units = kUsualUnits};
    if (server.rackKilowatts)
        rack.watts = *server.rackKilowatts * kKilo;
    view.serverCheck = text::ServerCheck{
        .server = spec->name,
        .findings = serverFit(offerOn(*spec, server, view.gpu), rack, view.advice)};
    return {};
}

} // namespace steelyard::desk
