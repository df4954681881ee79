#pragma once

#include "model/base/result.h"
#include "model/catalog/price_book.h"

#include <functional>
#include <span>

namespace steelyard::db {

class Connection;

/// Told how many rows are written; returns false to cancel.
using WriteProgress = std::function<bool(qint64 rows)>;

/// Writes the offers of the edition with row `edition`. Errors: Cancelled.
[[nodiscard]] Result<void> writeOffers(const Connection &connection,
                                       const PriceBookId &book,
                                       qint64 edition,
                                       std::span<const PriceBookOffer> offers,
                                       const WriteProgress &progress);

} // namespace steelyard::db
