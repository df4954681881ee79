#pragma once

#include "db/migrations.h"
#include "model/base/result.h"

namespace steelyard::db {

class Connection;

/// Marks our files (`PRAGMA application_id`, at offset 68 of the file): "Stly" in ASCII.
inline constexpr qint32 kApplicationId = 0x53746C79;

/// What migrating did.
enum class MigrationOutcome
{
    Created, ///< the file was empty
    Current, ///< nothing to do
    Migrated ///< an older file was brought up to date; a backup lies beside it
};

/// Compares the file's schema with the last of `migrations`, without changing anything.
/// Errors: NotAWorkspace, WorkspaceTooNew, and what keeps the file from being read.
[[nodiscard]] Result<MigrationOutcome> neededMigration(Connection &connection,
                                                       const std::vector<Migration> &migrations);

/// Brings the file up to date: each missing step in a transaction of its own together with its
/// `user_version`, so that a failure leaves the last good state. An older file is backed up before
/// the first step. Leaves the foreign keys switched on.
/// Errors: those of `neededMigration`, MigrationFailed, WorkspaceBusy, DiskFull, FileUnwritable.
[[nodiscard]] Result<MigrationOutcome> migrate(Connection &connection,
                                               const std::vector<Migration> &migrations);

} // namespace steelyard::db
