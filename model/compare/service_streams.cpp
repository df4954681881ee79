#include "model/compare/service_streams.h"

#include "model/compare/machine_units.h"
#include "model/compare/rented_time.h"
#include "model/compare/resolved_site.h"
#include "model/compare/site_streams.h"

#include <algorithm>
#include <functional>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

void addTo(std::vector<double> &sums, const std::vector<double> &values)
{
    std::ranges::transform(sums, values, sums.begin(), std::plus<double>{});
}

/// How much a plan needs of what services are priced by.
class ServiceNeed final
{
public:
    ServiceNeed(const PlanFrame &frame, const PricedLine &price, std::span<const LayerLoad> loads)
        : m_frame{frame}
        , m_price{price}
        , m_loads{loads}
    {}

    /// Units paid in each month; of things held by the month or year: those held at once.
    [[nodiscard]] Quantities byMonth() const
    {
        switch (m_price.unit) {
        case PriceUnit::GpuHour:
        case PriceUnit::GpuMonth:
        case PriceUnit::GpuYear:
        case PriceUnit::NodeHour:
        case PriceUnit::NodeDay:
        case PriceUnit::NodeMonth:
        case PriceUnit::NodeYear:
            return timeOnMachines();
        case PriceUnit::Once:
            return constant(machines());
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

    /// Servers of all layers, of elastic ones those of the peak.
    [[nodiscard]] double machines() const
    {
        double sum = 0.0;
        for (const LayerLoad &load : m_loads)
            sum += load.servers;
        return sum;
    }

    /// Time on the machines of all layers, of elastic ones while they are needed.
    [[nodiscard]] Quantities timeOnMachines() const
    {
        Quantities sum = constant(0.0);
        sum.pieces = everyMonth(0.0, m_frame.months());
        for (size_t i = 0; i < m_loads.size(); ++i) {
            if (m_loads[i].servers == 0)
                continue;
            const RentedTime rented =
                rentedTime(m_price, m_frame.plan.layers[i], m_loads[i], m_frame.calendar);
            addTo(sum.byMonth, rented.units);
            addTo(sum.pieces, rented.pieces);
        }
        return sum;
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
            addTo(sum.byMonth, part.byMonth);
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

/// Pays what is held at once for the months that it is held.
void payByMonth(Quantities &quantities, const PricedLine &price, const PlanFrame &frame)
{
    const double unitsPerMonth = machineTime(price.unit, frame.calendar.monthBasis).unitsPerMonth;
    quantities.pieces = quantities.byMonth;
    const std::vector<double> months = tco::monthsHeld(price.minimumTermMonths, frame.calendar);
    for (size_t month = 0; month < months.size(); ++month)
        quantities.byMonth[month] *= months[month] * unitsPerMonth;
}

/// As many units as the plan states: bought or held by the month, whatever the machines do.
Quantities statedQuantities(const PricedLine &price, double quantity, const PlanFrame &frame)
{
    Quantities result{.byMonth = everyMonth(quantity, frame.months())};
    if (isHeld(price.unit))
        payByMonth(result, price, frame);
    else if (pricesTimeOnMachines(price.unit))
        result.pieces =
            everyMonth(quantity / machineTime(price.unit, frame.calendar.monthBasis).unitsPerMonth,
                       frame.months());
    return result;
}

Quantities neededQuantities(const PricedLine &price,
                            std::span<const LayerLoad> loads,
                            const PlanFrame &frame)
{
    Quantities result = ServiceNeed{frame, price, loads}.byMonth();
    if (isHeld(price.unit) && !pricesTimeOnMachines(price.unit))
        payByMonth(result, price, frame);
    return result;
}

} // namespace

PlanStream serviceStream(const PlanFrame &frame,
                         const ResolvedService &service,
                         std::span<const LayerLoad> loads)
{
    const PricedLine &price = service.price;
    Quantities quantities = service.quantity ? statedQuantities(price, *service.quantity, frame)
                                             : neededQuantities(price, loads, frame);
    if (price.unit == PriceUnit::Once)
        quantities.byMonth = inFirstMonth(quantities.byMonth.front(), frame.months());
    quantities.factors = {{.name = FactorName::Quantity,
                           .value = sumOf(quantities.byMonth),
                           .unit = enumText(price.unit)}};
    return planStream(
        {StreamKind::Service, price.category, service.id.text()}, std::move(quantities), price);
}

} // namespace steelyard
