#include "model/compare/split_choice.h"

#include "model/compare/split_economics.h"
#include "model/compare/split_search.h"

#include <algorithm>
#include <cmath>

namespace steelyard {

namespace {

/// The best split, and the best ones with a server more or fewer in one layer if it has such.
struct Optimum
{
    Split best = {};
    std::optional<Split> oneMore = {};
    std::optional<Split> oneFewer = {};
};

/// Whether the layer may take one more server: the whole peak is not served yet.
bool hasNext(const PlanFrame &frame, const std::vector<int> &servers, size_t layer)
{
    const GpuCount peak = frame.curve.peak();
    const GpuCount left = peak - levelBefore(frame.plan, layer, peak, servers);
    return servers[layer] < tco::wholeServers(left, frame.plan.layers[layer].capacity());
}

/// A search that does not try everything may find a better split only when it is asked for one
/// server more or fewer; then it goes on from there, so that no neighbour is ever cheaper.
Optimum optimumOf(const PlanFrame &frame, SplitSearch &search, size_t layer)
{
    Optimum optimum{.best = search.best()};
    for (;;) {
        const std::vector<int> &servers = optimum.best.servers;
        optimum.oneMore.reset();
        optimum.oneFewer.reset();
        if (hasNext(frame, servers, layer))
            optimum.oneMore = search.bestWith(layer, servers[layer] + 1);
        if (servers[layer] > 0)
            optimum.oneFewer = search.bestWith(layer, servers[layer] - 1);
        if (optimum.oneMore && optimum.oneMore->cost < optimum.best.cost)
            optimum.best = search.improved(*optimum.oneMore);
        else if (optimum.oneFewer && optimum.oneFewer->cost < optimum.best.cost)
            optimum.best = search.improved(*optimum.oneFewer);
        else
            return optimum;
    }
}

/// Tells why the optimum holds as many servers of one layer as it does.
class SplitReason final
{
public:
    SplitReason(const PlanFrame &frame,
                std::vector<std::optional<int>> pinned,
                const Optimum &optimum,
                size_t layer)
        : m_frame{frame}
        , m_pinned{std::move(pinned)}
        , m_optimum{optimum}
        , m_layer{layer}
        , m_elastic{elasticBehind(frame.plan, layer)}
        , m_optimal{optimum.best.servers[layer]}
        , m_base{levelBefore(frame.plan, layer, frame.curve.peak(), optimum.best.servers)}
    {}

    [[nodiscard]] HybridSplit told() const
    {
        const ResolvedLayer &layer = m_frame.plan.layers[m_layer];
        HybridSplit split{.layer = layer.id,
                          .gpusPerServer = layer.gpusPerServer,
                          .base = m_base,
                          .perServer = layer.capacity(),
                          .servers = layer.pinnedServers.value_or(m_optimal),
                          .isPinned = layer.pinnedServers.has_value(),
                          .optimalServers = m_optimal};
        if (m_optimal > 0)
            split.lastServerUtilisation = utilisation(m_optimal - 1);
        if (m_optimum.oneMore)
            split.nextServerUtilisation = utilisation(m_optimal);
        if (!layer.price.rate.missing && !m_frame.plan.layers[m_elastic].price.rate.missing)
            split.breakEvenUtilisation = breakEven();
        if (!isComplete(planCosts(m_frame, m_optimum.best.servers)))
            return split;
        split.optimalTotal = m_optimum.best.cost.total;
        if (m_optimum.oneMore)
            split.oneMoreAdds = m_optimum.oneMore->cost.total - *split.optimalTotal;
        if (m_optimum.oneFewer)
            split.oneFewerAdds = m_optimum.oneFewer->cost.total - *split.optimalTotal;
        return split;
    }

private:
    [[nodiscard]] double utilisation(int index) const
    {
        return tco::serverUtilisation(
            m_frame.curve, m_base, m_frame.plan.layers[m_layer].capacity(), index);
    }

    [[nodiscard]] Amount totalWith(int servers) const
    {
        std::vector<int> all = m_optimum.best.servers;
        all[m_layer] = servers;
        fillRest(m_frame.plan, m_frame.curve.peak(), m_pinned, all);
        return unroundedTotal(planCosts(m_frame, all).streams);
    }

    /// Whether the load that the layer leaves goes to the elastic one and to no other.
    [[nodiscard]] bool bordersOnElastic() const
    {
        const auto begin = m_optimum.best.servers.begin();
        return std::all_of(begin + static_cast<std::ptrdiff_t>(m_layer) + 1,
                           begin + static_cast<std::ptrdiff_t>(m_elastic),
                           [](int servers) { return servers == 0; });
    }

    /// The rule's threshold, when the rule foresees what the server that decides really costs.
    [[nodiscard]] std::optional<double> breakEven() const
    {
        // The price of the next server decides; of the last one when the peak is hosted.
        const int index = m_optimum.oneMore ? m_optimal : m_optimal - 1;
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
            && (m_optimum.oneMore ? utilisation(index) < *threshold
                                  : utilisation(index) > *threshold);
        return isForeseen && agrees ? threshold : std::nullopt;
    }

    const PlanFrame &m_frame;
    std::vector<std::optional<int>> m_pinned;
    const Optimum &m_optimum;
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
    SplitSearch search{frame, free};
    const Optimum optimum = optimumOf(frame, search, *shared);
    SplitChoice choice{.servers = optimum.best.servers,
                       .split = SplitReason{frame, std::move(free), optimum, *shared}.told()};
    if (pinned[*shared])
        choice.servers = SplitSearch{frame, std::move(pinned)}.best().servers;
    return choice;
}

} // namespace steelyard
