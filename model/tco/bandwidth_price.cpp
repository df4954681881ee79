#include "model/tco/bandwidth_price.h"

#include "model/tco/bandwidth_percentile.h"
#include "model/tco/input_refusal.h"

#include <algorithm>

namespace steelyard::tco {

namespace {

Checked packageProblem(const PackageDays &days)
{
    if (const Checked problem = firstRefusal({notNegative(days.valid, "valid_days"),
                                              notNegative(days.existing, "existing_days"),
                                              positive(days.ofMonth, "month_days")}))
        return problem;
    if (days.valid > days.existing)
        return Refusal{Undefined::PastSupply, "valid_days"};
    if (days.existing > days.ofMonth)
        return Refusal{Undefined::PastSupply, "existing_days"};
    return {};
}

} // namespace

Computed<> commitAndOverage(const BandwidthCommitment &commitment, double billedMbps)
{
    if (const Checked problem =
            firstRefusal({notNegative(commitment.committedMbps, "committed_mbps"),
                          notNegative(commitment.price, "bandwidth_price"),
                          notNegative(commitment.overagePrice, "overage_price"),
                          notNegative(billedMbps, "bandwidth")}))
        return *problem;
    return commitment.committedMbps * commitment.price
        + std::max(0.0, billedMbps - commitment.committedMbps) * commitment.overagePrice;
}

Computed<> dedicatedLine(double mbps, double pricePerMbpsAndEnd, int ends)
{
    if (const Checked problem = firstRefusal({notNegative(mbps, "bandwidth"),
                                              notNegative(pricePerMbpsAndEnd, "bandwidth_price"),
                                              positive(ends, "ends")}))
        return *problem;
    return mbps * pricePerMbpsAndEnd * ends;
}

Computed<> enhanced95Fee(
    double peakMbps, double floorMbps, double price, const PackageDays &days, DayRule rule)
{
    if (const Checked problem = firstRefusal({notNegative(peakMbps, "bandwidth"),
                                              notNegative(floorMbps, "bandwidth_floor"),
                                              notNegative(price, "bandwidth_price"),
                                              packageProblem(days)}))
        return *problem;
    const double existing = days.existing / days.ofMonth;
    switch (rule) {
    case DayRule::PeakByValidDays:
        return std::max(peakMbps * (days.valid / days.ofMonth), floorMbps * existing) * price;
    case DayRule::AllByExistingDays:
        return std::max(peakMbps, floorMbps) * price * existing;
    }
    return Undefined::PriceMissing;
}

Computed<> floorOfCaps(std::span<const double> capsMbps, double share, WholeMbps whole)
{
    if (capsMbps.empty())
        return Refusal{Undefined::NoSamples, "bandwidth_cap"};
    for (const double cap : capsMbps) {
        if (const Checked problem = notNegative(cap, "bandwidth_cap"))
            return *problem;
    }
    if (const Checked problem = isShare(share, "bandwidth_floor"))
        return *problem;
    const double floor = *std::ranges::max_element(capsMbps) * share;
    // 0.2 has no exact double: 120 must not become 119.
    constexpr double kHair = 1e-9;
    return whole == WholeMbps::Truncated ? std::floor(floor + kHair) : floor;
}

double daysOfSamples(size_t samples)
{
    return static_cast<double>(samples) / static_cast<double>(kSamplesPerDay);
}

Computed<> trafficCharge(double bytes, GigabyteBase base, const Tariff &perGigabyte)
{
    if (const Checked problem = notNegative(bytes, "traffic"))
        return *problem;
    const Computed<Tariff> tariff = checkedTariff(perGigabyte);
    if (!tariff)
        return tariff.refusal();
    return charge(*tariff, bytes / bytesPerGigabyte(base));
}

Computed<> gigabyteMonths(std::span<const StoredBytes> stored,
                          GigabyteBase base,
                          double hoursOfMonth)
{
    if (const Checked problem = positive(hoursOfMonth, "month_hours"))
        return *problem;
    double byteHours = 0.0;
    for (const StoredBytes &part : stored) {
        if (const Checked problem = firstRefusal(
                {notNegative(part.bytes, "storage"), notNegative(part.hours, "hours")}))
            return *problem;
        byteHours += part.bytes * part.hours;
    }
    return byteHours / bytesPerGigabyte(base) / hoursOfMonth;
}

Computed<> gigabytesMoved(double mbps, double hours, GigabyteBase base)
{
    constexpr double kBytesPerMegabit = 1e6 / 8.0;
    constexpr double kSecondsPerHour = 3'600.0;
    if (const Checked problem =
            firstRefusal({notNegative(mbps, "bandwidth"), notNegative(hours, "hours")}))
        return *problem;
    return mbps * kBytesPerMegabit * hours * kSecondsPerHour / bytesPerGigabyte(base);
}

} // namespace steelyard::tco
