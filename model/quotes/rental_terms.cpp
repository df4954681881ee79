#include "model/quotes/rental_terms.h"

namespace steelyard {

using namespace Qt::StringLiterals;

std::optional<QLatin1StringView> firstStated(const RentalTerms &terms)
{
    if (terms.upfront)
        return "upfront"_L1;
    if (terms.billingUnit != RunUnit::Exact)
        return "billing_unit"_L1;
    if (terms.minimumRunMinutes)
        return "minimum_run_minutes"_L1;
    if (!terms.sustainedUse.empty())
        return "sustained_use"_L1;
    if (terms.keptPerHour)
        return "kept_price_per_hour"_L1;
    if (!terms.savingsPlans.empty())
        return "savings_plans"_L1;
    if (terms.refund != tco::RefundRule::None)
        return "refund"_L1;
    return std::nullopt;
}

} // namespace steelyard
