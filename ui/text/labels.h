#pragma once

#include "model/base/finding.h"
#include "model/catalog/gpu_model.h"
#include "model/compare/assumption_keys.h"
#include "model/compare/comparison.h"
#include "model/compare/project.h"
#include "model/compare/site_terms.h"
#include "model/quotes/quote_line.h"
#include "model/quotes/use_commitment.h"

#include <QString>

namespace steelyard::text {

// The word for each value of an enum, in the installed translation.

[[nodiscard]] QString label(CostCategory category);
[[nodiscard]] QString label(PriceUnit unit);
[[nodiscard]] QString label(LineKind kind);
[[nodiscard]] QString label(TaxBasis basis);
[[nodiscard]] QString label(TierMode mode);
[[nodiscard]] QString label(PlanMode mode);
[[nodiscard]] QString label(SupplyKind kind);
[[nodiscard]] QString label(VatTreatment treatment);
[[nodiscard]] QString label(Confidence confidence);
[[nodiscard]] QString label(RowOrigin origin);
[[nodiscard]] QString label(StreamKind kind);
[[nodiscard]] QString label(FactorName name);
[[nodiscard]] QString label(AbsenceReason reason);
[[nodiscard]] QString label(Severity severity);
[[nodiscard]] QString label(CostView view);
[[nodiscard]] QString label(Discounting discounting);
[[nodiscard]] QString label(RateBasis basis);
[[nodiscard]] QString label(DepreciationMethod method);
[[nodiscard]] QString label(PaymentEvent event);
[[nodiscard]] QString label(tco::Settlement settlement);
[[nodiscard]] QString label(FinancingKind kind);
[[nodiscard]] QString label(RunUnit unit);
[[nodiscard]] QString label(tco::RefundRule rule);
[[nodiscard]] QString label(TermGroup group);
[[nodiscard]] QString label(AssumptionGroup group);
[[nodiscard]] QString label(PowerMetering metering);
[[nodiscard]] QString label(tco::BandwidthRule rule);
[[nodiscard]] QString label(tco::GigabyteBase base);
[[nodiscard]] QString label(tco::TariffPeriod period);
/// One letter (in Chinese one character) for the same, where colour alone would not do.
[[nodiscard]] QString periodLetter(tco::TariffPeriod period);
[[nodiscard]] QString label(tco::ProfileEnd end);
/// The words for the key of an assumption or of a site's term, and for its unit.
[[nodiscard]] QString assumptionLabel(const QString &key);
[[nodiscard]] QString unitLabel(const QString &unit);
/// Where a figure is from; the sources of the program's own defaults are translated.
[[nodiscard]] QString sourceLabel(const QString &source);

} // namespace steelyard::text
