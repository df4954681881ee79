#pragma once

#include "model/quotes/quote_line.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// How a line's vendor bills machines that are rented by time, beside the price of their time.
[[nodiscard]] std::vector<Field<QuoteLine>> rentalFields();

} // namespace steelyard::ui
