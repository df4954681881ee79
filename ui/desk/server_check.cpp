#include "ui/desk/server_check.h"

#include "model/quotes/named_accelerator.h"
#include "model/quotes/offered_server.h"
#include "model/sizing/offer_contradictions.h"
#include "ui/desk/around_gpus.h"

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

void addOtherGpu(std::vector<FitFinding> &findings, const QString &offered, const QString &asked)
{
    findings.push_back({.rule = FitRule::OtherGpu,
                        .verdict = FitVerdict::Problem,
                        .offeredName = offered.toStdString(),
                        .neededName = asked.toStdString(),
                        .source = "data sheet of the server"});
    sortFindings(findings);
}

ServerOffer offerOn(const ServerSpec &server, const AskedServer &asked, const GpuModel &gpu)
{
    ServerOffer offer = offerOf(server, gpu);
    offer.offeredPeakTflops = asked.printedTflops;
    offer.system = asked.system.value_or(Stated::No);
    offer.cuda = asked.cuda.value_or(Stated::No);
    offer.backup = asked.backup.value_or(Stated::No);
    return offer;
}

} // namespace

AskedJob askedOn(const ServerSpec &server, AskedJob job, const std::vector<GpuModel> &accelerators)
{
    if (server.gpuCount)
        job.gpusPerServer = *server.gpuCount;
    if (!job.gpus && !job.deadlineDays)
        job.gpus = server.gpuCount;
    if (job.gpu.isEmpty())
        job.gpu = acceleratorNamedBy(server.gpuModel, accelerators);
    return job;
}

void checkServer(const ServerSpec &server, const AskedServer &stated, text::SizingView &view)
{
    constexpr double kKilo = 1'000.0;

    SiteLimits rack{.units = kUsualRackUnits};
    if (stated.rackKilowatts)
        rack.watts = *stated.rackKilowatts * kKilo;
    const ServerOffer offer = offerOn(server, stated, view.gpu);
    view.serverCheck =
        text::ServerCheck{.server = server.name, .findings = serverFit(offer, rack, view.advice)};
    if (namesOther(server.gpuModel, view.gpu))
        addOtherGpu(view.serverCheck->findings, server.gpuModel, view.gpu.name);
    takeServer(view, offer, rack);
}

} // namespace steelyard::desk
