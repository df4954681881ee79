#include "model/quotes/processor_pcie.h"

#include "model/quotes/word_patterns.h"

#include <array>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

struct ProcessorFamily
{
    const char16_t *names;
    int generation;
};

/// Cooper Lake (83xxH) is a third generation with PCIe 3: its names are left out.
constexpr std::array kFamilies = {
    ProcessorFamily{u"(?:EPYC|霄龙)\\s*(?:7[0-9FH][0-9]1|7001)(?!\\d)|\\bNaples\\b", 3},
    ProcessorFamily{
        u"(?:EPYC|霄龙)\\s*(?:7[0-9FH][0-9][23]X?|7002|7003)(?!\\d)|\\bRome\\b|\\bMilan\\b", 4},
    ProcessorFamily{
        u"(?:EPYC|霄龙)\\s*(?:9[0-9][0-9F][45][FPSX]?|8[0-9]{2}4|9004|9005)(?!\\d)|\\bGenoa\\b|"
        "\\bBergamo\\b|\\bTurin\\b",
        5},
    ProcessorFamily{u"(?:Xeon|至强|Platinum|Gold|Silver|铂金|金牌)[\\s-]*(?:Scalable\\s*)?(?:"
                    u"Platinum|Gold|Silver|"
                    "铂金|金牌)?\\s*[4-8][12]\\d{2}[A-Z]*(?!\\d)|Skylake-?SP|Cascade\\s*Lake",
                    3},
    ProcessorFamily{
        u"(?:Xeon|至强|Platinum|Gold|Silver|铂金|金牌)[\\s-]*(?:Platinum|Gold|Silver|铂金|"
        "金牌)?\\s*[4-8]3\\d{2}(?!H|\\d)|Ice\\s*Lake|Xeon 3rd gen",
        4},
    ProcessorFamily{
        u"(?:Xeon|至强|Platinum|Gold|Silver|铂金|金牌)[\\s-]*(?:6\\s*)?(?:Platinum|Gold|Silver|"
        u"铂金|"
        "金牌)?\\s*(?:[4-8][45]\\d{2}|6[79]\\d{2}[PE]?)(?!\\d)|(?<!\\d)8[45]\\d{2}[CPHYVQ+](?!\\w)|"
        "Sapphire\\s*Rapids|Emerald\\s*Rapids|Granite\\s*Rapids|Xeon 4th|Xeon 5th gen|Xeon "
        "6(?!\\d)",
        5}};

} // namespace

std::optional<int> processorPcieGeneration(const QString &words)
{
    static const auto kPatterns = [] {
        std::array<QRegularExpression, kFamilies.size()> patterns;
        for (size_t family = 0; family < kFamilies.size(); ++family)
            patterns.at(family) = pattern(QString::fromUtf16(kFamilies.at(family).names));
        return patterns;
    }();
    for (size_t family = 0; family < kFamilies.size(); ++family) {
        if (words.contains(kPatterns.at(family)))
            return kFamilies.at(family).generation;
    }
    return {};
}

} // namespace steelyard
