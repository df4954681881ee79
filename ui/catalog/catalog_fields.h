#pragma once

#include "model/catalog/server_spec.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// The facts of an accelerator with their units, in the order of table and form; name first.
[[nodiscard]] std::vector<Field<GpuModel>> acceleratorFields();

/// The facts of a server with their units, in the order of table and form; name first.
[[nodiscard]] std::vector<Field<ServerSpec>> serverFields();

} // namespace steelyard::ui
