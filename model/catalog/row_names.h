#pragma once

#include <QString>

#include <algorithm>
#include <vector>

namespace steelyard {

/// A name by letters and digits alone, in lower case: "H100-SXM-80GB" is "h100sxm80gb".
[[nodiscard]] QString bareName(const QString &name);

/// Whether whole words of `name`, one behind the other, spell `part` (which is bare): "H100 SXM"
/// and "H100SXM" are part of "H100-SXM-80GB", but "H20" is none of "H200-SXM-141GB".
[[nodiscard]] bool hasWords(const QString &name, const QString &part);

/// The first row whose bare name or id this is; null: none, or the name is empty.
template <typename Row>
[[nodiscard]] const Row *rowNamed(const std::vector<Row> &rows, const QString &name)
{
    const QString bare = bareName(name);
    if (bare.isEmpty())
        return nullptr;
    const auto found = std::ranges::find_if(
        rows, [&](const Row &row) { return row.id.text() == name || bareName(row.name) == bare; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace steelyard
