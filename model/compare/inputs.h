#pragma once

#include "model/base/result.h"
#include "model/compare/comparison.h"
#include "model/compare/dossier.h"

#include <memory>

namespace steelyard {

/// Immutable, validated inputs of one evaluation: here all checks end.
///
/// Opaque on purpose: a Dossier whose references are resolved, with the demand laid out.
class Inputs;

/// Checks `dossier` under `knobs` and resolves it. `today` decides what has expired.
///
/// The case must already be laid over the dossier (`exchange/case_overlay.h`); `shownCase` only
/// names it in the result. Errors: NoPlans, NoDemand, BadHorizon, BadGpuCount, BadValue.
/// A figure outside its limits that belongs to some plans only, as well as what is merely odd or
/// missing, becomes a Finding of the comparison; what needs that figure is absent.
[[nodiscard]] Result<std::shared_ptr<const Inputs>> makeInputs(const Dossier &dossier,
                                                               const Knobs &knobs,
                                                               QDate today,
                                                               const CaseId &shownCase = {});

/// The costs of all plans. Total and pure: safe on any thread.
[[nodiscard]] Comparison evaluate(const Inputs &inputs);

} // namespace steelyard
