#include "model/compare/split_search.h"

#include "model/compare/split_economics.h"
#include "model/tco/layer_stack.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace steelyard {

namespace {

/// So many splits are tried one by one: 0 to 256 servers where one layer is free.
constexpr size_t kTryAll = 257;

/// Whole numbers near `middle` from 0 to `most`.
void insertAround(std::set<int> &numbers, double middle, int most)
{
    constexpr int kNeighbours = 3;
    const int center = static_cast<int>(std::clamp<double>(middle, 0.0, most));
    for (int near = center - kNeighbours; near <= center + kNeighbours; ++near) {
        if (near >= 0 && near <= most)
            numbers.insert(near);
    }
}

} // namespace

SplitSearch::SplitSearch(const PlanFrame &frame, std::vector<std::optional<int>> pinned)
    : m_frame{frame}
    , m_pinned{std::move(pinned)}
{
    for (size_t i = 0; i < m_pinned.size(); ++i) {
        if (!m_pinned[i] && frame.plan.layers[i].isCommitted()
            && isFollowedByElastic(frame.plan, i))
            m_free.push_back(i);
    }
}

Split SplitSearch::best()
{
    std::vector<std::vector<int>> all;
    collect(none(), 0, all);
    if (all.size() <= kTryAll) {
        std::optional<Split> best;
        for (std::vector<int> &servers : all) {
            Split tried = split(std::move(servers));
            if (!best || tried.cost < best->cost)
                best = std::move(tried);
        }
        return *std::move(best);
    }
    Split fromNothing = improved(split(none()));
    Split fromEnvelope = improved(split(linearOptimum()));
    return fromEnvelope.cost < fromNothing.cost ? fromEnvelope : fromNothing;
}

Split SplitSearch::bestWith(size_t layer, int servers) const
{
    std::vector<std::optional<int>> pinned = m_pinned;
    pinned[layer] = servers;
    return SplitSearch{m_frame, std::move(pinned)}.best();
}

/// Servers of the layer that serve all that the layers before it leave of the peak.
int SplitSearch::most(const std::vector<int> &servers, size_t layer) const
{
    const GpuCount peak = m_frame.curve.peak();
    const GpuCount left = peak - levelBefore(m_frame.plan, layer, peak, servers);
    return std::max(0, tco::wholeServers(left, m_frame.plan.layers[layer].capacity()));
}

std::vector<int> SplitSearch::none() const
{
    std::vector<int> servers;
    for (const std::optional<int> &pinned : m_pinned)
        servers.push_back(pinned.value_or(0));
    return servers;
}

Split SplitSearch::split(std::vector<int> servers)
{
    fillRest(m_frame.plan, m_frame.curve.peak(), m_pinned, servers);
    const auto known = m_known.find(servers);
    if (known != m_known.end())
        return {std::move(servers), known->second};
    const PlanCosts costs = planCosts(m_frame, servers);
    const Split::Cost cost{.unserved = costs.fill.unserved,
                           .total = roundedTotal(costs, m_frame.minorPerMajor),
                           .servers = std::accumulate(servers.begin(), servers.end(), 0)};
    m_known.emplace(servers, cost);
    return {std::move(servers), cost};
}

/// All splits of the free layers from `next` on; gives up when there are too many.
void SplitSearch::collect(std::vector<int> servers,
                          size_t next,
                          std::vector<std::vector<int>> &all) const
{
    if (next == m_free.size()) {
        all.push_back(std::move(servers));
        return;
    }
    const size_t layer = m_free[next];
    const int last = most(servers, layer);
    for (int number = 0; number <= last && all.size() <= kTryAll; ++number) {
        servers[layer] = number;
        collect(servers, next + 1, all);
    }
}

std::vector<int> SplitSearch::linearOptimum() const
{
    std::vector<int> servers = none();
    const size_t elastic = elasticBehind(m_frame.plan, m_free.back());
    std::vector<tco::StackLayer> layers;
    for (size_t i = 0; i <= elastic; ++i) {
        const ResolvedLayer &layer = m_frame.plan.layers[i];
        if (!layer.isCommitted()) {
            layers.push_back({.perGpuHour = elasticPrice(m_frame, i)});
            if (i != elastic && layer.pinnedServers)
                layers.back().capacity = layer.capacity() * *layer.pinnedServers;
            continue;
        }
        const tco::BlockCosts costs =
            blockCosts(m_frame, i, elasticBehind(m_frame.plan, i), most(servers, i) / 2);
        layers.push_back({.fixedPerGpu = costs.fixedPerServer.value() / costs.perServer.value(),
                          .perGpuHour = costs.marginal});
        if (m_pinned[i])
            layers.back().capacity = layer.capacity() * *m_pinned[i];
    }
    const std::vector<GpuCount> ends = tco::cheapestStack(m_frame.curve, layers);
    for (const size_t i : m_free) {
        const GpuCount size = ends[i] - (i == 0 ? GpuCount{} : ends[i - 1]);
        servers[i] = static_cast<int>(std::lround(size / m_frame.plan.layers[i].capacity()));
    }
    return servers;
}

/// Sizes of the stacks that the layers behind this one form, up to the one that takes the rest.
std::vector<GpuCount> SplitSearch::heightsBehind(const std::vector<int> &servers,
                                                 size_t layer) const
{
    std::vector<GpuCount> heights{GpuCount{}};
    for (size_t i = layer + 1; i < servers.size(); ++i) {
        const ResolvedLayer &behind = m_frame.plan.layers[i];
        if (!behind.isCommitted() && !behind.pinnedServers)
            break;
        const int held = behind.isCommitted() ? servers[i] : *behind.pinnedServers;
        if (held > 0)
            heights.push_back(heights.back() + behind.capacity() * held);
    }
    return heights;
}

std::set<int> SplitSearch::candidates(const std::vector<int> &servers, size_t layer) const
{
    std::set<int> result;
    const int last = most(servers, layer);
    const ResolvedLayer &resolved = m_frame.plan.layers[layer];
    const GpuCount base = levelBefore(m_frame.plan, layer, m_frame.curve.peak(), servers);
    for (const double number :
         {0.0, static_cast<double>(last), static_cast<double>(servers[layer])})
        insertAround(result, number, last);
    insertAround(result,
                 m_frame.assumptions.number(AssumptionKey::StaffMinimum)
                     * m_frame.assumptions.number(AssumptionKey::GpusPerPerson)
                     / resolved.gpusPerServer,
                 last);
    insertAround(result,
                 tco::cheapestServers(
                     m_frame.curve,
                     base,
                     blockCosts(m_frame, layer, elasticBehind(m_frame.plan, layer), last / 2)),
                 last);
    constexpr size_t kFewLevels = 32;
    if (m_frame.curve.levels().size() <= kFewLevels) {
        for (const GpuCount height : heightsBehind(servers, layer)) {
            for (const GpuCount level : m_frame.curve.levels())
                insertAround(result, (level - base - height) / resolved.capacity(), last);
        }
    }
    return result;
}

Split SplitSearch::bestOnLine(Split from, size_t layer)
{
    for (const int number : candidates(from.servers, layer)) {
        std::vector<int> servers = from.servers;
        servers[layer] = number;
        Split tried = split(std::move(servers));
        if (tried.cost < from.cost)
            from = std::move(tried);
    }
    return from;
}

/// Moves capacity from one layer to another, in steps that double.
Split SplitSearch::bestExchange(Split from, size_t giver, size_t taker)
{
    const double ratio =
        m_frame.plan.layers[giver].capacity() / m_frame.plan.layers[taker].capacity();
    const std::vector<int> start = from.servers;
    for (int given = 1; given <= start[giver]; given *= 2) {
        std::set<int> taken;
        insertAround(taken, std::round(given * ratio), most(none(), taker));
        for (const int more : taken) {
            std::vector<int> servers = start;
            servers[giver] -= given;
            servers[taker] += more;
            Split tried = split(std::move(servers));
            if (tried.cost < from.cost)
                from = std::move(tried);
        }
    }
    return from;
}

Split SplitSearch::improved(Split from)
{
    constexpr int kMostRounds = 16;
    for (int round = 0; round < kMostRounds; ++round) {
        const Split::Cost before = from.cost;
        for (const size_t layer : m_free)
            from = bestOnLine(std::move(from), layer);
        for (const size_t giver : m_free) {
            for (const size_t taker : m_free) {
                if (giver != taker)
                    from = bestExchange(std::move(from), giver, taker);
            }
        }
        if (!(from.cost < before))
            break;
    }
    return from;
}

size_t elasticBehind(const ResolvedPlan &plan, size_t layer)
{
    size_t elastic = layer + 1;
    while (plan.layers[elastic].isCommitted())
        ++elastic;
    return elastic;
}

} // namespace steelyard
