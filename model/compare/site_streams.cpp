#include "model/compare/site_streams.h"

#include "model/compare/resolved_site.h"
#include "model/tco/power.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// What a layer's servers draw, as `quantity` makes it of the power of one; missing when that is
/// unknown.
template <typename Quantity>
Quantities drawn(const PlanFrame &frame, const ResolvedLayer &layer, Quantity quantity)
{
    const AssumptionValues &assumed = frame.assumptions;
    std::optional<Kilowatts> typical = layer.server.typical;
    AssumptionUse used{AssumptionKey::IdlePowerShare, AssumptionKey::GpuLoad};
    if (!typical && layer.server.rating) {
        typical = *layer.server.rating * assumed.number(AssumptionKey::TypicalPowerShare);
        used |= {AssumptionKey::TypicalPowerShare};
    }
    if (!typical)
        return {.assumptions = used, .missing = unknownPower(layer)};
    Quantities result = quantity(tco::serverPower(*typical,
                                                  assumed.number(AssumptionKey::IdlePowerShare),
                                                  assumed.number(AssumptionKey::GpuLoad)));
    result.assumptions = used;
    result.factors.back().value = sumOf(result.byMonth);
    return result;
}

/// The highest power of each month: servers that work at once, and the others idle.
Quantities peakPower(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    return drawn(frame, layer, [&](tco::ServerPower power) {
        Quantities result{.factors = {{.name = FactorName::PeakPower, .unit = u"kw_month"_s}}};
        for (const int busy : load.peaks)
            result.byMonth.push_back(
                (power.idle * load.servers + (power.busy - power.idle) * busy).value());
        return result;
    });
}

/// The plan's own contract for electricity; null: the site's price counts.
const UnitRate *energyContract(const ResolvedPlan &plan)
{
    const auto contract = std::ranges::find_if(plan.services, [](const ResolvedService &service) {
        return service.price.category == CostCategory::Electricity
            && service.price.unit == PriceUnit::KilowattHour;
    });
    return contract == plan.services.end() ? nullptr : &contract->price.rate;
}

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

/// By the periods of the site's tariff, dearest first, else all at one price; then what the grid
/// bills for the month's highest power.
std::vector<PricedEnergy> pricedEnergy(const PlanFrame &frame,
                                       const ResolvedLayer &layer,
                                       const LayerLoad &load)
{
    const ResolvedSite &site = frame.plan.site;
    Quantities energy = itEnergy(frame, layer, load);
    const UnitRate *contract = energyContract(frame.plan);
    if (contract || energy.missing)
        return {{std::move(energy), contract ? *contract : site.electricity}};
    std::vector<PricedEnergy> parts;
    if (site.tariff) {
        for (size_t period = 0; period < tco::kTariffPeriods; ++period) {
            if (auto part = energyIn(period, *site.tariff, energy))
                parts.push_back({*std::move(part), site.tariff->prices[period]});
        }
    } else {
        parts.push_back({std::move(energy), site.electricity});
    }
    if (site.demand)
        parts.push_back({peakPower(frame, layer, load), *site.demand});
    return parts;
}

/// By PUE or by the efficiency of an explicit plant; never both, which the checks refuse.
std::vector<PlanStream> coolingStreams(const PlanFrame &frame,
                                       const StreamName &name,
                                       std::vector<PricedEnergy> parts)
{
    const ResolvedSite &site = frame.plan.site;
    const std::optional<double> share = coolingShare(site);
    std::vector<PlanStream> streams;
    if (!share) {
        streams.push_back(missingStream(name, missingFigure(site, u"pue"_s)));
        return streams;
    }
    for (PricedEnergy &part : parts) {
        part.price.multiplyBy({.name = site.pue ? FactorName::PueMinusOne : FactorName::InverseCop,
                               .value = *share,
                               .source = site.source});
        streams.push_back(planStream(name, std::move(part.energy), part.price));
    }
    return streams;
}

/// Racks by room and by power, whichever is more; a limit that the site doesn't state is none.
std::optional<double> rackCount(const ResolvedSite &site,
                                const ServerFacts &server,
                                int servers,
                                double margin)
{
    std::optional<double> racks;
    if (site.rackUnits && server.rackUnits)
        racks = servers * *server.rackUnits / *site.rackUnits;
    if (site.rackPower && server.rating)
        racks = std::max(racks.value_or(0.0),
                         servers * (*server.rating / *site.rackPower) * (1.0 + margin));
    constexpr double kHair = 1e-9;
    return racks ? std::optional{std::ceil(*racks - kHair)} : std::nullopt;
}

} // namespace

Missing unknownPower(const ResolvedLayer &layer)
{
    const LocalText name =
        layer.server.name.isEmpty() ? layer.price.lineName : LocalText{layer.server.name};
    return {AbsenceReason::PowerUnknown,
            {.rule = FindingRule::PowerUnknown,
             .severity = Severity::Problem,
             .subject = layer.id.text(),
             .arguments = {name}}};
}

std::optional<double> coolingShare(const ResolvedSite &site)
{
    if (site.pue)
        return *site.pue - 1.0;
    return site.coolingCop ? std::optional{1.0 / *site.coolingCop} : std::nullopt;
}

bool isServed(const ResolvedPlan &plan, CostCategory category)
{
    return std::ranges::any_of(plan.services, [category](const ResolvedService &service) {
        return service.price.category == category || service.price.covers.contains(category);
    });
}

Quantities itEnergy(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
{
    return drawn(frame, layer, [&](tco::ServerPower power) {
        Quantities result{.factors = {{.name = FactorName::Energy, .unit = u"kWh"_s}}};
        const ServerHours powered =
            ServerCount{static_cast<double>(load.servers)} * frame.calendar.monthBasis;
        for (const GpuHours served : load.served) {
            const ServerHours busy{served.value() / layer.capacity().value()};
            result.byMonth.push_back(tco::energy(power, powered, busy).value());
        }
        return result;
    });
}

Quantities racksNeeded(const PlanFrame &frame, const ResolvedLayer &layer, int servers)
{
    const ResolvedSite &site = frame.plan.site;
    Quantities result{.assumptions = {AssumptionKey::RackPowerMargin}};
    const std::optional<double> racks = rackCount(
        site, layer.server, servers, frame.assumptions.number(AssumptionKey::RackPowerMargin));
    if (!racks) {
        const bool knowsServer = layer.server.rating || layer.server.rackUnits;
        result.missing = knowsServer ? missingFigure(site, u"rack_power"_s) : unknownPower(layer);
        return result;
    }
    result.byMonth = everyMonth(*racks, frame.months());
    result.factors = {{.name = FactorName::Racks, .value = *racks},
                      {.name = FactorName::MonthCount,
                       .value = static_cast<double>(frame.months()),
                       .unit = u"month"_s}};
    return result;
}

std::vector<PlanStream> hostingStreams(const PlanFrame &frame,
                                       const ResolvedLayer &layer,
                                       const LayerLoad &load)
{
    std::vector<PlanStream> streams;
    if (layer.kind != SupplyKind::Hosted || load.servers == 0)
        return streams;
    const auto needs = [&](CostCategory category) {
        return !layer.covers(category) && !isServed(frame.plan, category);
    };
    const QString subject = layer.id.text();
    if (needs(CostCategory::Electricity)) {
        const StreamName name{StreamKind::Electricity, CostCategory::Electricity, subject};
        for (PricedEnergy &part : pricedEnergy(frame, layer, load))
            streams.push_back(planStream(name, std::move(part.energy), part.price));
    }
    if (needs(CostCategory::Cooling)) {
        const StreamName name{StreamKind::Cooling, CostCategory::Cooling, subject};
        std::ranges::move(coolingStreams(frame, name, pricedEnergy(frame, layer, load)),
                          std::back_inserter(streams));
    }
    if (needs(CostCategory::Rack))
        streams.push_back(planStream({StreamKind::Rack, CostCategory::Rack, subject},
                                     racksNeeded(frame, layer, load.servers),
                                     frame.plan.site.rack));
    return streams;
}

} // namespace steelyard
