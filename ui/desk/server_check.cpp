#include "ui/desk/server_check.h"

#include "ui/desk/offered_server.h"

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// The accelerator whose name the data sheet's words begin with; empty where it names several.
QString acceleratorNamedBy(const QString &words, const std::vector<GpuModel> &rows)
{
    QString longest;
    for (const GpuModel &row : rows) {
        const QString &name = row.name;
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

Error unknownServer(const AskedServer &server)
{
    return {.code = ErrorCode::NotFound, .arguments = {server.name}};
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

Result<AskedJob> askedOn(const AskedServer &server,
                         const AskedJob &job,
                         const ShippedCatalogue &catalogue)
{
    if (server.name.isEmpty())
        return job;
    const ServerSpec *spec = rowNamed(catalogue.servers, server.name);
    if (spec == nullptr)
        return unknownServer(server);
    AskedJob asked = job;
    if (spec->gpuCount)
        asked.gpusPerServer = *spec->gpuCount;
    if (!asked.gpus && !asked.deadlineDays)
        asked.gpus = spec->gpuCount;
    if (asked.gpu.isEmpty())
        asked.gpu = acceleratorNamedBy(spec->gpuModel, catalogue.accelerators);
    return asked;
}

Result<void> checkServer(const AskedServer &server,
                         text::SizingView &view,
                         const ShippedCatalogue &catalogue)
{
    // EIA-310: a rack of usual height.
    constexpr double kUsualUnits = 42.0;
    constexpr double kKilo = 1'000.0;

    if (server.name.isEmpty())
        return {};
    const ServerSpec *spec = rowNamed(catalogue.servers, server.name);
    if (spec == nullptr)
        return unknownServer(server);
    RackLimits rack{.units = kUsualUnits};
    if (server.rackKilowatts)
        rack.watts = *server.rackKilowatts * kKilo;
    view.serverCheck = text::ServerCheck{
        .server = spec->name,
        .findings = serverFit(offerOn(*spec, server, view.gpu), rack, view.advice)};
    return {};
}

} // namespace steelyard::desk
