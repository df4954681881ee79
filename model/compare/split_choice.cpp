#include "model/compare/split_choice.h"

#include "model/compare/split_economics.h"
#include "model/compare/split_search.h"

#include <algorithm>
#include <cmath>

namespace steelyard {

namespace {

/// Tells why the optimum holds as many servers of one layer as it does.
class SplitReason final
{
public:
    SplitReason(const PlanFrame &frame, const SplitSearch &search, const Split &best, size_t layer)
        : m_frame{frame}
        , m_search{search}
        , m_best{best}
        , m_layer{layer}
        , m_elastic{elasticBehind(frame.plan, layer)}
        , m_optimal{best.servers[layer]}
        , m_base{levelBefore(frame.plan, layer, frame.curve.peak(), best.servers)}
    {}

    [[nodiscard]] HybridSplit told() const
    {
        const ResolvedLayer &layer = m_frame.plan.layers[m_layer];
        HybridSplit split{.layer = layer.id,
                          .gpusPerServer = layer.gpusPerServer,
                          .servers = layer.pinnedServers.value_or(m_optimal),
                          .isPinned = layer.pinnedServers.has_value(),
                          .optimalServers = m_optimal};
        if (m_optimal > 0)
            split.lastServerUtilisation = utilisation(m_optimal - 1);
        if (hasNext())
            split.nextServerUtilisation = utilisation(m_optimal);
        if (!layer.price.rate.missing && !m_frame.plan.layers[m_elastic].price.rate.missing)
            split.breakEvenUtilisation = breakEven();
        if (!isComplete(planCosts(m_frame, m_best.servers)))
            return split;
        split.optimalTotal = m_best.cost.total;
        if (hasNext())
            split.oneMoreAdds = added(m_optimal + 1);
        if (m_optimal > 0)
            split.oneFewerAdds = added(m_optimal - 1);
        return split;
    }

private:
    /// Servers that the whole peak takes.
    [[nodiscard]] bool hasNext() const
    {
        return m_optimal < tco::wholeServers(m_frame.curve.peak() - m_base,
                                             m_frame.plan.layers[m_layer].capacity());
    }

    [[nodiscard]] double utilisation(int index) const
    {
        return tco::serverUtilisation(
            m_frame.curve, m_base, m_frame.plan.layers[m_layer].capacity(), index);
    }

    [[nodiscard]] MinorUnits added(int servers) const
    {
        return m_search.bestWith(m_layer, servers).cost.total - m_best.cost.total;
    }

    [[nodiscard]] Amount totalWith(int servers) const
    {
        std::vector<int> all = m_best.servers;
        all[m_layer] = servers;
        return unroundedTotal(planCosts(m_frame, all).streams);
    }

    /// Whether the load that the layer leaves goes to the elastic one and to no other.
    [[nodiscard]] bool bordersOnElastic() const
    {
        return std::all_of(m_best.servers.begin() + static_cast<std::ptrdiff_t>(m_layer) + 1,
                           m_best.servers.begin() + static_cast<std::ptrdiff_t>(m_elastic),
                           [](int servers) { return servers == 0; });
    }

    /// The rule's threshold, when the rule foresees what the server that decides really costs.
    [[nodiscard]] std::optional<double> breakEven() const
    {
        // The price of the next server decides; of the last one when the peak is hosted.
        const int index = hasNext() ? m_optimal : m_optimal - 1;
        if (index < 0 || !bordersOnElastic())
            return std::nullopt;
        const tco::BlockCosts costs = blockCosts(m_frame, m_layer, m_elastic, index);
        const std::optional<double> threshold =
            tco::breakEvenUtilisation(costs, m_frame.calendar.horizon());
        const GpuCount lower = m_base + costs.perServer * index;
        const GpuHours served = m_frame.curve.gpuHours({lower, lower + costs.perServer});
        const Amount saved = served * (costs.burst - costs.marginal);
        const Amount foreseen = costs.fixedPerServer - saved;
        const Amount real = totalWith(index + 1) - totalWith(index);
        constexpr double kClose = 0.01;
        const double size =
            std::max(std::abs(costs.fixedPerServer.value()), std::abs(saved.value()));
        const bool isForeseen = std::abs((real - foreseen).value()) <= kClose * size;
        const bool agrees = threshold
            && (hasNext() ? utilisation(index) < *threshold : utilisation(index) > *threshold);
        return isForeseen && agrees ? threshold : std::nullopt;
    }

    const PlanFrame &m_frame;
    const SplitSearch &m_search;
    const Split &m_best;
    size_t m_layer;
    size_t m_elastic;
    int m_optimal;
    /// Demand that the layers before serve.
    GpuCount m_base;
};

/// The first committed layer that shares the demand with an elastic one behind it.
std::optional<size_t> sharedLayer(const ResolvedPlan &plan)
{
    for (size_t i = 0; i < plan.layers.size(); ++i) {
        if (plan.layers[i].isCommitted() && isFollowedByElastic(plan, i))
            return i;
    }
    return std::nullopt;
}

} // namespace

SplitChoice chooseSplit(const PlanFrame &frame)
{
    std::vector<std::optional<int>> pinned;
    for (const ResolvedLayer &layer : frame.plan.layers)
        pinned.push_back(layer.pinnedServers);
    const std::optional<size_t> shared = sharedLayer(frame.plan);
    if (!shared)
        return {.servers = SplitSearch{frame, std::move(pinned)}.best().servers};
    std::vector<std::optional<int>> free = pinned;
    free[*shared].reset();
    SplitSearch search{frame, std::move(free)};
    const Split best = search.best();
    SplitChoice choice{.servers = best.servers,
                       .split = SplitReason{frame, search, best, *shared}.told()};
    if (pinned[*shared])
        choice.servers = SplitSearch{frame, std::move(pinned)}.best().servers;
    return choice;
}

} // namespace steelyard
