#pragma once

#include "model/tco/computed.h"

#include <optional>
#include <span>
#include <vector>

namespace steelyard::tco {

/// What was used of one thing in one hour.
struct PlanUsage
{
    double quantity = 0.0;
    /// Units of it that reservations pay for already.
    double reserved = 0.0;
    double onDemandPrice = 0.0;
    /// Price of a unit under each plan, in the order of the plans; nothing: the plan does not
    /// cover it.
    std::vector<std::optional<double>> planPrices = {};
};

/// How one hour was paid for. Reservations are paid elsewhere.
struct SavingsPlanHour
{
    /// Of each plan's commitment; what is left of it is lost.
    std::vector<double> commitmentUsed = {};
    /// For what no plan covered, by usage.
    std::vector<double> onDemand = {};
    double onDemandTotal = 0.0;
    /// All commitments, used or not, and the rest at on-demand prices.
    double bill = 0.0;
};

/// One hour under savings plans: `commitments` in money per hour, narrow plans (one family)
/// before wide ones. Reservations take their units first; a plan then takes the usage with the
/// highest discount first, of equal ones that with the lower plan price, down to fractions of a
/// unit.
///
/// Errors: NegativeAmount; LengthsDiffer of plan prices that are not one per plan; PastSupply of
/// more reserved units than are used.
/// Source: AWS, Savings Plans User Guide, "Understanding how Savings Plans apply to your usage".
[[nodiscard]] Computed<SavingsPlanHour> savingsPlanHour(std::span<const PlanUsage> usage,
                                                        std::span<const double> commitments);

/// The bills of many hours, added up. What one hour leaves of its commitment helps no other.
/// Errors: NoPeriods; those of `savingsPlanHour`.
[[nodiscard]] Computed<> savingsPlanBill(std::span<const std::vector<PlanUsage>> hours,
                                         std::span<const double> commitments);

} // namespace steelyard::tco
