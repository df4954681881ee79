#pragma once

#include "model/money/currency.h"
#include "model/money/decimal.h"

namespace steelyard {

/// An exact price with its currency: just what the vendor wrote. There is no operator+ on
/// purpose: adding two prices is a step that can fail.
struct Money
{
    Decimal value = {};
    Currency currency = {};

    friend bool operator==(const Money &, const Money &) = default;
};

/// Errors: CurrencyMismatch, Overflow.
[[nodiscard]] Result<Money> sum(const Money &a, const Money &b);

/// Errors: Overflow.
[[nodiscard]] Result<Money> times(const Money &price, const Decimal &factor);

} // namespace steelyard
