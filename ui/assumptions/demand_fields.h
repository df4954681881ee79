#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// The training job, whose days follow from tokens and measured speed.
[[nodiscard]] std::vector<Field<Project>> jobFields(Language language);

/// Who needs how many GPUs when.
[[nodiscard]] std::vector<Field<DemandPhase>> phaseFields(Language language);

/// How the counts of an hourly profile are used; the counts themselves are pasted.
[[nodiscard]] std::vector<Field<DemandProfile>> profileFields();

} // namespace steelyard::ui
