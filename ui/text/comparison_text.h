#pragma once

#include "model/compare/chart_spec.h"
#include "model/compare/comparison.h"
#include "ui/text/number_format.h"

#include <QString>

namespace steelyard::text {

// Sentences and charts made from a comparison, for screen and report alike.

/// The scale that suits all plans' totals.
[[nodiscard]] AmountScale totalScale(const Comparison &comparison, const NumberFormat &format);

/// "1,792.1 thousand USD", in the scale of all totals.
[[nodiscard]] QString amountWithUnit(const Comparison &comparison,
                                     MinorUnits amount,
                                     const NumberFormat &format);

/// "29 %", or "0.2 %" where a whole per cent would hide the difference.
[[nodiscard]] QString shareText(double share, const NumberFormat &format);

/// "The 5th server would be busy 24.7 % of the time, below the 43.6 % at which hosting pays."
[[nodiscard]] QString splitReason(const Comparison &comparison,
                                  const HybridSplit &split,
                                  const NumberFormat &format);

/// How many GPU-hours of deferrable work the plan lets wait, and what is left of its peak; empty:
/// none.
[[nodiscard]] QString shiftText(const Comparison &comparison,
                                const PlanResult &plan,
                                const NumberFormat &format);

/// One line why the plan wins or loses; for an incomplete one what is missing.
[[nodiscard]] QString planReason(const Comparison &comparison,
                                 size_t plan,
                                 const NumberFormat &format);

/// "From month 8", or "Not within 36 months", or why there is none.
[[nodiscard]] QString breakEvenText(const Comparison &comparison,
                                    size_t plan,
                                    const NumberFormat &format);

/// "Best", "Too close to call" or empty.
[[nodiscard]] QString badgeText(const Comparison &comparison, size_t plan);

/// The decision in one or two sentences, with amounts.
[[nodiscard]] QString decisionText(const Comparison &comparison, const NumberFormat &format);

/// "what if: 192 GPUs, 24 months"; empty while both sliders stand at the saved values.
[[nodiscard]] QString knobText(const Comparison &comparison, const NumberFormat &format);

/// "million USD · excl. VAT · 730 h months · 7.20 CNY/USD (2026-11-30)", then the moved sliders;
/// "calendar months from 2026-03-15" in place of the hours where they are real.
[[nodiscard]] QString basisText(const Comparison &comparison,
                                AmountScale scale,
                                const NumberFormat &format);

/// Stacked bars by category; `saved` (may be null) adds the pale totals.
[[nodiscard]] ChartSpec categoryChart(const Comparison &comparison,
                                      const Comparison *saved,
                                      const NumberFormat &format);

/// Cumulative lines from month 0, each crossing marked and named; `saved` (may be null) adds pale
/// lines. Where the saved case ends earlier, its values are NaN.
[[nodiscard]] ChartSpec cumulativeChart(const Comparison &comparison,
                                        const Comparison *saved,
                                        const NumberFormat &format);

/// How busy the 1st, 2nd ... server would be, against the share of hours from which on hosting one
/// costs less than renting by use, with the sentences that explain split and shifted work as its
/// title: of the cheapest plan if it is a hybrid, else of the first hybrid. Nothing: no plan has a
/// split.
[[nodiscard]] std::optional<ChartSpec> loadDurationChart(const Comparison &comparison,
                                                         const NumberFormat &format);

/// The stream's entry of one month (1 = the first), or the sum of all; 0 when it can't be told.
[[nodiscard]] MinorUnits streamAmount(const CostStream &stream, std::optional<int> month);

/// How the derivation of one stream reads: "12 servers × 17,520.00 USD/month × ... = ...", then
/// the source of each factor and the quote line. With `month` (1 = the first) of its entry alone,
/// which is said to be that of each of `alike` months from it on.
[[nodiscard]] QString derivationText(const Comparison &comparison,
                                     const CostStream &stream,
                                     const NumberFormat &format,
                                     std::optional<int> month = {},
                                     int alike = 1);

/// What stands for a cost that no stream is behind: covered by another price, unknown, or none.
[[nodiscard]] QString noStreamText(CategoryCost::State state);

} // namespace steelyard::text
