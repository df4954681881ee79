#include "model/quotes/offered_server.h"

#include "model/quotes/processor_pcie.h"
#include "model/quotes/stated_server.h"
#include "model/quotes/word_patterns.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// A cell of its own names its thing no more.
std::optional<PowerSupplies> suppliesOf(const QString &text)
{
    return statedServer(u"PSU "_s + text).offer.supplies;
}

/// Gb/s of the fastest card beside a word for RDMA, else of the fastest that is not plain Ethernet
/// ("10GbE").
std::optional<double> rdmaOf(const QString &text)
{
    static const QRegularExpression kRate{u"(\\d+)G(?!b?E|en|B|(?:b/s|bps)?\\s*Ethernet)"_s};
    if (const auto named = statedServer(text).offer.rdmaGbits)
        return named;
    std::optional<double> fastest;
    for (auto matches = kRate.globalMatch(text); matches.hasNext();)
        fastest = std::max(fastest.value_or(0.0), matches.next().captured(1).toDouble());
    return fastest;
}

/// U.2, E1.S and E3.S are NVMe; "NVMe/SAS/SATA" and bays leave the choice open.
std::optional<bool> nvmeOf(const QString &text)
{
    static const QRegularExpression kNvme{u"NVMe|U\\.2|E1\\.S|E3\\.S"_s};
    const bool isNvme = text.contains(kNvme);
    const bool isOther = text.contains("SATA"_L1) || text.contains("SAS"_L1);
    if (isNvme == isOther)
        return {};
    return isNvme;
}

std::optional<int> printedGeneration(const ServerSpec &server)
{
    static const QRegularExpression kGeneration{u"PCIe (?:Gen ?)?(\\d)(?:\\.0|\\b)"_s};
    for (const QString &text : {server.networkCards, server.gpuModel}) {
        if (const auto generation = capturedCount(text, kGeneration))
            return generation;
    }
    return {};
}

std::optional<int> generationOf(const GpuModel &gpu)
{
    bool isNumber = false;
    const int generation = gpu.pcieGeneration.toInt(&isNumber);
    return isNumber ? std::optional{generation} : std::nullopt;
}

/// Highest of dense TFLOPS × bits; nothing for chips that US rules do not follow everywhere.
std::optional<double> processingPerformance(const GpuModel &gpu)
{
    static const QStringList kAmerican{u"NVIDIA"_s, u"AMD"_s, u"Intel"_s};
    if (!kAmerican.contains(gpu.vendor))
        return {};
    std::optional<double> highest;
    for (const auto &[tflops, bits] : {std::pair{gpu.fp16DenseTflops, 16.0},
                                       std::pair{gpu.bf16DenseTflops, 16.0},
                                       std::pair{gpu.fp8DenseTflops, 8.0},
                                       std::pair{gpu.fp4DenseTflops, 4.0}}) {
        if (tflops)
            highest = std::max(highest.value_or(0.0), *tflops * bits);
    }
    return highest;
}

} // namespace

std::optional<GpuLink> linkOf(const GpuModel &gpu)
{
    if (gpu.interconnect.isEmpty())
        return {};
    if (!gpu.interconnect.startsWith("PCIe"_L1))
        return GpuLink::Switched;
    // "PCIe + NVLink bridge pair 600": the bridge belongs to the product, not to a shopping list.
    return gpu.interconnect.contains("+ NVLink"_L1) ? GpuLink::Bridged : GpuLink::Bus;
}

ServerOffer offerOf(const ServerSpec &server, const GpuModel &gpu)
{
    static const QRegularExpression kCount{u"^(\\d+)x "_s};
    static const QRegularExpression kWatts{u"(\\d+) W\\b"_s};
    const auto printed = printedGeneration(server);
    const auto processors = processorPcieGeneration(server.cpus);
    const auto peak = gpu.bf16DenseTflops ? gpu.bf16DenseTflops : gpu.fp16DenseTflops;
    return {.gpus = server.gpuCount,
            .gpuMemoryGb = gpu.memoryGb,
            .gpuWatts = gpu.thermalDesignPowerW,
            .densePeakTflops = peak,
            .link = linkOf(gpu),
            .linkGbs = gpu.interconnectPerDirectionGbs,
            .cpus = capturedCount(server.cpus, kCount),
            .cpuWatts = capturedNumber(server.cpus, kWatts),
            .ramGb = server.memoryGb,
            .isNvme = nvmeOf(server.localStorage),
            .rdmaGbits = rdmaOf(server.networkCards),
            // A GPU's own generation tells of its slots where nothing else does.
            .pcieGeneration = printed || processors ? printed : generationOf(gpu),
            .processorPcieGeneration = processors,
            .supplies = suppliesOf(server.powerSupplies),
            .ratedWatts = server.maximumPowerW,
            .typicalWatts = server.typicalPowerW,
            .rackUnits = server.rackUnits,
            .processingPerformance = processingPerformance(gpu)};
}

} // namespace steelyard
