#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"
#include "model/base/local_text.h"
#include "model/exchange/json_value.h"
#include "model/money/currency.h"
#include "model/money/decimal.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>

#include <concepts>
#include <optional>
#include <type_traits>

namespace steelyard::exchange {

// How single values stand in a project document. Reading is total, because the schema has been
// checked before. An absent value (`std::nullopt`) is not written.

[[nodiscard]] std::optional<JsonValue> toJson(const QString &text);
[[nodiscard]] std::optional<JsonValue> toJson(const LocalText &name);
[[nodiscard]] std::optional<JsonValue> toJson(const Decimal &decimal);
[[nodiscard]] std::optional<JsonValue> toJson(const Currency &currency);
[[nodiscard]] std::optional<JsonValue> toJson(QDate date);
[[nodiscard]] std::optional<JsonValue> toJson(const QDateTime &moment);
[[nodiscard]] std::optional<JsonValue> toJson(const QByteArray &content);
[[nodiscard]] std::optional<JsonValue> toJson(int number);
[[nodiscard]] std::optional<JsonValue> toJson(double number);
[[nodiscard]] std::optional<JsonValue> toJson(std::same_as<bool> auto flag)
{
    return JsonValue::ofBoolean(flag ? u"true" : u"false");
}

void fromJson(const JsonValue &json, QString &text);
void fromJson(const JsonValue &json, LocalText &name);
void fromJson(const JsonValue &json, Decimal &decimal);
void fromJson(const JsonValue &json, Currency &currency);
void fromJson(const JsonValue &json, QDate &date);
void fromJson(const JsonValue &json, QDateTime &moment);
void fromJson(const JsonValue &json, QByteArray &content);
void fromJson(const JsonValue &json, int &number);
void fromJson(const JsonValue &json, double &number);
void fromJson(const JsonValue &json, bool &flag);

template <typename Tag>
[[nodiscard]] std::optional<JsonValue> toJson(const Id<Tag> &id)
{
    return toJson(id.text());
}

template <typename Tag>
void fromJson(const JsonValue &json, Id<Tag> &id)
{
    id = Id<Tag>{json.text};
}

template <typename E>
requires std::is_enum_v<E>
[[nodiscard]] std::optional<JsonValue> toJson(E value)
{
    return JsonValue::ofText(QString{enumText(value)});
}

template <typename E>
requires std::is_enum_v<E>
void fromJson(const JsonValue &json, E &value)
{
    value = enumFromText<E>(json.text).value_or(value);
}

} // namespace steelyard::exchange
