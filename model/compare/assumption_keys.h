#pragma once

#include "model/compare/project.h"

#include <array>
#include <span>

namespace steelyard {

/// What an assumption is about, in the order in which assumptions are shown.
enum class AssumptionGroup
{
    Power,
    Failures, ///< goodput, and what maintenance, spares and service levels make of failures
    Network,
    Staff,
    Operations, ///< beside the staff
    Hardware,
    Finance,
    Move ///< from set-up to decommissioning
};

template <>
inline constexpr std::array kEnumTexts<AssumptionGroup> = {
    EnumText<AssumptionGroup>{AssumptionGroup::Power, "power"},
    EnumText<AssumptionGroup>{AssumptionGroup::Failures, "failures"},
    EnumText<AssumptionGroup>{AssumptionGroup::Network, "network"},
    EnumText<AssumptionGroup>{AssumptionGroup::Staff, "staff"},
    EnumText<AssumptionGroup>{AssumptionGroup::Operations, "operations"},
    EnumText<AssumptionGroup>{AssumptionGroup::Hardware, "hardware"},
    EnumText<AssumptionGroup>{AssumptionGroup::Finance, "finance"},
    EnumText<AssumptionGroup>{AssumptionGroup::Move, "move"},
};

/// An assumption that the program knows, with its default.
struct AssumptionDefault
{
    AssumptionGroup group;
    /// Stored name: "goodput".
    const char *key;
    /// Empty: there is none, and the figure is unknown until somebody states it.
    const char *value;
    const char *unit;
    const char *low;
    const char *high;
    /// Document, page or table row, date.
    const char *source;
};

[[nodiscard]] bool hasDefault(const AssumptionDefault &known);

/// All known assumptions, group by group, in the order in which they are shown.
[[nodiscard]] std::span<const AssumptionDefault> knownAssumptions();

/// `key` must be known.
[[nodiscard]] AssumptionGroup groupOf(const QString &key);

/// The project's own value, or the default; 0 where there is neither. `key` must be known.
///
/// The default of "residual_rate" follows the project's horizon: servers lose value with age.
[[nodiscard]] Assumption assumptionOf(const Project &project, const QString &key);

} // namespace steelyard
