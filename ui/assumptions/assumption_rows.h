#pragma once

#include "model/compare/assumption_keys.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// An assumption with its default beside it.
struct AssumptionRow
{
    QString key = {};
    /// Nothing: the program does not know the assumption.
    std::optional<AssumptionGroup> group = {};
    Assumption value = {};
    /// Nothing: the program knows no default (an assumption that the document brought along).
    std::optional<Assumption> standard = {};
    /// The program knows none, and nobody stated the value yet: only its unit, range and source.
    bool isBlank = false;

    /// Reset, such an assumption is blank again.
    [[nodiscard]] bool isWithoutDefault() const { return group && !standard; }
    [[nodiscard]] bool isChanged() const { return !isBlank && (!standard || value != *standard); }

    friend bool operator==(const AssumptionRow &, const AssumptionRow &) = default;
};

/// All known assumptions by group, in their order, then the project's other ones.
[[nodiscard]] std::vector<AssumptionRow> assumptionRows(const Project &project);

/// What the project stores: only what differs from the defaults.
[[nodiscard]] std::map<QString, Assumption> storedAssumptions(
    const std::vector<AssumptionRow> &rows);

[[nodiscard]] std::vector<Field<AssumptionRow>> assumptionFields();

} // namespace steelyard::ui
