#pragma once

#include "model/compare/comparison.h"
#include "model/report/report_document.h"
#include "ui/text/number_format.h"

namespace steelyard::text {

// What a reader must know of the view that amounts are in.

/// How many months make one row of a table; the first begins with the project.
enum class PeriodLength
{
    Month,
    Quarter,
    Year
};

[[nodiscard]] QString label(PeriodLength length);

/// "present value at 8 % a year, first month in full"; of cash just that.
[[nodiscard]] QString viewText(const Comparison &comparison,
                               CostView view,
                               const NumberFormat &format);

/// What bought machines fetch by their age in months: "12: 0.65; 24: 0.38".
[[nodiscard]] QString residualScheduleText(const FinanceTerms &finance, const NumberFormat &format);

/// What a view that can't be shown lacks, and where to enter it; empty: nothing.
[[nodiscard]] QString viewGapText(const Comparison &comparison, CostView view);

/// The unit of amounts in `scale`, with the view that they are in unless that is cash:
/// "million USD, present value".
[[nodiscard]] QString amountUnit(const Comparison &comparison,
                                 AmountScale scale,
                                 const NumberFormat &format);

/// How the entries of one stream look in the view that is shown, for the derivation of its amount:
/// of one month (1 = the first), or of all; empty where they are as billed.
[[nodiscard]] QString viewedStreamText(const Comparison &comparison,
                                       const CostStream &stream,
                                       const NumberFormat &format,
                                       std::optional<int> month);

/// Plans × views: totals in cash, accounting and present value, equivalent annual cost and
/// levelised cost of a useful GPU-hour. What can't be told reads "—".
[[nodiscard]] ReportTable viewTable(const Comparison &comparison, const NumberFormat &format);

/// Categories × periods of one plan in the view that is shown, exact amounts.
[[nodiscard]] ReportTable periodTable(const Comparison &comparison,
                                      size_t plan,
                                      PeriodLength length,
                                      const NumberFormat &format);

/// Months of one period of a table, counted from 0; the last one may be short.
struct Period
{
    size_t first = 0;
    size_t end = 0;
};
[[nodiscard]] std::vector<Period> periodsOf(int months, PeriodLength length);

} // namespace steelyard::text

namespace steelyard {

template <>
inline constexpr std::array kEnumTexts<text::PeriodLength> = {
    EnumText<text::PeriodLength>{text::PeriodLength::Month, "month"},
    EnumText<text::PeriodLength>{text::PeriodLength::Quarter, "quarter"},
    EnumText<text::PeriodLength>{text::PeriodLength::Year, "year"},
};

} // namespace steelyard
