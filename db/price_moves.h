#pragma once

#include "model/base/result.h"
#include "model/catalog/price_book.h"

namespace steelyard::db {

class Connection;

/// What moved from one edition of a book to another: changed and new prices in the order of the
/// new file, then vanished ones in the order of the old; at most `limit`.
/// Errors: NotFound (an edition).
[[nodiscard]] Result<std::vector<PriceMove>> priceMoves(const Connection &connection,
                                                        const PriceBookId &book,
                                                        int fromEdition,
                                                        int toEdition,
                                                        int limit);

} // namespace steelyard::db
