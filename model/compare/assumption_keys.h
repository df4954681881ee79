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
[[nodiscard]] Assumption assumptionOf(const Project &project, const QString &key);

} // namespace steelyard
