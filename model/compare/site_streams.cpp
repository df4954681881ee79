#include "model/compare/site_streams.h"

#include "model/compare/electricity_streams.h"
#include "model/compare/resolved_site.h"
#include "model/compare/server_power.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

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

bool isServed(const ResolvedPlan &plan, CostCategory category)
{
    return std::ranges::any_of(plan.services, [category](const ResolvedService &service) {
        return service.price.category == category || service.price.covers.contains(category);
    });
}

bool isHosted(const ResolvedLayer &layer, const LayerLoad &load)
{
    return layer.kind == SupplyKind::Hosted && load.servers > 0;
}

bool needsPower(const ResolvedPlan &plan, const ResolvedLayer &layer, const LayerLoad &load)
{
    return isHosted(layer, load) && !layer.covers(CostCategory::Electricity)
        && !isServed(plan, CostCategory::Electricity)
        && !isIncludedAtSite(plan.site, CostCategory::Electricity);
}

bool isIncludedAtSite(const ResolvedSite &site, CostCategory category)
{
    switch (site.metering) {
    case PowerMetering::Grid:
        return false;
    case PowerMetering::Host:
        return category == CostCategory::Cooling;
    case PowerMetering::Included:
        return category == CostCategory::Electricity || category == CostCategory::Cooling;
    }
    return false;
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
                                       const LayerLoad &load,
                                       const RoomCooling &cooling)
{
    std::vector<PlanStream> streams;
    if (!isHosted(layer, load))
        return streams;
    const auto add = [&streams](std::vector<PlanStream> more) {
        std::ranges::move(more, std::back_inserter(streams));
    };
    if (needsPower(frame.plan, layer, load))
        add(electricityStreams(frame, layer, load));
    if (!layer.covers(CostCategory::Cooling) && !isServed(frame.plan, CostCategory::Cooling)
        && !isIncludedAtSite(frame.plan.site, CostCategory::Cooling))
        add(coolingStreams(frame, layer, load, cooling));
    return streams;
}

} // namespace steelyard
