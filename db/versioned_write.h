#pragma once

#include "db/change_kind.h"
#include "db/row.h"
#include "db/stored.h"

namespace steelyard::db {

class Transaction;

/// What is to be written over what is stored: the object's own row first, which has a `version`
/// column, then its children.
struct VersionedWrite
{
    /// What the user calls it, for the error.
    QString name = {};
    Rows before = {};
    RowVersion stored = kNotStored;
    Rows after = {};
    RowVersion expected = kNotStored;
    /// Tables of the object's rows, rewritten as a whole; tables below them follow by cascade.
    std::vector<QLatin1StringView> children = {};
    /// What finds the object's rows there, for the values of its key: "project_id = ?".
    QLatin1StringView childCondition = {};
};

/// The beginning of a write over `stored`, or over nothing, to be completed with what comes after.
template <typename T, typename ToRows>
[[nodiscard]] VersionedWrite writeOver(const std::optional<Stored<T>> &stored,
                                       RowVersion expected,
                                       ToRows toRows)
{
    VersionedWrite write{.expected = expected};
    if (stored) {
        write.before = toRows(stored->value);
        write.stored = stored->version;
    }
    return write;
}

/// Writes `write.after`, or nothing when it is stored just so. Returns the version it has now.
/// Errors: AlreadyExists (expected as new, but stored), ChangedElsewhere.
[[nodiscard]] Result<RowVersion> writeVersioned(const Connection &connection,
                                                const VersionedWrite &write);

/// Writes the rows of an object that is not stored yet. Errors: those of the database.
[[nodiscard]] Result<void> insertNew(const Connection &connection, Rows rows);

/// Deletes the object of the row `before[0]`; its children follow by cascade.
/// Errors: ChangedElsewhere.
[[nodiscard]] Result<void> removeVersioned(const Connection &connection,
                                           const VersionedWrite &write);

/// Writes that the change log tells of.
class LoggedWrite final
{
public:
    /// As `writeVersioned`; nothing is logged when nothing changed.
    [[nodiscard]] static Result<RowVersion> save(Transaction &transaction,
                                                 ChangeKind kind,
                                                 const ProjectId &project,
                                                 const VersionedWrite &write);
    /// As `removeVersioned`.
    [[nodiscard]] static Result<void> remove(Transaction &transaction,
                                             ChangeKind kind,
                                             const ProjectId &project,
                                             const VersionedWrite &write);
};

/// What the change log says of it.
[[nodiscard]] Change changeOf(ChangeKind kind,
                              const ProjectId &project,
                              const VersionedWrite &write);

} // namespace steelyard::db
