#include "ui/text/report_content.h"

#include "ui/text/comparison_text.h"
#include "ui/text/labels.h"
#include "ui/text/report_sections.h"

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
        .caption = ReportWords::tr("Hosted servers of hybrid plans"),
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
             countCell(split.optimalServers, format),
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
    ReportTable table{.caption =
                          ReportWords::tr("Plans over %n month(s)", nullptr, comparison.months),
                      .columns = {{.title = ReportWords::tr("Plan")},
                                  {.title = ReportWords::tr("Mode")},
                                  figure(ReportWords::tr("Total (%1)").arg(currency)),
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
    if (ReportTable splits = splitTable(comparison, format); !splits.rows.empty())
        section.blocks.push_back(std::move(splits));
    return section;
}

ReportSection monthsSection(const Comparison &comparison, const NumberFormat &format)
{
    ReportSection section{.title = ReportWords::tr("Cost by month")};
    for (size_t plan = 0; plan < comparison.plans.size(); ++plan)
        section.blocks.push_back(monthTable(comparison, plan, format));
    return section;
}

ReportDocument reportContent(const Comparison &comparison,
                             const Dossier &dossier,
                             const ReportStamp &stamp,
                             const NumberFormat &format)
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
                     monthsSection(comparison, format),
                     quotesSection(comparison, dossier, format),
                     assumptionsSection(comparison, dossier, format),
                     findingsSection(comparison, format),
                     derivationsSection(comparison, format)}};
    std::erase_if(document.sections,
                  [](const ReportSection &section) { return section.blocks.empty(); });
    return document;
}

} // namespace steelyard::text
