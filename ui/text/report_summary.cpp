#include "ui/text/capital_amount.h"
#include "ui/text/comparison_text.h"
#include "ui/text/error_text.h"
#include "ui/text/labels.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct SummaryWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportSummary)
};

using Style = ReportParagraph::Style;

ReportFigure::Tone toneOf(const Comparison &comparison, size_t plan)
{
    if (comparison.winner == plan)
        return ReportFigure::Tone::Best;
    return badgeText(comparison, plan).isEmpty() ? ReportFigure::Tone::Plain
                                                 : ReportFigure::Tone::Tied;
}

ReportFigure planFigure(const Comparison &comparison, size_t plan, const NumberFormat &format)
{
    const PlanResult &result = comparison.plans[plan];
    const AmountScale scale = totalScale(comparison, format);
    const QString currency = format.currencyName(comparison.currency);
    ReportFigure figure{
        .title = result.name.in(format.language()),
        .value = result.isComplete ? format.amount(result.total, comparison.currency, scale)
                                   : QString{kUnknown},
        .unit = SummaryWords::tr("%1 / %n month(s)", "unit of a total", comparison.months)
                    .arg(amountUnit(comparison, scale, format)),
        .badge = badgeText(comparison, plan),
        .tone = toneOf(comparison, plan)};
    if (result.perGpuHour && result.perUsefulGpuHour) {
        figure.lines.append(SummaryWords::tr("%1 %2 per GPU-hour")
                                .arg(format.unitPrice(result.perGpuHour->value()), currency));
        figure.lines.append(SummaryWords::tr("%1 %2 per useful GPU-hour")
                                .arg(format.unitPrice(result.perUsefulGpuHour->value()), currency));
    }
    figure.lines.append(planReason(comparison, plan, format));
    return figure;
}

/// Yuan in capitals, for the papers of a Chinese decision; empty otherwise. They state what is
/// paid, so that no other view has them.
QString capitalsText(const Comparison &comparison, const NumberFormat &format)
{
    if (format.language() != Language::Chinese || comparison.currency.code() != "CNY"_L1
        || comparison.finance.view != CostView::Cash || !comparison.winner)
        return {};
    return SummaryWords::tr("Total of %1 in capitals: %2", "plan, amount in Chinese capitals")
        .arg(comparison.plans[*comparison.winner].name.in(format.language()),
             u"人民币"_s + capitalAmount(comparison.plans[*comparison.winner].total));
}

/// Until when the used quotes hold: the nearest day; empty when none is stated.
QString deadlineText(const std::vector<UsedLine> &lines, QDate today, const NumberFormat &format)
{
    const UsedLine *nearest = nullptr;
    for (const UsedLine &used : lines) {
        const QDate until = used.revision->validUntil;
        if (until.isValid() && until >= today
            && (nearest == nullptr || until < nearest->revision->validUntil))
            nearest = &used;
    }
    if (nearest == nullptr)
        return {};
    return SummaryWords::tr("Decide by %1: until then quote \"%2\" is valid.")
        .arg(format.date(nearest->revision->validUntil),
             nearest->quote->name.orId(nearest->quote->id.text()).in(format.language()));
}

QString sourceText(const QuoteRevision &revision, const NumberFormat &format)
{
    QStringList parts;
    if (!revision.reference.isEmpty())
        parts.append(revision.reference);
    if (revision.date.isValid())
        parts.append(format.date(revision.date));
    // The whole source stands in the table of quotes.
    constexpr qsizetype kLongest = 60;
    if (revision.source.size() > kLongest)
        parts.append(revision.source.first(kLongest) + u'…');
    else if (!revision.source.isEmpty())
        parts.append(revision.source);
    return parts.isEmpty() ? SummaryWords::tr("source not stated") : parts.join(u", "_s);
}

QStringList keyAssumptions(const Comparison &comparison,
                           const std::vector<UsedLine> &lines,
                           const NumberFormat &format)
{
    constexpr size_t kMostLines = 4;
    QStringList bullets{
        SummaryWords::tr("Basis: %1.")
            .arg(basisText(comparison, totalScale(comparison, format), format)),
        SummaryWords::tr("Demand: up to %1 GPUs, %2 GPU-hours in %n month(s) from %3.",
                         nullptr,
                         comparison.months)
            .arg(format.whole(comparison.peakGpus),
                 format.number(comparison.demanded.value(), 0),
                 format.date(comparison.start)),
    };
    if (comparison.goodput)
        bullets.append(SummaryWords::tr("Goodput: %1.").arg(format.percent(*comparison.goodput)));
    for (const UsedLine &used : std::span{lines}.first(std::min(kMostLines, lines.size())))
        bullets.append(SummaryWords::tr("%1: %2 (%3)", "quote line, price, source")
                           .arg(used.line->name.orId(used.line->id.text()).in(format.language()),
                                linePriceText(used, format),
                                sourceText(*used.revision, format)));
    return bullets;
}

QStringList mainRisks(const Comparison &comparison, const NumberFormat &format)
{
    constexpr qsizetype kThree = 3;
    std::vector<const Finding *> findings;
    for (const Finding &finding : comparison.findings) {
        if (finding.severity != Severity::Info)
            findings.push_back(&finding);
    }
    std::ranges::stable_sort(findings, std::ranges::greater{}, &Finding::severity);
    QStringList risks;
    for (const Finding *finding : findings) {
        const QString risk = findingText(*finding, format);
        if (risks.size() < kThree && !risks.contains(risk))
            risks.append(risk);
    }
    return risks;
}

void appendBullets(ReportSection &section, const QString &lead, const QStringList &bullets)
{
    if (bullets.isEmpty())
        return;
    section.blocks.push_back(ReportParagraph{Style::Lead, lead});
    for (const QString &bullet : bullets)
        section.blocks.push_back(ReportParagraph{Style::Bullet, bullet});
}

} // namespace

ReportSection summarySection(const Comparison &comparison,
                             const Dossier &dossier,
                             const ReportStamp &stamp,
                             const NumberFormat &format)
{
    const std::vector<UsedLine> lines = usedLines(comparison, dossier);
    ReportSection section{.title = SummaryWords::tr("Decision")};
    section.blocks.push_back(ReportParagraph{Style::Lead, decisionText(comparison, format)});
    for (const QString &line :
         {capitalsText(comparison, format),
          deadlineText(lines, stamp.printedAt.toLocalTime().date(), format)}) {
        if (!line.isEmpty())
            section.blocks.push_back(ReportParagraph{Style::Body, line});
    }

    std::vector<ReportFigure> figures;
    for (size_t plan = 0; plan < comparison.plans.size(); ++plan)
        figures.push_back(planFigure(comparison, plan, format));
    section.blocks.push_back(std::move(figures));
    section.blocks.push_back(categoryChart(comparison, nullptr, format));
    section.blocks.push_back(cumulativeChart(comparison, nullptr, format));

    appendBullets(section, SummaryWords::tr("Main risks"), mainRisks(comparison, format));
    appendBullets(
        section, SummaryWords::tr("Key assumptions"), keyAssumptions(comparison, lines, format));
    section.blocks.push_back(
        ReportParagraph{Style::Note,
                        SummaryWords::tr("Prepared: ____________   Reviewed: ____________   "
                                         "Approved: ____________   Date: ____________")});
    return section;
}

} // namespace steelyard::text
