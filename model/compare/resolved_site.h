#pragma once

#include "model/compare/resolved_plan.h"

namespace steelyard {

/// The plan's site, else the project's, else the first; null when there is none.
[[nodiscard]] const Site *siteOf(const Project &project, const Plan &plan);

/// `start` is the project's first day, by which its months find theirs in a tariff.
[[nodiscard]] ResolvedSite resolveSite(const Site &site, const FxTable &rates, QDate start);

/// The site of a plan that has none: every figure is missing.
[[nodiscard]] ResolvedSite unknownSite(const LocalText &planName, const PlanId &plan);

/// What the part of the site costs can't be told, for this reason.
void leaveOut(ResolvedSite &site, SitePart part, const Missing &reason);

/// Why a figure of the site is missing. `field` is its stored name ("rack_price").
[[nodiscard]] Missing missingFigure(const ResolvedSite &site, const QString &field);

} // namespace steelyard
