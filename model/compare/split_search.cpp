#include "model/compare/split_search.h"

#include "model/compare/split_economics.h"

#include <algorithm>
#include <set>

namespace steelyard {

namespace {

/// Tries numbers of servers for one committed layer.
class LayerSearch final
{
public:
    LayerSearch(const PlanFrame &frame, std::vector<int> servers, size_t layer)
        : m_frame{frame}
        , m_servers{std::move(servers)}
        , m_layer{layer}
        , m_elastic{layer + 1}
    {
        while (frame.plan.layers[m_elastic].isCommitted())
            ++m_elastic;
        m_base = levelBefore(frame.plan, layer, frame.curve.peak(), m_servers);
    }

    [[nodiscard]] int best() const
    {
        int best = 0;
        std::optional<Cost> lowest;
        for (const int servers : candidates()) {
            const Cost cost = costWith(servers);
            if (!lowest || cost < *lowest) {
                lowest = cost;
                best = servers;
            }
        }
        return best;
    }

    [[nodiscard]] HybridSplit explain(int optimal) const
    {
        const ResolvedLayer &layer = m_frame.plan.layers[m_layer];
        HybridSplit split{.layer = layer.id,
                          .gpusPerServer = layer.gpusPerServer,
                          .servers = layer.pinnedServers.value_or(optimal),
                          .isPinned = layer.pinnedServers.has_value(),
                          .optimalServers = optimal};
        const PlanCosts costs = costsWith(optimal);
        if (isComplete(costs))
            split.optimalTotal = roundedTotal(costs, m_frame.minorPerMajor);
        // The price of the next server decides; of the last one when the peak is hosted.
        const bool hasNext = optimal < most();
        if (!layer.price.rate.missing && !m_frame.plan.layers[m_elastic].price.rate.missing)
            split.breakEvenUtilisation = tco::breakEvenUtilisation(
                blockCosts(
                    m_frame, m_layer, m_elastic, hasNext ? optimal : std::max(0, optimal - 1)),
                m_frame.calendar.horizon());
        if (optimal > 0)
            split.lastServerUtilisation = utilisation(optimal - 1);
        if (hasNext)
            split.nextServerUtilisation = utilisation(optimal);
        return split;
    }

private:
    /// Unmet demand first: a plan is not cheaper for doing less.
    struct Cost
    {
        GpuCount unserved;
        MinorUnits total;

        friend auto operator<=>(const Cost &, const Cost &) = default;
    };

    /// Servers that the whole peak takes.
    [[nodiscard]] int most() const
    {
        return std::max(0,
                        tco::wholeServers(m_frame.curve.peak() - m_base,
                                          m_frame.plan.layers[m_layer].capacity()));
    }

    [[nodiscard]] double utilisation(int index) const
    {
        return tco::serverUtilisation(
            m_frame.curve, m_base, m_frame.plan.layers[m_layer].capacity(), index);
    }

    [[nodiscard]] PlanCosts costsWith(int servers) const
    {
        std::vector<int> all = m_servers;
        all[m_layer] = servers;
        return planCosts(m_frame, all);
    }

    [[nodiscard]] Cost costWith(int servers) const
    {
        const PlanCosts costs = costsWith(servers);
        return {costs.fill.unserved, roundedTotal(costs, m_frame.minorPerMajor)};
    }

    [[nodiscard]] std::set<int> candidates() const
    {
        constexpr int kTryAll = 256;
        std::set<int> result;
        if (most() <= kTryAll) {
            for (int servers = 0; servers <= most(); ++servers)
                result.insert(servers);
            return result;
        }
        const auto around = [&](double servers) {
            constexpr int kNeighbours = 3;
            const int middle = static_cast<int>(std::min<double>(servers, most()));
            for (int near = middle - kNeighbours; near <= middle + kNeighbours; ++near) {
                if (near >= 0 && near <= most())
                    result.insert(near);
            }
        };
        const ResolvedLayer &layer = m_frame.plan.layers[m_layer];
        around(0.0);
        around(most());
        around(m_frame.assumptions.number(AssumptionKey::StaffMinimum)
               * m_frame.assumptions.number(AssumptionKey::GpusPerPerson) / layer.gpusPerServer);
        around(tco::cheapestServers(
            m_frame.curve, m_base, blockCosts(m_frame, m_layer, m_elastic, most() / 2)));
        constexpr size_t kFewLevels = 32;
        if (m_frame.curve.levels().size() <= kFewLevels) {
            for (const GpuCount level : m_frame.curve.levels())
                around((level - m_base) / layer.capacity());
        }
        return result;
    }

    const PlanFrame &m_frame;
    std::vector<int> m_servers;
    size_t m_layer;
    /// The first layer behind that is paid by use.
    size_t m_elastic;
    /// Demand that the layers before serve.
    GpuCount m_base;
};

} // namespace

SplitChoice chooseSplit(const PlanFrame &frame)
{
    SplitChoice choice{.servers = initialServers(frame.plan, frame.curve.peak())};
    for (size_t i = 0; i < frame.plan.layers.size(); ++i) {
        const ResolvedLayer &layer = frame.plan.layers[i];
        const bool isExplained = !choice.split;
        if (!layer.isCommitted() || !isFollowedByElastic(frame.plan, i)
            || (layer.pinnedServers && !isExplained))
            continue;
        const LayerSearch search{frame, choice.servers, i};
        const int optimal = search.best();
        if (isExplained)
            choice.split = search.explain(optimal);
        if (!layer.pinnedServers)
            choice.servers[i] = optimal;
    }
    return choice;
}

} // namespace steelyard
