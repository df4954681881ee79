#pragma once

#include "db/row.h"
#include "db/stored.h"
#include "model/quotes/quote.h"

namespace steelyard::db {

class Connection;

/// The quote's own row, then its revisions, each before its lines.
[[nodiscard]] Rows rowsOf(const ProjectId &project, const Quote &quote);

/// The project's quotes in the order of their creation, or the one named `only`, if any.
[[nodiscard]] Result<std::vector<Stored<Quote>>> readQuotes(const Connection &connection,
                                                            const ProjectId &project,
                                                            const QuoteId &only = {});

} // namespace steelyard::db
