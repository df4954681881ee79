#pragma once

#include "model/compare/comparison.h"
#include "ui/desk/json_values.h"
#include "ui/text/cost_views.h"

namespace steelyard::desk {

// Parts of a comparison's JSON: amounts, and how a plan looks by view, period and price.

/// The exact decimal text of minor units.
[[nodiscard]] Json jsonAmount(MinorUnits value, Currency currency);
/// Null when there is none.
[[nodiscard]] Json jsonPrice(const std::optional<PricePerGpuHour> &value);
template <typename T>
[[nodiscard]] Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

/// All three views of a plan; one that can't be told is null.
[[nodiscard]] Json jsonViews(const Comparison &comparison, size_t index);
/// Categories by period, in the view that is shown.
[[nodiscard]] Json jsonPeriods(const Comparison &comparison,
                               const PlanResult &plan,
                               text::PeriodLength by);
[[nodiscard]] Json jsonFinancing(const PlanResult &plan, Currency currency);
/// GPU-hours of demand that nobody serves until delivery.
[[nodiscard]] double lostGpuHours(const PlanResult &plan);
/// What the plan returns against renting; null where it can't be told or the plan rents itself.
[[nodiscard]] Json jsonReturn(const Comparison &comparison, size_t index);
[[nodiscard]] Json jsonThresholds(const Comparison &comparison);
[[nodiscard]] Json jsonUtilisationThreshold(const Comparison &comparison, size_t plan);

} // namespace steelyard::desk
