#include "model/compare/service_streams.h"

#include "model/compare/delivery.h"
#include "model/compare/machine_units.h"
#include "model/compare/rented_time.h"
#include "model/compare/room_cooling.h"
#include "model/compare/server_power.h"
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
            return hosted([this](const ResolvedLayer &layer, const LayerLoad &load) {
                return ratedPower(m_frame, layer, load);
            });
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
            addTo(sum.byMonth, rented.paid());
            addTo(sum.pieces, rented.pieces);
        }
        return sum;
    }

    template <typename Need>
    [[nodiscard]] Quantities hosted(Need need) const
    {
        return sumOver(m_frame, m_loads, isHosted, need);
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

    /// Of a cooling contract the energy that cooling takes, else that of the servers.
    [[nodiscard]] Quantities energy() const
    {
        Quantities result = hosted([this](const ResolvedLayer &layer, const LayerLoad &load) {
            return itEnergy(m_frame, layer, load);
        });
        if (m_price.category != CostCategory::Cooling || result.missing)
            return result;
        const RoomCooling cooling = roomCooling(m_frame, m_loads);
        result.missing = cooling.missing;
        for (size_t month = 0; month < result.byMonth.size(); ++month)
            result.byMonth[month] *= cooling.in(month);
        return result;
    }

    const PlanFrame &m_frame;
    const PricedLine &m_price;
    std::span<const LayerLoad> m_loads;
};

/// Pays what is held at once for the months that it is held.
void payByMonth(Quantities &quantities, const PricedLine &price, const PlanFrame &frame)
{
    const double perMonth = machineTime(price.unit).perMonth;
    quantities.pieces = quantities.byMonth;
    const std::vector<double> months =
        tco::heldThroughout(price.minimumTermMonths, frame.months()).paid;
    for (size_t month = 0; month < months.size(); ++month)
        quantities.byMonth[month] *= months[month] * perMonth;
}

/// As many units as the plan states: bought or held by the month, whatever the machines do.
Quantities statedQuantities(const PricedLine &price, double quantity, const PlanFrame &frame)
{
    Quantities result{.byMonth = everyMonth(quantity, frame.months())};
    if (isHeld(price.unit))
        payByMonth(result, price, frame);
    else if (pricesTimeOnMachines(price.unit))
        result.pieces = piecesFor(result.byMonth, machineTime(price.unit), frame.calendar);
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
