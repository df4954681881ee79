#include "ui/text/report_content.h"

#include "ui/text/comparison_text.h"
#include "ui/text/labels.h"
#include "ui/text/payment_table.h"
#include "ui/text/report_sections.h"
#include "ui/text/return_table.h"
#include "ui/text/threshold_table.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportContent)
};

/// What the report shows and when it was printed: "Base · what if: 192 GPUs · printed …".
QString subtitleText(const Comparison &comparison,
                     const ReportStamp &stamp,
                     const NumberFormat &format)
{
    const QString caseName = comparison.caseName.in(format.language());
    QStringList parts;
    if (!stamp.snapshot.isEmpty())
        parts.append(ReportWords::tr("Snapshot \"%1\" of %2", "name, date and time")
                         .arg(stamp.snapshot, format.dateTime(stamp.takenAt)));
    parts.append(caseName.isEmpty() ? ReportWords::tr("Base")
                                    : ReportWords::tr("Case: %1").arg(caseName));
    if (const QString moved = knobText(comparison, format); !moved.isEmpty())
        parts.append(moved);
    parts.append(ReportWords::tr("printed %1").arg(format.dateTime(stamp.printedAt)));
    return parts.join(u" · "_s);
}

} // namespace

ReportTable splitTable(const Comparison &comparison, const NumberFormat &format)
{
    ReportTable table{
        .caption = comparison.finance.view == CostView::Cash
            ? ReportWords::tr("Hosted servers of hybrid plans")
            : ReportWords::tr("Hosted servers of hybrid plans, chosen by cash"),
        .columns = {
            {.title = ReportWords::tr("Plan")},
            {ReportWords::tr("Servers"), ColumnAlignment::End},
            {ReportWords::tr("Best number"), ColumnAlignment::End},
            {ReportWords::tr("Total with it (%1)").arg(format.currencyName(comparison.currency)),
             ColumnAlignment::End},
            {.title = ReportWords::tr("Reason")}}};
    for (const PlanResult &plan : comparison.plans) {
        if (!plan.split)
            continue;
        const HybridSplit &split = *plan.split;
        table.rows.push_back(
            {textCell(plan.name.in(format.language())),
             countCell(split.servers, format),
             split.optimalTotal ? countCell(split.optimalServers, format)
                                : textCell(QString{kUnknown}),
             split.optimalTotal
                 ? amountCell(*split.optimalTotal, comparison.currency, AmountScale::Units, format)
                 : textCell(QString{kUnknown}),
             textCell(splitReason(comparison, split, format))});
    }
    return table;
}

ReportTable planTable(const Comparison &comparison, const NumberFormat &format)
{
    const QString currency = format.currencyName(comparison.currency);
    const auto figure = [](const QString &title) {
        return ReportColumn{title, ColumnAlignment::End};
    };
    ReportTable table{
        .caption = ReportWords::tr("Plans over %n month(s)", nullptr, comparison.months),
        .columns = {{.title = ReportWords::tr("Plan")},
                    {.title = ReportWords::tr("Mode")},
                    figure(ReportWords::tr("Total (%1)")
                               .arg(amountUnit(comparison, AmountScale::Units, format))),
                    figure(ReportWords::tr("%1/GPU-hour").arg(currency)),
                    figure(ReportWords::tr("%1/useful GPU-hour").arg(currency)),
                    {.title = ReportWords::tr("Break-even")},
                    {.title = ReportWords::tr("Verdict")},
                    {.title = ReportWords::tr("Reason")}}};
    for (size_t i = 0; i < comparison.plans.size(); ++i) {
        const PlanResult &plan = comparison.plans[i];
        table.rows.push_back({textCell(plan.name.in(format.language())),
                              textCell(label(plan.mode)),
                              plan.isComplete ? amountCell(
                                  plan.total, comparison.currency, AmountScale::Units, format)
                                              : textCell(QString{kUnknown}),
                              unitPriceCell(plan.perGpuHour, format),
                              unitPriceCell(plan.perUsefulGpuHour, format),
                              textCell(breakEvenText(comparison, i, format)),
                              textCell(badgeText(comparison, i)),
                              textCell(planReason(comparison, i, format))});
    }
    return table;
}

ReportSection resultsSection(const Comparison &comparison, const NumberFormat &format)
{
    ReportSection section{.title = ReportWords::tr("Results"), .startsPage = true};
    section.blocks.push_back(planTable(comparison, format));
    section.blocks.push_back(categoryTable(comparison, format));
    section.blocks.push_back(viewTable(comparison, format));
    if (const QString gap = viewGapText(comparison, CostView::PresentValue); !gap.isEmpty())
        section.blocks.push_back(ReportParagraph{ReportParagraph::Style::Note, gap});
    if (ReportTable returns = returnTable(comparison, format); !returns.rows.empty())
        section.blocks.push_back(std::move(returns));
    if (ReportTable thresholds = thresholdTable(comparison, format); !thresholds.rows.empty())
        section.blocks.push_back(std::move(thresholds));
    if (ReportTable loans = financingTable(comparison, format); !loans.rows.empty())
        section.blocks.push_back(std::move(loans));
    if (ReportTable splits = splitTable(comparison, format); !splits.rows.empty())
        section.blocks.push_back(std::move(splits));
    if (std::optional<ChartSpec> chart = loadDurationChart(comparison, format))
        section.blocks.push_back(*std::move(chart));
    return section;
}

ReportSection periodsSection(const Comparison &comparison,
                             PeriodLength length,
                             const NumberFormat &format)
{
    const auto title = [length] {
        switch (length) {
        case PeriodLength::Month:
            return ReportWords::tr("Cost by month");
        case PeriodLength::Quarter:
            return ReportWords::tr("Cost by quarter");
        case PeriodLength::Year:
            return ReportWords::tr("Cost by year");
        }
        Q_UNREACHABLE();
    };
    ReportSection section{.title = title()};
    for (size_t plan = 0; plan < comparison.plans.size(); ++plan)
        section.blocks.push_back(periodTable(comparison, plan, length, format));
    return section;
}

ReportSection paymentsSection(const Comparison &comparison, const NumberFormat &format)
{
    ReportSection section{.title = ReportWords::tr("Payment calendar")};
    for (size_t plan = 0; plan < comparison.plans.size(); ++plan) {
        if (hasStatedTerms(comparison, plan))
            section.blocks.push_back(
                paymentTable(comparison, plan, ShownPayments::OfQuotes, format));
    }
    return section;
}

ReportDocument reportContent(const Comparison &comparison,
                             const Dossier &dossier,
                             const ReportStamp &stamp,
                             const NumberFormat &format,
                             PeriodLength length,
                             const std::optional<SizingAnswer> &sizing)
{
    const QString basis = basisText(comparison, totalScale(comparison, format), format);
    ReportDocument document{
        .title =
            ReportWords::tr("Comparison of offers: %1").arg(comparison.name.in(format.language())),
        .subtitle = subtitleText(comparison, stamp, format),
        .footer =
            ReportWords::tr("Steelyard %1 · %2", "version, basis").arg(stamp.programVersion, basis),
        .sections = {summarySection(comparison, dossier, stamp, format),
                     resultsSection(comparison, format),
                     sizing ? sizingSection(*sizing, format) : ReportSection{},
                     periodsSection(comparison, length, format),
                     paymentsSection(comparison, format),
                     quotesSection(comparison, dossier, format),
                     assumptionsSection(comparison, dossier, format),
                     findingsSection(comparison, format),
                     offersSection(comparison, format),
                     derivationsSection(comparison, format),
                     sizing ? sizingCalculations(*sizing, format) : ReportSection{}}};
    std::erase_if(document.sections,
                  [](const ReportSection &section) { return section.blocks.empty(); });
    return document;
}

} // namespace steelyard::text
