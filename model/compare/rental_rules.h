#pragma once

#include "model/compare/resolved_plan.h"

#include <span>

namespace steelyard {

/// How the terms bill machines by use, run by run; nothing: as they are used.
[[nodiscard]] std::optional<RunBilling> runBillingOf(const RentalTerms &terms);

/// The savings plans of a line whose own price is known. None of a price of 0, off which nothing
/// can be saved.
[[nodiscard]] std::vector<PricedPlan> pricedPlans(const PricedLine &priced,
                                                  const QuoteLine &line,
                                                  const FxTable &rates);

/// What comes back of the terms of a line whose own price is known; nothing: nothing does.
[[nodiscard]] std::optional<RefundTerms> refundTerms(const PricedLine &priced,
                                                     const QuoteLine &line,
                                                     const FxTable &rates);

/// Why the price can't be used with what its line says of its billing.
[[nodiscard]] std::optional<Missing> termRefusal(const PricedLine &priced, const QuoteLine &line);

/// Why a price can't stand for what it is used for: its line states the term, by its key, of
/// machines that are paid by time.
[[nodiscard]] Missing unusedTerm(const PricedLine &priced, QLatin1StringView term);

/// What the plan's layers owe beyond the horizon, each line once.
[[nodiscard]] std::vector<Finding> termsBeyond(std::span<const ResolvedPlan> plans, int months);

} // namespace steelyard
