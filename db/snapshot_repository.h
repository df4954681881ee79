#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

namespace steelyard::db {

class Connection;
class Transaction;

/// Frozen comparisons. Never changed, only added and removed.
class SnapshotRepository final
{
public:
    explicit SnapshotRepository(Connection &connection);

    /// Newest first.
    [[nodiscard]] Result<std::vector<Snapshot>> list(const ProjectId &project) const;
    [[nodiscard]] Result<void> add(Transaction &transaction,
                                   const ProjectId &project,
                                   const Snapshot &snapshot);
    [[nodiscard]] Result<void> remove(Transaction &transaction,
                                      const ProjectId &project,
                                      const SnapshotId &id);

private:
    Connection &m_connection;
};

} // namespace steelyard::db
