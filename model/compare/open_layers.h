#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/supply_fill.h"

namespace steelyard {

/// The layers in use of one plan whose price leaves a category open.
class OpenLayers final
{
public:
    /// Hosted layers stand at the plan's own site, the others elsewhere.
    enum class Where
    {
        OwnSite,
        Elsewhere
    };

    OpenLayers(const PlanFrame &frame, std::span<const LayerLoad> loads)
        : m_frame{frame}
        , m_loads{loads}
    {}

    template <typename Visit>
    void forEach(CostCategory category, Where where, Visit visit) const
    {
        for (size_t i = 0; i < m_loads.size(); ++i) {
            const ResolvedLayer &layer = m_frame.plan.layers[i];
            const Where place =
                layer.kind == SupplyKind::Hosted ? Where::OwnSite : Where::Elsewhere;
            if (m_loads[i].servers > 0 && place == where && !layer.covers(category))
                visit(layer, m_loads[i]);
        }
    }

    [[nodiscard]] int servers(CostCategory category, Where where) const
    {
        int sum = 0;
        forEach(category, where, [&](const ResolvedLayer &, const LayerLoad &load) {
            sum += load.servers;
        });
        return sum;
    }

    /// GPUs at the own site that the category is open for.
    [[nodiscard]] double ownGpus(CostCategory category) const
    {
        double sum = 0.0;
        forEach(category, Where::OwnSite, [&](const ResolvedLayer &layer, const LayerLoad &load) {
            sum += static_cast<double>(load.servers) * layer.gpusPerServer;
        });
        return sum;
    }

    [[nodiscard]] bool isOpen(CostCategory category) const
    {
        return servers(category, Where::OwnSite) > 0 || servers(category, Where::Elsewhere) > 0;
    }

private:
    const PlanFrame &m_frame;
    std::span<const LayerLoad> m_loads;
};

} // namespace steelyard
