#pragma once

#include "model/exchange/json_value.h"

#include <QRegularExpression>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace steelyard::exchange {

/// One place of a schema: what a value there must look like.
struct SchemaNode
{
    enum class Type
    {
        Any,
        Null,
        Boolean,
        Integer,
        Number,
        Text,
        Array,
        Object
    };
    Type type = Type::Any;
    std::vector<std::pair<QString, const SchemaNode *>> properties = {};
    QStringList required = {};
    bool allowsOtherKeys = true;
    /// What the members behind other keys must look like; null: anything.
    const SchemaNode *otherMembers = nullptr;
    const SchemaNode *elements = nullptr;
    size_t fewestElements = 0;
    /// Allowed spellings as JSON; empty: any.
    QStringList allowedValues = {};
    std::vector<const SchemaNode *> alternatives = {};
    std::optional<QRegularExpression> pattern = {};
    std::optional<double> minimum = {};
    std::optional<double> maximum = {};
    qsizetype shortestText = 0;
    /// "decimal", "currency", "date", "date-time" or "base64".
    QString format = {};
    /// How a value here is written, as JSON, for error messages.
    QString shape = {};
    /// What a value here must be, in words that need no translation: "≥ 0".
    QString rule = {};

    /// The node behind a step; null when the schema knows no such step.
    [[nodiscard]] const SchemaNode *behind(QStringView step) const;
};

/// A JSON Schema (draft 2020-12), of which the project document's keywords are understood:
/// type, properties, required, additionalProperties, items, enum, const, pattern, minimum,
/// maximum, minItems, minLength, oneOf, format, contentEncoding and $ref into $defs; `examples`
/// and `title` make the error messages. Immutable, so safe on any thread.
class JsonSchema final
{
public:
    explicit JsonSchema(const JsonValue &schema);

    [[nodiscard]] const SchemaNode &root() const { return *m_root; }

private:
    const SchemaNode *compile(const JsonValue &schema);
    const SchemaNode *definition(const QString &name);
    void compileStructure(SchemaNode &node, const JsonValue &schema);

    const JsonValue *m_definitionTexts = nullptr;
    std::vector<std::unique_ptr<SchemaNode>> m_nodes;
    std::map<QString, const SchemaNode *> m_definitions;
    const SchemaNode *m_root = nullptr;
};

} // namespace steelyard::exchange
