#pragma once

#include "model/compare/comparison.h"
#include "model/compare/dossier.h"
#include "model/report/report_document.h"
#include "ui/text/cost_views.h"
#include "ui/text/number_format.h"
#include "ui/text/sizing_answer.h"

namespace steelyard::text {

/// Who and when, printed on the report.
struct ReportStamp
{
    QDateTime printedAt = {};
    QString programVersion = {};
    /// The snapshot that is reported on, and when it was taken; empty: the project as it is.
    QString snapshot = {};
    QDateTime takenAt = {};
};

/// Plans × figures: total, unit costs, break-even, verdict and reason.
[[nodiscard]] ReportTable planTable(const Comparison &comparison, const NumberFormat &format);

/// Pinned and best number of servers of the hybrid plans; no rows when no plan is split.
[[nodiscard]] ReportTable splitTable(const Comparison &comparison, const NumberFormat &format);

/// Plans × categories, with a total column and the difference rows to the cheapest plan.
[[nodiscard]] ReportTable categoryTable(const Comparison &comparison, const NumberFormat &format);

/// The whole report: summary page first, then results, the sized job, tables by period, payments,
/// quotes, assumptions with sources, findings, and how the figures came about. Each plan's cost
/// stands in a table with one row per period of `length`. `sizing`: the answer to the project's
/// job; nothing: it has none.
[[nodiscard]] ReportDocument reportContent(const Comparison &comparison,
                                           const Dossier &dossier,
                                           const ReportStamp &stamp,
                                           const NumberFormat &format,
                                           PeriodLength length = PeriodLength::Month,
                                           const std::optional<SizingAnswer> &sizing = {});

} // namespace steelyard::text
