#include "model/compare/shared_streams.h"

#include "model/compare/open_layers.h"
#include "model/compare/site_streams.h"

#include <algorithm>
#include <numeric>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Builds the streams of one plan, one cost after the other.
class SharedCosts final
{
public:
    SharedCosts(const PlanFrame &frame, std::span<const LayerLoad> loads, AssumptionUse &noted)
        : m_frame{frame}
        , m_loads{loads}
        , m_open{frame, loads}
        , m_noted{noted}
    {}

    std::vector<PlanStream> streams()
    {
        addBandwidth();
        addTraffic();
        addStorage();
        addSetUp();
        return std::move(m_streams);
    }

private:
    [[nodiscard]] double assumed(AssumptionKey key) const
    {
        return m_frame.assumptions.number(key);
    }

    [[nodiscard]] Factor monthCount() const
    {
        return {.name = FactorName::MonthCount,
                .value = static_cast<double>(m_frame.months()),
                .unit = u"month"_s};
    }

    [[nodiscard]] Factor quantity(AssumptionKey key, double value) const
    {
        const Assumption &assumption = m_frame.assumptions.entry(key).assumption;
        return {.name = FactorName::Quantity,
                .value = value,
                .unit = assumption.unit,
                .source = {assumption.source}};
    }

    void add(StreamKind kind, CostCategory category, Quantities quantities, const UnitRate &rate)
    {
        m_streams.push_back(
            planStream({kind, category, m_frame.plan.site.id.text()}, std::move(quantities), rate));
    }

    /// Whether an own site's line is sold by the gigabyte. A flat line carries any traffic, so
    /// that nothing is paid twice where the site has both prices.
    [[nodiscard]] bool isLinePaidByTraffic() const
    {
        const ResolvedSite &site = m_frame.plan.site;
        return !site.traffic.missing && !site.bandwidthUse
            && (site.bandwidth.missing || assumed(AssumptionKey::BandwidthMbps) <= 0.0);
    }

    [[nodiscard]] Quantities mbpsMonths(double mbps) const
    {
        return {.byMonth = everyMonth(mbps, m_frame.months()),
                .factors = {{.name = FactorName::Quantity, .value = mbps, .unit = u"Mbps"_s},
                            monthCount()}};
    }

    /// What is committed, used or not, and what is billed above it.
    void addBandwidthUse(const ResolvedBandwidth &use)
    {
        if (use.committed > 0.0)
            add(StreamKind::FlatBandwidth,
                CostCategory::Bandwidth,
                mbpsMonths(use.committed),
                m_frame.plan.site.bandwidth);
        const double above = std::max(0.0, use.billed - use.committed);
        if (above == 0.0 && !use.missing)
            return;
        Quantities quantities = mbpsMonths(above);
        quantities.missing = use.missing;
        add(StreamKind::BandwidthOverage,
            CostCategory::Bandwidth,
            std::move(quantities),
            use.overage);
    }

    /// A rented machine comes with its port; an own site pays for the line.
    void addBandwidth()
    {
        const ResolvedSite &site = m_frame.plan.site;
        const double mbps = assumed(AssumptionKey::BandwidthMbps);
        if (isServed(m_frame.plan, CostCategory::Bandwidth)
            || m_open.servers(CostCategory::Bandwidth, OpenLayers::Where::OwnSite) == 0)
            return;
        if (site.bandwidthUse) {
            addBandwidthUse(*site.bandwidthUse);
            return;
        }
        if (mbps <= 0.0)
            m_noted |= {AssumptionKey::BandwidthMbps};
        if (mbps <= 0.0 || isLinePaidByTraffic())
            return;
        add(StreamKind::FlatBandwidth,
            CostCategory::Bandwidth,
            {.byMonth = everyMonth(mbps, m_frame.months()),
             .factors = {quantity(AssumptionKey::BandwidthMbps, mbps), monthCount()},
             .assumptions = {AssumptionKey::BandwidthMbps}},
            site.bandwidth);
    }

    /// The share of all served GPU-hours that the open layers of one place serve.
    [[nodiscard]] double openShare(CostCategory category, OpenLayers::Where where) const
    {
        const auto served = [](const LayerLoad &load) {
            return std::accumulate(load.served.begin(), load.served.end(), GpuHours{}).value();
        };
        double all = 0.0;
        for (const LayerLoad &load : m_loads)
            all += served(load);
        double open = 0.0;
        m_open.forEach(category, where, [&](const ResolvedLayer &, const LayerLoad &load) {
            open += served(load);
        });
        return all > 0.0 ? open / all : 0.0;
    }

    /// By the gigabyte: at an own site where its line is sold so, at a cloud beyond the allowance.
    /// A cloud's traffic has no other price than the site's; a plan whose cloud asks another one
    /// takes a service for it.
    void addTraffic()
    {
        if (isServed(m_frame.plan, CostCategory::Bandwidth)
            || !m_open.isOpen(CostCategory::Bandwidth))
            return;
        const ResolvedSite &site = m_frame.plan.site;
        const double gigabytes = assumed(AssumptionKey::EgressGbPerMonth);
        const double charged =
            std::max(0.0, gigabytes - assumed(AssumptionKey::FreeEgressGbPerMonth));
        const double atSite = isLinePaidByTraffic()
            ? std::max(0.0,
                       gigabytes * openShare(CostCategory::Bandwidth, OpenLayers::Where::OwnSite)
                           - site.freeTraffic)
            : 0.0;
        const double elsewhere =
            charged * openShare(CostCategory::Bandwidth, OpenLayers::Where::Elsewhere);
        AssumptionUse use{AssumptionKey::EgressGbPerMonth};
        if (m_open.servers(CostCategory::Bandwidth, OpenLayers::Where::Elsewhere) > 0)
            use |= {AssumptionKey::FreeEgressGbPerMonth};
        const double billed = (atSite + elsewhere) * site.gigabytesPerDecimal;
        if (billed <= 0.0) {
            m_noted |= use;
            return;
        }
        add(StreamKind::Traffic,
            CostCategory::Bandwidth,
            {.byMonth = everyMonth(billed, m_frame.months()),
             .factors = {quantity(AssumptionKey::EgressGbPerMonth, billed), monthCount()},
             .assumptions = use},
            m_frame.plan.site.traffic);
    }

    void addStorage()
    {
        if (isServed(m_frame.plan, CostCategory::Storage) || !m_open.isOpen(CostCategory::Storage))
            return;
        const double terabytes = assumed(AssumptionKey::StorageTb);
        if (terabytes <= 0.0) {
            m_noted |= {AssumptionKey::StorageTb};
            return;
        }
        add(StreamKind::Storage,
            CostCategory::Storage,
            {.byMonth = everyMonth(terabytes, m_frame.months()),
             .factors = {quantity(AssumptionKey::StorageTb, terabytes), monthCount()},
             .assumptions = {AssumptionKey::StorageTb}},
            m_frame.plan.site.storage);
    }

    void addSetUp()
    {
        const int servers = m_open.servers(CostCategory::SetUp, OpenLayers::Where::OwnSite);
        if (servers == 0 || isServed(m_frame.plan, CostCategory::SetUp))
            return;
        if (assumed(AssumptionKey::SetUpPerServer) <= 0.0) {
            m_noted |= {AssumptionKey::SetUpPerServer};
            return;
        }
        add(StreamKind::SetUp,
            CostCategory::SetUp,
            {.byMonth = inFirstMonth(servers, m_frame.months()),
             .factors = {{.name = FactorName::Servers,
                          .value = static_cast<double>(servers),
                          .unit = u"servers"_s}},
             .assumptions = {AssumptionKey::SetUpPerServer}},
            m_frame.assumedPrices.of(AssumptionKey::SetUpPerServer));
    }

    const PlanFrame &m_frame;
    std::span<const LayerLoad> m_loads;
    OpenLayers m_open;
    AssumptionUse &m_noted;
    std::vector<PlanStream> m_streams;
};

} // namespace

std::vector<PlanStream> sharedStreams(const PlanFrame &frame,
                                      std::span<const LayerLoad> loads,
                                      AssumptionUse &noted)
{
    return SharedCosts{frame, loads, noted}.streams();
}

} // namespace steelyard
