#include "model/compare/supply_fill.h"

#include "model/compare/plan_cover.h"
#include "model/compare/run_billing.h"

#include <algorithm>

namespace steelyard {

namespace {

/// Where a layer's band of demand ends: at its servers' capacity, or with the peak.
GpuCount upperEnd(const ResolvedLayer &layer, GpuCount lower, GpuCount peak, int committed)
{
    if (layer.isCommitted())
        return std::min(lower + layer.capacity() * committed, std::max(lower, peak));
    if (layer.pinnedServers)
        return std::min(lower + layer.capacity() * *layer.pinnedServers, std::max(lower, peak));
    return std::max(lower, peak);
}

/// Committed servers are paid whatever they do, so that their peaks seldom count.
enum class CountsPeaks
{
    OfElasticLayers,
    Always
};

std::vector<int> peaksOf(const ResolvedLayer &layer, tco::Band band, const tco::MonthlyLoad &load)
{
    std::vector<int> servers;
    for (const GpuCount peak : load.peaks(band))
        servers.push_back(tco::wholeServers(peak, layer.capacity()));
    return servers;
}

LayerLoad loadOf(const ResolvedLayer &layer,
                 tco::Band band,
                 const tco::MonthlyLoad &load,
                 int committed,
                 CountsPeaks countsPeaks)
{
    LayerLoad result{.served = load.gpuHours(band)};
    if (layer.isCommitted()) {
        result.servers = committed;
        if (countsPeaks == CountsPeaks::Always)
            result.peaks = peaksOf(layer, band, load);
        return result;
    }
    result.needed = load.serverHours(band, layer.capacity());
    result.peaks = peaksOf(layer, band, load);
    for (const GpuCount peak : load.peaks(band)) {
        result.peakGpus.push_back(tco::wholeServers(peak, GpuCount{layer.countsAs}));
    }
    result.servers = std::ranges::max(result.peaks);
    return result;
}

} // namespace

SupplyFill fillSupply(const PlanFrame &frame, std::span<const int> committed)
{
    SupplyFill fill;
    const ResolvedPlan &plan = frame.plan;
    const GpuCount peak = frame.curve.peak();
    const CountsPeaks countsPeaks = plan.site.demand || plan.site.hosting.power
        ? CountsPeaks::Always
        : CountsPeaks::OfElasticLayers;
    GpuCount level;
    for (size_t i = 0; i < plan.layers.size(); ++i) {
        const ResolvedLayer &layer = plan.layers[i];
        const tco::Band band{level, upperEnd(layer, level, peak, committed[i])};
        fill.layers.push_back(loadOf(layer, band, frame.load, committed[i], countsPeaks));
        LayerLoad &load = fill.layers.back();
        load.band = band;
        load.runs = layer.isCommitted() ? runHoursOfBusy(layer, load.servers, frame.calendar)
                                        : runHoursOf(frame, layer, band, load);
        level = band.upper;
    }
    coverByPlans(frame, fill.layers);
    fill.unserved = peak - level;
    return fill;
}

GpuCount levelBefore(const ResolvedPlan &plan,
                     size_t layer,
                     GpuCount peak,
                     std::span<const int> committed)
{
    GpuCount level;
    for (size_t i = 0; i < layer; ++i)
        level = upperEnd(plan.layers[i], level, peak, committed[i]);
    return level;
}

void fillRest(const ResolvedPlan &plan,
              GpuCount peak,
              std::span<const std::optional<int>> pinned,
              std::span<int> servers)
{
    for (size_t i = 0; i < plan.layers.size(); ++i) {
        const ResolvedLayer &layer = plan.layers[i];
        if (!layer.isCommitted() || pinned[i] || isFollowedByElastic(plan, i))
            continue;
        const GpuCount left = peak - levelBefore(plan, i, peak, servers);
        servers[i] = std::max(0, tco::wholeServers(left, layer.capacity()));
    }
}

bool isFollowedByElastic(const ResolvedPlan &plan, size_t layer)
{
    return std::any_of(plan.layers.begin() + static_cast<std::ptrdiff_t>(layer) + 1,
                       plan.layers.end(),
                       [](const ResolvedLayer &later) { return !later.isCommitted(); });
}

} // namespace steelyard
