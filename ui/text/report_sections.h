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
/// The job behind the demand: answer, layout, memory, surroundings and the offered server.
[[nodiscard]] ReportSection sizingSection(const SizingAnswer &answer, const NumberFormat &format);
/// How each figure of the job came about, and which layouts were turned down.
[[nodiscard]] ReportSection sizingCalculations(const SizingAnswer &answer,
                                               const NumberFormat &format);
/// One table per plan.
[[nodiscard]] ReportSection periodsSection(const Comparison &comparison,
                                           PeriodLength length,
                                           const NumberFormat &format);
/// What goes to which vendor when, of each plan with a quote that states it; no blocks when there
/// is none.
[[nodiscard]] ReportSection paymentsSection(const Comparison &comparison,
                                            const NumberFormat &format);
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
/// What is wrong with the servers that plans use, and what to ask their vendors, in Chinese and in
/// English; no blocks when there is nothing.
[[nodiscard]] ReportSection offersSection(const Comparison &comparison, const NumberFormat &format);
/// How each cost came about, factor by factor.
[[nodiscard]] ReportSection derivationsSection(const Comparison &comparison,
                                               const NumberFormat &format);

/// What is asked for, by step or by month; where work may wait, the demand with it shifted too.
[[nodiscard]] std::vector<ReportTable> demandTables(const Comparison &comparison,
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

/// Each used line once, in the order of plans, of their layers and of their services.
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
