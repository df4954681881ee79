#include "model/compare/offer_fit.h"

#include "model/compare/resolved_site.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

Severity severityOf(FitVerdict verdict)
{
    return verdict == FitVerdict::Problem ? Severity::Problem : Severity::Warning;
}

/// Mainland China, with Hong Kong, and Macau: of those that need a licence for chips of ECCN 3A090,
/// the ones that buyers of this program are in; of others it says nothing.
/// Source: US BIS, 15 CFR 742.6(a)(6), as of 25 October 2023.
Destination destinationOf(const QString &country)
{
    static const QStringList kLicensed{u"CN"_s, u"HK"_s, u"MO"_s};
    return kLicensed.contains(country) ? Destination::Licensed : Destination::Unknown;
}

Figure fitFigure(double value)
{
    return {.value = value};
}

/// Null: the program knows no room, and the rack is a usual one.
SiteLimits limitsAt(const Site *site)
{
    constexpr double kWattsPerKilowatt = 1'000.0;

    SiteLimits limits{.units = kUsualRackUnits};
    if (site == nullptr)
        return limits;
    if (!site->country.isEmpty())
        limits.destination = destinationOf(site->country);
    if (site->rackPowerKw)
        limits.watts = site->rackPowerKw->toDouble() * kWattsPerKilowatt;
    if (site->rackUnits)
        limits.units = *site->rackUnits;
    return limits;
}

std::optional<double> lesserOf(std::optional<double> one, std::optional<double> other)
{
    return one && other ? std::min(one, other) : std::max(one, other);
}

SiteLimits tighterOf(const SiteLimits &one, const SiteLimits &other)
{
    return {.watts = lesserOf(one.watts, other.watts),
            .units = lesserOf(one.units, other.units),
            .destination =
                one.destination == Destination::Licensed ? one.destination : other.destination};
}

/// The tightest limits of the rooms in which plans would put the line's machines. Of the rooms that
/// rented ones stand in only the country is guessed: the site's. Nothing: no plan uses the line.
std::optional<SiteLimits> limitsOf(const Project &project, const QuoteId &quote, const LineId &line)
{
    std::optional<SiteLimits> limits;
    for (const Plan &plan : project.plans) {
        for (const SupplyLayer &layer : plan.supply) {
            if (layer.quote != quote || layer.line != line)
                continue;
            SiteLimits room = limitsAt(siteOf(project, plan));
            if (layer.kind != SupplyKind::Hosted)
                room = {.destination = room.destination};
            limits = limits ? tighterOf(*limits, room) : room;
        }
    }
    return limits;
}

} // namespace

SiteLimits siteLimits(const Project &project)
{
    return limitsAt(siteOf(project, {}));
}

std::vector<OfferFit> offerFits(const Dossier &dossier)
{
    const DataSheets sheets{.accelerators = dossier.accelerators, .servers = dossier.servers};
    std::vector<OfferFit> fits;
    for (const Quote &quote : dossier.quotes) {
        for (const QuoteLine &line : quote.newest().lines) {
            const auto limits = limitsOf(dossier.project, quote.id, line.id);
            if (!limits || !offersServer(line))
                continue;
            fits.push_back({.quote = quote.id,
                            .line = line.id,
                            .quoteName = quote.name.orId(quote.id.text()),
                            .lineName = line.name.orId(line.id.text()),
                            .findings = lineFit(offeredLine(line, sheets), *limits, {})});
        }
    }
    return fits;
}

std::vector<Finding> findingsOf(const OfferFit &fit)
{
    std::vector<Finding> findings;
    for (const FitFinding &found : fit.findings) {
        if (found.verdict != FitVerdict::Problem && found.verdict != FitVerdict::Warning)
            continue;
        const auto key = QString::fromLatin1(fitRuleKey(found.rule));
        Finding finding{.rule = FindingRule::OfferLacks,
                        .severity = severityOf(found.verdict),
                        .subject = fit.quote.text(),
                        .arguments = {fit.quoteName, fit.lineName, Term{key}}};
        if (found.offered && found.needed) {
            finding.rule = FindingRule::OfferUnfit;
            finding.arguments.push_back(fitFigure(*found.offered));
            finding.arguments.push_back(fitFigure(*found.needed));
        }
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace steelyard
