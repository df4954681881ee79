#include "model/sizing/server_fit.h"

#include "model/sizing/offer_contradictions.h"

#include <algorithm>
#include <cmath>

namespace steelyard::sizing {

namespace {

constexpr std::string_view kBuyersRule =
    "least of a training server: 4 GPUs, 256 GB of RAM, two processors, NVMe, RDMA of 100 Gb/s";

/// `offered` must not be below `needed`; where one is not stated, the vendor is asked.
FitFinding atLeast(FitRule rule,
                   std::optional<double> offered,
                   std::optional<double> needed,
                   FitVerdict otherwise,
                   std::string_view source)
{
    FitFinding finding{.rule = rule, .offered = offered, .needed = needed, .source = source};
    if (!offered || !needed)
        finding.verdict = FitVerdict::Ask;
    else if (*offered < *needed)
        finding.verdict = otherwise;
    return finding;
}

/// `found` must not be above `limit`.
FitFinding atMost(FitRule rule,
                  std::optional<double> found,
                  std::optional<double> limit,
                  FitVerdict otherwise,
                  std::string_view source)
{
    FitFinding finding = atLeast(rule, limit, found, otherwise, source);
    std::swap(finding.offered, finding.needed);
    return finding;
}

FitFinding stated(FitRule rule, Stated statement, std::string_view source)
{
    FitFinding finding{.rule = rule, .verdict = FitVerdict::Met, .source = source};
    if (statement == Stated::No)
        finding.verdict = FitVerdict::Ask;
    else if (statement == Stated::Denied)
        finding.verdict = FitVerdict::Warning;
    return finding;
}

std::optional<double> product(std::optional<int> count, std::optional<double> each)
{
    if (!count || !each)
        return {};
    return *count * *each;
}

/// What the supplies still carry when all spare ones have failed.
std::optional<double> safeWatts(const std::optional<PowerSupplies> &supplies)
{
    if (!supplies || !supplies->spare)
        return {};
    return (supplies->count - *supplies->spare) * supplies->watts;
}

FitFinding jobFinding(const LayoutAdvice &advice)
{
    FitFinding finding{.rule = FitRule::JobMemory,
                       .offered = advice.question.job.gpus,
                       .needed = advice.fewestGpus,
                       .source = "layout search"};
    if (!finding.needed || *finding.needed > *finding.offered)
        finding.verdict = FitVerdict::Problem;
    return finding;
}

FitFinding linkFinding(const ServerOffer &offer, const std::optional<LayoutAdvice> &advice)
{
    constexpr std::string_view kSource =
        "A800 and H800 data sheets: 400 GB/s both ways is the slowest NVLink between eight";
    constexpr double kSlowestSwitched = 200.0;

    FitFinding finding{.rule = FitRule::GpuLink,
                       .offered = offer.linkGbs,
                       .needed = kSlowestSwitched,
                       .source = kSource};
    if (!offer.link)
        finding.verdict = FitVerdict::Ask;
    else if (*offer.link == GpuLink::Switched)
        finding.verdict = FitVerdict::Met;
    else {
        const bool isSplit = advice && advice->best && advice->best->layout.tensor > 1;
        finding.verdict = isSplit ? FitVerdict::Problem : FitVerdict::Warning;
    }
    return finding;
}

FitFinding drivesFinding(const ServerOffer &offer)
{
    const Stated isNvme = !offer.isNvme ? Stated::No : *offer.isNvme ? Stated::Yes : Stated::Denied;
    return stated(FitRule::LocalDrives, isNvme, kBuyersRule);
}

FitFinding peakFinding(const ServerOffer &offer)
{
    // More than rounding above the data sheet is the peak with structured sparsity.
    constexpr double kRounding = 1.02;
    FitFinding finding =
        atMost(FitRule::DensePeak,
               offer.offeredPeakTflops,
               offer.densePeakTflops,
               FitVerdict::Warning,
               "catalogue: dense peaks; data sheets print twice as much as sparse");
    if (finding.verdict == FitVerdict::Warning
        && *offer.offeredPeakTflops <= *offer.densePeakTflops * kRounding)
        finding.verdict = FitVerdict::Met;
    return finding;
}

/// The slower of what is printed and what the processors can do.
std::optional<int> slotGeneration(const ServerOffer &offer)
{
    if (!offer.pcieGeneration || !offer.processorPcieGeneration)
        return offer.pcieGeneration ? offer.pcieGeneration : offer.processorPcieGeneration;
    return std::min(*offer.pcieGeneration, *offer.processorPcieGeneration);
}

std::vector<FitFinding> capacityFindings(const ServerOffer &offer)
{
    constexpr double kFewestGpus = 4.0;
    constexpr double kLeastRam = 256.0;
    constexpr double kProcessors = 2.0;
    constexpr double kLeastNetwork = 100.0;

    const auto generation = slotGeneration(offer);
    const auto slot = generation ? std::optional{slotGbits(*generation)} : std::nullopt;
    return {
        atLeast(FitRule::GpuCount, offer.gpus, kFewestGpus, FitVerdict::Problem, kBuyersRule),
        atLeast(FitRule::HostMemory, offer.ramGb, kLeastRam, FitVerdict::Problem, kBuyersRule),
        atLeast(FitRule::HostAgainstGpuMemory,
                offer.ramGb,
                product(offer.gpus, offer.gpuMemoryGb),
                FitVerdict::Warning,
                "stas00/ml-engineering, compute/cpu-memory; DGX A100 to B200 have 2 TB for "
                "640 to 1,440 GB"),
        atLeast(FitRule::Processors, offer.cpus, kProcessors, FitVerdict::Warning, kBuyersRule),
        drivesFinding(offer),
        atLeast(FitRule::Network, offer.rdmaGbits, kLeastNetwork, FitVerdict::Problem, kBuyersRule),
        atMost(FitRule::SlotAgainstNetwork,
               offer.rdmaGbits,
               slot,
               FitVerdict::Warning,
               "PCI Express Base Specification, 16 lanes")};
}

/// The load with head-room. Where only the GPUs' power is known, they alone may be too much.
FitFinding headroomFinding(const ServerOffer &offer)
{
    constexpr double kHeadroom = 1.1;
    const auto safe = safeWatts(offer.supplies);
    const auto parts = loadOf(offer);
    const auto load = parts ? parts : offer.ratedWatts;
    const auto gpus = product(offer.gpus, offer.gpuWatts);
    if (!load && gpus && safe && *gpus > *safe)
        return atLeast(FitRule::SupplyHeadroom,
                       safe,
                       gpus,
                       FitVerdict::Problem,
                       "the GPUs alone; N+N supplies carry half of what is installed");
    return atLeast(FitRule::SupplyHeadroom,
                   safe,
                   load ? std::optional{*load * kHeadroom} : std::nullopt,
                   FitVerdict::Problem,
                   "N+N supplies carry half of what is installed; 10 % of head-room");
}

/// Where nothing says which supplies are spare, all of them may still be too few. Nothing: they are
/// not, or it can't be told.
std::optional<FitFinding> totalFinding(const ServerOffer &offer)
{
    const auto load = ratedWattsOf(offer);
    if (!offer.supplies || offer.supplies->spare || !load)
        return {};
    const double total = offer.supplies->count * offer.supplies->watts;
    if (total >= *load)
        return {};
    return FitFinding{.rule = FitRule::SupplyTotal,
                      .verdict = FitVerdict::Problem,
                      .offered = total,
                      .needed = load,
                      .source = "supplies carry no more than all of them together"};
}

std::vector<FitFinding> powerFindings(const ServerOffer &offer, const SiteLimits &site)
{
    constexpr std::string_view kLike = "data sheet of a server with the same GPUs";

    const auto rating = ratedWattsOf(offer);
    const bool isLike = !offer.ratedWatts && offer.likeRatedWatts;
    const bool isLikeRack = !rating && offer.likeRatedWatts;
    return {headroomFinding(offer),
            atLeast(FitRule::SupplyAgainstRating,
                    safeWatts(offer.supplies),
                    isLike ? offer.likeRatedWatts : offer.ratedWatts,
                    isLike ? FitVerdict::Warning : FitVerdict::Problem,
                    isLike ? kLike : "data sheet of the server"),
            atMost(FitRule::RackPower,
                   isLikeRack ? offer.likeRatedWatts : rating,
                   site.watts,
                   isLikeRack ? FitVerdict::Warning : FitVerdict::Problem,
                   isLikeRack ? kLike : "rating of the server against the rack of the site"),
            atMost(FitRule::RackUnits,
                   offer.rackUnits,
                   site.units,
                   FitVerdict::Warning,
                   "EIA-310: 42 units in a rack of usual height")};
}

} // namespace

double slotGbits(int generation)
{
    constexpr double kThirdGeneration = 126.0;
    constexpr int kThird = 3;
    return kThirdGeneration * std::exp2(generation - kThird);
}

std::optional<double> loadOf(const ServerOffer &offer)
{
    constexpr double kRest = 500.0;
    const auto gpus = product(offer.gpus, offer.gpuWatts);
    const auto cpus = product(offer.cpus, offer.cpuWatts);
    if (!gpus || !cpus)
        return {};
    return *gpus + *cpus + kRest;
}

std::optional<double> ratedWattsOf(const ServerOffer &offer)
{
    return offer.ratedWatts ? offer.ratedWatts : loadOf(offer);
}

std::vector<FitFinding> serverFit(const ServerOffer &offer,
                                  const SiteLimits &site,
                                  const std::optional<LayoutAdvice> &advice)
{
    std::vector<FitFinding> findings;
    if (advice)
        findings.push_back(jobFinding(*advice));
    std::ranges::copy(capacityFindings(offer), std::back_inserter(findings));
    findings.push_back(linkFinding(offer, advice));
    std::ranges::copy(powerFindings(offer, site), std::back_inserter(findings));
    if (const auto total = totalFinding(offer))
        findings.push_back(*total);
    findings.push_back(peakFinding(offer));
    const bool isSoftwareStated = offer.system == Stated::Yes && offer.cuda == Stated::Yes;
    findings.push_back(stated(FitRule::SoftwareStated,
                              isSoftwareStated ? Stated::Yes : Stated::No,
                              "a server without a driver that fits its CUDA does not train"));
    findings.push_back(
        stated(FitRule::BackupStated, offer.backup, "data that exists once is lost once"));
    std::ranges::copy(printedContradictions(offer, site), std::back_inserter(findings));
    sortFindings(findings);
    return findings;
}

} // namespace steelyard::sizing
