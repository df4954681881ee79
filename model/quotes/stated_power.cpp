#include "model/quotes/stated_parts.h"
#include "model/quotes/word_patterns.h"

#include <QStringList>

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

QStringList clausesOf(const QString &words)
{
    static const QRegularExpression kBreak{u"[,;\\n|、。]"_s};
    return words.split(kBreak, Qt::SkipEmptyParts);
}

const QRegularExpression &redundancy()
{
    static const QRegularExpression kRedundancy =
        pattern(u"(?<![\\d.])(\\d{1,2})\\s*\\+\\s*(\\d{1,2})(?![\\d.])|(N)\\s*\\+\\s*(N|\\d)"_s);
    return kRedundancy;
}

/// Characters between two matches; 0: they touch or overlap.
qsizetype gapBetween(const QRegularExpressionMatch &a, const QRegularExpressionMatch &b)
{
    return std::max(
        {qsizetype{0}, a.capturedStart() - b.capturedEnd(), b.capturedStart() - a.capturedEnd()});
}

/// The figure in watts that stands nearest to the word for supplies: "4x2000W", "2000 Wx4", "2kW".
QRegularExpressionMatch nearestWatts(const QString &clause, const QRegularExpressionMatch &anchor)
{
    constexpr qsizetype kFurthest = 16;
    static const QRegularExpression kWatts = pattern(
        u"(?:(?<![\\d.+])(\\d{1,2})\\s*(?:x|[个只块]\\s*))?(?<![\\d.])(\\d+(?:\\.\\d+)?)\\s*(k?)W"
        "(?![A-WYZ])(?!\\s*(?:/|per\\s*)?\\s*(?:rack|机柜))(?:x(\\d{1,2})(?!\\d))?"_s);
    QRegularExpressionMatch nearest;
    for (auto matches = kWatts.globalMatch(clause); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const qsizetype gap = gapBetween(match, anchor);
        // A word and then its figure is more usual than the reverse.
        if (gap <= kFurthest && (!nearest.hasMatch() || gap <= gapBetween(nearest, anchor)))
            nearest = match;
    }
    return nearest;
}

/// How many there are and how many may fail, by "2+2", "N+1" or "N+N".
void readRedundancy(const QString &clause, std::optional<int> count, PowerSupplies &supplies)
{
    const QRegularExpressionMatch match = redundancy().match(clause);
    const auto loaded = numberIn(match, 1);
    const auto spare = numberIn(match, 2);
    if (!count && loaded && spare)
        count = static_cast<int>(*loaded + *spare);
    supplies.count = count.value_or(0);
    if (spare)
        supplies.spare = static_cast<int>(*spare);
    else if (match.hasMatch() && match.captured(4).compare(u'N', Qt::CaseInsensitive) == 0)
        supplies.spare = supplies.count / 2;
    else if (const auto some = numberIn(match, 4))
        supplies.spare = static_cast<int>(*some);
    if (supplies.spare && *supplies.spare >= supplies.count)
        supplies.spare.reset();
}

/// `next`: the clause behind, which may tell the redundancy.
std::optional<PowerSupplies> suppliesIn(const QString &clause, const QString &next)
{
    static const QRegularExpression kName = pattern(u"\\bPSUs?|power suppl(?:y|ies)|电源"_s);
    static const QRegularExpression kCount =
        pattern(u"(?<![\\d.])(\\d{1,2})\\s*(?:x|个|只)\\s*(?:PSU|power|电源)"_s);
    QRegularExpressionMatch anchor = kName.match(clause);
    if (!anchor.hasMatch())
        anchor = redundancy().match(clause);
    if (!anchor.hasMatch())
        return {};
    const QRegularExpressionMatch watts = nearestWatts(clause, anchor);
    if (!watts.hasMatch())
        return {};
    PowerSupplies supplies{.watts = wattsOf(numberIn(watts, 2).value_or(0.0), watts.captured(3))};
    auto count = numberIn(watts, 1);
    if (!count)
        count = numberIn(watts, 4);
    readRedundancy(clause.contains(redundancy()) ? clause : next,
                   count ? std::optional{static_cast<int>(*count)} : capturedCount(clause, kCount),
                   supplies);
    return supplies.count > 0 && supplies.watts > 0.0 ? std::optional{supplies} : std::nullopt;
}

/// The last figure in watts of a clause, times the counts before and behind it.
std::optional<double> rowWatts(const QString &clause)
{
    static const QRegularExpression kWatts =
        pattern(u"(?:(?<![\\d.])(\\d{1,2})x)?(?<![\\d.])(\\d+(?:\\.\\d+)?)\\s*(k?)W(?![A-WYZ])"
                "(?:x(\\d{1,2})(?!\\d))?"_s);
    std::optional<double> last;
    for (auto matches = kWatts.globalMatch(clause); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        last = numberIn(match, 1).value_or(1.0) * numberIn(match, 4).value_or(1.0)
            * wattsOf(numberIn(match, 2).value_or(0.0), match.captured(3));
    }
    return last;
}

/// "GPU 1200 W, CPU 500 W, memory 80 W, total 3500 W"; nothing without two rows and a total.
std::optional<PowerRows> powerRowsIn(const QStringList &clauses)
{
    constexpr int kFewestRows = 2;
    static const QRegularExpression kTotal =
        pattern(u"\\btotal\\b|\\bsum\\b|合计|总计|总功[耗率]|小计"_s);
    static const QRegularExpression kPart = pattern(
        u"GPU|CPU|processor|处理器|memory|内存|DIMM|\\bfans?\\b|风扇|\\bdisks?\\b|\\bdrives?\\b|"
        u"硬盘|"
        "SSD|NVMe|storage|存储|\\bNICs?\\b|network|网卡|other|其他|其它|motherboard|主板|显卡"_s);
    PowerRows rows;
    int count = 0;
    for (const QString &clause : clauses) {
        const auto watts = rowWatts(clause);
        if (!watts)
            continue;
        if (clause.contains(kTotal))
            rows.total = *watts;
        else if (clause.contains(kPart)) {
            rows.sum += *watts;
            ++count;
        }
    }
    return count >= kFewestRows && rows.total > 0.0 ? std::optional{rows} : std::nullopt;
}

std::optional<double> statedWatts(const QString &words, const QRegularExpression &pattern)
{
    const QRegularExpressionMatch match = pattern.match(words);
    for (const int number : {1, 3}) {
        if (const auto watts = numberIn(match, number))
            return wattsOf(*watts, match.captured(number + 1));
    }
    return {};
}

} // namespace

void readPower(const QString &words, StatedServer &stated)
{
    static const QRegularExpression kRated = pattern(
        u"(?:max(?:imum)?\\.?\\s*power|\\brated(?:\\s*power)?|最大功[耗率]|(?<!电源)额定功率|"
        "整机功[耗率]|满载功[耗率])[^\\d,;]{0,12}(\\d+(?:\\.\\d+)?)\\s*(k?)W"_s);
    static const QRegularExpression kRack =
        pattern(u"(\\d+(?:\\.\\d+)?)\\s*(k)W\\s*(?:/|per\\s*)?\\s*(?:rack|cabinet|机柜|机架)|"
                "(?:rack|cabinet|机柜|机架)[^\\d,;]{0,10}(\\d+(?:\\.\\d+)?)\\s*(k)W"_s);
    static const QRegularExpression kRackUnits =
        pattern(u"(?<![\\d.])(\\d{2})\\s*U\\s*(?:rack|cabinet|机柜)"_s);
    static const QRegularExpression kUnits = pattern(
        u"(?<![\\d.A-Za-z])(\\d{1,2})\\s*U(?![A-Za-z\\d]|\\.\\d)(?!\\s*(?:rack(?!-?mount)|cabinet|机柜))"_s);

    const QStringList clauses = clausesOf(words);
    for (qsizetype place = 0; place < clauses.size() && !stated.offer.supplies; ++place)
        stated.offer.supplies = suppliesIn(clauses.at(place), clauses.value(place + 1));
    stated.offer.powerRows = powerRowsIn(clauses);
    stated.offer.ratedWatts = statedWatts(words, kRated);
    stated.offer.rackUnits = capturedNumber(words, kUnits);
    stated.rackWatts = statedWatts(words, kRack);
    stated.rackUnits = capturedNumber(words, kRackUnits);
}

} // namespace steelyard
