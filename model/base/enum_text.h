#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace steelyard {

/// Stored spelling of an enum's values: one table per enum, used by database and documents alike.
///
/// `kEnumTexts<E>` is specialised beside each persisted enum as an array of (value, spelling).
template <typename E>
inline constexpr auto kEnumTexts = nullptr;

/// The stored spelling of `value`, which the table must hold.
template <typename E>
[[nodiscard]] constexpr QLatin1StringView enumText(E value)
{
    const auto &table = kEnumTexts<E>;
    const auto found = std::ranges::find(table, value, [](const auto &row) { return row.first; });
    return QLatin1StringView{found->second};
}

/// The value spelled `text`, or nothing.
template <typename E>
[[nodiscard]] std::optional<E> enumFromText(QStringView text)
{
    for (const auto &[value, spelling] : kEnumTexts<E>) {
        if (text == QLatin1StringView{spelling})
            return value;
    }
    return std::nullopt;
}

/// One row of an enum's table.
template <typename E>
using EnumText = std::pair<E, const char *>;

} // namespace steelyard
