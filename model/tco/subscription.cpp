#include "model/tco/subscription.h"

#include "model/tco/input_refusal.h"

#include <algorithm>

namespace steelyard::tco {

Computed<> changeFee(double oldPerMonth, double newPerMonth, double hoursLeft, double hoursOfMonth)
{
    if (const Checked problem = firstRefusal({notNegative(oldPerMonth, "old_price"),
                                              notNegative(newPerMonth, "new_price"),
                                              notNegative(hoursLeft, "hours_left"),
                                              positive(hoursOfMonth, "month_hours")}))
        return *problem;
    return (newPerMonth - oldPerMonth) / hoursOfMonth * hoursLeft;
}

Computed<> refund(const EndedSubscription &subscription, RefundRule rule)
{
    if (const Checked problem =
            firstRefusal({notNegative(subscription.paid, "paid"),
                          positive(subscription.daysPaid, "days_paid"),
                          notNegative(subscription.daysUsed, "days_used"),
                          notNegative(subscription.onDemandPerDay, "on_demand_price"),
                          atLeastOne(subscription.shortUseFactor, "short_use_factor")}))
        return *problem;
    if (subscription.daysUsed > subscription.daysPaid)
        return Refusal{Undefined::PastSupply, "days_used"};
    const double days = std::ceil(subscription.daysUsed);
    switch (rule) {
    case RefundRule::None:
        return 0.0;
    case RefundRule::UnusedShare:
        return subscription.paid * std::max(0.0, 1.0 - days / subscription.daysPaid);
    case RefundRule::LessOnDemand:
        return std::max(0.0,
                        subscription.paid
                            - days * subscription.onDemandPerDay * subscription.shortUseFactor);
    }
    return Undefined::NoPeriods;
}

Computed<int> wholeMonthsPaid(double hoursNeeded, double hoursOfMonth)
{
    if (const Checked problem = firstRefusal(
            {notNegative(hoursNeeded, "hours"), positive(hoursOfMonth, "month_hours")}))
        return *problem;
    return roundedUp(hoursNeeded / hoursOfMonth);
}

} // namespace steelyard::tco
