#include "model/exchange/json_validation.h"

#include "model/money/currency.h"
#include "model/money/decimal.h"

#include <QDate>
#include <QDateTime>
#include <QSet>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

using Kind = JsonValue::Kind;
using Type = SchemaNode::Type;
using Fault = std::optional<Error>;

bool isInteger(const JsonValue &value)
{
    bool fits = false;
    value.text.toInt(&fits);
    return fits;
}

bool hasType(const JsonValue &value, Type type)
{
    switch (type) {
    case Type::Any:
        return true;
    case Type::Null:
        return value.kind == Kind::Null;
    case Type::Boolean:
        return value.kind == Kind::Boolean;
    case Type::Integer:
        return value.kind == Kind::Number && isInteger(value);
    case Type::Number:
        return value.kind == Kind::Number;
    case Type::Text:
        return value.kind == Kind::Text;
    case Type::Array:
        return value.kind == Kind::Array;
    case Type::Object:
        return value.kind == Kind::Object;
    }
    Q_UNREACHABLE();
}

Fault badValue(const SchemaNode &node, const JsonValue &value)
{
    return Error{.code = ErrorCode::BadValue, .arguments = {node.rule, excerpt(value)}};
}

/// A number where a decimal text belongs is the usual slip: the error then shows it in quotes.
Fault wrongType(const SchemaNode &node, const JsonValue &value)
{
    const JsonValue quoted = JsonValue::ofText(value.text);
    const bool wantsQuotes = value.kind == Kind::Number && !firstFault(node, quoted);
    return Error{.code = ErrorCode::WrongType,
                 .arguments = {wantsQuotes ? compactText(quoted) : node.shape, excerpt(value)}};
}

Fault formatFault(const SchemaNode &node, const JsonValue &value)
{
    if (node.format == "decimal"_L1) {
        const auto decimal = Decimal::fromText(value.text);
        return decimal ? Fault{} : Fault{decimal.error()};
    }
    bool isGood = true;
    if (node.format == "currency"_L1) {
        isGood = Currency::fromText(value.text).has_value();
    } else if (node.format == "date"_L1) {
        isGood = QDate::fromString(value.text, Qt::ISODate).isValid();
    } else if (node.format == "date-time"_L1) {
        isGood = QDateTime::fromString(value.text, Qt::ISODateWithMs).isValid();
    } else if (node.format == "base64"_L1) {
        isGood = bool{QByteArray::fromBase64Encoding(value.text.toLatin1(),
                                                     QByteArray::AbortOnBase64DecodingErrors)};
    }
    return isGood ? Fault{} : badValue(node, value);
}

Fault textFault(const SchemaNode &node, const JsonValue &value)
{
    const bool isGood = value.text.size() >= node.shortestText
        && (!node.pattern || node.pattern->match(value.text).hasMatch());
    return isGood ? formatFault(node, value) : badValue(node, value);
}

Fault numberFault(const SchemaNode &node, const JsonValue &value)
{
    const double number = value.text.toDouble();
    const bool isInside =
        number >= node.minimum.value_or(number) && number <= node.maximum.value_or(number);
    return isInside ? Fault{} : badValue(node, value);
}

/// The same fault, seen from one level further out.
Fault behindStep(QStringView step, Fault fault)
{
    if (fault)
        fault->where.prepend(u'/' + escapedStep(step));
    return fault;
}

Fault arrayFault(const SchemaNode &node, const JsonValue &value)
{
    if (value.items.size() < node.fewestElements)
        return badValue(node, value);
    QSet<QStringView> ids;
    for (size_t i = 0; node.elements && i < value.items.size(); ++i) {
        const JsonValue &element = value.items[i];
        if (Fault fault = firstFault(*node.elements, element))
            return behindStep(elementStep(element, i), std::move(fault));
        const JsonValue *id = element.find(u"id");
        if (id && ids.contains(id->text))
            return Error{.code = ErrorCode::DuplicateId,
                         .arguments = {id->text},
                         .where = u'/' + escapedStep(id->text)};
        if (id)
            ids.insert(id->text);
    }
    return {};
}

QStringList knownKeys(const SchemaNode &node)
{
    QStringList keys;
    for (const auto &[key, behind] : node.properties)
        keys.append(key);
    return keys;
}

Fault objectFault(const SchemaNode &node, const JsonValue &value)
{
    for (size_t i = 0; i < value.items.size(); ++i) {
        const QString &key = value.keys[i];
        const SchemaNode *behind = node.behind(key);
        if (behind) {
            if (Fault fault = firstFault(*behind, value.items[i]))
                return behindStep(key, std::move(fault));
        } else if (!node.allowsOtherKeys) {
            return Error{.code = ErrorCode::UnknownKey,
                         .arguments = {nearestWord(key, knownKeys(node))},
                         .where = u'/' + escapedStep(key)};
        }
    }
    for (const QString &key : node.required) {
        if (!value.find(key))
            return Error{.code = ErrorCode::MissingKey, .arguments = {key}};
    }
    return {};
}

/// Exactly one alternative of the value's type tells best what is wrong; else the place itself.
Fault alternativesFault(const SchemaNode &node, const JsonValue &value)
{
    std::vector<Fault> ofSameType;
    for (const SchemaNode *alternative : node.alternatives) {
        Fault fault = firstFault(*alternative, value);
        if (!fault)
            return {};
        if (hasType(value, alternative->type))
            ofSameType.push_back(std::move(fault));
    }
    if (ofSameType.size() == 1)
        return ofSameType.front();
    return ofSameType.empty() ? wrongType(node, value) : badValue(node, value);
}

/// Insertions, deletions and replacements that turn `a` into `b` (Levenshtein).
qsizetype distance(QStringView a, QStringView b)
{
    std::vector<qsizetype> row(static_cast<size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), qsizetype{0});
    for (const QChar fromA : a) {
        qsizetype diagonal = row[0]++;
        for (size_t j = 1; j < row.size(); ++j) {
            const qsizetype replaced =
                diagonal + (fromA == b[static_cast<qsizetype>(j) - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::optional<Error> firstFault(const SchemaNode &node, const JsonValue &value)
{
    if (!node.alternatives.empty())
        return alternativesFault(node, value);
    if (!hasType(value, node.type))
        return wrongType(node, value);
    if (!node.allowedValues.isEmpty())
        return node.allowedValues.contains(compactText(value)) ? Fault{} : badValue(node, value);
    switch (value.kind) {
    case Kind::Null:
    case Kind::Boolean:
        return {};
    case Kind::Number:
        return numberFault(node, value);
    case Kind::Text:
        return textFault(node, value);
    case Kind::Array:
        return arrayFault(node, value);
    case Kind::Object:
        return objectFault(node, value);
    }
    Q_UNREACHABLE();
}

QString excerpt(const JsonValue &value)
{
    constexpr qsizetype kLongest = 60;
    if (value.isContainer() && !value.items.empty())
        return value.kind == Kind::Array ? u"[…]"_s : u"{…}"_s;
    if (value.text.size() <= kLongest)
        return compactText(value);
    JsonValue shortened = value;
    shortened.text = value.text.left(kLongest) + u'…';
    return compactText(shortened);
}

QString nearestWord(QStringView word, const QStringList &known)
{
    constexpr qsizetype kLongestWord = 64; // keys are short; keeps hostile ones cheap
    if (word.size() > kLongestWord)
        return {};
    const qsizetype farthest = word.size() < 4 ? 1 : std::max<qsizetype>(2, word.size() / 3);
    QString nearest;
    qsizetype best = farthest + 1;
    for (const QString &candidate : known) {
        const qsizetype steps = distance(word, candidate);
        if (steps < best) {
            best = steps;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace steelyard::exchange
