#include "model/exchange/number_cell.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

constexpr qsizetype kGroup = 3; // digits between two grouping marks

bool isDigits(QStringView text)
{
    return !text.isEmpty()
        && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

QStringView withoutSign(QStringView number)
{
    return number.startsWith(u'-') ? number.sliced(1) : number;
}

/// "12,345,678": groups of three behind a first one of one to three digits.
bool isGrouped(QStringView whole, QChar groupMark)
{
    const auto groups = whole.split(groupMark);
    const QStringView first = groups.front();
    return isDigits(first) && first.size() <= kGroup && !first.startsWith(u'0')
        && std::all_of(groups.begin() + 1, groups.end(), [](QStringView group) {
               return group.size() == kGroup && isDigits(group);
           });
}

Result<Decimal> notANumber(QStringView cell)
{
    return Error{.code = ErrorCode::NotANumber, .arguments = {cell.toString()}};
}

} // namespace

std::optional<DecimalMark> markShownBy(QStringView cell)
{
    const QStringView number = withoutSign(cell.trimmed());
    const qsizetype point = number.lastIndexOf(u'.');
    const qsizetype comma = number.lastIndexOf(u',');
    const auto isNumeric = [](QChar c) { return c.isDigit() || c == u'.' || c == u','; };
    if (point == comma || !std::ranges::all_of(number, isNumeric))
        return std::nullopt; // neither stands there
    const bool isPointLast = point > comma;
    if (point >= 0 && comma >= 0)
        return isPointLast ? DecimalMark::Point : DecimalMark::Comma;
    const QChar mark = isPointLast ? u'.' : u',';
    if (number.count(mark) > 1)
        return isPointLast ? DecimalMark::Comma : DecimalMark::Point;
    if (isGrouped(number, mark))
        return std::nullopt; // "1.234" can be either
    return isPointLast ? DecimalMark::Point : DecimalMark::Comma;
}

bool isBlankCell(QStringView cell)
{
    static constexpr std::array kBlankWords = {
        u"-",
        u"—",
        u"n/a",
        u"na",
        u"nan",
        u"null",
        u"none",
        u"tbd",
        u"#value!",
        u"contact sales",
        u"询价",
    };
    const QStringView word = cell.trimmed();
    if (word.isEmpty() || word.front().isDigit())
        return word.isEmpty();
    return std::ranges::any_of(kBlankWords, [word](const char16_t *blank) {
        return word.compare(QStringView{blank}, Qt::CaseInsensitive) == 0;
    });
}

Result<Decimal> readNumberCell(QStringView cell, DecimalMark mark)
{
    const QStringView number = cell.trimmed();
    if (number.contains(u'e', Qt::CaseInsensitive)) {
        bool isNumber = false;
        const double value = number.toDouble(&isNumber);
        return isNumber && std::isfinite(value) ? Decimal::fromDouble(value) : notANumber(cell);
    }
    const QChar decimalMark = mark == DecimalMark::Point ? u'.' : u',';
    const QChar groupMark = mark == DecimalMark::Point ? u',' : u'.';
    if (!number.contains(groupMark) && mark == DecimalMark::Point)
        return Decimal::fromText(number);
    const qsizetype markAt = number.indexOf(decimalMark);
    const QStringView whole = markAt < 0 ? number : number.first(markAt);
    if (whole.contains(groupMark) && !isGrouped(withoutSign(whole), groupMark))
        return notANumber(cell);
    QString plain = whole.toString().remove(groupMark);
    if (markAt >= 0)
        plain += u'.' + number.sliced(markAt + 1).toString();
    return Decimal::fromText(plain);
}

} // namespace steelyard::exchange
