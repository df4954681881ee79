#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// What power, cooling, racks, network and staff cost where the servers stand.
[[nodiscard]] std::vector<Field<Site>> siteFields(Language language);

} // namespace steelyard::ui
