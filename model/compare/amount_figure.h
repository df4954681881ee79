#pragma once

#include "model/base/finding.h"
#include "model/money/currency.h"
#include "model/units/units.h"

namespace steelyard {

/// Money in a finding's sentence.
[[nodiscard]] inline Figure amountFigure(Amount amount, Currency currency)
{
    return {amount.value(), currency.minorDigits(), currency.code()};
}

} // namespace steelyard
