#include "model/money/money.h"

namespace steelyard {

Result<Money> sum(const Money &a, const Money &b)
{
    if (a.currency != b.currency)
        return Error{ErrorCode::CurrencyMismatch, {}, {a.currency.code(), b.currency.code()}};
    const Result<Decimal> value = a.value.plus(b.value);
    if (!value)
        return value.error();
    return Money{*value, a.currency};
}

Result<Money> times(const Money &price, const Decimal &factor)
{
    const Result<Decimal> value = price.value.times(factor);
    if (!value)
        return value.error();
    return Money{*value, price.currency};
}

} // namespace steelyard
