#include "model/compare/price_threshold.h"

#include "model/compare/cost_view.h"
#include "model/tco/break_even.h"
#include "model/tco/ledger.h"

#include <algorithm>
#include <cmath>

namespace steelyard {

namespace {

/// Whether the stream has a price of its own beside its line's.
bool hasOwnPrice(const CostStream &stream)
{
    return stream.kind == StreamKind::Deposit || stream.kind == StreamKind::Upfront
        || stream.kind == StreamKind::KeptMachines || stream.kind == StreamKind::PlanUse
        || stream.kind == StreamKind::LostCommitment;
}

/// Whether something on the line does not follow its price in proportion: what savings plans
/// cover, or what is paid back of its terms.
bool isBent(const Comparison &comparison, size_t line)
{
    return std::ranges::any_of(comparison.plans, [line](const PlanResult &plan) {
        return std::ranges::any_of(plan.streams, [line](const CostStream &stream) {
            return stream.quotedLine == line
                && (stream.kind == StreamKind::PlanCover || stream.kind == StreamKind::TermRefund);
        });
    });
}

/// What of each plan's shown total stands on the price of one line.
std::vector<MinorUnits> amountsOn(const Comparison &comparison, size_t line)
{
    std::vector<MinorUnits> amounts;
    for (const PlanResult &plan : comparison.plans) {
        MinorUnits sum = 0;
        for (const CostStream &stream : plan.streams) {
            if (stream.quotedLine == line && !stream.absent && !hasOwnPrice(stream))
                sum += tco::sumOf(entriesIn(comparison, stream, comparison.finance.view));
        }
        amounts.push_back(sum);
    }
    return amounts;
}

/// The price factor of the first stream that stands on the line; null: none is known.
const Factor *priceOf(const Comparison &comparison, size_t line)
{
    for (const PlanResult &plan : comparison.plans) {
        for (const CostStream &stream : plan.streams) {
            if (stream.quotedLine != line || hasOwnPrice(stream))
                continue;
            const auto price = std::ranges::find_if(stream.factors, [](const Factor &factor) {
                return factor.name == FactorName::UnitPrice || factor.name == FactorName::SetPrice;
            });
            if (price != stream.factors.end())
                return &*price;
        }
    }
    return nullptr;
}

/// Times the price; nothing when no price of zero or more brings both plans level.
std::optional<double> multipleOf(MinorUnits lead, MinorUnits difference)
{
    if (difference == 0)
        return std::nullopt;
    const double multiple = 1.0 + static_cast<double>(lead) / static_cast<double>(difference);
    return multiple >= 0.0 ? std::optional{multiple} : std::nullopt;
}

bool isByUse(const PlanResult &plan)
{
    return !plan.layers.empty() && std::ranges::all_of(plan.layers, [](const LayerUse &layer) {
        return layer.kind == SupplyKind::OnDemand || layer.kind == SupplyKind::Spot;
    });
}

bool isHeld(const PlanResult &plan)
{
    return !plan.layers.empty() && std::ranges::all_of(plan.layers, [](const LayerUse &layer) {
        return layer.kind == SupplyKind::Hosted || layer.kind == SupplyKind::Reserved;
    });
}

} // namespace

std::vector<PriceThreshold> priceThresholds(const Comparison &comparison)
{
    std::vector<PriceThreshold> thresholds;
    if (!comparison.cheapest)
        return thresholds;
    const size_t best = *comparison.cheapest;
    for (size_t line = 0; line < comparison.quotedLines.size(); ++line) {
        const Factor *price = priceOf(comparison, line);
        // A shortfall falls as prices rise, so no straight line leads to where plans draw level.
        const bool isCommitted = comparison.quotedLines[line].commitment.has_value();
        if (!price || price->value <= 0.0 || isCommitted || isBent(comparison, line))
            continue;
        const std::vector<MinorUnits> amounts = amountsOn(comparison, line);
        std::optional<PriceThreshold> nearest;
        for (size_t other = 0; other < comparison.plans.size(); ++other) {
            if (other == best || !comparison.plans[other].isComplete)
                continue;
            const auto multiple =
                multipleOf(comparison.plans[other].total - comparison.plans[best].total,
                           amounts[best] - amounts[other]);
            if (!multiple)
                continue;
            const double found = price->value * *multiple;
            if (!nearest
                || std::abs(found - price->value) < std::abs(nearest->atThreshold - price->value))
                nearest = PriceThreshold{line, price->value, found, price->unit, best, other};
        }
        if (nearest)
            thresholds.push_back(*nearest);
    }
    return thresholds;
}

std::optional<double> utilisationThreshold(const Comparison &comparison, size_t plan)
{
    const PlanResult &held = comparison.plans[plan];
    if (!held.isComplete || !held.perGpuHour || !isHeld(held))
        return std::nullopt;
    const PlanResult *rented = nullptr;
    for (const PlanResult &other : comparison.plans) {
        const bool counts = other.isComplete && other.perGpuHour && isByUse(other);
        if (counts && (!rented || other.total < rented->total))
            rented = &other;
    }
    if (!rented)
        return std::nullopt;
    const tco::Computed<> share =
        tco::utilisationThreshold({.fixed = held.perGpuHour->value()}, rented->perGpuHour->value());
    return share ? std::optional{*share} : std::nullopt;
}

} // namespace steelyard
