#include "model/exchange/json_schema.h"

#include <array>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

using Type = SchemaNode::Type;

constexpr std::array kTypeNames = {
    std::pair{"null", Type::Null},
    std::pair{"boolean", Type::Boolean},
    std::pair{"integer", Type::Integer},
    std::pair{"number", Type::Number},
    std::pair{"string", Type::Text},
    std::pair{"array", Type::Array},
    std::pair{"object", Type::Object},
};

Type typeNamed(QStringView name)
{
    for (const auto &[spelling, type] : kTypeNames) {
        if (name == QLatin1StringView{spelling})
            return type;
    }
    return Type::Any;
}

/// The type that a constant has by itself.
Type typeOf(const JsonValue &constant)
{
    switch (constant.kind) {
    case JsonValue::Kind::Null:
        return Type::Null;
    case JsonValue::Kind::Boolean:
        return Type::Boolean;
    case JsonValue::Kind::Number:
        return Type::Integer;
    case JsonValue::Kind::Text:
        return Type::Text;
    case JsonValue::Kind::Array:
        return Type::Array;
    case JsonValue::Kind::Object:
        return Type::Object;
    }
    Q_UNREACHABLE();
}

QString textAt(const JsonValue &schema, QStringView keyword)
{
    const JsonValue *found = schema.find(keyword);
    return found ? found->text : QString{};
}

std::optional<double> numberAt(const JsonValue &schema, QStringView keyword)
{
    const JsonValue *found = schema.find(keyword);
    return found ? std::optional{found->text.toDouble()} : std::nullopt;
}

QStringList spellings(const std::vector<JsonValue> &values)
{
    QStringList texts;
    for (const JsonValue &value : values)
        texts.append(compactText(value));
    return texts;
}

QString range(const SchemaNode &node)
{
    if (node.minimum && node.maximum && node.type == Type::Integer)
        return u"%1, %2, … %3"_s.arg(*node.minimum, 0, 'f', 0)
            .arg(*node.minimum + 1, 0, 'f', 0)
            .arg(*node.maximum, 0, 'f', 0);
    if (node.minimum && node.maximum)
        return u"%1 … %2"_s.arg(*node.minimum, 0, 'f', 0).arg(*node.maximum, 0, 'f', 0);
    if (node.minimum)
        return u"≥ %1"_s.arg(*node.minimum, 0, 'f', 0);
    return node.type == Type::Integer ? u"1"_s : u"1.5"_s;
}

QString shapeOf(const SchemaNode &node, const JsonValue &schema)
{
    constexpr auto kOr = " | "_L1;
    if (const JsonValue *examples = schema.find(u"examples"))
        return spellings(examples->items).join(kOr);
    if (!node.allowedValues.isEmpty())
        return node.allowedValues.join(kOr);
    switch (node.type) {
    case Type::Any:
        return u"…"_s;
    case Type::Null:
        return u"null"_s;
    case Type::Boolean:
        return u"true | false"_s;
    case Type::Integer:
    case Type::Number:
        return range(node);
    case Type::Text:
        return u"\"…\""_s;
    case Type::Array:
        return u"[…]"_s;
    case Type::Object:
        return u"{…}"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

const SchemaNode *SchemaNode::behind(QStringView step) const
{
    if (elements)
        return elements;
    for (const auto &[key, node] : properties) {
        if (key == step)
            return node;
    }
    for (const SchemaNode *alternative : alternatives) {
        if (const SchemaNode *found = alternative->behind(step))
            return found;
    }
    return otherMembers;
}

JsonSchema::JsonSchema(const JsonValue &schema)
    : m_definitionTexts{schema.find(u"$defs")}
    , m_root{compile(schema)}
{
    m_definitionTexts = nullptr;
}

const SchemaNode *JsonSchema::definition(const QString &name)
{
    const auto known = m_definitions.find(name);
    if (known != m_definitions.end())
        return known->second;
    const JsonValue *text = m_definitionTexts ? m_definitionTexts->find(name) : nullptr;
    Q_ASSERT_X(text, "JsonSchema", "unknown $ref");
    const SchemaNode *node = compile(*text);
    m_definitions.emplace(name, node);
    return node;
}

const SchemaNode *JsonSchema::compile(const JsonValue &schema)
{
    constexpr auto kDefinitions = "#/$defs/"_L1;
    const QString reference = textAt(schema, u"$ref");
    if (reference.startsWith(kDefinitions))
        return definition(reference.sliced(kDefinitions.size()));

    SchemaNode &node = *m_nodes.emplace_back(std::make_unique<SchemaNode>());
    node.type = typeNamed(textAt(schema, u"type"));
    if (const JsonValue *values = schema.find(u"enum")) {
        node.allowedValues = spellings(values->items);
        node.type = typeOf(values->items.front());
    }
    if (const JsonValue *constant = schema.find(u"const")) {
        node.allowedValues = QStringList{compactText(*constant)};
        node.type = typeOf(*constant);
    }
    if (const JsonValue *pattern = schema.find(u"pattern")) {
        node.pattern = QRegularExpression{pattern->text};
        node.pattern->optimize();
    }
    node.minimum = numberAt(schema, u"minimum");
    node.maximum = numberAt(schema, u"maximum");
    node.shortestText = static_cast<qsizetype>(numberAt(schema, u"minLength").value_or(0));
    node.fewestElements = static_cast<size_t>(numberAt(schema, u"minItems").value_or(0));
    node.format = textAt(schema, u"format") + textAt(schema, u"contentEncoding");
    node.shape = shapeOf(node, schema);
    node.rule = schema.find(u"title") ? textAt(schema, u"title") : node.shape;
    compileStructure(node, schema);
    return &node;
}

void JsonSchema::compileStructure(SchemaNode &node, const JsonValue &schema)
{
    if (const JsonValue *properties = schema.find(u"properties")) {
        for (size_t i = 0; i < properties->items.size(); ++i)
            node.properties.emplace_back(properties->keys[i], compile(properties->items[i]));
    }
    if (const JsonValue *required = schema.find(u"required")) {
        for (const JsonValue &key : required->items)
            node.required.append(key.text);
    }
    if (const JsonValue *others = schema.find(u"additionalProperties")) {
        node.allowsOtherKeys = others->kind == JsonValue::Kind::Object;
        if (node.allowsOtherKeys)
            node.otherMembers = compile(*others);
    }
    if (const JsonValue *elements = schema.find(u"items"))
        node.elements = compile(*elements);
    if (const JsonValue *alternatives = schema.find(u"oneOf")) {
        for (const JsonValue &alternative : alternatives->items)
            node.alternatives.push_back(compile(alternative));
    }
}

} // namespace steelyard::exchange
