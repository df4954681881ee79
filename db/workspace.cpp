#include "db/workspace.h"

#include "db/backup.h"
#include "db/catalog_repository.h"
#include "db/change_log_repository.h"
#include "db/connection.h"
#include "db/foreign_changes.h"
#include "db/migrator.h"
#include "db/price_book_repository.h"
#include "db/project_repository.h"
#include "db/quote_repository.h"
#include "db/shipped_catalog.h"
#include "db/side_copy.h"
#include "db/snapshot_repository.h"
#include "db/transaction.h"
#include "db/vendor_repository.h"
#include "db/workspace_file.h"

#include <QLoggingCategory>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

Q_LOGGING_CATEGORY(lcWorkspace, "steelyard.db")

Result<OpenOutcome> prepareForReading(Connection &connection)
{
    const auto needed = neededMigration(connection, embeddedMigrations());
    if (!needed)
        return needed.error();
    if (*needed != MigrationOutcome::Current)
        return Error{.code = ErrorCode::WorkspaceReadOnly, .where = connection.path()};
    return OpenOutcome::ReadOnly;
}

OpenOutcome outcomeOf(MigrationOutcome outcome)
{
    switch (outcome) {
    case MigrationOutcome::Created:
        return OpenOutcome::Created;
    case MigrationOutcome::Current:
        return OpenOutcome::Current;
    case MigrationOutcome::Migrated:
        return OpenOutcome::Migrated;
    }
    Q_UNREACHABLE();
}

/// What preparing a connection for use did.
struct Prepared
{
    OpenOutcome outcome = OpenOutcome::ReadOnly;
    CatalogRenewal renewal = CatalogRenewal::NotNeeded;
};

// The tables come first: switching to the write-ahead log would leave a file that is neither empty
// nor ours if the program were stopped in between.
Result<Prepared> prepareForWriting(Connection &connection)
{
    const auto migrated = migrate(connection, embeddedMigrations());
    if (!migrated)
        return migrated.error();
    const auto journal = isOnLocalFileSystem(connection.path()) ? "PRAGMA journal_mode = WAL"_L1
                                                                : "PRAGMA journal_mode = DELETE"_L1;
    if (const auto set = connection.execute(journal); !set)
        return set.error();
    const auto renewal = renewShippedCatalog(connection);
    if (!renewal)
        return renewal.error();
    return Prepared{.outcome = outcomeOf(*migrated), .renewal = *renewal};
}

Result<Prepared> prepare(Connection &connection, FileAccess access)
{
    if (access == FileAccess::ReadWrite)
        return prepareForWriting(connection);
    const auto read = prepareForReading(connection);
    return read ? Result<Prepared>{Prepared{.outcome = *read}} : Result<Prepared>{read.error()};
}

} // namespace

struct Workspace::Parts
{
    Parts(OpenedFile opened, OpenOutcome how, CatalogRenewal renewed, const Clock &time)
        : file{std::move(opened)}
        , outcome{how}
        , renewal{renewed}
        , clock{time}
    {}

    OpenedFile file;
    OpenOutcome outcome;
    CatalogRenewal renewal;
    const Clock &clock;
    const std::unique_ptr<Connection> &connection = file.connection;
    ChangeNotifier notifier = ChangeNotifier{nullptr};
    ForeignChanges foreignChanges{*connection};
    ProjectRepository projects{*connection};
    QuoteRepository quotes{*connection};
    VendorRepository vendors{*connection};
    CatalogRepository catalog{*connection};
    PriceBookRepository priceBooks{*connection};
    SnapshotRepository snapshots{*connection};
    ChangeLogRepository changeLog{*connection};
};

Workspace::Workspace(std::unique_ptr<Parts> parts)
    : m_parts{std::move(parts)}
{}

Workspace::~Workspace() = default;

Result<std::unique_ptr<Workspace>> Workspace::open(const QString &path,
                                                   IfMissing ifMissing,
                                                   const Clock &clock,
                                                   std::chrono::milliseconds busyTimeout)
{
    const auto access = possibleAccess(path, ifMissing);
    if (!access)
        return access.error();
    auto file = openFile(path, *access, busyTimeout);
    if (!file)
        return file.error();
    const auto prepared = prepare(*file->connection, *access);
    if (!prepared) {
        auto error = prepared.error();
        if (error.where == file->connection->path())
            error.where = path; // not that of a copy
        return error;
    }
    return std::unique_ptr<Workspace>{new Workspace{
        std::make_unique<Parts>(*std::move(file), prepared->outcome, prepared->renewal, clock)}};
}

Result<std::unique_ptr<Workspace>> Workspace::inMemory(const Clock &clock)
{
    const auto path = u":memory:"_s;
    auto connection = Connection::open(path, FileAccess::ReadWrite, kBusyTimeout);
    if (!connection)
        return connection.error();
    const auto prepared = prepareForWriting(**connection);
    if (!prepared)
        return prepared.error();
    OpenedFile file{.path = path, .connection = *std::move(connection)};
    return std::unique_ptr<Workspace>{new Workspace{
        std::make_unique<Parts>(std::move(file), prepared->outcome, prepared->renewal, clock)}};
}

QString Workspace::path() const
{
    return m_parts->file.path;
}

OpenOutcome Workspace::outcome() const
{
    return m_parts->outcome;
}

bool Workspace::isReadOnly() const
{
    return outcome() == OpenOutcome::ReadOnly;
}

bool Workspace::hasRenewedCatalog() const
{
    return outcome() != OpenOutcome::Created && m_parts->renewal == CatalogRenewal::Done;
}

ChangeNotifier &Workspace::changes()
{
    return m_parts->notifier;
}

ProjectRepository &Workspace::projects()
{
    return m_parts->projects;
}

QuoteRepository &Workspace::quotes()
{
    return m_parts->quotes;
}

VendorRepository &Workspace::vendors()
{
    return m_parts->vendors;
}

CatalogRepository &Workspace::catalog()
{
    return m_parts->catalog;
}

PriceBookRepository &Workspace::priceBooks()
{
    return m_parts->priceBooks;
}

SnapshotRepository &Workspace::snapshots()
{
    return m_parts->snapshots;
}

ChangeLogRepository &Workspace::changeLog()
{
    return m_parts->changeLog;
}

Result<std::unique_ptr<Transaction>> Workspace::begin(const QString &action)
{
    if (isReadOnly())
        return Error{.code = ErrorCode::WorkspaceReadOnly, .where = path()};
    // Immediate: who may write is settled now, not by a failure half way through.
    if (const auto begun = m_parts->connection->execute(u"BEGIN IMMEDIATE"_s); !begun)
        return begun.error();
    return std::unique_ptr<Transaction>{
        new Transaction{*m_parts->connection, m_parts->notifier, action, m_parts->clock.now()}};
}

void Workspace::noticeForeignChanges()
{
    const auto announcements = m_parts->foreignChanges.look();
    if (!announcements) {
        qCWarning(lcWorkspace).noquote() << announcements.error().detail;
        return;
    }
    announcements->sayTo(m_parts->notifier);
}

Result<void> Workspace::saveCopyAs(const QString &path) const
{
    return copyTo(*m_parts->connection, path);
}

} // namespace steelyard::db
