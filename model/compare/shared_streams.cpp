#include "model/compare/shared_streams.h"

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
        , m_noted{noted}
    {}

    std::vector<PlanStream> streams()
    {
        addBandwidth();
        addTraffic();
        addStaff();
        addRemoteHands();
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

    /// Servers in use whose price leaves the category open, of hosted layers or of the others.
    enum class Where
    {
        OwnSite,
        Elsewhere
    };
    template <typename Visit>
    void forEachOpen(CostCategory category, Where where, Visit visit) const
    {
        for (size_t i = 0; i < m_loads.size(); ++i) {
            const ResolvedLayer &layer = m_frame.plan.layers[i];
            const Where place =
                layer.kind == SupplyKind::Hosted ? Where::OwnSite : Where::Elsewhere;
            if (m_loads[i].servers > 0 && place == where && !layer.covers(category))
                visit(layer, m_loads[i]);
        }
    }

    [[nodiscard]] int openServers(CostCategory category, Where where) const
    {
        int servers = 0;
        forEachOpen(category, where, [&](const ResolvedLayer &, const LayerLoad &load) {
            servers += load.servers;
        });
        return servers;
    }

    [[nodiscard]] bool isOpen(CostCategory category) const
    {
        return openServers(category, Where::OwnSite) > 0
            || openServers(category, Where::Elsewhere) > 0;
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
        return !site.traffic.missing
            && (site.bandwidth.missing || assumed(AssumptionKey::BandwidthMbps) <= 0.0);
    }

    /// A rented machine comes with its port; an own site pays for the line.
    void addBandwidth()
    {
        const ResolvedSite &site = m_frame.plan.site;
        const double mbps = assumed(AssumptionKey::BandwidthMbps);
        if (isServed(m_frame.plan, CostCategory::Bandwidth)
            || openServers(CostCategory::Bandwidth, Where::OwnSite) == 0)
            return;
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
    [[nodiscard]] double openShare(CostCategory category, Where where) const
    {
        const auto served = [](const LayerLoad &load) {
            return std::accumulate(load.served.begin(), load.served.end(), GpuHours{}).value();
        };
        double all = 0.0;
        for (const LayerLoad &load : m_loads)
            all += served(load);
        double open = 0.0;
        forEachOpen(category, where, [&](const ResolvedLayer &, const LayerLoad &load) {
            open += served(load);
        });
        return all > 0.0 ? open / all : 0.0;
    }

    /// By the gigabyte: at an own site where its line is sold so, at a cloud beyond the allowance.
    /// A cloud's traffic has no other price than the site's; a plan whose cloud asks another one
    /// takes a service for it.
    void addTraffic()
    {
        if (isServed(m_frame.plan, CostCategory::Bandwidth) || !isOpen(CostCategory::Bandwidth))
            return;
        const double gigabytes = assumed(AssumptionKey::EgressGbPerMonth);
        const double charged =
            std::max(0.0, gigabytes - assumed(AssumptionKey::FreeEgressGbPerMonth));
        const double atSite = isLinePaidByTraffic()
            ? gigabytes * openShare(CostCategory::Bandwidth, Where::OwnSite)
            : 0.0;
        const double elsewhere = charged * openShare(CostCategory::Bandwidth, Where::Elsewhere);
        AssumptionUse use{AssumptionKey::EgressGbPerMonth};
        if (openServers(CostCategory::Bandwidth, Where::Elsewhere) > 0)
            use |= {AssumptionKey::FreeEgressGbPerMonth};
        const double billed = atSite + elsewhere;
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

    /// GPUs of machines that need own staff, by month.
    [[nodiscard]] double ownGpus() const
    {
        double gpus = 0.0;
        forEachOpen(CostCategory::Operations,
                    Where::OwnSite,
                    [&](const ResolvedLayer &layer, const LayerLoad &load) {
                        gpus += static_cast<double>(load.servers) * layer.gpusPerServer;
                    });
        return gpus;
    }

    [[nodiscard]] std::vector<double> rentedGpus() const
    {
        std::vector<double> gpus = everyMonth(0.0, m_frame.months());
        const double hours = m_frame.calendar.monthBasis.value();
        forEachOpen(CostCategory::Operations,
                    Where::Elsewhere,
                    [&](const ResolvedLayer &layer, const LayerLoad &load) {
                        const double held = layer.isCommitted()
                            ? static_cast<double>(load.servers) * layer.gpusPerServer
                            : 0.0;
                        for (size_t month = 0; month < gpus.size(); ++month)
                            gpus[month] += layer.isCommitted()
                                ? held
                                : load.needed[month].value() * layer.gpusPerServer / hours;
                    });
        return gpus;
    }

    void addStaff()
    {
        if (isServed(m_frame.plan, CostCategory::Operations) || !isOpen(CostCategory::Operations))
            return;
        const double perPerson = assumed(AssumptionKey::GpusPerPerson);
        const double own = ownGpus();
        const double atSite =
            own > 0.0 ? std::max(assumed(AssumptionKey::StaffMinimum), own / perPerson) : 0.0;
        std::vector<double> people = rentedGpus();
        AssumptionUse use;
        for (double &month : people)
            month = (atSite + month / perPerson * assumed(AssumptionKey::StaffShareCloud))
                / kMonthsPerYear;
        if (own > 0.0)
            use |= {AssumptionKey::StaffMinimum};
        if (openServers(CostCategory::Operations, Where::Elsewhere) > 0)
            use |= {AssumptionKey::StaffShareCloud};
        m_noted |= use;
        const double personYears = sumOf(people);
        if (personYears <= 0.0)
            return;
        use |= {AssumptionKey::GpusPerPerson};
        add(StreamKind::Staff,
            CostCategory::Operations,
            {.byMonth = std::move(people),
             .factors = {{.name = FactorName::People,
                          .value = personYears,
                          .unit = u"FTE/year"_s,
                          .source = {m_frame.assumptions.entry(AssumptionKey::GpusPerPerson)
                                         .assumption.source}}},
             .assumptions = use},
            m_frame.plan.site.staff);
    }

    void addRemoteHands()
    {
        const double visits = assumed(AssumptionKey::RemoteHandsPerMonth);
        if (visits <= 0.0 || isServed(m_frame.plan, CostCategory::Operations)
            || openServers(CostCategory::Operations, Where::OwnSite) == 0)
            return;
        add(StreamKind::RemoteHands,
            CostCategory::Operations,
            {.byMonth = everyMonth(visits, m_frame.months()),
             .factors = {quantity(AssumptionKey::RemoteHandsPerMonth, visits), monthCount()},
             .assumptions = {AssumptionKey::RemoteHandsPerMonth, AssumptionKey::RemoteHandsPrice}},
            m_frame.remoteHandsPrice);
    }

    void addStorage()
    {
        if (isServed(m_frame.plan, CostCategory::Storage) || !isOpen(CostCategory::Storage))
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
        const int servers = openServers(CostCategory::SetUp, Where::OwnSite);
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
            m_frame.setUpPrice);
    }

    const PlanFrame &m_frame;
    std::span<const LayerLoad> m_loads;
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
