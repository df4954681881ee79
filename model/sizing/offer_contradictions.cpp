#include "model/sizing/offer_contradictions.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard::sizing {

namespace {

/// Adds a warning where both numbers are known and more than rounding apart.
void addUnlike(std::vector<FitFinding> &findings,
               FitRule rule,
               std::optional<double> said,
               std::optional<double> known,
               std::string_view source)
{
    constexpr double kRounding = 0.01;
    if (said && known && std::abs(*said - *known) > *known * kRounding)
        findings.push_back({.rule = rule,
                            .verdict = FitVerdict::Warning,
                            .offered = said,
                            .needed = known,
                            .source = source});
}

std::optional<double> installedWatts(const std::optional<PowerSupplies> &supplies)
{
    if (!supplies)
        return {};
    return supplies->count * supplies->watts;
}

/// Bridges between neighbours are ordered with a card; a switch is part of its board.
bool hasOtherLink(const ServerOffer &words, const ServerOffer &sheet)
{
    return words.link && sheet.link
        && (*words.link == GpuLink::Switched) != (*sheet.link == GpuLink::Switched);
}

} // namespace

std::vector<FitFinding> contradictions(const ServerOffer &words, const ServerOffer &sheet)
{
    constexpr std::string_view kSheet = "the vendor's words against the catalogue's data sheet";

    std::vector<FitFinding> findings;
    addUnlike(findings, FitRule::GpusAgainstSheet, words.gpus, sheet.gpus, kSheet);
    addUnlike(
        findings, FitRule::GpuMemoryAgainstSheet, words.gpuMemoryGb, sheet.gpuMemoryGb, kSheet);
    if (hasOtherLink(words, sheet))
        findings.push_back(
            {.rule = FitRule::LinkAgainstSheet, .verdict = FitVerdict::Warning, .source = kSheet});
    addUnlike(findings,
              FitRule::SuppliesAgainstSheet,
              installedWatts(words.supplies),
              installedWatts(sheet.supplies),
              kSheet);
    addUnlike(findings, FitRule::UnitsAgainstSheet, words.rackUnits, sheet.rackUnits, kSheet);
    return findings;
}

std::vector<FitFinding> printedContradictions(const ServerOffer &offer, const SiteLimits &site)
{
    // US BIS, 88 FR 73458 (25 October 2023): ECCN 3A090.a.1.
    constexpr double kLicensedFrom = 4'800.0;

    std::vector<FitFinding> findings;
    if (offer.pcieGeneration && offer.processorPcieGeneration
        && *offer.pcieGeneration > *offer.processorPcieGeneration)
        findings.push_back({.rule = FitRule::ProcessorPcie,
                            .verdict = FitVerdict::Warning,
                            .offered = *offer.pcieGeneration,
                            .needed = *offer.processorPcieGeneration,
                            .source = "data sheet of the processors"});
    if (offer.powerRows)
        addUnlike(findings,
                  FitRule::PowerRows,
                  offer.powerRows->sum,
                  offer.powerRows->total,
                  "a total is the sum of its rows");
    if (offer.processingPerformance && site.destination == Destination::Licensed
        && *offer.processingPerformance >= kLicensedFrom)
        findings.push_back(
            {.rule = FitRule::ExportLicence,
             .verdict = FitVerdict::Problem,
             .offered = offer.processingPerformance,
             .needed = kLicensedFrom,
             .source = "US BIS, 88 FR 73458 (25 October 2023), ECCN 3A090: dense TFLOPS × bits"});
    return findings;
}

void sortFindings(std::vector<FitFinding> &findings)
{
    std::ranges::stable_sort(findings, {}, [](const FitFinding &finding) {
        return std::pair{finding.verdict, finding.rule};
    });
}

} // namespace steelyard::sizing
