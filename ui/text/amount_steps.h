#pragma once

#include "ui/text/number_format.h"

namespace steelyard::text {

// Whole-number arithmetic behind shown amounts: no double ever touches the ledger's figures.

[[nodiscard]] qint64 powerOfTen(int exponent);

/// Decimals that an amount shows in `scale`.
[[nodiscard]] int shownDecimals(AmountScale scale, Currency currency);

/// Minor units that make one step of the last shown decimal.
[[nodiscard]] qint64 minorUnitsPerStep(AmountScale scale, Currency currency);

[[nodiscard]] qint64 floorDivided(qint64 value, qint64 divisor);

/// Half away from zero.
[[nodiscard]] qint64 roundedDivided(qint64 value, qint64 divisor);

/// `value` × 10^-`decimals` with all its decimals, without separators.
[[nodiscard]] QString exactText(qint64 value, int decimals);

} // namespace steelyard::text
