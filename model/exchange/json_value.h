#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>

#include <vector>

namespace steelyard::exchange {

/// One value of a JSON document. Numbers stay as they were written, keys stay in order.
struct JsonValue
{
    enum class Kind
    {
        Null,
        Boolean,
        Number,
        Text,
        Array,
        Object
    };
    Kind kind = Kind::Null;
    /// The text's characters; a number's or boolean's spelling.
    QString text = {};
    /// An object's keys, one for each of `items`.
    std::vector<QString> keys = {};
    /// The members of an object or the elements of an array.
    std::vector<JsonValue> items = {};

    [[nodiscard]] static JsonValue ofText(QString text);
    [[nodiscard]] static JsonValue ofNumber(QString spelling);
    [[nodiscard]] static JsonValue ofBoolean(QStringView spelling);
    [[nodiscard]] static JsonValue array();
    [[nodiscard]] static JsonValue object();

    [[nodiscard]] bool isContainer() const { return kind == Kind::Array || kind == Kind::Object; }
    [[nodiscard]] bool isEmptyContainer() const { return isContainer() && items.empty(); }

    /// The object's member, or null.
    [[nodiscard]] const JsonValue *find(QStringView key) const;
    [[nodiscard]] JsonValue *find(QStringView key);

    /// Adds a member behind the others and returns it; the key must be new.
    JsonValue &add(QString key, JsonValue value);
};

/// The step that leads to an array's element in a path: its id, a revision's number, or the index.
[[nodiscard]] QString elementStep(const JsonValue &element, size_t index);

/// `step` as it stands in a JSON Pointer (RFC 6901).
[[nodiscard]] QString escapedStep(QStringView step);

/// On one line, without blanks.
[[nodiscard]] QString compactText(const JsonValue &value);

/// Two blanks of indentation; what fits on a line of 100 columns stays on it, and longer lists of
/// numbers fill lines; ends with a line feed.
[[nodiscard]] QByteArray prettyText(const JsonValue &value);

} // namespace steelyard::exchange
