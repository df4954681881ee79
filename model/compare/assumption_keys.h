#pragma once

#include "model/compare/project.h"

#include <span>

namespace steelyard {

/// An assumption that the program knows, with its default.
struct AssumptionDefault
{
    /// Stored name: "goodput".
    const char *key;
    const char *value;
    const char *unit;
    const char *low;
    const char *high;
    /// Document, page or table row, date.
    const char *source;
};

/// All known assumptions, in the order in which they are shown.
[[nodiscard]] std::span<const AssumptionDefault> knownAssumptions();

/// The project's own value, or the default. `key` must be known.
///
/// The default of "residual_rate" follows the project's horizon: servers lose value with age.
[[nodiscard]] Assumption assumptionOf(const Project &project, const QString &key);

} // namespace steelyard
