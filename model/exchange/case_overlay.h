#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"
#include "model/exchange/json_value.h"

namespace steelyard::exchange {

/// The dossier with `values` laid over it, in order; the given one stays as it is.
///
/// A path is a JSON Pointer (RFC 6901) whose array steps are ids. A key that the schema allows but
/// the document lacks is added. Errors: PathNotFound, and those of `readProjectDocument`, with the
/// path of the value; but a figure that only fits no calculation is left to the evaluation, which
/// names it and lets the plans without it stand.
[[nodiscard]] Result<Dossier> overlaid(const Dossier &dossier,
                                       const std::vector<CaseValue> &values);

/// Writes the values of the document's cases as the schema has them at their paths: a number as a
/// number. What fits nowhere stays a text.
void giveCaseValuesTheirKind(JsonValue &document);

/// The project's case by id, or by its name in any language. Errors: UnknownCase.
[[nodiscard]] Result<ProjectCase> findCase(const Project &project, const QString &nameOrId);

} // namespace steelyard::exchange
