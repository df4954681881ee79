#include "model/compare/resolved_bandwidth.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// What a month is billed for: stated, or made of its samples by the contract's rule; but at least
/// a share of the cap.
std::optional<double> billedMbps(const SitePrices &prices, std::optional<Missing> &missing)
{
    const Site &site = prices.site();
    const auto stated = termOf(site, SiteTerm::Percentile95);
    if (stated && !site.bandwidthSamples.empty()) {
        missing =
            prices.refused(SiteTerm::Percentile95, u"bandwidth_p95_mbps | bandwidth_samples"_s);
        return {};
    }
    std::vector<double> samples;
    for (const Decimal &sample : site.bandwidthSamples)
        samples.push_back(sample.toDouble());
    const tco::Computed<> measured =
        tco::billedBandwidth(samples, site.bandwidthRule.value_or(tco::BandwidthRule::Monthly95));
    if (!stated && !measured) {
        // Four days are the least that the fourth peak is found in.
        missing = samples.empty()
            ? prices.missing(SiteTerm::Percentile95)
            : prices.refused(SiteTerm::Percentile95, u"bandwidth_samples ≥ 4 × 288"_s);
        return {};
    }
    const double floor = termOf(site, SiteTerm::BandwidthCap).value_or(0.0)
        * termOf(site, SiteTerm::BandwidthFloor).value_or(0.0);
    return std::max(stated ? *stated : *measured, floor);
}

} // namespace

std::optional<ResolvedBandwidth> resolveBandwidth(const SitePrices &prices)
{
    const Site &site = prices.site();
    const auto committed = termOf(site, SiteTerm::CommittedMbps);
    if (!committed && !site.bandwidthRule && site.bandwidthSamples.empty()
        && !statedTerm(site, SiteTerm::Percentile95))
        return {};
    ResolvedBandwidth result{.committed = committed.value_or(0.0)};
    result.billed = billedMbps(prices, result.missing).value_or(0.0);
    // Where nothing is committed, all is paid at the one price.
    result.overage = committed
        ? prices.price(SiteTerm::BandwidthOverage)
        : prices.price(site.bandwidthPricePerMbpsMonth, u"bandwidth_price"_s, "mbps_month"_L1);
    return result;
}

} // namespace steelyard
