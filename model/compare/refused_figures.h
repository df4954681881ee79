#pragma once

#include "model/compare/assumption_values.h"
#include "model/compare/dossier.h"
#include "model/compare/site_checks.h"
#include "model/compare/unit_rate.h"

#include <map>
#include <set>
#include <utility>

namespace steelyard {

/// The figures outside their limits that belong to some of a comparison only, and what can't be
/// told without them. Of quotes only the newest revision counts.
struct RefusedFigures
{
    /// Those of `InputChecks`, with the figure's path in the document.
    std::vector<Error> errors = {};
    /// What a line costs, in any plan.
    std::map<std::pair<QuoteId, LineId>, Missing> lines = {};
    std::map<std::pair<SiteId, SitePart>, Missing> siteParts = {};
    /// How many servers a plan has, and so all of it.
    std::map<PlanId, Missing> plans = {};
    std::map<std::pair<PlanId, LayerId>, Missing> layers = {};
    std::map<std::pair<PlanId, ServiceId>, Missing> services = {};
    /// What a cost is assumed by.
    std::map<AssumptionKey, Missing> assumptions = {};
    std::set<RateId> rates = {};
    bool hasBudget = false;
    bool hasResidualSchedule = false;

    /// Each error as a remark on the comparison.
    [[nodiscard]] std::vector<Finding> findings() const;
};

[[nodiscard]] RefusedFigures refusedFigures(const Dossier &dossier);

/// Leaves the refused figures out, so that nothing is computed with them; an assumption gets a
/// value in its place that keeps alive the costs that it enters, to be told as missing.
void leaveOut(Dossier &dossier, const RefusedFigures &refused);

/// The reason of what `key` names, or null.
template <typename Key>
[[nodiscard]] const Missing *reasonOf(const std::map<Key, Missing> &refused, const Key &key)
{
    const auto found = refused.find(key);
    return found == refused.end() ? nullptr : &found->second;
}

} // namespace steelyard
