#pragma once

#include "model/base/enum_text.h"
#include "model/money/decimal.h"

namespace steelyard {

/// Whose the machines are while they are paid off, and so when a month's payment is due.
enum class FinancingKind
{
    Loan, ///< at the end of each month
    Lease ///< at the beginning of each month
};

template <>
inline constexpr std::array kEnumTexts<FinancingKind> = {
    EnumText<FinancingKind>{FinancingKind::Loan, "loan"},
    EnumText<FinancingKind>{FinancingKind::Lease, "lease"},
};

/// A purchase that is paid off in equal monthly payments.
struct Financing
{
    FinancingKind kind = FinancingKind::Loan;
    /// Nominal, as a fraction: each month bears a twelfth of it.
    Decimal annualRate = {};
    int months = 36;
    /// Share of the price that is left to pay at the end: balloon, or price of the leased machine.
    Decimal balloon = {};

    friend bool operator==(const Financing &, const Financing &) = default;
};

} // namespace steelyard
