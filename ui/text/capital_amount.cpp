#include "ui/text/capital_amount.h"

#include <array>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<char16_t, 10> kDigits = {
    u'零', u'壹', u'贰', u'叁', u'肆', u'伍', u'陆', u'柒', u'捌', u'玖'};
constexpr quint64 kFenPerYuan = 100;
constexpr quint64 kFenPerJiao = 10;
constexpr quint64 kGroup = 10'000;

QChar digit(quint64 value)
{
    return QChar{kDigits.at(static_cast<size_t>(value))};
}

/// One group of four digits: 3050 is 叁仟零伍拾. Several zeros between digits are one 零.
QString group(quint64 value)
{
    constexpr std::array<std::pair<quint64, const char16_t *>, 4> kPlaces{
        {{1000, u"仟"}, {100, u"佰"}, {10, u"拾"}, {1, u""}}};
    QString text;
    bool hasGap = false;
    for (const auto &[place, name] : kPlaces) {
        const quint64 here = value / place % 10;
        if (here == 0) {
            hasGap = !text.isEmpty();
            continue;
        }
        if (hasGap)
            text += u'零';
        hasGap = false;
        text += digit(here) + QString::fromUtf16(name);
    }
    return text;
}

/// Whole yuan without 元. A group below 1000 that follows a higher one begins with 零.
QString wholeYuan(quint64 yuan)
{
    if (yuan < kGroup)
        return group(yuan);
    const quint64 low = yuan % kGroup;
    const quint64 high = yuan / kGroup;
    const quint64 wan = high % kGroup;
    const quint64 yi = high / kGroup;
    constexpr quint64 kFullGroup = 1000;

    QString text;
    if (yi > 0)
        text = wholeYuan(yi) + u'亿';
    if (wan > 0) {
        if (yi > 0 && wan < kFullGroup)
            text += u'零';
        text += group(wan) + u'万';
    }
    if (low > 0) {
        if (low < kFullGroup || wan == 0)
            text += u'零';
        text += group(low);
    }
    return text;
}

} // namespace

QString capitalAmount(MinorUnits fen)
{
    const quint64 size = fen < 0 ? 0 - static_cast<quint64>(fen) : static_cast<quint64>(fen);
    const quint64 yuan = size / kFenPerYuan;
    const quint64 jiao = size / kFenPerJiao % 10;
    const quint64 lastFen = size % kFenPerJiao;

    QString text = fen < 0 ? u"负"_s : QString{};
    if (size == 0)
        return u"零元整"_s;
    if (yuan > 0)
        text += wholeYuan(yuan) + u'元';
    if (jiao > 0)
        text += digit(jiao) + u'角';
    else if (yuan > 0 && lastFen > 0)
        text += u'零';
    return lastFen > 0 ? QString{text + digit(lastFen) + u'分'} : QString{text + u'整'};
}

} // namespace steelyard::text
