#pragma once

#include "db/row.h"
#include "db/stored.h"
#include "model/catalog/vendor.h"

namespace steelyard::db {

class Connection;

[[nodiscard]] Rows rowsOf(const Vendor &vendor);

/// By name.
[[nodiscard]] Result<std::vector<Stored<Vendor>>> allVendors(const Connection &connection);
[[nodiscard]] Result<std::optional<Stored<Vendor>>> findVendor(const Connection &connection,
                                                               const VendorId &id);

} // namespace steelyard::db
