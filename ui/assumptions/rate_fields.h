#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// From when on the rate counts in the project: "from the start", "from month 7", or why it does
/// not.
[[nodiscard]] QString countsText(const Project &project, const ExchangeRate &rate);

/// Exchange rates with date and source; `counts` tells of one from when on it counts.
[[nodiscard]] std::vector<Field<ExchangeRate>> rateFields(
    std::function<QString(const ExchangeRate &)> counts);

} // namespace steelyard::ui
