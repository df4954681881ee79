#include "model/exchange/json_value.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

constexpr qsizetype kLineWidth = 100;

void appendQuoted(QString &out, QStringView text)
{
    out += u'"';
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'"':
            out += "\\\""_L1;
            break;
        case u'\\':
            out += "\\\\"_L1;
            break;
        case u'\n':
            out += "\\n"_L1;
            break;
        case u'\r':
            out += "\\r"_L1;
            break;
        case u'\t':
            out += "\\t"_L1;
            break;
        default:
            if (c.unicode() < 0x20)
                out += "\\u"_L1 + QString::number(c.unicode(), 16).rightJustified(4, u'0');
            else
                out += c;
        }
    }
    out += u'"';
}

/// What stands between the parts of a value that is written on one line.
struct Separators
{
    QLatin1StringView colon;
    QLatin1StringView comma;
};

void appendOnOneLine(QString &out, const JsonValue &value, const Separators &separators)
{
    switch (value.kind) {
    case JsonValue::Kind::Null:
        out += "null"_L1;
        return;
    case JsonValue::Kind::Boolean:
    case JsonValue::Kind::Number:
        out += value.text;
        return;
    case JsonValue::Kind::Text:
        appendQuoted(out, value.text);
        return;
    case JsonValue::Kind::Array:
    case JsonValue::Kind::Object:
        break;
    }
    const bool isObject = value.kind == JsonValue::Kind::Object;
    out += isObject ? u'{' : u'[';
    for (size_t i = 0; i < value.items.size(); ++i) {
        if (i > 0)
            out += separators.comma;
        if (isObject) {
            appendQuoted(out, value.keys[i]);
            out += separators.colon;
        }
        appendOnOneLine(out, value.items[i], separators);
    }
    out += isObject ? u'}' : u']';
}

/// Columns that the value takes on one line; more than `limit` as soon as it is clear.
qsizetype width(const JsonValue &value, qsizetype limit)
{
    if (!value.isContainer())
        return value.text.size() + (value.kind == JsonValue::Kind::Text ? 2 : 0);
    qsizetype columns = 2;
    for (size_t i = 0; i < value.items.size() && columns <= limit; ++i) {
        if (value.kind == JsonValue::Kind::Object)
            columns += value.keys[i].size() + 4;
        columns += width(value.items[i], limit - columns) + 2;
    }
    return columns;
}

bool isLongListOfNumbers(const JsonValue &value)
{
    return value.kind == JsonValue::Kind::Array
        && std::ranges::all_of(value.items, [](const JsonValue &each) {
               return each.kind == JsonValue::Kind::Number;
           });
}

/// Numbers side by side, as many on a line as it holds: a year of hours would fill 8,760 lines.
void appendFilled(QString &out, const JsonValue &value, qsizetype indentation)
{
    const QString margin(indentation + 2, u' ');
    out += u'[';
    qsizetype column = kLineWidth;
    for (size_t i = 0; i < value.items.size(); ++i) {
        const QString &number = value.items[i].text;
        if (i > 0)
            out += u',';
        if (column + number.size() + 2 > kLineWidth) {
            out += u'\n' + margin;
            column = margin.size();
        } else {
            out += u' ';
            ++column;
        }
        out += number;
        column += number.size() + 1;
    }
    out += u'\n' + QString(indentation, u' ') + u']';
}

void appendPretty(QString &out, const JsonValue &value, qsizetype indentation)
{
    const qsizetype room = kLineWidth - indentation;
    const bool isWhole = indentation == 0;
    if (value.isEmptyContainer() || (!isWhole && width(value, room) <= room)
        || !value.isContainer()) {
        appendOnOneLine(out, value, {.colon = ": "_L1, .comma = ", "_L1});
        return;
    }
    if (isLongListOfNumbers(value)) {
        appendFilled(out, value, indentation);
        return;
    }
    const bool isObject = value.kind == JsonValue::Kind::Object;
    const QString margin(indentation + 2, u' ');
    out += isObject ? u'{' : u'[';
    for (size_t i = 0; i < value.items.size(); ++i) {
        out += i > 0 ? ",\n"_L1 : "\n"_L1;
        out += margin;
        if (isObject) {
            appendQuoted(out, value.keys[i]);
            out += ": "_L1;
        }
        appendPretty(out, value.items[i], indentation + 2);
    }
    out += u'\n' + QString(indentation, u' ');
    out += isObject ? u'}' : u']';
}

} // namespace

JsonValue JsonValue::ofText(QString text)
{
    return {.kind = Kind::Text, .text = std::move(text)};
}

JsonValue JsonValue::ofNumber(QString spelling)
{
    return {.kind = Kind::Number, .text = std::move(spelling)};
}

JsonValue JsonValue::ofBoolean(QStringView spelling)
{
    return {.kind = Kind::Boolean, .text = spelling.toString()};
}

JsonValue JsonValue::array()
{
    return {.kind = Kind::Array};
}

JsonValue JsonValue::object()
{
    return {.kind = Kind::Object};
}

const JsonValue *JsonValue::find(QStringView key) const
{
    const auto found = std::ranges::find(keys, key);
    return found == keys.end() ? nullptr : &items[static_cast<size_t>(found - keys.begin())];
}

JsonValue *JsonValue::find(QStringView key)
{
    const auto found = std::ranges::find(keys, key);
    return found == keys.end() ? nullptr : &items[static_cast<size_t>(found - keys.begin())];
}

JsonValue &JsonValue::add(QString key, JsonValue value)
{
    keys.push_back(std::move(key));
    return items.emplace_back(std::move(value));
}

QString elementStep(const JsonValue &element, size_t index)
{
    const JsonValue *id = element.find(u"id");
    if (id && id->kind == JsonValue::Kind::Text)
        return id->text;
    const JsonValue *number = element.find(u"number");
    if (number && number->kind == JsonValue::Kind::Number)
        return number->text;
    return QString::number(index);
}

QString escapedStep(QStringView step)
{
    return step.toString().replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
}

QString compactText(const JsonValue &value)
{
    QString out;
    appendOnOneLine(out, value, {.colon = ":"_L1, .comma = ","_L1});
    return out;
}

QByteArray prettyText(const JsonValue &value)
{
    QString out;
    appendPretty(out, value, 0);
    out += u'\n';
    return out.toUtf8();
}

} // namespace steelyard::exchange
