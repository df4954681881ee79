#pragma once

#include "model/compare/project.h"
#include "model/quotes/quote_line.h"

#include <optional>

namespace steelyard {

/// What turns a line's printed price into the price that the buyer compares: net when input VAT
/// comes back, else gross.
///
/// Nothing when that can't be told, because the tax basis, or a rate that is needed, is not
/// stated; the price is then compared as printed.
[[nodiscard]] std::optional<double> taxFactor(const QuoteLine &line, VatTreatment treatment);

} // namespace steelyard
