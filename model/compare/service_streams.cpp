#include "model/compare/service_streams.h"

#include "model/compare/machine_units.h"
#include "model/compare/resolved_site.h"
#include "model/compare/site_streams.h"
#include "model/compare/supply_streams.h"

#include <algorithm>
#include <functional>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// How much a plan needs of what services are priced by.
class ServiceNeed final
{
public:
    ServiceNeed(const PlanFrame &frame, const PricedLine &price, std::span<const LayerLoad> loads)
        : m_frame{frame}
        , m_price{price}
        , m_loads{loads}
    {}

    /// Units needed in each month; of units by the month or year: those held at once.
    [[nodiscard]] Quantities byMonth() const
    {
        switch (m_price.unit) {
        case PriceUnit::GpuHour:
            return gpuHours();
        case PriceUnit::GpuMonth:
        case PriceUnit::GpuYear:
            return constant(machines(Per::Gpu));
        case PriceUnit::NodeHour:
            return constant(machines(Per::Server) * m_frame.calendar.monthBasis.value());
        case PriceUnit::NodeDay:
            return constant(machines(Per::Server) * m_frame.calendar.monthBasis.value()
                            / kHoursPerDay);
        case PriceUnit::NodeMonth:
        case PriceUnit::NodeYear:
        case PriceUnit::Once:
            return constant(machines(Per::Server));
        case PriceUnit::RackMonth:
            return hosted([this](const ResolvedLayer &layer, const LayerLoad &load) {
                return racksNeeded(m_frame, layer, load.servers);
            });
        case PriceUnit::RackUnitMonth:
            return hosted([this](const ResolvedLayer &layer, const LayerLoad &load) {
                return fact(layer, load, layer.server.rackUnits);
            });
        case PriceUnit::KilowattMonth:
            return ratedPower();
        case PriceUnit::KilowattHour:
            return energy();
        case PriceUnit::MbpsMonth:
            return assumed(AssumptionKey::BandwidthMbps, 1.0);
        case PriceUnit::Gigabyte:
            return assumed(AssumptionKey::EgressGbPerMonth, 1.0);
        case PriceUnit::GigabyteMonth:
            return assumed(AssumptionKey::StorageTb, kGigabytesPerTerabyte);
        case PriceUnit::TerabyteMonth:
            return assumed(AssumptionKey::StorageTb, 1.0);
        case PriceUnit::Month:
        case PriceUnit::Year:
            return constant(1.0);
        }
        return constant(0.0);
    }

private:
    static constexpr double kGigabytesPerTerabyte = 1'000.0;

    enum class Per
    {
        Gpu,
        Server
    };

    [[nodiscard]] Quantities constant(double quantity) const
    {
        return {.byMonth = everyMonth(quantity, m_frame.months())};
    }

    [[nodiscard]] Quantities assumed(AssumptionKey key, double scale) const
    {
        Quantities result = constant(m_frame.assumptions.number(key) * scale);
        result.assumptions = {key};
        return result;
    }

    /// Machines of all layers, of elastic ones those of the peak.
    [[nodiscard]] double machines(Per per) const
    {
        double sum = 0.0;
        for (size_t i = 0; i < m_loads.size(); ++i) {
            const int gpus = m_frame.plan.layers[i].gpusPerServer;
            sum += static_cast<double>(m_loads[i].servers) * (per == Per::Gpu ? gpus : 1);
        }
        return sum;
    }

    [[nodiscard]] Quantities gpuHours() const
    {
        double hours = 0.0;
        for (size_t i = 0; i < m_loads.size(); ++i)
            hours += paidGpuHours(m_frame.plan.layers[i], m_loads[i], m_frame.calendar).value();
        return constant(hours / m_frame.months());
    }

    /// The sum of a need over all hosted layers in use; missing when one of them is.
    template <typename Need>
    [[nodiscard]] Quantities hosted(Need need) const
    {
        Quantities sum = constant(0.0);
        for (size_t i = 0; i < m_loads.size(); ++i) {
            const ResolvedLayer &layer = m_frame.plan.layers[i];
            if (layer.kind != SupplyKind::Hosted || m_loads[i].servers == 0)
                continue;
            const Quantities part = need(layer, m_loads[i]);
            sum.assumptions |= part.assumptions;
            if (part.missing) {
                sum.missing = part.missing;
                return sum;
            }
            std::ranges::transform(
                sum.byMonth, part.byMonth, sum.byMonth.begin(), std::plus<double>{});
        }
        return sum;
    }

    /// A catalogue fact per server; missing when the catalogue lacks it.
    [[nodiscard]] Quantities fact(const ResolvedLayer &layer,
                                  const LayerLoad &load,
                                  std::optional<double> perServer) const
    {
        Quantities result = constant(load.servers * perServer.value_or(0.0));
        if (!perServer)
            result.missing = unknownPower(layer);
        return result;
    }

    [[nodiscard]] Quantities ratedPower() const
    {
        const double margin = 1.0 + m_frame.assumptions.number(AssumptionKey::RackPowerMargin);
        return hosted([&](const ResolvedLayer &layer, const LayerLoad &load) {
            Quantities part =
                fact(layer,
                     load,
                     layer.server.rating ? std::optional{layer.server.rating->value() * margin}
                                         : std::nullopt);
            part.assumptions |= {AssumptionKey::RackPowerMargin};
            return part;
        });
    }

    /// Of a cooling contract the energy that cooling takes, else that of the servers.
    [[nodiscard]] Quantities energy() const
    {
        Quantities result = hosted([this](const ResolvedLayer &layer, const LayerLoad &load) {
            return itEnergy(m_frame, layer, load);
        });
        const ResolvedSite &site = m_frame.plan.site;
        if (m_price.category != CostCategory::Cooling || result.missing)
            return result;
        const std::optional<double> share = coolingShare(site);
        if (!share)
            result.missing = missingFigure(site, u"pue"_s);
        for (double &month : result.byMonth)
            month *= share.value_or(0.0);
        return result;
    }

    const PlanFrame &m_frame;
    const PricedLine &m_price;
    std::span<const LayerLoad> m_loads;
};

/// Spreads what is held at once over the periods that are paid.
void spreadOverPeriods(Quantities &quantities, const PricedLine &price, const PlanFrame &frame)
{
    const MachineTime time = machineTime(price.unit, frame.calendar.monthBasis);
    const std::vector<double> periods = tco::periodsHeld(
        {time.periodMonths, price.payment, price.minimumTermMonths}, frame.calendar);
    std::ranges::transform(
        quantities.byMonth, periods, quantities.byMonth.begin(), std::multiplies<double>{});
}

/// Held by the month or year, in contrast to bought by the piece, hour or gigabyte.
bool isHeld(PriceUnit unit)
{
    switch (unit) {
    case PriceUnit::GpuHour:
    case PriceUnit::NodeHour:
    case PriceUnit::NodeDay:
    case PriceUnit::KilowattHour:
    case PriceUnit::Gigabyte:
    case PriceUnit::Once:
        return false;
    case PriceUnit::GpuMonth:
    case PriceUnit::GpuYear:
    case PriceUnit::NodeMonth:
    case PriceUnit::NodeYear:
    case PriceUnit::RackMonth:
    case PriceUnit::RackUnitMonth:
    case PriceUnit::KilowattMonth:
    case PriceUnit::MbpsMonth:
    case PriceUnit::GigabyteMonth:
    case PriceUnit::TerabyteMonth:
    case PriceUnit::Month:
    case PriceUnit::Year:
        return true;
    }
    return false;
}

} // namespace

PlanStream serviceStream(const PlanFrame &frame,
                         const ResolvedService &service,
                         std::span<const LayerLoad> loads)
{
    Quantities quantities = service.quantity
        ? Quantities{.byMonth = everyMonth(*service.quantity, frame.months())}
        : ServiceNeed{frame, service.price, loads}.byMonth();
    if (service.price.unit == PriceUnit::Once)
        quantities.byMonth = inFirstMonth(quantities.byMonth.front(), frame.months());
    else if (isHeld(service.price.unit))
        spreadOverPeriods(quantities, service.price, frame);
    quantities.factors = {{.name = FactorName::Quantity,
                           .value = sumOf(quantities.byMonth),
                           .unit = enumText(service.price.unit)}};
    return planStream({StreamKind::Service, service.price.category, service.id.text()},
                      std::move(quantities),
                      service.price);
}

} // namespace steelyard
