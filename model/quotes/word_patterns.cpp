#include "model/quotes/word_patterns.h"

#include <array>
#include <utility>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// "双路", "八卡": the numerals that stand before a classifier.
QString withFigures(QString words)
{
    constexpr std::array kNumerals = {std::pair{u'一', u'1'},
                                      std::pair{u'单', u'1'},
                                      std::pair{u'两', u'2'},
                                      std::pair{u'双', u'2'},
                                      std::pair{u'二', u'2'},
                                      std::pair{u'四', u'4'},
                                      std::pair{u'六', u'6'},
                                      std::pair{u'八', u'8'}};
    constexpr QStringView kClassifiers = u"卡张块路颗台";
    for (qsizetype place = 0; place + 1 < words.size(); ++place) {
        if (!kClassifiers.contains(words.at(place + 1)))
            continue;
        for (const auto &[numeral, figure] : kNumerals) {
            if (words.at(place) == numeral)
                words[place] = figure;
        }
    }
    return words;
}

} // namespace

QString plainWords(const QString &words)
{
    static const QRegularExpression kSigns{u"\\s*[×✕╳*]\\s*(?=\\S)"_s};
    static const QRegularExpression kLetter{
        u"(?<=\\d)\\s*[xX]\\s*(?=[\\dA-Za-z\\x{4e00}-\\x{9fa5}])|(?<=[WTGB])\\s*[xX]\\s*(?=\\d)"_s};
    // "8,400G" is two figures: only what is followed by a unit of thousands is one.
    static const QRegularExpression kThousands{
        u"(?<=\\d),(?=\\d{3}(?!\\d)\\s*(?:W|瓦|GB|TFLOPS))"_s};
    static const QRegularExpression kWatts{u"(?<=\\d)\\s*瓦"_s};
    static const QRegularExpression kKilowatts{u"千瓦"_s};

    // "²" and "㎾" have plain forms too.
    QString plain = withFigures(words.normalized(QString::NormalizationForm_KC));
    plain.replace(kSigns, u"x"_s);
    plain.replace(kLetter, u"x"_s);
    plain.replace(kKilowatts, u"kW"_s);
    plain.replace(kWatts, u"W"_s);
    plain.remove(kThousands);
    return plain;
}

QRegularExpression pattern(const QString &text)
{
    return QRegularExpression{text, QRegularExpression::CaseInsensitiveOption};
}

std::optional<double> numberIn(const QRegularExpressionMatch &match, int group)
{
    const QString text = match.captured(group);
    if (text.isEmpty())
        return {};
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? std::optional{number} : std::nullopt;
}

std::optional<double> capturedNumber(const QString &text, const QRegularExpression &pattern)
{
    const QRegularExpressionMatch match = pattern.match(text);
    for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
        if (const auto number = numberIn(match, group))
            return number;
    }
    return {};
}

std::optional<int> capturedCount(const QString &text, const QRegularExpression &pattern)
{
    // A word of many digits is no count.
    constexpr double kMost = 1e6;
    const auto number = capturedNumber(text, pattern);
    return number && *number <= kMost ? std::optional{static_cast<int>(*number)} : std::nullopt;
}

double wattsOf(double number, const QString &kilo)
{
    constexpr double kKilo = 1'000.0;
    return kilo.isEmpty() ? number : number * kKilo;
}

QString cardNames()
{
    return u"(?:NVIDIA\\s*|AMD\\s*|英伟达\\s*|华为\\s*)?(?:GPU|显卡|RTX|MI\\d{3}|"
           "[AHBLV]\\d{2,3}[A-Z]?(?![A-Za-z\\d])|G[BH]\\d{3}|910[A-C]|Ascend|昇腾)"_s;
}

} // namespace steelyard
