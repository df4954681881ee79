#pragma once

#include "db/row.h"
#include "db/stored.h"
#include "model/quotes/quote.h"

#include <vector>

namespace steelyard::db {

class Connection;

void appendLines(Rows &rows,
                 const ProjectId &project,
                 const Quote &quote,
                 const QuoteRevision &revision);

/// Fills in the lines of the project's quotes, or of the one named `only`; `quotes` must have
/// their revisions.
[[nodiscard]] Result<void> readLines(const Connection &connection,
                                     const ProjectId &project,
                                     const QuoteId &only,
                                     std::vector<Stored<Quote>> &quotes);

} // namespace steelyard::db
