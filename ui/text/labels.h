#pragma once

#include "model/base/finding.h"
#include "model/catalog/gpu_model.h"
#include "model/compare/comparison.h"
#include "model/compare/project.h"
#include "model/quotes/quote_line.h"

#include <QString>

namespace steelyard::text {

// The word for each value of an enum, in the installed translation.

[[nodiscard]] QString label(CostCategory category);
[[nodiscard]] QString label(PriceUnit unit);
[[nodiscard]] QString label(LineKind kind);
[[nodiscard]] QString label(TaxBasis basis);
[[nodiscard]] QString label(PlanMode mode);
[[nodiscard]] QString label(SupplyKind kind);
[[nodiscard]] QString label(VatTreatment treatment);
[[nodiscard]] QString label(Confidence confidence);
[[nodiscard]] QString label(RowOrigin origin);
[[nodiscard]] QString label(StreamKind kind);
[[nodiscard]] QString label(FactorName name);
[[nodiscard]] QString label(AbsenceReason reason);
[[nodiscard]] QString label(Severity severity);
/// The words for an assumption's key, and for its unit.
[[nodiscard]] QString assumptionLabel(const QString &key);
[[nodiscard]] QString unitLabel(const QString &unit);
/// Where a figure is from; the sources of the program's own defaults are translated.
[[nodiscard]] QString sourceLabel(const QString &source);

} // namespace steelyard::text
