#include "db/versioned_write.h"

#include "db/statement.h"
#include "db/transaction.h"

#include <span>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

std::span<const Cell> keyOf(const Row &row)
{
    return std::span{row.cells}.first(static_cast<size_t>(row.keyCount));
}

QString keyCondition(const Row &row)
{
    QStringList terms;
    for (const auto &cell : keyOf(row))
        terms.append(cell.column + u" = ?"_s);
    return terms.join(u" AND "_s);
}

Error changedElsewhere(const VersionedWrite &write)
{
    return Error{.code = ErrorCode::ChangedElsewhere, .arguments = {write.name}};
}

// Also when only children differ: the version counts changes of the whole object.
Result<void> updateOwnRow(const Connection &connection, const Row &row)
{
    QStringList assignments;
    const auto values = std::span{row.cells}.subspan(static_cast<size_t>(row.keyCount));
    for (const auto &cell : values)
        assignments.append(cell.column + u" = ?"_s);
    assignments.append(u"version = version + 1"_s);

    Statement update{connection,
                     u"UPDATE %1 SET %2 WHERE %3"_s.arg(
                         row.table, assignments.join(u", "_s), keyCondition(row))};
    for (const auto &cell : values)
        update.bindNext(cell.value);
    for (const auto &cell : keyOf(row))
        update.bindNext(cell.value);
    return update.run();
}

Result<void> clearChildren(const Connection &connection, const VersionedWrite &write)
{
    for (const auto child : write.children) {
        Statement clear{connection, u"DELETE FROM %1 WHERE %2"_s.arg(child, write.childCondition)};
        for (const auto &cell : keyOf(write.after.front()))
            clear.bindNext(cell.value);
        if (const auto cleared = clear.run(); !cleared)
            return cleared;
    }
    return {};
}

// Higher than any version that a removed row of the same id ever had, since each change of a row
// leaves an entry in the log: so a window that still holds the removed row can't overwrite this
// one.
Result<RowVersion> firstVersion(const Connection &connection)
{
    Statement next{connection, u"SELECT coalesce(max(id), 0) + 1 AS version FROM change_log"_s};
    const auto version = next.first([](const Statement &row) { return row.integer("version"_L1); });
    if (!version)
        return version.error();
    return RowVersion{version->value()};
}

Result<RowVersion> insertObject(const Connection &connection, Rows rows)
{
    const auto version = firstVersion(connection);
    if (!version)
        return version;
    rows.front().cells.emplace_back("version"_L1, version->value);
    if (const auto inserted = insertRows(connection, rows); !inserted)
        return inserted.error();
    return version;
}

// The last part of the key is the object's own id.
QString idOf(const VersionedWrite &write)
{
    const auto &rows = write.after.empty() ? write.before : write.after;
    return keyOf(rows.front()).back().value.toString();
}

} // namespace

Result<RowVersion> writeVersioned(const Connection &connection, const VersionedWrite &write)
{
    if (write.expected == kNotStored && write.stored != kNotStored)
        return Error{.code = ErrorCode::AlreadyExists, .arguments = {idOf(write)}};
    if (write.expected != write.stored)
        return changedElsewhere(write);
    if (write.before == write.after)
        return write.stored;

    if (write.stored == kNotStored)
        return insertObject(connection, write.after);
    if (const auto updated = updateOwnRow(connection, write.after.front()); !updated)
        return updated.error();
    if (const auto cleared = clearChildren(connection, write); !cleared)
        return cleared.error();
    if (const auto inserted = insertRows(connection, {write.after.begin() + 1, write.after.end()});
        !inserted)
        return inserted.error();
    return RowVersion{write.stored.value + 1};
}

Result<void> insertNew(const Connection &connection, Rows rows)
{
    const auto version = writeVersioned(connection, {.after = std::move(rows)});
    return version ? Result<void>{} : Result<void>{version.error()};
}

Result<void> removeVersioned(const Connection &connection, const VersionedWrite &write)
{
    if (write.stored == kNotStored || write.expected != write.stored)
        return changedElsewhere(write);
    const auto &row = write.before.front();
    Statement remove{connection, u"DELETE FROM %1 WHERE %2"_s.arg(row.table, keyCondition(row))};
    for (const auto &cell : keyOf(row))
        remove.bindNext(cell.value);
    return remove.run();
}

Result<RowVersion> LoggedWrite::save(Transaction &transaction,
                                     ChangeKind kind,
                                     const ProjectId &project,
                                     const VersionedWrite &write)
{
    const auto version = writeVersioned(transaction.connection(), write);
    if (version && *version != write.stored)
        transaction.record(changeOf(kind, project, write));
    return version;
}

Result<void> LoggedWrite::remove(Transaction &transaction,
                                 ChangeKind kind,
                                 const ProjectId &project,
                                 const VersionedWrite &write)
{
    const auto removed = removeVersioned(transaction.connection(), write);
    if (removed)
        transaction.record(changeOf(kind, project, write));
    return removed;
}

Change changeOf(ChangeKind kind, const ProjectId &project, const VersionedWrite &write)
{
    const auto difference = changeBetween(write.before, write.after);
    return {.kind = kind,
            .project = project,
            .subject = idOf(write),
            .before = difference.before,
            .after = difference.after};
}

} // namespace steelyard::db
