#pragma once

#include "db/stored.h"
#include "model/base/result.h"
#include "model/catalog/server_spec.h"
#include "model/compare/dossier.h"

#include <vector>

namespace steelyard::db {

class Connection;
class Transaction;

/// Accelerators and servers: the shipped rows, renewed by updates, and the user's own.
class CatalogRepository final
{
public:
    explicit CatalogRepository(Connection &connection);

    /// Shipped rows in the order of the data sheet list, then own rows by name.
    [[nodiscard]] Result<std::vector<Stored<GpuModel>>> accelerators() const;
    [[nodiscard]] Result<std::vector<Stored<ServerSpec>>> servers() const;

    /// Own rows only; a shipped row is copied under a new id first. Errors: ChangedElsewhere,
    /// AlreadyExists (also for a shipped row, whatever is expected, and for the name of another own
    /// row).
    [[nodiscard]] Result<RowVersion> save(Transaction &transaction,
                                          const GpuModel &model,
                                          RowVersion expected);
    [[nodiscard]] Result<RowVersion> save(Transaction &transaction,
                                          const ServerSpec &server,
                                          RowVersion expected);
    /// Errors: as `save`, and StillUsed (named by a quote line of any project).
    [[nodiscard]] Result<void> remove(Transaction &transaction,
                                      const GpuModelId &id,
                                      RowVersion expected);
    [[nodiscard]] Result<void> remove(Transaction &transaction,
                                      const ServerId &id,
                                      RowVersion expected);

    /// Adds the rows that the dossier's quote lines name and that it lacks itself, as a project
    /// of this workspace would have them.
    [[nodiscard]] Result<void> complete(Dossier &dossier) const;

private:
    Connection &m_connection;
};

} // namespace steelyard::db
