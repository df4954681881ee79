#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

namespace steelyard::ui {

/// The loan or lease that pays for a layer's machines: "loan, 6 %, 36 months, 10 % left".
[[nodiscard]] Field<SupplyLayer> financingField();

} // namespace steelyard::ui
