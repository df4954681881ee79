#pragma once

#include "model/base/enum_text.h"
#include "model/money/money.h"
#include "model/tco/commitment.h"

namespace steelyard {

template <>
inline constexpr std::array kEnumTexts<tco::Settlement> = {
    EnumText<tco::Settlement>{tco::Settlement::AtPeriodEnd, "period_end"},
    EnumText<tco::Settlement>{tco::Settlement::EachMonth, "each_month"},
};

/// Spend on a quote's use that the buyer promises, and what it earns. Use is what is paid by the
/// hour, kilowatt-hour or gigabyte; its periods follow each other from the project's first month.
struct UseCommitment
{
    /// Of each period, in the tax terms of the quote's prices.
    Money amount = {};
    /// Length of a period.
    int months = 12;
    /// Share off the prices of all use, beside the lines' own discounts.
    Decimal discount = {};
    tco::Settlement settlement = tco::Settlement::AtPeriodEnd;

    friend bool operator==(const UseCommitment &, const UseCommitment &) = default;
};

} // namespace steelyard
