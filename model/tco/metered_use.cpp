#include "model/tco/metered_use.h"

#include "model/tco/input_refusal.h"

#include <algorithm>

namespace steelyard::tco {

namespace {

/// Shares that are meant as a whole may miss it by what rounding of their print takes.
constexpr double kSharesWithin = 1e-6;

} // namespace

Computed<> billedHours(std::span<const double> runs, const BillingUnit &unit)
{
    constexpr double kSecondsPerHour = 3'600.0;
    if (const Checked problem = firstRefusal(
            {positive(unit.seconds, "billing_unit"), notNegative(unit.minimumSeconds, "minimum")}))
        return *problem;
    double seconds = 0.0;
    for (const double run : runs) {
        if (const Checked problem = notNegative(run, "run"))
            return *problem;
        // A run of nothing was never started.
        if (run > 0.0)
            seconds += std::ceil(std::max(run, unit.minimumSeconds) / unit.seconds) * unit.seconds;
    }
    return seconds / kSecondsPerHour;
}

Computed<> sustainedUseMultiplier(double shareOfMonth, std::span<const SustainedTier> tiers)
{
    if (const Checked problem = firstRefusal(
            {isShare(shareOfMonth, "share_of_month"), positive(shareOfMonth, "share_of_month")}))
        return *problem;
    double left = shareOfMonth;
    double sum = 0.0;
    for (const SustainedTier &tier : tiers) {
        if (const Checked problem = firstRefusal(
                {isShare(tier.share, "tier_share"), notNegative(tier.multiplier, "multiplier")}))
            return *problem;
        const double taken = std::min(left, tier.share);
        sum += taken * tier.multiplier;
        left -= taken;
    }
    if (left > kSharesWithin)
        return Refusal{Undefined::SharesNotWhole, "tiers"};
    return sum / shareOfMonth;
}

Computed<> stoppableCost(const StoppableMachine &machine, double hoursRunning, double hours)
{
    if (const Checked problem = firstRefusal({notNegative(machine.runningPerHour, "price"),
                                              notNegative(machine.keptPerHour, "kept_price"),
                                              notNegative(hoursRunning, "hours_running"),
                                              notNegative(hours, "hours")}))
        return *problem;
    if (hoursRunning > hours)
        return Refusal{Undefined::PastSupply, "hours_running"};
    return machine.runningPerHour * hoursRunning + machine.keptPerHour * hours;
}

Computed<> discountOf(double paid, double list)
{
    if (const Checked problem =
            firstRefusal({notNegative(paid, "price"), positive(list, "list_price")}))
        return *problem;
    return 1.0 - paid / list;
}

Computed<> blendedPrice(std::span<const PricedShare> shares)
{
    double mean = 0.0;
    double whole = 0.0;
    for (const PricedShare &part : shares) {
        if (const Checked problem =
                firstRefusal({isShare(part.share, "share"), notNegative(part.price, "price")}))
            return *problem;
        mean += part.share * part.price;
        whole += part.share;
    }
    if (std::abs(whole - 1.0) > kSharesWithin)
        return Refusal{Undefined::SharesNotWhole, "shares"};
    return mean;
}

Computed<> priceAfter(double list, const Deductions &deductions)
{
    if (const Checked problem =
            firstRefusal({notNegative(list, "list_price"),
                          isShare(deductions.volumeDiscount, "volume_discount"),
                          isShare(deductions.negotiatedDiscount, "negotiated_discount"),
                          isShare(deductions.commitmentDiscount, "commitment_discount"),
                          notNegative(deductions.voucher, "voucher"),
                          notNegative(deductions.taxRate, "tax_rate")}))
        return *problem;
    const double discounted = list * (1.0 - deductions.volumeDiscount)
        * (1.0 - deductions.negotiatedDiscount) * (1.0 - deductions.commitmentDiscount);
    return std::max(0.0, discounted - deductions.voucher) * (1.0 + deductions.taxRate);
}

Computed<> renewalPrice(double firstPrice, double declinePerYear, int year)
{
    if (const Checked problem = firstRefusal(
            {notNegative(firstPrice, "price"), isShare(declinePerYear, "price_decline")}))
        return *problem;
    if (year < 1)
        return Refusal{Undefined::PeriodOutOfRange, "year"};
    return firstPrice * std::pow(1.0 - declinePerYear, year - 1);
}

} // namespace steelyard::tco
