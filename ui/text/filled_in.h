#pragma once

#include <QString>
#include <QStringList>

#include <array>

namespace steelyard::text {

/// `sentence` with %1 ... %9 replaced by `arguments` in one pass, so that a "%1" inside an
/// argument stays as it is; a missing argument becomes "?".
[[nodiscard]] QString filledIn(const QString &sentence, const QStringList &arguments);

/// True when the rows of a table of sentences stand in the order of their enum, so that a value is
/// its own index.
template <typename Row, size_t N, typename Enum>
constexpr bool isInEnumOrder(const std::array<Row, N> &rows, Enum Row::*value)
{
    for (size_t i = 0; i < N; ++i) {
        if (static_cast<size_t>(rows[i].*value) != i)
            return false;
    }
    return true;
}

} // namespace steelyard::text
