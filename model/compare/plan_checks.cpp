#include "model/compare/plan_checks.h"

#include "model/compare/demand_scaling.h"

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr Bounds kServers{0.0, kLargestGpuCount, "0 … 100000"};

QString pathOf(const Plan &plan, const SupplyLayer &layer)
{
    return u"/plans/"_s % plan.id.text() % u"/supply/" % layer.id.text();
}

} // namespace

void checkLayerSize(InputChecks &checks, const Plan &plan, const SupplyLayer &layer)
{
    const QString path = pathOf(plan, layer);
    checks.check(path % u"/servers", layer.servers, kServers);
    if (layer.countsAs)
        checks.check(path % u"/counts_as/factor", layer.countsAs->factor, kPositive);
}

void checkLayerPrice(InputChecks &checks, const Plan &plan, const SupplyLayer &layer)
{
    const QString path = pathOf(plan, layer);
    checks.check(path % u"/price", layer.price, kPrice);
    if (const auto &financing = layer.financing) {
        checks.check(path % u"/financing/annual_rate", financing->annualRate, kFraction);
        checks.check(path % u"/financing/months", financing->months, kWholeMonths);
        checks.check(path % u"/financing/balloon", financing->balloon, kFraction);
    }
    checks.check(path % u"/price_change_per_year", layer.priceChangePerYear, kAdjustment);
    if (const auto &stops = layer.interruptions) {
        const QString stopsPath = path % u"/interruptions";
        checks.check(stopsPath % u"/hours_between", stops->hoursBetween, kPositive);
        checks.check(stopsPath % u"/checkpoint_seconds", stops->checkpointSeconds, kPositive);
        checks.check(stopsPath % u"/restart_minutes", stops->restartMinutes, kQuantity);
    }
}

void checkService(InputChecks &checks, const Plan &plan, const PlanService &service)
{
    checks.check(u"/plans/"_s % plan.id.text() % u"/services/" % service.id.text() % u"/quantity",
                 service.quantity,
                 kQuantity);
}

} // namespace steelyard
