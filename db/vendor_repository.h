#pragma once

#include "db/stored.h"
#include "model/base/result.h"
#include "model/catalog/vendor.h"

#include <vector>

namespace steelyard::db {

class Connection;
class Transaction;

/// Who makes offers, shared by all projects of the workspace.
class VendorRepository final
{
public:
    explicit VendorRepository(Connection &connection);

    /// By name.
    [[nodiscard]] Result<std::vector<Stored<Vendor>>> list() const;
    /// Errors: NotFound.
    [[nodiscard]] Result<Stored<Vendor>> load(const VendorId &id) const;
    /// Inserts (`expected` = kNotStored) or updates. Errors: ChangedElsewhere, AlreadyExists.
    [[nodiscard]] Result<RowVersion> save(Transaction &transaction,
                                          const Vendor &vendor,
                                          RowVersion expected);
    /// Errors: ChangedElsewhere, StillUsed (by a quote).
    [[nodiscard]] Result<void> remove(Transaction &transaction,
                                      const VendorId &id,
                                      RowVersion expected);

private:
    Connection &m_connection;
};

} // namespace steelyard::db
