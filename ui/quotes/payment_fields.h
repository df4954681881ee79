#pragma once

#include "model/quotes/quote.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// As `typedMoney`, in the currency of the quote's first line unless another one is typed.
[[nodiscard]] Result<std::optional<Money>> typedMoneyOf(const Quote &quote, const QString &typed);

/// When a quote is paid and delivered, of its newest revision.
[[nodiscard]] std::vector<Field<Quote>> paymentFields();

} // namespace steelyard::ui
