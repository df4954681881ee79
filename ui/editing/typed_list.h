#pragma once

#include "model/base/result.h"

#include <QStringList>

#include <vector>

namespace steelyard::ui {

/// What stands between semicolons, commas or slashes, blank parts left out.
[[nodiscard]] QStringList typedParts(const QString &text);

/// Each part as `typedOne` reads it, or the first error.
template <typename Value, typename TypedOne>
[[nodiscard]] Result<std::vector<Value>> typedList(const QString &text, TypedOne typedOne)
{
    std::vector<Value> values;
    for (const QString &part : typedParts(text)) {
        const Result<Value> value = typedOne(part);
        if (!value)
            return value.error();
        values.push_back(*value);
    }
    return values;
}

} // namespace steelyard::ui
