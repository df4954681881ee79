#include "model/quotes/processor_pcie.h"
#include "model/quotes/stated_parts.h"
#include "model/quotes/word_patterns.h"

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

QString processorNames()
{
    return u"(?:AMD\\s*|Intel\\s*|英特尔\\s*)?(?:EPYC|Xeon|至强|霄龙|Platinum|Gold|铂金|CPU|处理器|"
           "鲲鹏|Kunpeng|海光|Hygon|Grace|8[3-5]\\d{2}[A-Z+])"_s;
}

/// "2xEPYC 7702", "2路", "2颗8480C", "dual socket", "Xeon 8480C x2".
std::optional<int> statedProcessors(const QString &words)
{
    static const QRegularExpression kDual =
        pattern(u"\\bdual[\\s-]*(?:socket|processor|CPU|AMD|Intel|EPYC|Xeon)"_s);
    static const QRegularExpression kCount = pattern(
        u"(?<![\\d.x])(\\d{1,2})x"_s + processorNames()
        + u"|(?<!\\d)(\\d{1,2})\\s*路|(?<!\\d)(\\d{1,2})\\s*颗|(?<![\\d.])(\\d{1,2})\\s*CPUs?(?![A-Za-z])|"_s
        + processorNames() + u"[^,;x]{0,24}x(\\d)(?![\\dA-Za-z])"_s);
    return words.contains(kDual) ? std::optional{2} : capturedCount(words, kCount);
}

/// GB of "32x64GB", "2TB", "64Gx32"; groups: number before, size, "T" or "G", number behind.
std::optional<double> capacityOf(const QRegularExpressionMatch &match)
{
    constexpr double kGigaPerTera = 1'024.0;
    if (!match.hasMatch())
        return {};
    const bool isTera = match.captured(3).compare(u'T', Qt::CaseInsensitive) == 0;
    const double size = numberIn(match, 2).value_or(0.0) * (isTera ? kGigaPerTera : 1.0);
    return size * numberIn(match, 1).value_or(1.0) * numberIn(match, 4).value_or(1.0);
}

/// "内存 2TB", "2048GB RAM", "32x64GB DDR5-4800"; memory of GPUs and drives is none.
std::optional<double> statedRam(const QString &words)
{
    static const QRegularExpression kSpeed =
        pattern(u"(DDR[345])[\\s-]*\\d{4}(?:\\s*(?:MT/s|MHz))?"_s);
    static const QString kRam =
        u"(?:内存|\\bRAM|(?<!GPU )(?<!HBM )(?<!HBM2e )(?<!HBM3 )\\bmemory|DDR[345]?|R?DIMM)"_s;
    static const QString kSize =
        u"(?:(\\d{1,3}+)x)?(\\d++(?:\\.\\d+)?+)\\s*([TG])(?:i?B)?+(?:x(\\d{1,3}+))?+"_s;
    static const QRegularExpression kBehindName =
        pattern(kRam + u"[^\\d,;]{0,8}"_s + kSize
                + u"(?!\\s*(?:NVMe|SSD|U\\.[23]|HDD|SATA|SAS|IB|NDR|HDR|RoCE|bps|b/s))"_s);
    static const QRegularExpression kBeforeName =
        pattern(u"(?<![\\dx.])"_s + kSize + u"\\s*(?:of\\s*|system\\s*)?"_s + kRam);
    const QString plain = QString{words}.replace(kSpeed, u"\\1"_s);
    const auto ram = capacityOf(kBehindName.match(plain));
    return ram ? ram : capacityOf(kBeforeName.match(plain));
}

/// "NVMe/SATA" leaves the choice open; a SATA drive for the system beside NVMe does not.
std::optional<bool> statedNvme(const QString &words)
{
    static const QRegularExpression kChoice = pattern(u"NVMe\\s*/\\s*SA|SA(?:TA|S)\\s*/\\s*NVMe"_s);
    static const QRegularExpression kNvme = pattern(u"NVMe|U\\.[23](?!\\d)|E[13]\\.S"_s);
    static const QRegularExpression kOther = pattern(u"\\bSATA|\\bSAS\\b|\\bHDD|机械硬盘"_s);
    if (words.contains(kChoice))
        return {};
    if (words.contains(kNvme))
        return true;
    return words.contains(kOther) ? std::optional{false} : std::nullopt;
}

} // namespace

void readHost(const QString &words, StatedServer &stated)
{
    static const QRegularExpression kProcessorWatts = pattern(
        u"(?:EPYC|Xeon|至强|霄龙|Platinum|Gold)[^,;x]{0,25}?(?<![\\d.])(\\d{2,3})\\s*W(?![A-Za-z])"_s);
    stated.offer.cpus = statedProcessors(words);
    stated.offer.cpuWatts = capturedNumber(words, kProcessorWatts);
    stated.offer.processorPcieGeneration = processorPcieGeneration(words);
    stated.offer.ramGb = statedRam(words);
    stated.offer.isNvme = statedNvme(words);
}

} // namespace steelyard
