#include "model/compare/resolved_site.h"

#include "model/compare/resolved_bandwidth.h"
#include "model/compare/resolved_cooling.h"
#include "model/compare/resolved_electricity.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

const Site *findSite(const Project &project, const SiteId &id)
{
    const auto found = std::ranges::find(project.sites, id, &Site::id);
    return found == project.sites.end() ? nullptr : &*found;
}

std::vector<tco::RampStep> commitmentOf(const Site &site)
{
    std::vector<tco::RampStep> steps;
    for (const RampStep &step : site.powerRamp)
        steps.push_back(
            {.fromMonth = step.fromMonth, .committed = Kilowatts{step.committedKw.toDouble()}});
    if (const auto committed = termOf(site, SiteTerm::CommittedKw); committed && steps.empty())
        steps.push_back({.fromMonth = 1, .committed = Kilowatts{*committed}});
    return steps;
}

/// Rent of place and power; the checks have seen that a ramp rises by month.
void resolveHosting(ResolvedSite &resolved, const SitePrices &prices)
{
    const Site &site = prices.site();
    ResolvedHosting &hosting = resolved.hosting;
    hosting.commitment = commitmentOf(site);
    hosting.minimumMonths = termOf(site, SiteTerm::MinimumTerm).value_or(0.0);
    hosting.exitShare = termOf(site, SiteTerm::ExitShare);
    hosting.overage = prices.price(SiteTerm::OveragePrice);
    if (statedTerm(site, SiteTerm::PowerPrice) || !hosting.commitment.empty())
        hosting.power = prices.price(SiteTerm::PowerPrice);
    if (hosting.power && !site.powerRamp.empty() && statedTerm(site, SiteTerm::CommittedKw))
        hosting.power =
            missingRate(prices.refused(SiteTerm::CommittedKw, u"committed_kw | power_ramp"_s));
    const double growth = termOf(site, SiteTerm::HostEscalation).value_or(0.0);
    resolved.rack.growthPerYear = growth;
    hosting.overage.growthPerYear = growth;
    if (hosting.power)
        hosting.power->growthPerYear = growth;
}

} // namespace

const Site *siteOf(const Project &project, const Plan &plan)
{
    if (const Site *own = findSite(project, plan.site))
        return own;
    if (const Site *shared = findSite(project, project.site))
        return shared;
    return project.sites.empty() ? nullptr : &project.sites.front();
}

ResolvedSite resolveSite(const Site &site, const FxTable &rates, QDate start)
{
    const SitePrices prices{site, rates};
    ResolvedSite result{
        .id = site.id,
        .name = site.name.orId(site.id.text()),
        .rack = prices.price(site.rackPricePerMonth, u"rack_price"_s, "rack_month"_L1),
        .bandwidth =
            prices.price(site.bandwidthPricePerMbpsMonth, u"bandwidth_price"_s, "mbps_month"_L1),
        .bandwidthUse = resolveBandwidth(prices),
        .traffic = prices.price(site.trafficPricePerGb, u"traffic_price"_s, "GB"_L1),
        .freeTraffic = termOf(site, SiteTerm::FreeTraffic).value_or(0.0),
        .gigabytesPerDecimal = tco::bytesPerGigabyte(tco::GigabyteBase::Decimal)
            / tco::bytesPerGigabyte(site.gigabyte),
        .storage = prices.price(site.storagePricePerTbMonth, u"storage_price"_s, "tb_month"_L1),
        .staff = prices.price(site.staffCostPerYear, u"staff_cost"_s, "year"_L1),
        .source = {site.source},
        .metering = site.metering,
        .cooling = resolveCooling(prices)};
    resolveElectricity(result, prices, start);
    resolveHosting(result, prices);
    if (site.rackPowerKw)
        result.rackPower = Kilowatts{site.rackPowerKw->toDouble()};
    if (site.rackUnits)
        result.rackUnits = *site.rackUnits;
    return result;
}

ResolvedSite unknownSite(const LocalText &planName, const PlanId &plan)
{
    const Missing missing{AbsenceReason::SiteUnknown,
                          {.rule = FindingRule::SiteMissing,
                           .severity = Severity::Problem,
                           .subject = plan.text(),
                           .arguments = {planName}}};
    const UnitRate rate = missingRate(missing);
    return {.missing = missing,
            .electricity = {rate},
            .rack = rate,
            .bandwidth = rate,
            .traffic = rate,
            .storage = rate,
            .staff = rate,
            .cooling = {.missing = missing}};
}

void leaveOut(ResolvedSite &site, SitePart part, const Missing &reason)
{
    const UnitRate rate = missingRate(reason);
    switch (part) {
    case SitePart::Electricity:
        site.electricity = {rate};
        site.tariff.reset();
        if (site.demand)
            site.demand->price = rate;
        return;
    case SitePart::Cooling:
        site.cooling = {.missing = reason};
        return;
    case SitePart::Hosting:
        site.rack = rate;
        site.hosting = {};
        return;
    case SitePart::Bandwidth:
        site.bandwidth = rate;
        // Else the site's line would be paid by its traffic.
        site.bandwidthUse = ResolvedBandwidth{.missing = reason, .overage = rate};
        return;
    case SitePart::Traffic:
        site.traffic = rate;
        return;
    case SitePart::Storage:
        site.storage = rate;
        return;
    case SitePart::Staff:
        site.staff = rate;
        return;
    }
}

Missing missingFigure(const ResolvedSite &site, const QString &field)
{
    if (site.missing)
        return *site.missing;
    return {AbsenceReason::PriceMissing,
            {.rule = FindingRule::PriceUnknown,
             .severity = Severity::Problem,
             .subject = u"/sites/"_s % site.id.text(),
             .arguments = {Term{field}, site.name}}};
}

} // namespace steelyard
