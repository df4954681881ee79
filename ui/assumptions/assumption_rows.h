#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// An assumption with its default beside it.
struct AssumptionRow
{
    QString key = {};
    Assumption value = {};
    /// Nothing: the program knows no default (an assumption that the document brought along).
    std::optional<Assumption> standard = {};

    [[nodiscard]] bool isChanged() const { return !standard || value != *standard; }

    friend bool operator==(const AssumptionRow &, const AssumptionRow &) = default;
};

/// All known assumptions in their order, then the project's other ones.
[[nodiscard]] std::vector<AssumptionRow> assumptionRows(const Project &project);

/// What the project stores: only what differs from the defaults.
[[nodiscard]] std::map<QString, Assumption> storedAssumptions(
    const std::vector<AssumptionRow> &rows);

[[nodiscard]] std::vector<Field<AssumptionRow>> assumptionFields();

} // namespace steelyard::ui
