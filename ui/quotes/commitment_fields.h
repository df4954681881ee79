#pragma once

#include "model/quotes/quote.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// The spend on its use that a quote's newest revision commits to; a blank amount takes all of it
/// away.
[[nodiscard]] std::vector<Field<Quote>> commitmentFields();

} // namespace steelyard::ui
