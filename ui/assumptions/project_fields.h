#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// When, how long, in which money: the basis of every figure.
[[nodiscard]] std::vector<Field<Project>> basisFields(Language language);

} // namespace steelyard::ui
