#include "model/tco/savings_plan.h"

#include "model/tco/input_refusal.h"

#include <algorithm>
#include <numeric>

namespace steelyard::tco {

namespace {

Checked usageProblem(const PlanUsage &usage, size_t plans)
{
    if (const Checked problem = firstRefusal({notNegative(usage.quantity, "quantity"),
                                              notNegative(usage.reserved, "reserved"),
                                              notNegative(usage.onDemandPrice, "on_demand_price")}))
        return problem;
    if (usage.reserved > usage.quantity)
        return Refusal{Undefined::PastSupply, "reserved"};
    if (usage.planPrices.size() != plans)
        return Refusal{Undefined::LengthsDiffer, "plan_prices"};
    for (const std::optional<double> &price : usage.planPrices) {
        if (const Checked problem = notNegative(price.value_or(0.0), "plan_price"))
            return problem;
    }
    return {};
}

/// Indexes of the usage that a plan covers, in the order in which it takes them.
std::vector<size_t> planOrder(std::span<const PlanUsage> usage, size_t plan)
{
    std::vector<size_t> order;
    for (size_t i = 0; i < usage.size(); ++i) {
        if (usage[i].planPrices[plan])
            order.push_back(i);
    }
    const auto price = [&](size_t i) { return *usage[i].planPrices[plan]; };
    // Plan price over on-demand price; what costs nothing anyway can wait.
    const auto ratio = [&](size_t i) {
        return usage[i].onDemandPrice > 0.0 ? price(i) / usage[i].onDemandPrice : 1.0;
    };
    // Discounts are compared as printed, not to the last bit of a quotient.
    constexpr double kSame = 1e-12;
    std::ranges::stable_sort(order, [&](size_t a, size_t b) {
        const double quantised = std::round(ratio(a) / kSame) - std::round(ratio(b) / kSame);
        return quantised != 0.0 ? quantised < 0.0 : price(a) < price(b);
    });
    return order;
}

} // namespace

Computed<SavingsPlanHour> savingsPlanHour(std::span<const PlanUsage> usage,
                                          std::span<const double> commitments)
{
    SavingsPlanHour hour{};
    std::vector<double> left;
    for (const PlanUsage &each : usage) {
        if (const Checked problem = usageProblem(each, commitments.size()))
            return *problem;
        left.push_back(each.quantity - each.reserved);
    }
    for (size_t plan = 0; plan < commitments.size(); ++plan) {
        if (const Checked problem = notNegative(commitments[plan], "commitment"))
            return *problem;
        double rest = commitments[plan];
        for (const size_t i : planOrder(usage, plan)) {
            const double price = *usage[i].planPrices[plan];
            const double units = price > 0.0 ? std::min(left[i], rest / price) : left[i];
            left[i] -= units;
            rest = std::max(0.0, rest - units * price);
        }
        hour.commitmentUsed.push_back(commitments[plan] - rest);
        hour.bill += commitments[plan];
    }
    for (size_t i = 0; i < usage.size(); ++i)
        hour.onDemand.push_back(left[i] * usage[i].onDemandPrice);
    hour.onDemandTotal = std::accumulate(hour.onDemand.begin(), hour.onDemand.end(), 0.0);
    hour.bill += hour.onDemandTotal;
    return hour;
}

Computed<> savingsPlanBill(std::span<const std::vector<PlanUsage>> hours,
                           std::span<const double> commitments)
{
    if (hours.empty())
        return Refusal{Undefined::NoPeriods, "hours"};
    double bill = 0.0;
    for (const std::vector<PlanUsage> &usage : hours) {
        const Computed<SavingsPlanHour> hour = savingsPlanHour(usage, commitments);
        if (!hour)
            return hour.refusal();
        bill += hour->bill;
    }
    return bill;
}

} // namespace steelyard::tco
