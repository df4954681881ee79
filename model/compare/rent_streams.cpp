#include "model/compare/rent_streams.h"

#include "model/compare/delivery.h"
#include "model/compare/resolved_site.h"
#include "model/compare/server_power.h"
#include "model/compare/site_streams.h"

#include <algorithm>
#include <iterator>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Builds the rent of one plan, part by part.
class Rent final
{
public:
    Rent(const PlanFrame &frame, std::span<const LayerLoad> loads)
        : m_frame{frame}
        , m_loads{loads}
    {}

    std::vector<PlanStream> streams()
    {
        bool isUsed = false;
        for (size_t i = 0; i < m_loads.size(); ++i) {
            const ResolvedLayer &layer = m_frame.plan.layers[i];
            if (!isRented(layer, m_loads[i]))
                continue;
            isUsed = true;
            addRacks(layer, m_loads[i]);
        }
        if (isUsed && m_frame.plan.site.hosting.power)
            addPower(*m_frame.plan.site.hosting.power);
        return std::move(m_streams);
    }

private:
    [[nodiscard]] const ResolvedHosting &hosting() const { return m_frame.plan.site.hosting; }

    /// Whether the layer's place is to be paid at the site.
    [[nodiscard]] bool isRented(const ResolvedLayer &layer, const LayerLoad &load) const
    {
        return isHosted(layer, load) && !layer.covers(CostCategory::Rack)
            && !isServed(m_frame.plan, CostCategory::Rack);
    }

    template <typename Need>
    [[nodiscard]] Quantities rented(Need need) const
    {
        const auto isCounted = [this](const ResolvedLayer &layer, const LayerLoad &load) {
            return isRented(layer, load);
        };
        return sumOver(m_frame, m_loads, isCounted, need);
    }

    /// A host that is paid by the kilowatt need not have a price per rack.
    void addRacks(const ResolvedLayer &layer, const LayerLoad &load)
    {
        const UnitRate &price = m_frame.plan.site.rack;
        if (price.missing && hosting().power)
            return;
        if (price.missing && price.missing->reason == AbsenceReason::FigureRefused) {
            m_streams.push_back(missingStream(
                {StreamKind::Rack, CostCategory::Rack, layer.id.text()}, *price.missing));
            return;
        }
        add({StreamKind::Rack, CostCategory::Rack, layer.id.text()},
            fromDelivery(racksNeeded(m_frame, layer, load.servers), layer, load, m_frame.calendar),
            price);
    }

    /// A fee by the month, and the share of the last month's that those after an early exit cost;
    /// none where nothing is there to leave.
    void add(StreamName name, Quantities fee, const UnitRate &price)
    {
        const double left = std::max(0.0, hosting().minimumMonths - m_frame.months());
        if (left > 0.0 && !fee.missing && !price.missing && fee.byMonth.back() > 0.0)
            addExit(name.subject, fee, price, left);
        m_streams.push_back(planStream(std::move(name), std::move(fee), price));
    }

    void addExit(const QString &subject, const Quantities &fee, const UnitRate &price, double left)
    {
        const StreamName name{StreamKind::EarlyExit, CostCategory::Rack, subject};
        if (!hosting().exitShare) {
            m_streams.push_back(
                missingStream(name, missingFigure(m_frame.plan.site, u"exit_share"_s)));
            return;
        }
        const double share = *hosting().exitShare;
        m_streams.push_back(planStream(
            name,
            {.byMonth = inLastMonth(fee.byMonth.back() * left * share, m_frame.months()),
             .factors = {{.name = FactorName::MonthCount, .value = left, .unit = u"month"_s},
                         {.name = FactorName::PenaltyShare, .value = share},
                         {.name = fee.factors.front().name,
                          .value = fee.byMonth.back(),
                          .unit = fee.factors.front().unit}}},
            price));
    }

    /// What is agreed with the host, else what the rented servers are rated for.
    [[nodiscard]] Quantities committedPower() const
    {
        Quantities power;
        if (hosting().commitment.empty()) {
            power = rented([this](const ResolvedLayer &layer, const LayerLoad &load) {
                return ratedPower(m_frame, layer, load);
            });
        } else {
            std::vector<tco::RampStep> steps;
            std::ranges::copy_if(
                hosting().commitment, std::back_inserter(steps), [this](const tco::RampStep &step) {
                    return step.fromMonth <= m_frame.months();
                });
            const auto ramp = tco::rampedCommitment(steps, m_frame.months());
            power.byMonth = ramp ? *ramp : everyMonth(0.0, m_frame.months());
        }
        power.factors = {{.name = FactorName::CommittedPower,
                          .value = sumOf(power.byMonth),
                          .unit = u"kw_month"_s}};
        return power;
    }

    void addPower(const UnitRate &price)
    {
        Quantities committed = committedPower();
        // What the servers are rated for they can't exceed.
        if (!hosting().commitment.empty() && !price.missing)
            addOverage(committed.byMonth);
        add({StreamKind::HostedPower, CostCategory::Rack, m_frame.plan.site.id.text()},
            std::move(committed),
            price);
    }

    /// max(0, highest power − commitment), cooling left out: a host bills what the racks draw.
    void addOverage(const std::vector<double> &committed)
    {
        Quantities above = rented([this](const ResolvedLayer &layer, const LayerLoad &load) {
            return peakPower(m_frame, layer, load);
        });
        std::ranges::transform(
            above.byMonth, committed, above.byMonth.begin(), [](double power, double commitment) {
                return std::max(0.0, power - commitment);
            });
        const double sum = sumOf(above.byMonth);
        if (sum == 0.0 && !above.missing)
            return;
        above.factors = {{.name = FactorName::PowerAbove, .value = sum, .unit = u"kw_month"_s}};
        m_streams.push_back(
            planStream({StreamKind::PowerOverage, CostCategory::Rack, m_frame.plan.site.id.text()},
                       std::move(above),
                       hosting().overage));
    }

    const PlanFrame &m_frame;
    std::span<const LayerLoad> m_loads;
    std::vector<PlanStream> m_streams;
};

} // namespace

std::vector<PlanStream> rentStreams(const PlanFrame &frame, std::span<const LayerLoad> loads)
{
    return Rent{frame, loads}.streams();
}

} // namespace steelyard
