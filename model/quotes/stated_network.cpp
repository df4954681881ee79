#include "model/quotes/stated_parts.h"
#include "model/quotes/word_patterns.h"

#include <algorithm>
#include <array>
#include <utility>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Port rates of the InfiniBand generations, Gb/s of four lanes.
/// Source: InfiniBand Trade Association, roadmap.
constexpr std::array kInfiniBandRates = {std::pair{u"XDR", 800.0},
                                         std::pair{u"NDR", 400.0},
                                         std::pair{u"HDR", 200.0},
                                         std::pair{u"EDR", 100.0}};

void takeFaster(std::optional<double> &fastest, std::optional<double> rate)
{
    if (rate)
        fastest = std::max(fastest.value_or(0.0), *rate);
}

/// "400G IB", "IB 400Gb/s", "200G RoCEv2", "ConnectX-7 400G": figures beside a word for RDMA.
std::optional<double> printedRate(const QString &words)
{
    static const QString kRdma =
        u"(?:IB\\b|InfiniBand|NDR|HDR|EDR|XDR|RoCE|RDMA|ConnectX|CX-?\\d)"_s;
    static const QRegularExpression kBefore =
        pattern(u"(?<![\\d.])(\\d{2,3})\\s*G(?:b/s|bps|bE|E)?\\s*(?:[^\\d,;]{0,3}\\s*)?"_s + kRdma);
    static const QRegularExpression kBehind = pattern(
        kRdma
        + u"(?:v2|-?[5-8](?!\\d))?[^\\d,;]{0,8}(?:\\d{1,2}\\s*x\\s*)?(\\d{2,3})\\s*G(?!i?B(?!E|/s|ps))"_s);
    std::optional<double> fastest;
    for (const QRegularExpression &rate : {kBefore, kBehind}) {
        for (auto matches = rate.globalMatch(words); matches.hasNext();)
            takeFaster(fastest, numberIn(matches.next(), 1));
    }
    return fastest;
}

/// "NDR" alone, or with the rate of its port: "NDR200", "HDR 100".
std::optional<double> generationRate(const QString &words)
{
    static const QRegularExpression kGeneration =
        pattern(u"(?<![A-WYZ])(XDR|NDR|HDR|EDR)[\\s-]*(100|200|400|800)?(?!\\d)"_s);
    std::optional<double> fastest;
    for (auto matches = kGeneration.globalMatch(words); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString name = match.captured(1).toUpper();
        const auto known = std::ranges::find_if(
            kInfiniBandRates, [&](const auto &rate) { return name == QStringView{rate.first}; });
        const auto printed = numberIn(match, 2);
        takeFaster(fastest, printed ? printed : std::optional{known->second});
    }
    return fastest;
}

} // namespace

void readNetwork(const QString &words, StatedServer &stated)
{
    static const QRegularExpression kNone =
        pattern(u"(?:\\bno\\b|without|无|不含|不带|没有)\\s*(?:IB\\b|InfiniBand|RDMA|RoCE)"_s);
    const auto printed = printedRate(words);
    stated.offer.rdmaGbits = printed ? printed : generationRate(words);
    if (words.contains(kNone))
        stated.offer.rdmaGbits = 0.0;
}

} // namespace steelyard
