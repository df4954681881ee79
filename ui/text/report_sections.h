#pragma once

#include "model/report/report_document.h"
#include "ui/text/report_content.h"

namespace steelyard::text {

// The sections of the report, in their order, and the cells they are made of.

/// The page for whoever decides: decision, amounts, charts, key assumptions, risks, signatures.
[[nodiscard]] ReportSection summarySection(const Comparison &comparison,
                                           const Dossier &dossier,
                                           const ReportStamp &stamp,
                                           const NumberFormat &format);
/// All plans in figures, and how hybrid plans are split.
[[nodiscard]] ReportSection resultsSection(const Comparison &comparison,
                                           const NumberFormat &format);
/// One table per plan.
[[nodiscard]] ReportSection monthsSection(const Comparison &comparison, const NumberFormat &format);
/// The quote lines that the plans use, with number, dates and source.
[[nodiscard]] ReportSection quotesSection(const Comparison &comparison,
                                          const Dossier &dossier,
                                          const NumberFormat &format);
/// Demand, exchange rates and assumptions with their sources.
[[nodiscard]] ReportSection assumptionsSection(const Comparison &comparison,
                                               const Dossier &dossier,
                                               const NumberFormat &format);
/// What a person should look at; no blocks when there is nothing.
[[nodiscard]] ReportSection findingsSection(const Comparison &comparison,
                                            const NumberFormat &format);
/// How each cost came about, factor by factor.
[[nodiscard]] ReportSection derivationsSection(const Comparison &comparison,
                                               const NumberFormat &format);

/// A quote line that at least one plan uses.
struct UsedLine
{
    const Quote *quote = nullptr;
    const QuoteRevision *revision = nullptr;
    const QuoteLine *line = nullptr;
    /// The price a case put in the line's place; nothing: the line's own.
    std::optional<Decimal> price = {};
};

/// Each used line once, in the order of plans and layers.
[[nodiscard]] std::vector<UsedLine> usedLines(const Comparison &comparison, const Dossier &dossier);

/// "6.88 USD per GPU-hour", or "—".
[[nodiscard]] QString linePriceText(const UsedLine &line, const NumberFormat &format);

[[nodiscard]] ReportCell textCell(const QString &text);
/// An amount in `scale`, with the exact figure for files.
[[nodiscard]] ReportCell amountCell(MinorUnits value,
                                    Currency currency,
                                    AmountScale scale,
                                    const NumberFormat &format);
/// A figure per unit; "—" when there is none.
[[nodiscard]] ReportCell unitPriceCell(const std::optional<PricePerGpuHour> &price,
                                       const NumberFormat &format);
[[nodiscard]] ReportCell countCell(qint64 value, const NumberFormat &format);

} // namespace steelyard::text
