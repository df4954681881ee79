#pragma once

#include "model/compare/payment_schedule.h"
#include "model/report/report_document.h"
#include "ui/text/number_format.h"

namespace steelyard::text {

/// Which payments of a plan a table shows.
enum class ShownPayments
{
    All,
    OfQuotes ///< those that go to a vendor
};

/// Whether a quote of the plan states how it is paid or when it is delivered.
[[nodiscard]] bool hasStatedTerms(const Comparison &comparison, size_t plan);

/// What is paid: the quote line with its instalment, or the kind of cost.
[[nodiscard]] QString paymentText(const Comparison &comparison,
                                  size_t plan,
                                  const Payment &payment,
                                  const NumberFormat &format);

/// "paid 30 % on order; 70 % on acceptance + 30 days; delivered after 8 weeks"; empty: nothing is
/// stated.
[[nodiscard]] QString termsText(const QuotedLine &line, const NumberFormat &format);

/// Monthly payment, interest and effective rate of each loan and lease; no rows without one.
[[nodiscard]] ReportTable financingTable(const Comparison &comparison, const NumberFormat &format);

/// A plan's payments by day: date, vendor, what for, amount in the quote's currency and in the
/// reporting one, whose sum closes the table.
[[nodiscard]] ReportTable paymentTable(const Comparison &comparison,
                                       size_t plan,
                                       ShownPayments shown,
                                       const NumberFormat &format);

} // namespace steelyard::text
