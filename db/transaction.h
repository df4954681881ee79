#pragma once

#include "model/base/result.h"

#include <QDateTime>
#include <QString>

#include <memory>

namespace steelyard::db {

class ChangeNotifier;
class Connection;
struct Change;

/// Who writes, as the change log names them.
[[nodiscard]] QString userName();

/// The token that every write needs. Rolls back unless committed.
class Transaction final
{
public:
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// Writes the change log, makes all writes permanent at once, then lets the notifier speak.
    /// Errors: DiskFull, WorkspaceBusy, NotFound (a row refers to one that does not exist),
    /// DatabaseFailure; then nothing was written.
    [[nodiscard]] Result<void> commit();

    /// The moment that all writes of this transaction carry.
    [[nodiscard]] QDateTime at() const;
    /// For what is not a repository's business: the connection inside which all this happens.
    [[nodiscard]] Connection &connection() const;

private:
    friend class Workspace;
    friend class LoggedWrite;
    friend class PriceBookRepository;
    friend class ProjectRepository;
    friend class SnapshotRepository;

    Transaction(Connection &connection, ChangeNotifier &notifier, QString action, QDateTime at);

    /// For repositories: one line of the change log, announced after the commit.
    void record(Change change);

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace steelyard::db
