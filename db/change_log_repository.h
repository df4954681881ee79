#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

namespace steelyard::db {

class Connection;

/// Who changed what when. Written by Transaction, read here.
class ChangeLogRepository final
{
public:
    explicit ChangeLogRepository(Connection &connection);

    /// Newest first, at most `limit`; of one project, or of all when `project` is empty.
    [[nodiscard]] Result<std::vector<ChangeLogEntry>> list(const ProjectId &project,
                                                           int limit) const;

private:
    Connection &m_connection;
};

} // namespace steelyard::db
