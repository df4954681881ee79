#pragma once

#include "model/base/result.h"

namespace steelyard::db {

class Connection;

/// Whether the workspace held the shipped rows of another program version.
enum class CatalogRenewal
{
    NotNeeded,
    Done
};

/// Brings the shipped accelerators and servers up to the state that this program carries, when the
/// workspace holds another. The user's own rows stay as they are.
[[nodiscard]] Result<CatalogRenewal> renewShippedCatalog(Connection &connection);

} // namespace steelyard::db
