#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"
#include "ui/project/line_choices.h"

#include <memory>
#include <vector>

namespace steelyard::ui {

/// What the fields of plans need to know of their project; it changes while they live.
struct PlanSurroundings
{
    LineChoices lines = {};
    std::vector<Site> sites = {};
    QStringList accelerators = {};
    Language language = Language::English;
};

using SharedPlanSurroundings = std::shared_ptr<const PlanSurroundings>;

[[nodiscard]] std::vector<Field<Plan>> planFields(const SharedPlanSurroundings &surroundings);

[[nodiscard]] std::vector<Field<SupplyLayer>> layerFields(
    const SharedPlanSurroundings &surroundings);

[[nodiscard]] std::vector<Field<PlanService>> serviceFields(
    const SharedPlanSurroundings &surroundings);

} // namespace steelyard::ui
