#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// When, how long, in which money: the basis of every figure.
[[nodiscard]] std::vector<Field<Project>> basisFields(Language language);

/// The training job, whose days follow from tokens and measured speed.
[[nodiscard]] std::vector<Field<Project>> jobFields(Language language);

/// Who needs how many GPUs when.
[[nodiscard]] std::vector<Field<DemandPhase>> phaseFields(Language language);

[[nodiscard]] std::vector<Field<Site>> siteFields(Language language);

[[nodiscard]] std::vector<Field<ExchangeRate>> rateFields();

} // namespace steelyard::ui
