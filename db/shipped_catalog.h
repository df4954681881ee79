#pragma once

#include "model/base/result.h"

namespace steelyard::db {

class Connection;

/// Brings the shipped accelerators and servers up to the state that this program carries, when the
/// workspace holds another. The user's own rows stay as they are.
[[nodiscard]] Result<void> renewShippedCatalog(Connection &connection);

} // namespace steelyard::db
