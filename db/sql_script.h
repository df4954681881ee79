#pragma once

#include "model/base/result.h"

#include <QStringList>

namespace steelyard::db {

class Connection;

/// The statements of a script, cut where SQLite itself sees a statement end: semicolons in texts,
/// comments and triggers don't mislead it. A rest without a statement's end stands last.
[[nodiscard]] QStringList statementsOf(const QString &script);

/// Runs all statements in their order.
[[nodiscard]] Result<void> runScript(Connection &connection, const QString &script);

/// The text of an embedded script.
[[nodiscard]] QString embeddedScript(const QString &resource);

} // namespace steelyard::db
