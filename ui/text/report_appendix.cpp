#include "model/compare/unit_rate.h"
#include "ui/text/comparison_text.h"
#include "ui/text/error_text.h"
#include "ui/text/labels.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct AppendixWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportAppendix)
};

const SupplyLayer *findLayer(const Dossier &dossier, const PlanId &plan, const LayerId &layer)
{
    for (const Plan &candidate : dossier.project.plans) {
        if (candidate.id != plan)
            continue;
        const auto found = std::ranges::find(candidate.supply, layer, &SupplyLayer::id);
        return found == candidate.supply.end() ? nullptr : &*found;
    }
    return nullptr;
}

/// The revision that the comparison used, or the newest.
const QuoteRevision &revisionOf(const Quote &quote, int number)
{
    const auto found = std::ranges::find(quote.revisions, number, &QuoteRevision::number);
    return found == quote.revisions.end() ? quote.newest() : *found;
}

/// `Use` is a LayerUse or a ServiceUse. Nothing: the dossier lacks the line.
template <typename Use>
std::optional<UsedLine> usedLine(const Dossier &dossier, const Use &use)
{
    const auto quote = std::ranges::find(dossier.quotes, use.quote, &Quote::id);
    if (quote == dossier.quotes.end() || quote->revisions.empty())
        return std::nullopt;
    const QuoteRevision &revision = revisionOf(*quote, use.quoteRevision);
    const auto line = std::ranges::find(revision.lines, use.line, &QuoteLine::id);
    if (line == revision.lines.end())
        return std::nullopt;
    return UsedLine{.quote = &*quote, .revision = &revision, .line = &*line};
}

void addOnce(std::vector<UsedLine> &lines, const std::optional<UsedLine> &used)
{
    if (!used)
        return;
    const bool isKnown = std::ranges::any_of(lines, [&](const UsedLine &known) {
        return known.line == used->line && known.price == used->price;
    });
    if (!isKnown)
        lines.push_back(*used);
}

QString vendorName(const Dossier &dossier, const VendorId &id, Language language)
{
    const auto found = std::ranges::find(dossier.vendors, id, &Vendor::id);
    return found == dossier.vendors.end() ? id.text() : found->name.in(language);
}

QString orUnknown(const QString &text)
{
    return text.isEmpty() ? QString{kUnknown} : text;
}

ReportCell changeCell(const ExchangeRate &rate, const NumberFormat &format)
{
    if (!rate.changePerYear)
        return textCell(AppendixWords::tr("stays", "an exchange rate"));
    return {.text = format.percent(rate.changePerYear->toDouble(), 2),
            .number = rate.changePerYear->toDouble(),
            .exact = rate.changePerYear->toText()};
}

ReportTable rateTable(const Comparison &comparison, const NumberFormat &format)
{
    ReportTable table{.caption = AppendixWords::tr("Exchange rates"),
                      .columns = {{.title = AppendixWords::tr("From", "currency")},
                                  {.title = AppendixWords::tr("To", "currency")},
                                  {AppendixWords::tr("Rate"), ColumnAlignment::End},
                                  {.title = AppendixWords::tr("Date")},
                                  {AppendixWords::tr("From month"), ColumnAlignment::End},
                                  {AppendixWords::tr("Change a year"), ColumnAlignment::End},
                                  {.title = AppendixWords::tr("Source")}}};
    for (const ExchangeRate &rate : comparison.ratesUsed)
        table.rows.push_back({textCell(rate.from.code()),
                              textCell(rate.to.code()),
                              ReportCell{.text = format.decimal(rate.rate),
                                         .number = rate.rate.toDouble(),
                                         .exact = rate.rate.toText()},
                              textCell(format.date(rate.date)),
                              countCell(firstMonthOf(comparison, rate), format),
                              changeCell(rate, format),
                              textCell(orUnknown(rate.source))});
    return table;
}

QString bandText(const Assumption &assumption, const NumberFormat &format)
{
    if (!assumption.low && !assumption.high)
        return QString{kUnknown};
    const auto end = [&](const std::optional<Decimal> &value) {
        return value ? format.decimal(*value) : QString{kUnknown};
    };
    return AppendixWords::tr("%1 to %2", "low and high of an assumption")
        .arg(end(assumption.low), end(assumption.high));
}

ReportTable assumptionTable(const Comparison &comparison, const NumberFormat &format)
{
    ReportTable table{.caption = AppendixWords::tr("Assumptions"),
                      .columns = {{.title = AppendixWords::tr("Group", "of assumptions")},
                                  {.title = AppendixWords::tr("Assumption")},
                                  {AppendixWords::tr("Value"), ColumnAlignment::End},
                                  {.title = AppendixWords::tr("Unit")},
                                  {AppendixWords::tr("Range"), ColumnAlignment::End},
                                  {.title = AppendixWords::tr("From", "origin of an assumption")},
                                  {.title = AppendixWords::tr("Source")}}};
    for (const UsedAssumption &used : comparison.assumptions) {
        const Assumption &assumption = used.assumption;
        table.rows.push_back(
            {textCell(label(groupOf(used.key))),
             textCell(assumptionLabel(used.key)),
             ReportCell{.text = format.decimal(assumption.value),
                        .number = assumption.value.toDouble(),
                        .exact = assumption.value.toText()},
             textCell(unitLabel(assumption.unit)),
             textCell(bandText(assumption, format)),
             textCell(used.isDefault ? AppendixWords::tr("default") : AppendixWords::tr("project")),
             textCell(orUnknown(sourceLabel(assumption.source)))});
    }
    if (!comparison.finance.residualSchedule.empty())
        table.rows.push_back({textCell(label(AssumptionGroup::Hardware)),
                              textCell(assumptionLabel(u"residual_schedule"_s)),
                              textCell(residualScheduleText(comparison.finance, format)),
                              textCell(unitLabel(u"ratio"_s)),
                              textCell(kUnknown),
                              textCell(AppendixWords::tr("project")),
                              textCell(orUnknown(comparison.finance.residualSource))});
    for (const CountedAs &counted : comparison.countedAs)
        table.rows.push_back(
            {textCell(kUnknown),
             textCell(AppendixWords::tr("One %1 counts as", "accelerator").arg(counted.offered)),
             ReportCell{.text = format.decimal(counted.as.factor),
                        .number = counted.as.factor.toDouble(),
                        .exact = counted.as.factor.toText()},
             textCell(counted.as.accelerator),
             textCell(kUnknown),
             textCell(AppendixWords::tr("project")),
             textCell(orUnknown(counted.as.reason))});
    return table;
}

std::vector<ReportCell> quoteRow(const UsedLine &used,
                                 const Dossier &dossier,
                                 const NumberFormat &format)
{
    const Language language = format.language();
    return {textCell(vendorName(dossier, used.quote->vendor, language)),
            textCell(used.line->name.orId(used.line->id.text()).in(language)),
            textCell(linePriceText(used, format)),
            textCell(label(used.line->taxBasis)),
            textCell(orUnknown(used.revision->reference)),
            textCell(format.date(used.revision->date)),
            textCell(format.date(used.revision->validUntil)),
            textCell(orUnknown(used.revision->source))};
}

} // namespace

std::vector<UsedLine> usedLines(const Comparison &comparison, const Dossier &dossier)
{
    std::vector<UsedLine> lines;
    for (const PlanResult &plan : comparison.plans) {
        for (const LayerUse &use : plan.layers) {
            std::optional<UsedLine> used = usedLine(dossier, use);
            const SupplyLayer *layer = findLayer(dossier, plan.plan, use.layer);
            if (used && layer != nullptr)
                used->price = layer->price;
            addOnce(lines, used);
        }
        for (const ServiceUse &use : plan.services)
            addOnce(lines, usedLine(dossier, use));
    }
    return lines;
}

QString linePriceText(const UsedLine &line, const NumberFormat &format)
{
    const std::optional<Decimal> price = line.price ? line.price : line.line->price;
    if (!price)
        return line.line->kind == LineKind::Quoted ? QString{kUnknown} : label(line.line->kind);
    const QString amount = format.money({*price, line.line->currency});
    const QString unit = label(line.line->unit);
    if (line.line->baseQuantity == Decimal{1})
        return AppendixWords::tr("%1 per %2", "price, unit").arg(amount, unit);
    return AppendixWords::tr("%1 per %2 × %3", "price, number, unit")
        .arg(amount, format.decimal(line.line->baseQuantity), unit);
}

ReportSection quotesSection(const Comparison &comparison,
                            const Dossier &dossier,
                            const NumberFormat &format)
{
    ReportTable table{.caption = AppendixWords::tr("Prices used, as quoted"),
                      .columns = {{.title = AppendixWords::tr("Vendor")},
                                  {.title = AppendixWords::tr("Item")},
                                  {.title = AppendixWords::tr("Price")},
                                  {.title = AppendixWords::tr("Tax basis")},
                                  {.title = AppendixWords::tr("Number")},
                                  {.title = AppendixWords::tr("Date")},
                                  {.title = AppendixWords::tr("Valid until")},
                                  {.title = AppendixWords::tr("Source")}}};
    for (const UsedLine &used : usedLines(comparison, dossier))
        table.rows.push_back(quoteRow(used, dossier, format));
    if (table.rows.empty())
        return {};
    return {.title = AppendixWords::tr("Quotes"), .blocks = {std::move(table)}};
}

ReportSection assumptionsSection(const Comparison &comparison,
                                 const Dossier &dossier,
                                 const NumberFormat &format)
{
    ReportSection section{.title = AppendixWords::tr("Assumptions")};
    if (dossier.project.job && !dossier.project.job->measuredSource.isEmpty())
        section.blocks.push_back(
            ReportParagraph{.text = AppendixWords::tr("Throughput measured: %1")
                                        .arg(dossier.project.job->measuredSource)});
    for (ReportTable &table : demandTables(comparison, format))
        section.blocks.push_back(std::move(table));
    if (!comparison.ratesUsed.empty())
        section.blocks.push_back(rateTable(comparison, format));
    if (!comparison.assumptions.empty() || !comparison.countedAs.empty())
        section.blocks.push_back(assumptionTable(comparison, format));
    return section;
}

ReportSection findingsSection(const Comparison &comparison, const NumberFormat &format)
{
    ReportSection section{.title = AppendixWords::tr("Findings")};
    if (comparison.findings.empty())
        return section;
    ReportTable table{.caption = AppendixWords::tr("What the program remarks on"),
                      .columns = {{.title = AppendixWords::tr("Severity")},
                                  {.title = AppendixWords::tr("Finding")}}};
    for (const Finding &finding : comparison.findings) {
        std::vector<ReportCell> row{textCell(label(finding.severity)),
                                    textCell(findingText(finding, format))};
        // Several plans may give rise to the same remark.
        if (std::ranges::find(table.rows, row) == table.rows.end())
            table.rows.push_back(std::move(row));
    }
    section.blocks.push_back(std::move(table));
    return section;
}

ReportSection derivationsSection(const Comparison &comparison, const NumberFormat &format)
{
    ReportTable table{.caption = AppendixWords::tr("How each cost came about"),
                      .columns = {{.title = AppendixWords::tr("Plan")},
                                  {.title = AppendixWords::tr("Calculation")}}};
    for (const PlanResult &plan : comparison.plans) {
        for (const CostStream &stream : plan.streams)
            table.rows.push_back({textCell(plan.name.in(format.language())),
                                  textCell(derivationText(comparison, stream, format))});
    }
    return {.title = AppendixWords::tr("Calculations"), .blocks = {std::move(table)}};
}

} // namespace steelyard::text
