#pragma once

#include "db/price_book_repository.h"

namespace steelyard::db {

/// Number of offers in the newest editions that match.
[[nodiscard]] Result<qint64> countOffers(const Connection &connection, const OfferQuery &query);

/// A window of the matching offers, sorted; those without a price stand last.
[[nodiscard]] Result<std::vector<FoundOffer>> findOffers(const Connection &connection,
                                                         const OfferQuery &query,
                                                         qint64 offset,
                                                         int limit);

} // namespace steelyard::db
