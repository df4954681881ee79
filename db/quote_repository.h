#pragma once

#include "db/stored.h"
#include "model/base/result.h"
#include "model/quotes/quote.h"

namespace steelyard::db {

class Connection;
class Transaction;

/// The quotes of the projects, with revisions and lines.
class QuoteRepository final
{
public:
    explicit QuoteRepository(Connection &connection);

    /// In the order of their creation.
    [[nodiscard]] Result<std::vector<Stored<Quote>>> list(const ProjectId &project) const;
    /// Errors: NotFound.
    [[nodiscard]] Result<Stored<Quote>> load(const ProjectId &project, const QuoteId &id) const;

    /// Inserts (`expected` = kNotStored) or updates. Errors: ChangedElsewhere, AlreadyExists,
    /// NotFound (the project).
    [[nodiscard]] Result<RowVersion> save(Transaction &transaction,
                                          const ProjectId &project,
                                          const Quote &quote,
                                          RowVersion expected);
    /// Errors: ChangedElsewhere, StillUsed (by a plan).
    [[nodiscard]] Result<void> remove(Transaction &transaction,
                                      const ProjectId &project,
                                      const QuoteId &id,
                                      RowVersion expected);

private:
    Connection &m_connection;
};

} // namespace steelyard::db
