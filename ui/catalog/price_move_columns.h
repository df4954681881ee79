#pragma once

#include "model/catalog/price_book.h"
#include "ui/shared/column_table_model.h"
#include "ui/text/number_format.h"

namespace steelyard::ui {

/// The table of prices that moved between two editions.
[[nodiscard]] std::vector<Column<PriceMove>> priceMoveColumns(const text::NumberFormat &format);

} // namespace steelyard::ui
