#include "model/compare/operations_streams.h"

#include "model/compare/open_layers.h"
#include "model/compare/site_streams.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

using Where = OpenLayers::Where;

/// Builds the streams of one plan, one cost after the other.
class Operations final
{
public:
    Operations(const PlanFrame &frame, std::span<const LayerLoad> loads, AssumptionUse &noted)
        : m_frame{frame}
        , m_open{frame, loads}
        , m_noted{noted}
    {}

    std::vector<PlanStream> streams()
    {
        if (!isServed(m_frame.plan, CostCategory::Operations)
            && m_open.isOpen(CostCategory::Operations)) {
            addStaff();
            if (m_open.servers(CostCategory::Operations, Where::OwnSite) > 0) {
                addRemoteHands();
                addLicences();
                addSecurity();
            }
        }
        if (!isServed(m_frame.plan, CostCategory::SetUp)
            && m_open.servers(CostCategory::SetUp, Where::OwnSite) > 0)
            addMigration();
        return std::move(m_streams);
    }

private:
    [[nodiscard]] double assumed(AssumptionKey key) const
    {
        return m_frame.assumptions.number(key);
    }

    [[nodiscard]] Factor months() const
    {
        return {.name = FactorName::MonthCount,
                .value = static_cast<double>(m_frame.months()),
                .unit = u"month"_s};
    }

    [[nodiscard]] Factor years() const
    {
        return {.name = FactorName::Quantity,
                .value = m_frame.months() / kMonthsPerYear,
                .unit = u"year"_s};
    }

    [[nodiscard]] Factor quantity(AssumptionKey key) const
    {
        const UsedAssumption &used = m_frame.assumptions.entry(key);
        return {.name = FactorName::Quantity,
                .value = assumed(key),
                .unit = used.assumption.unit,
                .source = {used.assumption.source}};
    }

    void add(StreamName name, Quantities quantities, const UnitRate &rate)
    {
        name.subject = m_frame.plan.site.id.text();
        m_streams.push_back(planStream(std::move(name), std::move(quantities), rate));
    }

    /// GPUs of rented machines that need own staff, by month.
    [[nodiscard]] std::vector<double> rentedGpus() const
    {
        std::vector<double> gpus = everyMonth(0.0, m_frame.months());
        m_open.forEach(CostCategory::Operations,
                       Where::Elsewhere,
                       [&](const ResolvedLayer &layer, const LayerLoad &load) {
                           const double held = layer.isCommitted()
                               ? static_cast<double>(load.servers) * layer.gpusPerServer
                               : 0.0;
                           for (size_t month = 0; month < gpus.size(); ++month)
                               gpus[month] += layer.isCommitted()
                                   ? held
                                   : load.needed[month].value() * layer.gpusPerServer
                                       / m_frame.calendar.hoursOf(month).value();
                       });
        return gpus;
    }

    /// People at the own site: what the GPUs need, but no fewer than a site needs at least, nor
    /// than its seats around the clock.
    [[nodiscard]] double peopleAtSite(double gpus) const
    {
        if (gpus <= 0.0)
            return 0.0;
        return std::max(
            {assumed(AssumptionKey::StaffMinimum),
             gpus / assumed(AssumptionKey::GpusPerPerson),
             assumed(AssumptionKey::StaffSeats) * assumed(AssumptionKey::PeoplePerSeat)});
    }

    void addStaff()
    {
        const double own = m_open.ownGpus(CostCategory::Operations);
        const double atSite = peopleAtSite(own);
        std::vector<double> people = rentedGpus();
        AssumptionUse use;
        for (double &month : people)
            month = (atSite
                     + month / assumed(AssumptionKey::GpusPerPerson)
                         * assumed(AssumptionKey::StaffShareCloud))
                / kMonthsPerYear;
        if (own > 0.0)
            use |= {AssumptionKey::StaffMinimum};
        if (own > 0.0 && assumed(AssumptionKey::StaffSeats) > 0.0)
            use |= {AssumptionKey::StaffSeats, AssumptionKey::PeoplePerSeat};
        if (m_open.servers(CostCategory::Operations, Where::Elsewhere) > 0)
            use |= {AssumptionKey::StaffShareCloud};
        m_noted |= use;
        const double personYears = sumOf(people);
        if (personYears <= 0.0)
            return;
        use |= {AssumptionKey::GpusPerPerson};
        UnitRate wage = m_frame.plan.site.staff;
        if (const double onCost = assumed(AssumptionKey::StaffOnCost);
            onCost != 1.0 && !wage.missing) {
            use |= {AssumptionKey::StaffOnCost};
            wage.multiplyBy({.name = FactorName::OnCost,
                             .value = onCost,
                             .source = quantity(AssumptionKey::StaffOnCost).source});
        }
        add({StreamKind::Staff, CostCategory::Operations},
            {.byMonth = std::move(people),
             .factors = {{.name = FactorName::People,
                          .value = personYears,
                          .unit = u"FTE/year"_s,
                          .source = quantity(AssumptionKey::GpusPerPerson).source}},
             .assumptions = use},
            wage);
    }

    void addRemoteHands()
    {
        const double visits = assumed(AssumptionKey::RemoteHandsPerMonth);
        if (visits <= 0.0)
            return;
        add({StreamKind::RemoteHands, CostCategory::Operations},
            {.byMonth = everyMonth(visits, m_frame.months()),
             .factors = {quantity(AssumptionKey::RemoteHandsPerMonth), months()},
             .assumptions = {AssumptionKey::RemoteHandsPerMonth, AssumptionKey::RemoteHandsPrice}},
            m_frame.assumedPrices.of(AssumptionKey::RemoteHandsPrice));
    }

    /// Licences at the own site: pieces × price per year; none where the price is 0. `use` holds
    /// what the pieces are assumed by.
    void addLicence(AssumptionKey price,
                    double pieces,
                    std::vector<Factor> factors,
                    AssumptionUse use = {})
    {
        if (assumed(price) <= 0.0)
            return;
        factors.push_back(years());
        use |= {price};
        add({StreamKind::Licences, CostCategory::Operations},
            {.byMonth = everyMonth(pieces / kMonthsPerYear, m_frame.months()),
             .factors = std::move(factors),
             .assumptions = use},
            m_frame.assumedPrices.of(price));
    }

    void addLicences()
    {
        const double gpus = m_open.ownGpus(CostCategory::Operations);
        const double servers = m_open.servers(CostCategory::Operations, Where::OwnSite);
        const Factor machines{.name = FactorName::Servers, .value = servers, .unit = u"servers"_s};
        addLicence(AssumptionKey::LicencePerGpu,
                   gpus,
                   {{.name = FactorName::Gpus, .value = gpus, .unit = u"GPUs"_s}});
        Factor sockets = quantity(AssumptionKey::SocketsPerServer);
        sockets.name = FactorName::Sockets;
        addLicence(AssumptionKey::LicencePerSocket,
                   servers * sockets.value,
                   {machines, sockets},
                   {AssumptionKey::SocketsPerServer});
        Factor cores = quantity(AssumptionKey::CoresPerServer);
        cores.name = FactorName::Cores;
        addLicence(AssumptionKey::LicencePerCore,
                   servers * cores.value,
                   {machines, cores},
                   {AssumptionKey::CoresPerServer});
    }

    /// 等保 or another audit: once, and again each year.
    void addSecurity()
    {
        if (assumed(AssumptionKey::SecurityOnce) > 0.0)
            add({StreamKind::SecurityAssessment, CostCategory::Operations},
                {.byMonth = inFirstMonth(1.0, m_frame.months()),
                 .factors = {{.name = FactorName::Quantity, .value = 1.0}},
                 .assumptions = {AssumptionKey::SecurityOnce}},
                m_frame.assumedPrices.of(AssumptionKey::SecurityOnce));
        if (assumed(AssumptionKey::SecurityPerYear) > 0.0)
            add({StreamKind::SecurityAssessment, CostCategory::Operations},
                {.byMonth = everyMonth(1.0 / kMonthsPerYear, m_frame.months()),
                 .factors = {years()},
                 .assumptions = {AssumptionKey::SecurityPerYear}},
                m_frame.assumedPrices.of(AssumptionKey::SecurityPerYear));
    }

    /// Days of the move, and both bills while it lasts; in the first month.
    void addMigration()
    {
        const auto once = [this](StreamKind kind, AssumptionKey amount, AssumptionKey price) {
            if (assumed(amount) <= 0.0)
                return;
            add({kind, CostCategory::SetUp},
                {.byMonth = inFirstMonth(assumed(amount), m_frame.months()),
                 .factors = {quantity(amount)},
                 .assumptions = {amount, price}},
                m_frame.assumedPrices.of(price));
        };
        once(StreamKind::Migration, AssumptionKey::MigrationDays, AssumptionKey::MigrationDayRate);
        once(StreamKind::ParallelRunning, AssumptionKey::ParallelMonths, AssumptionKey::OldFee);
    }

    const PlanFrame &m_frame;
    OpenLayers m_open;
    AssumptionUse &m_noted;
    std::vector<PlanStream> m_streams;
};

} // namespace

std::vector<PlanStream> operationsStreams(const PlanFrame &frame,
                                          std::span<const LayerLoad> loads,
                                          AssumptionUse &noted)
{
    return Operations{frame, loads, noted}.streams();
}

} // namespace steelyard
