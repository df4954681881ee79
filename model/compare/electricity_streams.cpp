#include "model/compare/electricity_streams.h"

#include "model/compare/server_power.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Energy, or a part of it, and what a kilowatt-hour of it costs.
struct PricedEnergy
{
    Quantities energy;
    UnitRate price;
};

/// The names of a period's energy, in the order of `TariffPeriod`.
constexpr tco::ByPeriod<FactorName> kPeriodEnergy = {FactorName::SharpPeakEnergy,
                                                     FactorName::PeakEnergy,
                                                     FactorName::FlatEnergy,
                                                     FactorName::ValleyEnergy,
                                                     FactorName::DeepValleyEnergy};

/// The energy of one period, which is its share of each month's hours; nothing: it has no hours.
std::optional<Quantities> energyIn(size_t period, const ResolvedTariff &tariff, Quantities energy)
{
    bool hasHours = false;
    for (size_t month = 0; month < energy.byMonth.size(); ++month) {
        const double share = tariff.sharesIn(month)[period];
        energy.byMonth[month] *= share;
        hasHours = hasHours || share > 0.0;
    }
    if (!hasHours)
        return {};
    energy.factors.back().name = kPeriodEnergy[period];
    energy.factors.back().value = sumOf(energy.byMonth);
    return energy;
}

/// By the periods of the site's tariff, dearest first, then by what costs the same at all hours,
/// which may be parts of the price; then what the grid bills for the layer's highest power of the
/// month.
std::vector<PricedEnergy> pricedEnergy(const PlanFrame &frame,
                                       const ResolvedLayer &layer,
                                       const LayerLoad &load)
{
    const ResolvedSite &site = frame.plan.site;
    Quantities energy = itEnergy(frame, layer, load);
    const UnitRate *contract = energyContract(frame.plan);
    if (contract != nullptr || energy.missing)
        return {{std::move(energy), contract != nullptr ? *contract : UnitRate{}}};
    std::vector<PricedEnergy> parts;
    if (site.tariff) {
        for (size_t period = 0; period < tco::kTariffPeriods; ++period) {
            const auto part = energyIn(period, *site.tariff, energy);
            if (!part)
                continue;
            for (const UnitRate &price : site.tariff->prices[period])
                parts.push_back({*part, price});
        }
    }
    for (const UnitRate &price : site.electricity)
        parts.push_back({energy, price});
    if (site.demand && site.demand->basis == ResolvedDemand::Basis::HighestPower)
        parts.push_back({peakPower(frame, layer, load), site.demand->price});
    return parts;
}

PlanStream waterStream(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    constexpr double kLitresPerCubicMetre = 1'000.0;
    const ResolvedSite &site = frame.plan.site;
    UnitRate price = site.cooling.water;
    if (!price.missing)
        price.multiplyBy({.name = FactorName::WaterPerEnergy,
                          .value = *site.cooling.litresPerKwh / kLitresPerCubicMetre,
                          .unit = u"m3/kWh"_s,
                          .source = site.source});
    return planStream({StreamKind::Water, CostCategory::Cooling, layer.id.text()},
                      itEnergy(frame, layer, load),
                      price);
}

} // namespace

const UnitRate *energyContract(const ResolvedPlan &plan)
{
    const auto contract = std::ranges::find_if(plan.services, [](const ResolvedService &service) {
        return service.price.category == CostCategory::Electricity
            && service.price.unit == PriceUnit::KilowattHour;
    });
    return contract == plan.services.end() ? nullptr : &contract->price.rate;
}

std::vector<PlanStream> electricityStreams(const PlanFrame &frame,
                                           const ResolvedLayer &layer,
                                           const LayerLoad &load)
{
    const StreamName name{StreamKind::Electricity, CostCategory::Electricity, layer.id.text()};
    std::vector<PlanStream> streams;
    for (PricedEnergy &part : pricedEnergy(frame, layer, load))
        streams.push_back(planStream(name, std::move(part.energy), part.price));
    return streams;
}

std::vector<PlanStream> coolingStreams(const PlanFrame &frame,
                                       const ResolvedLayer &layer,
                                       const LayerLoad &load,
                                       const RoomCooling &cooling)
{
    const StreamName name{StreamKind::Cooling, CostCategory::Cooling, layer.id.text()};
    if (cooling.missing)
        return {missingStream(name, *cooling.missing)};
    std::vector<PlanStream> streams;
    for (const PricedEnergy &part : pricedEnergy(frame, layer, load)) {
        for (const Factor &share : cooling.shares) {
            UnitRate price = part.price;
            if (share.byMonth.empty())
                price.multiplyBy(share);
            else
                price.monthly.push_back(share);
            streams.push_back(planStream(name, part.energy, price));
        }
    }
    if (frame.plan.site.cooling.litresPerKwh)
        streams.push_back(waterStream(frame, layer, load));
    return streams;
}

} // namespace steelyard
