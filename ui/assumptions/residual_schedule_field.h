#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

namespace steelyard::ui {

/// What bought machines fetch by their age: "12: 65 %; 24: 38 %".
[[nodiscard]] Field<Project> residualScheduleField();

} // namespace steelyard::ui
