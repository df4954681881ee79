#pragma once

#include "model/exchange/document_values.h"

#include <map>
#include <set>
#include <vector>

namespace steelyard::exchange {

// The layout of a type is written once, as `layout(archive, value)`, and serves both archives:
// DocumentReader fills the value, DocumentWriter writes it. Keys are written in layout order.

class DocumentReader;
class DocumentWriter;

/// True when `layout(Archive &, T &)` exists.
template <typename T>
concept HasLayout = requires(DocumentReader &reader, T &value)
{
    layout(reader, value);
};

template <HasLayout T>
void fromJson(const JsonValue &json, T &value);
template <typename T>
void fromJson(const JsonValue &json, std::optional<T> &value);
template <typename T>
void fromJson(const JsonValue &json, std::vector<T> &values);
template <typename T>
void fromJson(const JsonValue &json, std::set<T> &values);
template <typename T>
void fromJson(const JsonValue &json, std::map<QString, T> &values);

template <HasLayout T>
[[nodiscard]] std::optional<JsonValue> toJson(const T &value);
template <typename T>
[[nodiscard]] std::optional<JsonValue> toJson(const std::optional<T> &value);
template <typename T>
[[nodiscard]] std::optional<JsonValue> toJson(const std::vector<T> &values);
template <typename T>
[[nodiscard]] std::optional<JsonValue> toJson(const std::set<T> &values);
template <typename T>
[[nodiscard]] std::optional<JsonValue> toJson(const std::map<QString, T> &values);

/// Fills values from an object that conforms to the schema; what is absent keeps its default.
class DocumentReader final
{
public:
    static constexpr bool kReads = true;
    template <typename T>
    using Value = T;

    explicit DocumentReader(const JsonValue &object)
        : m_object{object}
    {}

    /// Reads the member, when it is there.
    template <typename T>
    void operator()(const char *key, T &value)
    {
        if (const JsonValue *found = find(key))
            fromJson(*found, value);
    }
    template <typename T, typename D>
    void unless(const D &, const char *key, T &value)
    {
        operator()(key, value);
    }
    template <typename T>
    void always(const char *key, T &value)
    {
        operator()(key, value);
    }
    /// Members of an object of its own that the model keeps flat.
    template <typename F>
    void within(const char *key, F &&members)
    {
        if (const JsonValue *found = find(key)) {
            DocumentReader inner{*found};
            members(inner);
        }
    }
    [[nodiscard]] const JsonValue *find(const char *key) const
    {
        return m_object.find(QString::fromLatin1(key));
    }

private:
    const JsonValue &m_object;
};

/// Writes values into an object.
class DocumentWriter final
{
public:
    static constexpr bool kReads = false;
    template <typename T>
    using Value = const T;

    /// Writes the member, unless it is absent or empty.
    template <typename T>
    void operator()(const char *key, const T &value)
    {
        if (std::optional<JsonValue> json = toJson(value))
            add(key, std::move(*json));
    }
    /// Writes the member, unless it is what an absent one means.
    template <typename T, typename D>
    void unless(const D &usual, const char *key, const T &value)
    {
        if (value != usual)
            operator()(key, value);
    }
    /// Writes the member even when it is empty, because the schema asks for it.
    template <typename T>
    void always(const char *key, const T &value)
    {
        add(key, toJson(value).value_or(JsonValue::ofText({})));
    }
    template <typename F>
    void within(const char *key, F &&members)
    {
        DocumentWriter inner;
        members(inner);
        if (!inner.m_object.items.empty())
            add(key, inner.take());
    }
    void add(const char *key, JsonValue value)
    {
        m_object.add(QString::fromLatin1(key), std::move(value));
    }
    [[nodiscard]] JsonValue take() { return std::move(m_object); }

private:
    JsonValue m_object = JsonValue::object();
};

template <HasLayout T>
void fromJson(const JsonValue &json, T &value)
{
    DocumentReader reader{json};
    layout(reader, value);
}

template <HasLayout T>
std::optional<JsonValue> toJson(const T &value)
{
    DocumentWriter writer;
    layout(writer, value);
    return writer.take();
}

template <typename T>
void fromJson(const JsonValue &json, std::optional<T> &value)
{
    fromJson(json, value.emplace());
}

template <typename T>
std::optional<JsonValue> toJson(const std::optional<T> &value)
{
    return value ? toJson(*value) : std::nullopt;
}

template <typename T>
void fromJson(const JsonValue &json, std::vector<T> &values)
{
    values.reserve(json.items.size());
    for (const JsonValue &element : json.items)
        fromJson(element, values.emplace_back());
}

template <typename T>
std::optional<JsonValue> toJson(const std::vector<T> &values)
{
    if (values.empty())
        return {};
    JsonValue array = JsonValue::array();
    array.items.reserve(values.size());
    for (const T &value : values)
        array.items.push_back(toJson(value).value_or(JsonValue{}));
    return array;
}

template <typename T>
void fromJson(const JsonValue &json, std::set<T> &values)
{
    for (const JsonValue &element : json.items) {
        T value{};
        fromJson(element, value);
        values.insert(value);
    }
}

template <typename T>
std::optional<JsonValue> toJson(const std::set<T> &values)
{
    return toJson(std::vector<T>(values.begin(), values.end()));
}

template <typename T>
void fromJson(const JsonValue &json, std::map<QString, T> &values)
{
    for (size_t i = 0; i < json.items.size(); ++i)
        fromJson(json.items[i], values[json.keys[i]]);
}

template <typename T>
std::optional<JsonValue> toJson(const std::map<QString, T> &values)
{
    if (values.empty())
        return {};
    JsonValue object = JsonValue::object();
    for (const auto &[key, value] : values)
        object.add(key, toJson(value).value_or(JsonValue{}));
    return object;
}

} // namespace steelyard::exchange
