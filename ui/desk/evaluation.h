#pragma once

#include "model/base/result.h"
#include "model/compare/comparison.h"
#include "model/compare/dossier.h"
#include "model/compare/inputs.h"

namespace steelyard::desk {

/// What to evaluate beside the dossier itself.
struct EvaluationRequest
{
    /// Name or id of a case; empty: the base.
    QString caseName = {};
    /// Laid over the case, in order.
    std::vector<CaseValue> overrides = {};
    Knobs knobs = {};
    QDate today = {};
};

/// The dossier with the request's case and overrides laid over it. Thread: any.
[[nodiscard]] Result<Dossier> laidOver(const Dossier &dossier, const EvaluationRequest &request);

/// A comparison with the dossier that it was made from, all values laid over it.
struct Evaluation
{
    Dossier laidOver = {};
    Comparison comparison = {};
};

/// As `compare`, for who needs the dossier too. Thread: any.
[[nodiscard]] Result<Evaluation> evaluated(const Dossier &dossier,
                                           const EvaluationRequest &request);

/// Case, overrides, knobs, checks and costs in one step. Thread: any.
[[nodiscard]] Result<Comparison> compare(const Dossier &dossier, const EvaluationRequest &request);

} // namespace steelyard::desk
