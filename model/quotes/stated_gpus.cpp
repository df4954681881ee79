#include "model/quotes/stated_parts.h"
#include "model/quotes/word_patterns.h"

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// "8xH100", "8卡", "8张H100", "8 GPUs", "H100 SXM 80GBx8"; not "共16卡", which is of all servers.
std::optional<int> statedGpus(const QString &words)
{
    static const QRegularExpression kBefore =
        pattern(u"(?<![\\d.x])(\\d{1,3})x"_s + cardNames() + u"|(?<![\\d.共总计])(\\d{1,3})\\s*卡"_s
                + u"|(?<![\\d.])(\\d{1,3})\\s*[张块]\\s*"_s + cardNames()
                + u"|(?<![\\d.])(\\d{1,3})[\\s-]*GPUs?(?![A-Za-z])"_s);
    static const QRegularExpression kBehind =
        pattern(cardNames()
                + u"(?:[\\s-]*(?:SXM\\d?|PCIe|NVL|OAM|HBM\\d?e?|\\d{2,3}\\s*GB?)){0,4}"
                  "x(\\d{1,3})(?!\\d|GB?|W)"_s);
    const auto before = capturedCount(words, kBefore);
    return before ? before : capturedCount(words, kBehind);
}

/// "H100 80GB", "80GB HBM3", "显存 80G".
std::optional<double> statedGpuMemory(const QString &words)
{
    static const QRegularExpression kMemory =
        pattern(u"(?:显存|VRAM)\\D{0,6}(\\d{2,3})\\s*GB?|(\\d{2,3})\\s*GB?\\s*(?:HBM|显存|VRAM)|"_s
                + cardNames()
                + u"(?:[\\s-]*(?:SXM\\d?|PCIe|NVL|OAM|HBM\\d?e?)){0,3}[\\s-]*"
                  "(\\d{2,3})\\s*GB?(?![A-Za-z/])(?!\\s*(?:IB|NDR|HDR|RoCE))"_s);
    return capturedNumber(words, kMemory);
}

/// The slowest that is said: "no NVLink" goes before "SXM".
std::optional<GpuLink> statedLink(const QString &words)
{
    static const QRegularExpression kNone =
        pattern(u"(?:no|without|无|不带|不含|非)\\s*NV(?:Link|Switch)"_s);
    static const QRegularExpression kBridged =
        pattern(u"NVLink\\s*(?:bridge|桥)|(?:bridged?|桥接)\\s*NVLink|H\\d00\\s*NVL(?![A-Za-z])"_s);
    static const QRegularExpression kSwitched = pattern(u"NVLink|NVSwitch|SXM|HGX|OAM"_s);
    static const QRegularExpression kBus = pattern(
        u"(?:[AHLV]\\d{2,3}|GPU)[\\s-]*(?:\\d{2,3}\\s*GB?\\s*)?PCI-?e(?!\\s*(?:Gen|[3-6](?:\\.0)?(?!\\d)))|PCI-?e\\s*(?:版|卡|GPU)"_s);
    if (words.contains(kNone))
        return GpuLink::Bus;
    if (words.contains(kBridged))
        return GpuLink::Bridged;
    if (words.contains(kSwitched))
        return GpuLink::Switched;
    return words.contains(kBus) ? std::optional{GpuLink::Bus} : std::nullopt;
}

/// The 16-bit peak; one that is said to be of sparse matrices claims nothing else.
std::optional<double> statedPeak(const QString &words)
{
    static const QRegularExpression kSparse = pattern(u"sparse|sparsity|稀疏"_s);
    static const QRegularExpression kPeak =
        pattern(u"(?:FP16|BF16|半精度)[^\\d,;]{0,14}(\\d{2,5}(?:\\.\\d+)?)\\s*T(?:FLOP|F|\\b)"
                "|(\\d{2,5}(?:\\.\\d+)?)\\s*T(?:FLOPS|FLOP/s)?\\s*\\(?@?\\s*(?:FP16|BF16)"_s);
    if (words.contains(kSparse))
        return {};
    return capturedNumber(words, kPeak);
}

} // namespace

void readGpus(const QString &words, StatedServer &stated)
{
    static const QRegularExpression kGeneration = pattern(
        u"PCI-?e\\s*(?:Gen\\s*)?([3-6])(?:\\.0)?(?![\\d.])|Gen\\s*([3-6])(?:\\.0)?(?![\\d.])"_s);
    stated.offer.gpus = statedGpus(words);
    stated.offer.gpuMemoryGb = statedGpuMemory(words);
    stated.offer.link = statedLink(words);
    stated.offer.pcieGeneration = capturedCount(words, kGeneration);
    stated.offer.offeredPeakTflops = statedPeak(words);
}

} // namespace steelyard
