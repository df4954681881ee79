#pragma once

#include "model/compare/comparison.h"

namespace steelyard {

/// Money of one plan that falls due on one day.
struct Payment
{
    /// Invalid where the project has no first day.
    QDate date = {};
    /// Of the cash view, counted from 0. What falls due behind the horizon is owed at its end and
    /// counts in the last month.
    size_t month = 0;
    /// Index into the plan's streams.
    size_t stream = 0;
    /// Index into the instalments of the stream's quote; nothing: no instalment.
    std::optional<size_t> instalment = {};
    /// In the reporting currency.
    MinorUnits amount = 0;
    /// The same in the currency of the quote, of whose entries each is rounded by itself.
    Currency quoteCurrency = {};
    MinorUnits quoted = 0;

    friend bool operator==(const Payment &, const Payment &) = default;
};

/// Whether the money goes to the vendor of the stream's quote line. Upkeep, insurance, removal and
/// residual value are only reckoned by its price.
[[nodiscard]] bool goesToVendor(const CostStream &stream);

/// All payments of a plan, by day, whose amounts add up to its cash total as far as that is known.
///
/// Quote lines are paid by the terms of their quote: what is paid once by instalments, what is paid
/// by time month by month in arrears, or in advance, and what is paid upfront at the begin of the
/// month in which its term begins, or so many days after as an invoice may wait. All else is paid
/// at the end of its month, purchases and set-up without terms on the first day. Months end on the
/// day of the month on which the project began.
[[nodiscard]] std::vector<Payment> paymentsOf(const Comparison &comparison, size_t plan);

/// Fills in `CostStream::payments` where the terms of a quote move money to another month.
void settlePayments(Comparison &comparison);

} // namespace steelyard
