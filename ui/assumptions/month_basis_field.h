#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

namespace steelyard::ui {

/// What a month is: one of the usual numbers of hours, another one, or the calendar's own.
[[nodiscard]] Field<Project> monthBasisField();

} // namespace steelyard::ui
