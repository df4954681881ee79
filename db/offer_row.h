#pragma once

#include "model/catalog/price_book.h"

namespace steelyard::db {

class Statement;

/// The offer in a row of the columns of that name, wherever they were selected from.
[[nodiscard]] PriceBookOffer offerOf(const Statement &row);

} // namespace steelyard::db
