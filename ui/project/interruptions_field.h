#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

namespace steelyard::ui {

/// What interrupts a job on a layer: "every 6 h, 115 s to save, 15 min to restart".
[[nodiscard]] Field<SupplyLayer> interruptionsField();

} // namespace steelyard::ui
