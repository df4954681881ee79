#pragma once

#include "model/money/currency.h"
#include "model/units/rounding.h"
#include "model/units/units.h"

namespace steelyard {

/// Minor units that make one major unit: 100 for CNY, 1 for JPY.
[[nodiscard]] double minorPerMajor(Currency currency);

/// `amount` in whole minor units of `currency`, half away from zero (see `units/rounding.h`).
[[nodiscard]] MinorUnits rounded(Amount amount, Currency currency);

/// The amount that `minor` stands for.
[[nodiscard]] Amount toAmount(MinorUnits minor, Currency currency);

} // namespace steelyard
