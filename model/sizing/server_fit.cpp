#include "model/sizing/server_fit.h"

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

FitFinding stated(FitRule rule, bool isStated, std::string_view source)
{
    return {
        .rule = rule, .verdict = isStated ? FitVerdict::Met : FitVerdict::Ask, .source = source};
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
    FitFinding finding = stated(FitRule::LocalDrives, offer.isNvme.has_value(), kBuyersRule);
    if (offer.isNvme && !*offer.isNvme)
        finding.verdict = FitVerdict::Warning;
    return finding;
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

std::vector<FitFinding> capacityFindings(const ServerOffer &offer)
{
    constexpr double kFewestGpus = 4.0;
    constexpr double kLeastRam = 256.0;
    constexpr double kProcessors = 2.0;
    constexpr double kLeastNetwork = 100.0;

    const auto slot =
        offer.pcieGeneration ? std::optional{slotGbits(*offer.pcieGeneration)} : std::nullopt;
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

std::vector<FitFinding> powerFindings(const ServerOffer &offer, const RackLimits &rack)
{
    constexpr double kHeadroom = 1.1;
    constexpr std::string_view kSupplies =
        "N+N supplies carry half of what is installed; 10 % of head-room";

    const auto parts = loadOf(offer);
    const auto load = parts ? parts : offer.ratedWatts;
    const auto withHeadroom = load ? std::optional{*load * kHeadroom} : std::nullopt;
    return {atLeast(FitRule::SupplyHeadroom,
                    safeWatts(offer.supplies),
                    withHeadroom,
                    FitVerdict::Problem,
                    kSupplies),
            atLeast(FitRule::SupplyAgainstRating,
                    safeWatts(offer.supplies),
                    offer.ratedWatts,
                    FitVerdict::Problem,
                    "data sheet of the server"),
            atMost(FitRule::RackPower,
                   offer.ratedWatts ? offer.ratedWatts : load,
                   rack.watts,
                   FitVerdict::Problem,
                   "rating of the server against the rack of the site"),
            atMost(FitRule::RackUnits,
                   offer.rackUnits,
                   rack.units,
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

std::vector<FitFinding> serverFit(const ServerOffer &offer,
                                  const RackLimits &rack,
                                  const std::optional<LayoutAdvice> &advice)
{
    std::vector<FitFinding> findings;
    if (advice)
        findings.push_back(jobFinding(*advice));
    std::ranges::copy(capacityFindings(offer), std::back_inserter(findings));
    findings.push_back(linkFinding(offer, advice));
    std::ranges::copy(powerFindings(offer, rack), std::back_inserter(findings));
    findings.push_back(peakFinding(offer));
    findings.push_back(stated(FitRule::SoftwareStated,
                              offer.system == Stated::Yes && offer.cuda == Stated::Yes,
                              "a server without a driver that fits its CUDA does not train"));
    findings.push_back(stated(
        FitRule::BackupStated, offer.backup == Stated::Yes, "data that exists once is lost once"));
    std::ranges::stable_sort(findings, {}, &FitFinding::verdict);
    return findings;
}

} // namespace steelyard::sizing
