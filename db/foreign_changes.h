#pragma once

#include "db/change_kind.h"
#include "model/base/result.h"

#include <optional>

namespace steelyard::db {

class Connection;

/// Finds what other windows and programs have written, from what they left in the change log.
class ForeignChanges final
{
public:
    /// What is in the log by now counts as known.
    explicit ForeignChanges(const Connection &connection);

    /// What others have written since the last look. Costs one pragma when nothing has happened.
    [[nodiscard]] Result<Announcements> look();

private:
    const Connection &m_connection;
    qint64 m_dataVersion = 0;
    qint64 m_lastEntry = 0;
};

} // namespace steelyard::db
