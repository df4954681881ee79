#include "model/quotes/offered_line.h"

#include "model/catalog/row_names.h"
#include "model/quotes/named_accelerator.h"
#include "model/quotes/offered_server.h"
#include "model/quotes/stated_parts.h"
#include "model/quotes/stated_server.h"
#include "model/quotes/word_patterns.h"
#include "model/sizing/offer_contradictions.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// The one accelerator that the words can mean; null: none, or several.
const GpuModel *gpuIn(const QString &words, const StatedServer &stated, const DataSheets &sheets)
{
    const GpuModel *only = nullptr;
    for (const GpuModel &gpu : sheets.accelerators) {
        // A name with a remark is of a variant that one operator had made for itself.
        if (gpu.name.contains(u'(') || !namesModel(words, gpu) || !agrees(stated, gpu))
            continue;
        if (only != nullptr)
            return nullptr;
        only = &gpu;
    }
    return only;
}

/// The rating of the server with as many of this GPU and no other.
std::optional<double> likeRating(const GpuModel &gpu,
                                 std::optional<int> gpus,
                                 const DataSheets &sheets)
{
    std::optional<double> lowest;
    for (const ServerSpec &server : sheets.servers) {
        if (server.gpuModel != gpu.name || server.gpuCount != gpus || !server.maximumPowerW)
            continue;
        lowest = std::min(lowest.value_or(*server.maximumPowerW), *server.maximumPowerW);
    }
    return lowest;
}

template <typename Value>
void fillIn(std::optional<Value> &said, const std::optional<Value> &sheet)
{
    if (!said)
        said = sheet;
}

/// The words, and where they are silent the data sheets.
ServerOffer filledIn(ServerOffer offer, const ServerOffer &sheet)
{
    const bool isOtherLink = offer.link && sheet.link != offer.link;
    fillIn(offer.gpus, sheet.gpus);
    fillIn(offer.gpuMemoryGb, sheet.gpuMemoryGb);
    fillIn(offer.link, sheet.link);
    fillIn(offer.cpus, sheet.cpus);
    if (!offer.processorPcieGeneration) {
        // Other processors than the data sheet's draw another power.
        fillIn(offer.cpuWatts, sheet.cpuWatts);
        fillIn(offer.pcieGeneration, sheet.pcieGeneration);
    }
    fillIn(offer.processorPcieGeneration, sheet.processorPcieGeneration);
    fillIn(offer.ramGb, sheet.ramGb);
    fillIn(offer.isNvme, sheet.isNvme);
    fillIn(offer.rdmaGbits, sheet.rdmaGbits);
    fillIn(offer.supplies, sheet.supplies);
    fillIn(offer.ratedWatts, sheet.ratedWatts);
    fillIn(offer.rackUnits, sheet.rackUnits);
    offer.gpuWatts = sheet.gpuWatts;
    offer.densePeakTflops = sheet.densePeakTflops;
    offer.processingPerformance = sheet.processingPerformance;
    if (!isOtherLink)
        offer.linkGbs = sheet.linkGbs;
    return offer;
}

/// A peak of the whole server, told by its being about as high as that of all its GPUs, as one
/// GPU's. Two GPUs' could be one's with sparsity.
std::optional<double> peakOfOne(const ServerOffer &offer)
{
    constexpr int kFewest = 4;
    constexpr double kRounding = 0.98;
    if (!offer.offeredPeakTflops || !offer.densePeakTflops || offer.gpus.value_or(0) < kFewest)
        return offer.offeredPeakTflops;
    const double all = *offer.densePeakTflops * *offer.gpus * kRounding;
    return *offer.offeredPeakTflops < all ? *offer.offeredPeakTflops
                                          : *offer.offeredPeakTflops / *offer.gpus;
}

} // namespace

bool offersServer(const QuoteLine &line)
{
    if (line.category != CostCategory::Hardware)
        return false;
    if (!line.server.isEmpty() || !line.accelerator.isEmpty() || line.gpusPerNode)
        return true;
    StatedServer stated;
    readGpus(plainWords(line.statedSpecification), stated);
    return stated.offer.gpus.has_value();
}

OfferedLine offeredLine(const QuoteLine &line, const DataSheets &sheets)
{
    const StatedServer stated = statedServer(line.statedSpecification);
    const ServerSpec *server = rowNamed(sheets.servers, line.server);
    const GpuModel *gpu = rowNamed(sheets.accelerators, line.accelerator);
    if (gpu == nullptr)
        gpu = gpuIn(plainWords(line.accelerator + u' ' + line.statedSpecification), stated, sheets);
    if (gpu == nullptr && server != nullptr)
        gpu = rowNamed(sheets.accelerators, server->gpuModel);

    OfferedLine offered{.rack = {.watts = stated.rackWatts, .units = stated.rackUnits}};
    if (gpu != nullptr)
        offered.gpu = *gpu;
    ServerOffer sheet =
        offerOf(server != nullptr ? *server : ServerSpec{}, offered.gpu.value_or(GpuModel{}));
    // What was typed into the line's own column is the offer, whatever the data sheet has.
    if (line.gpusPerNode)
        sheet.gpus = line.gpusPerNode;
    offered.contradictions = contradictions(stated.offer, sheet);
    ServerOffer words = stated.offer;
    if (line.gpusPerNode)
        words.gpus = line.gpusPerNode;
    offered.offer = filledIn(words, sheet);
    offered.offer.offeredPeakTflops = peakOfOne(offered.offer);
    if (gpu != nullptr && !offered.offer.ratedWatts)
        offered.offer.likeRatedWatts = likeRating(*gpu, offered.offer.gpus, sheets);
    return offered;
}

std::vector<FitFinding> lineFit(const OfferedLine &line,
                                const SiteLimits &site,
                                const std::optional<LayoutAdvice> &advice)
{
    SiteLimits limits = site;
    if (line.rack.watts)
        limits.watts = line.rack.watts;
    if (line.rack.units)
        limits.units = line.rack.units;
    std::vector<FitFinding> findings = serverFit(line.offer, limits, advice);
    std::ranges::copy(line.contradictions, std::back_inserter(findings));
    sortFindings(findings);
    return findings;
}

} // namespace steelyard
