#pragma once

#include "model/base/finding.h"
#include "model/compare/dossier.h"
#include "model/quotes/offered_line.h"

namespace steelyard {

/// A quote line that offers a server, and what its check found, worst first.
struct OfferFit
{
    QuoteId quote = {};
    LineId line = {};
    LocalText quoteName = {};
    LocalText lineName = {};
    std::vector<sizing::FitFinding> findings = {};

    friend bool operator==(const OfferFit &, const OfferFit &) = default;
};

/// What the project's own site gives: its rack, and 42 units (EIA-310) where it does not say.
[[nodiscard]] sizing::SiteLimits siteLimits(const Project &project);

/// The server lines that plans of the project use, each once, held against themselves and the
/// sites of the plans that host them, by the project's own data sheets. No job is held against
/// them: that takes a layout search.
[[nodiscard]] std::vector<OfferFit> offerFits(const Dossier &dossier);

/// Its problems and warnings as findings of the comparison.
[[nodiscard]] std::vector<Finding> findingsOf(const OfferFit &fit);

} // namespace steelyard
