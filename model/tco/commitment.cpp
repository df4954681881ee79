#include "model/tco/commitment.h"

#include "model/tco/checkpoint_loss.h"
#include "model/tco/input_refusal.h"

#include <algorithm>
#include <numeric>

namespace steelyard::tco {

Computed<> committedCost(const Reservation &reservation)
{
    if (const Checked problem = firstRefusal({notNegative(reservation.upfront, "upfront"),
                                              notNegative(reservation.perHour, "price_per_hour"),
                                              positive(reservation.hoursOfTerm, "term")}))
        return *problem;
    return reservation.upfront + reservation.perHour * reservation.hoursOfTerm;
}

Computed<> effectiveHourly(const Reservation &reservation)
{
    const Computed<> cost = committedCost(reservation);
    return cost ? Computed<>{*cost / reservation.hoursOfTerm} : cost;
}

Computed<> breakEvenUse(const Reservation &reservation, double onDemandPerHour)
{
    const Computed<> hourly = effectiveHourly(reservation);
    if (!hourly)
        return hourly;
    if (const Checked problem = positive(onDemandPerHour, "on_demand_price"))
        return *problem;
    const double use = *hourly / onDemandPerHour;
    if (use > 1.0)
        return Refusal{Undefined::NeverPays, "on_demand_price"};
    return use;
}

Computed<> breakEvenHoursOfPeriod(double flatPrice, double pricePerHour)
{
    if (const Checked problem = firstRefusal(
            {notNegative(flatPrice, "flat_price"), positive(pricePerHour, "price_per_hour")}))
        return *problem;
    return flatPrice / pricePerHour;
}

Computed<std::vector<double>> committedSpend(const SpendCommitment &commitment,
                                             std::span<const double> usage,
                                             Settlement settlement)
{
    if (const Checked problem = firstRefusal({notNegative(commitment.committed, "commitment"),
                                              isShare(commitment.discount, "discount")}))
        return *problem;
    if (usage.empty())
        return Refusal{Undefined::NoPeriods, "usage"};
    std::vector<double> paid;
    for (const double month : usage) {
        if (const Checked problem = notNegative(month, "usage"))
            return *problem;
        paid.push_back(month * (1.0 - commitment.discount));
    }
    switch (settlement) {
    case Settlement::AtPeriodEnd: {
        const double spent = std::accumulate(paid.begin(), paid.end(), 0.0);
        paid.back() += std::max(0.0, commitment.committed - spent);
        break;
    }
    case Settlement::EachMonth: {
        const double part = commitment.committed / static_cast<double>(paid.size());
        for (double &month : paid)
            month = std::max(month, part);
        break;
    }
    }
    return paid;
}

Computed<> spotPricePerUsefulHour(const SpotTerms &terms)
{
    if (const Checked problem =
            firstRefusal({notNegative(terms.pricePerHour, "spot_price"),
                          notNegative(terms.orchestrationPerHour, "orchestration")}))
        return *problem;
    const Computed<> useful =
        checkpointGoodput(Hours{terms.checkpointInterval},
                          {.checkpoint = Hours{terms.checkpointHours},
                           .restart = Hours{terms.restartHours},
                           .betweenInterruptions = Hours{terms.hoursBetween}});
    if (!useful)
        return useful;
    // So many interruptions that a double holds no work that gets ahead.
    if (!(*useful > 0.0))
        return Refusal{Undefined::NeverPays, "between_interruptions"};
    return terms.pricePerHour / *useful + terms.orchestrationPerHour;
}

} // namespace steelyard::tco
