#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

#include <functional>
#include <memory>
#include <vector>

namespace steelyard::db {

class ChangeNotifier;
class Connection;

/// The token that every write needs. Rolls back unless committed.
class Transaction final
{
public:
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// Writes the change log, makes all writes permanent at once, then lets the notifier speak.
    /// Errors: DiskFull, WorkspaceBusy, DatabaseFailure; then nothing was written.
    [[nodiscard]] Result<void> commit();

private:
    friend class Workspace;
    friend class ProjectRepository;
    friend class QuoteRepository;
    friend class VendorRepository;
    friend class CatalogRepository;
    friend class PriceBookRepository;
    friend class SnapshotRepository;

    Transaction(Connection &connection, ChangeNotifier &notifier, QString action, QDateTime at);

    /// For repositories: one line of the change log.
    void log(QString kind, QString subject, QString before, QString after);
    /// For repositories: what the notifier says after the commit; said once each.
    void announce(std::function<void(ChangeNotifier &)> announcement);

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace steelyard::db
