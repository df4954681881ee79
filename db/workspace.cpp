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

// The tables come first and in one piece: switching to the write-ahead log would leave a file that
// is neither empty nor ours if the program were stopped in between.
Result<OpenOutcome> prepareForWriting(Connection &connection)
{
    const auto migrated = migrate(connection, embeddedMigrations());
    if (!migrated)
        return migrated.error();
    const auto journal = isOnLocalFileSystem(connection.path()) ? "PRAGMA journal_mode = WAL"_L1
                                                                : "PRAGMA journal_mode = DELETE"_L1;
    if (const auto set = connection.execute(journal); !set)
        return set.error();
    if (const auto renewed = renewShippedCatalog(connection); !renewed)
        return renewed.error();
    return outcomeOf(*migrated);
}

} // namespace

struct Workspace::Parts
{
    Parts(std::unique_ptr<Connection> connection_, OpenOutcome outcome_, const Clock &clock_)
        : connection{std::move(connection_)}
        , outcome{outcome_}
        , clock{clock_}
    {}

    std::unique_ptr<Connection> connection;
    OpenOutcome outcome;
    const Clock &clock;
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
    auto connection = Connection::open(path, *access, busyTimeout);
    if (!connection)
        return connection.error();
    const auto outcome = *access == FileAccess::Immutable ? prepareForReading(**connection)
                                                          : prepareForWriting(**connection);
    if (!outcome)
        return outcome.error();
    return std::unique_ptr<Workspace>{
        new Workspace{std::make_unique<Parts>(*std::move(connection), *outcome, clock)}};
}

Result<std::unique_ptr<Workspace>> Workspace::inMemory(const Clock &clock)
{
    auto connection = Connection::open(u":memory:"_s, FileAccess::ReadWrite, kBusyTimeout);
    if (!connection)
        return connection.error();
    const auto outcome = prepareForWriting(**connection);
    if (!outcome)
        return outcome.error();
    return std::unique_ptr<Workspace>{
        new Workspace{std::make_unique<Parts>(*std::move(connection), *outcome, clock)}};
}

QString Workspace::path() const
{
    return m_parts->connection->path();
}

OpenOutcome Workspace::outcome() const
{
    return m_parts->outcome;
}

bool Workspace::isReadOnly() const
{
    return m_parts->outcome == OpenOutcome::ReadOnly;
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
