#include "model/compare/split_economics.h"

#include "model/compare/run_billing.h"

namespace steelyard {

namespace {

/// A plan in which only one layer does anything.
class LoneLayer final
{
public:
    LoneLayer(const PlanFrame &frame, size_t layer)
        : m_frame{frame}
        , m_layer{layer}
    {}

    /// The plan's cost when `servers` of the layer are held and `busy` of them work all hours.
    [[nodiscard]] Amount cost(int servers, int busy) const
    {
        std::vector<LayerLoad> loads;
        for (size_t i = 0; i < m_frame.plan.layers.size(); ++i)
            loads.push_back(i == m_layer ? load(servers, busy) : load(0, 0));
        AssumptionUse noted;
        return unroundedTotal(planStreams(m_frame, loads, noted));
    }

    [[nodiscard]] GpuHours servedByOne() const
    {
        return m_frame.plan.layers[m_layer].capacity() * m_frame.calendar.horizon();
    }

private:
    [[nodiscard]] LayerLoad load(int servers, int busy) const
    {
        const ResolvedLayer &layer = m_frame.plan.layers[m_layer];
        const auto months = static_cast<size_t>(m_frame.months());
        LayerLoad load{
            .servers = servers,
            .peaks = std::vector<int>(months, busy),
            .peakGpus = std::vector<int>(months, busy * layer.gpusPerServer),
            .runs = runHoursOfBusy(layer, layer.isCommitted() ? servers : busy, m_frame.calendar)};
        for (size_t month = 0; month < months; ++month) {
            load.needed.push_back(ServerCount{static_cast<double>(busy)}
                                  * m_frame.calendar.hoursOf(month));
            load.served.emplace_back(load.needed.back().value() * layer.capacity().value());
        }
        return load;
    }

    const PlanFrame &m_frame;
    size_t m_layer;
};

} // namespace

PricePerGpuHour elasticPrice(const PlanFrame &frame, size_t layer)
{
    const LoneLayer rented{frame, layer};
    return (rented.cost(1, 1) - rented.cost(0, 0)) / rented.servedByOne();
}

tco::BlockCosts blockCosts(const PlanFrame &frame, size_t committed, size_t elastic, int servers)
{
    const LoneLayer hosted{frame, committed};
    const Amount idle = hosted.cost(servers + 1, 0);
    return {.perServer = frame.plan.layers[committed].capacity(),
            .fixedPerServer = idle - hosted.cost(servers, 0),
            .marginal = (hosted.cost(servers + 1, 1) - idle) / hosted.servedByOne(),
            .burst = elasticPrice(frame, elastic)};
}

} // namespace steelyard
