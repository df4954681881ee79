#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"
#include "model/money/currency.h"
#include "model/money/decimal.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>
#include <QVariant>

#include <optional>
#include <type_traits>

namespace steelyard::db {

/// How each kind of value is written into a column. An absent one is NULL; a text never is.
[[nodiscard]] inline QVariant sqlValue(const QString &text)
{
    // QtSql takes a null QString for NULL.
    return text.isNull() ? QVariant{QStringLiteral("")} : QVariant{text};
}

[[nodiscard]] inline QVariant sqlValue(const QByteArray &bytes)
{
    return bytes.isNull() ? QVariant{QByteArray{"", 0}} : QVariant{bytes};
}

[[nodiscard]] inline QVariant sqlValue(const Decimal &decimal)
{
    return decimal.toText();
}

[[nodiscard]] inline QVariant sqlValue(const Currency &currency)
{
    return currency.code();
}

[[nodiscard]] inline QVariant sqlValue(QDate date)
{
    return date.isValid() ? QVariant{date.toString(Qt::ISODate)} : QVariant{};
}

/// In UTC, to the millisecond.
[[nodiscard]] inline QVariant sqlValue(const QDateTime &moment)
{
    return sqlValue(moment.toUTC().toString(Qt::ISODateWithMs));
}

[[nodiscard]] inline QVariant sqlValue(bool flag)
{
    return flag ? 1 : 0;
}

[[nodiscard]] inline QVariant sqlValue(int number)
{
    return number;
}

[[nodiscard]] inline QVariant sqlValue(qint64 number)
{
    return number;
}

[[nodiscard]] inline QVariant sqlValue(double number)
{
    return number;
}

/// An id refers to something, so an empty one is NULL.
template <typename Tag>
[[nodiscard]] QVariant sqlValue(const Id<Tag> &id)
{
    return id.isEmpty() ? QVariant{} : QVariant{id.text()};
}

template <typename E>
requires std::is_enum_v<E>
[[nodiscard]] QVariant sqlValue(E value)
{
    return QString{enumText(value)};
}

template <typename T>
[[nodiscard]] QVariant sqlValue(const std::optional<T> &value)
{
    return value ? sqlValue(*value) : QVariant{};
}

} // namespace steelyard::db
