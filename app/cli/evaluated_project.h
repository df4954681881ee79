#pragma once

#include "app/cli/commands.h"
#include "ui/text/number_format.h"

namespace steelyard::cli {

// What all commands do that evaluate a project.

/// Finds the project, says what opening its workspace changed, lays the values over it and costs
/// its plans. Errors: those of `desk::findProject` and `desk::evaluated`.
[[nodiscard]] Result<desk::Evaluation> evaluate(const EvaluatedProject &evaluated,
                                                const Surroundings &surroundings);

/// Two lines: project with case, and the basis of all amounts, in `scale`.
[[nodiscard]] QString headingOf(const Comparison &comparison,
                                text::AmountScale scale,
                                const text::NumberFormat &format);

} // namespace steelyard::cli
