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

void addFaults(const SchemaNode &node, const JsonValue &value, FaultList &faults);

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

Error badValue(const SchemaNode &node, const JsonValue &value)
{
    return Error{.code = ErrorCode::BadValue, .arguments = {node.rule, excerpt(value)}};
}

/// A number where a decimal text belongs is the usual slip: the error then shows it in quotes.
Error wrongType(const SchemaNode &node, const JsonValue &value)
{
    const JsonValue quoted = JsonValue::ofText(value.text);
    const bool wantsQuotes = value.kind == Kind::Number && !firstFault(node, quoted);
    return Error{.code = ErrorCode::WrongType,
                 .arguments = {wantsQuotes ? compactText(quoted) : node.shape, excerpt(value)}};
}

void addFormatFault(const SchemaNode &node, const JsonValue &value, FaultList &faults)
{
    if (node.format == "decimal"_L1) {
        if (const auto decimal = Decimal::fromText(value.text); !decimal)
            faults.add(decimal.error());
        return;
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
    if (!isGood)
        faults.add(badValue(node, value));
}

void addTextFault(const SchemaNode &node, const JsonValue &value, FaultList &faults)
{
    const bool isGood = value.text.size() >= node.shortestText
        && (!node.pattern || node.pattern->match(value.text).hasMatch());
    if (isGood)
        addFormatFault(node, value, faults);
    else if (node.format == "decimal"_L1 && Decimal::fromText(value.text))
        faults.addFigure(badValue(node, value));
    else
        faults.add(badValue(node, value));
}

void addNumberFault(const SchemaNode &node, const JsonValue &value, FaultList &faults)
{
    const double number = value.text.toDouble();
    const bool isInside =
        number >= node.minimum.value_or(number) && number <= node.maximum.value_or(number);
    if (!isInside)
        faults.addFigure(badValue(node, value));
}

void addArrayFaults(const SchemaNode &node, const JsonValue &value, FaultList &faults)
{
    if (value.items.size() < node.fewestElements) {
        faults.add(badValue(node, value));
        return;
    }
    QSet<QStringView> ids;
    for (size_t i = 0; node.elements && i < value.items.size() && !faults.isFull(); ++i) {
        const JsonValue &element = value.items[i];
        {
            const FaultList::Step step{faults, elementStep(element, i)};
            addFaults(*node.elements, element, faults);
        }
        const JsonValue *id = element.find(u"id");
        if (!id)
            continue;
        if (ids.contains(id->text)) {
            const FaultList::Step step{faults, id->text};
            faults.add({.code = ErrorCode::DuplicateId, .arguments = {id->text}});
        }
        ids.insert(id->text);
    }
}

void addObjectFaults(const SchemaNode &node, const JsonValue &value, FaultList &faults)
{
    for (size_t i = 0; i < value.items.size() && !faults.isFull(); ++i) {
        const QString &key = value.keys[i];
        const FaultList::Step step{faults, key};
        if (const SchemaNode *behind = node.behind(key))
            addFaults(*behind, value.items[i], faults);
        else if (!node.allowsOtherKeys)
            faults.add(
                {.code = ErrorCode::UnknownKey, .arguments = {nearestWord(key, knownKeys(node))}});
    }
    for (const QString &key : node.required) {
        if (!value.find(key))
            faults.add({.code = ErrorCode::MissingKey, .arguments = {key}});
    }
}

/// Exactly one alternative of the value's type tells best what is wrong; else the place itself,
/// and so for a word that is none of the few allowed ones.
void addAlternativesFaults(const SchemaNode &node, const JsonValue &value, FaultList &faults)
{
    const SchemaNode *ofSameType = nullptr;
    int count = 0;
    for (const SchemaNode *alternative : node.alternatives) {
        if (!firstFault(*alternative, value))
            return;
        if (hasType(value, alternative->type)) {
            ofSameType = alternative;
            ++count;
        }
    }
    if (count == 1 && ofSameType->allowedValues.isEmpty())
        addFaults(*ofSameType, value, faults);
    else
        faults.add(count == 0 ? wrongType(node, value) : badValue(node, value));
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

void addFaults(const SchemaNode &node, const JsonValue &value, FaultList &faults)
{
    if (!node.alternatives.empty())
        return addAlternativesFaults(node, value, faults);
    if (!hasType(value, node.type))
        return faults.add(wrongType(node, value));
    if (!node.allowedValues.isEmpty()) {
        if (!node.allowedValues.contains(compactText(value)))
            faults.add(badValue(node, value));
        return;
    }
    switch (value.kind) {
    case Kind::Null:
    case Kind::Boolean:
        return;
    case Kind::Number:
        return addNumberFault(node, value, faults);
    case Kind::Text:
        return addTextFault(node, value, faults);
    case Kind::Array:
        return addArrayFaults(node, value, faults);
    case Kind::Object:
        return addObjectFaults(node, value, faults);
    }
}

} // namespace

std::vector<Error> faultsOf(const SchemaNode &node, const JsonValue &value, size_t most)
{
    FaultList faults{most};
    addFaults(node, value, faults);
    return faults.take();
}

FormFaults formFaultsOf(const SchemaNode &node, const JsonValue &value)
{
    FaultList faults{1, FaultList::Figures::Apart};
    addFaults(node, value, faults);
    auto first = faults.take();
    return {.first = first.empty() ? std::nullopt : std::optional{std::move(first.front())},
            .figures = faults.takeFigures()};
}

QStringList knownKeys(const SchemaNode &node)
{
    QStringList keys;
    for (const auto &[key, behind] : node.properties)
        keys.append(key);
    for (const SchemaNode *alternative : node.alternatives)
        keys += knownKeys(*alternative);
    return keys;
}

std::optional<Error> firstFault(const SchemaNode &node, const JsonValue &value)
{
    auto faults = faultsOf(node, value, 1);
    return faults.empty() ? std::nullopt : std::optional{std::move(faults.front())};
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
