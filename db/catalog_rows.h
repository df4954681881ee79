#pragma once

#include "db/row.h"
#include "db/stored.h"
#include "model/catalog/server_spec.h"

namespace steelyard::db {

class Connection;
class Statement;

/// The user's own row of an accelerator or server: what is written never counts as shipped.
[[nodiscard]] Rows rowsOf(const GpuModel &model);
[[nodiscard]] Rows rowsOf(const ServerSpec &server);

/// Shipped rows in the order of the data sheet list, then own rows by name, among them those that
/// belong to `project` alone.
[[nodiscard]] Result<std::vector<Stored<GpuModel>>> allAccelerators(const Connection &connection,
                                                                    const ProjectId &project = {});
[[nodiscard]] Result<std::vector<Stored<ServerSpec>>> allServers(const Connection &connection,
                                                                 const ProjectId &project = {});

/// A row of the catalogue, never one of a single project.
[[nodiscard]] Result<std::optional<Stored<GpuModel>>> findAccelerator(const Connection &connection,
                                                                      const GpuModelId &id);
[[nodiscard]] Result<std::optional<Stored<ServerSpec>>> findServer(const Connection &connection,
                                                                   const ServerId &id);

} // namespace steelyard::db
