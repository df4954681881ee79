#pragma once

#include "model/base/result.h"
#include "model/money/decimal.h"

#include <vector>

namespace steelyard {

// Parts of a whole: rows with a `share`, 0.3.

/// Errors: Overflow.
template <typename Row>
[[nodiscard]] Result<Decimal> sumOfShares(const std::vector<Row> &rows)
{
    Result<Decimal> sum = Decimal{0};
    for (const Row &row : rows) {
        sum = sum->plus(row.share);
        if (!sum)
            return sum;
    }
    return sum;
}

/// Whether the parts are exactly the whole, or there are none.
template <typename Row>
[[nodiscard]] bool makeTheWhole(const std::vector<Row> &rows)
{
    const Result<Decimal> sum = sumOfShares(rows);
    return rows.empty() || (sum && *sum == Decimal{1});
}

} // namespace steelyard
