#pragma once

#include "db/change_notifier.h"
#include "db/stored.h"
#include "model/base/clock.h"
#include "model/base/result.h"

#include <QString>

#include <chrono>
#include <memory>

namespace steelyard::db {

/// How long a write waits for another program's write: longer than importing a price list takes.
inline constexpr std::chrono::milliseconds kBusyTimeout{5000};

class CatalogRepository;
class ChangeLogRepository;
class Connection;
class PriceBookRepository;
class ProjectRepository;
class QuoteRepository;
class SnapshotRepository;
class Transaction;
class VendorRepository;

/// What opening a workspace did.
enum class OpenOutcome
{
    Created,
    Current, ///< nothing to do
    Migrated, ///< an older file was brought up to date; a backup lies beside it
    ReadOnly, ///< opened for reading: the folder or the file can't be written
};

/// One open workspace file. Belongs to the thread that opened it.
class Workspace final
{
public:
    /// Opens `path`; with Create makes a missing file.
    enum class IfMissing
    {
        Fail,
        Create
    };

    /// Errors: FileNotFound, NotADatabase, NotAWorkspace, WorkspaceTooNew, WorkspaceBusy,
    /// DatabaseDamaged, MigrationFailed, FileUnreadable, FileUnwritable, WorkspaceReadOnly (it
    /// would have to be migrated), DiskFull, DatabaseFailure.
    /// `clock` must outlive the workspace. `busyTimeout` is how long a write waits for another's.
    [[nodiscard]] static Result<std::unique_ptr<Workspace>> open(
        const QString &path,
        IfMissing ifMissing,
        const Clock &clock,
        std::chrono::milliseconds busyTimeout = kBusyTimeout);

    /// A workspace that vanishes when closed, for tests and for evaluating a lone document.
    [[nodiscard]] static Result<std::unique_ptr<Workspace>> inMemory(const Clock &clock);

    ~Workspace();
    Workspace(const Workspace &) = delete;
    Workspace &operator=(const Workspace &) = delete;

    [[nodiscard]] QString path() const;
    [[nodiscard]] OpenOutcome outcome() const;
    [[nodiscard]] bool isReadOnly() const;
    /// An existing file got the accelerators and servers that this program ships.
    [[nodiscard]] bool hasRenewedCatalog() const;
    [[nodiscard]] ChangeNotifier &changes();

    [[nodiscard]] ProjectRepository &projects();
    [[nodiscard]] QuoteRepository &quotes();
    [[nodiscard]] VendorRepository &vendors();
    [[nodiscard]] CatalogRepository &catalog();
    [[nodiscard]] PriceBookRepository &priceBooks();
    [[nodiscard]] SnapshotRepository &snapshots();
    [[nodiscard]] ChangeLogRepository &changeLog();

    /// Starts the one transaction that every write needs; `action` goes into the change log.
    /// Errors: WorkspaceReadOnly, WorkspaceBusy, DatabaseFailure.
    [[nodiscard]] Result<std::unique_ptr<Transaction>> begin(const QString &action);

    /// Asks whether somebody else has written since the last look, and says so through
    /// `changes()`. Cheap: call it on window focus and by a timer.
    void noticeForeignChanges();

    /// Writes one whole file, also while others read and write. Errors: FileUnwritable, DiskFull.
    [[nodiscard]] Result<void> saveCopyAs(const QString &path) const;

private:
    struct Parts;

    explicit Workspace(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace steelyard::db
