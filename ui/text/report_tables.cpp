#include "ui/text/chart_categories.h"
#include "ui/text/comparison_text.h"
#include "ui/text/cost_views.h"
#include "ui/text/report_content.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <numeric>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportTables)
};

/// One plan's shown categories as costs, in the order of `kChartCategories`.
std::vector<CategoryCost> shownCosts(const PlanResult &plan)
{
    std::vector<CategoryCost> costs;
    for (const ChartRole category : kChartCategories)
        costs.push_back(chartCategoryCost(plan, category));
    return costs;
}

std::vector<MinorUnits> totalsOf(const std::vector<CategoryCost> &costs)
{
    std::vector<MinorUnits> totals;
    for (const CategoryCost &cost : costs)
        totals.push_back(cost.total);
    return totals;
}

/// What a cell says when it is no known amount; nothing: it is one.
std::optional<ReportCell> cellWithoutAmount(CategoryCost::State state)
{
    switch (state) {
    case CategoryCost::State::Known:
        return std::nullopt;
    case CategoryCost::State::Covered:
        return textCell(TableWords::tr("incl.", "another price covers this cost"));
    case CategoryCost::State::Nothing:
        return ReportCell{.text = u"0"_s, .number = 0.0, .exact = u"0"_s};
    case CategoryCost::State::Unknown:
        return textCell(QString{kUnknown});
    }
    Q_UNREACHABLE();
}

/// What every row of the category table needs.
struct TableContext
{
    Currency currency;
    AmountScale scale = AmountScale::Units;
    const NumberFormat &format;
};

ReportCell cellOf(MinorUnits shown, MinorUnits exact, const TableContext &context)
{
    ReportCell cell = amountCell(exact, context.currency, context.scale, context.format);
    cell.text = context.format.amount(shown, context.currency, context.scale);
    return cell;
}

std::vector<ReportCell> planRow(const PlanResult &plan, const TableContext &context)
{
    const std::vector<CategoryCost> costs = shownCosts(plan);
    const std::vector<MinorUnits> exact = totalsOf(costs);
    const std::vector<MinorUnits> shown =
        NumberFormat::roundedParts(exact, context.currency, context.scale);
    std::vector<ReportCell> row{textCell(plan.name.in(context.format.language()))};
    for (size_t i = 0; i < costs.size(); ++i)
        row.push_back(
            cellWithoutAmount(costs[i].state).value_or(cellOf(shown[i], exact[i], context)));
    row.push_back(plan.isComplete
                      ? amountCell(plan.total, context.currency, context.scale, context.format)
                      : textCell(QString{kUnknown}));
    return row;
}

/// `plan` less `best`: the difference of the shown figures, so that it adds up both ways.
std::vector<ReportCell> differenceRow(const PlanResult &plan,
                                      const PlanResult &best,
                                      const TableContext &context)
{
    const std::vector<MinorUnits> exactA = totalsOf(shownCosts(plan));
    const std::vector<MinorUnits> exactB = totalsOf(shownCosts(best));
    const auto shownA = NumberFormat::roundedParts(exactA, context.currency, context.scale);
    const auto shownB = NumberFormat::roundedParts(exactB, context.currency, context.scale);

    const Language language = context.format.language();
    std::vector<ReportCell> row{textCell(TableWords::tr("%1 − %2", "difference of two plans")
                                             .arg(plan.name.in(language), best.name.in(language)))};
    MinorUnits shownSum = 0;
    const auto append = [&](MinorUnits shown, MinorUnits exact) {
        ReportCell cell = amountCell(exact, context.currency, context.scale, context.format);
        cell.text = context.format.signedAmount(shown, context.currency, context.scale);
        row.push_back(std::move(cell));
    };
    for (size_t i = 0; i < exactA.size(); ++i) {
        append(shownA[i] - shownB[i], exactA[i] - exactB[i]);
        shownSum += shownA[i] - shownB[i];
    }
    append(shownSum, plan.total - best.total);
    return row;
}

/// Columns of the month table: the shown categories that the plan has.
std::vector<ChartRole> presentCategories(const PlanResult &plan)
{
    std::vector<ChartRole> present;
    for (const ChartRole category : kChartCategories) {
        const CategoryCost::State state = chartCategoryCost(plan, category).state;
        if (state == CategoryCost::State::Known || state == CategoryCost::State::Unknown)
            present.push_back(category);
    }
    return present;
}

QString periodCaption(const Comparison &comparison,
                      const PlanResult &plan,
                      PeriodLength length,
                      const NumberFormat &format)
{
    const QString name = plan.name.in(format.language());
    const QString unit = amountUnit(comparison, AmountScale::Units, format);
    const QString by = label(length).toLower();
    return plan.isComplete
        ? TableWords::tr("%1, by %3 (%2)", "plan, unit, month or quarter").arg(name, unit, by)
        : TableWords::tr("%1, by %3 (%2); incomplete: — is unknown").arg(name, unit, by);
}

MinorUnits sumOf(const CategoryCost &cost, Period period)
{
    const auto first = cost.byMonth.begin();
    return std::accumulate(first + static_cast<std::ptrdiff_t>(period.first),
                           first + static_cast<std::ptrdiff_t>(period.end),
                           MinorUnits{0});
}

/// "7", or "3 (months 7–9)": the months that it has.
ReportCell periodCell(size_t number, Period period, PeriodLength length, const NumberFormat &format)
{
    const auto ordinal = static_cast<qint64>(number);
    if (length == PeriodLength::Month)
        return countCell(ordinal, format);
    return textCell(TableWords::tr("%1 (months %2–%3)", "number of the quarter or year")
                        .arg(format.whole(ordinal))
                        .arg(period.first + 1)
                        .arg(period.end));
}

} // namespace

ReportCell textCell(const QString &text)
{
    return ReportCell{.text = text};
}

ReportCell amountCell(MinorUnits value,
                      Currency currency,
                      AmountScale scale,
                      const NumberFormat &format)
{
    return ReportCell{.text = format.amount(value, currency, scale),
                      .number = scaledValue(value, currency, scale),
                      .exact = scaledExactText(value, currency, scale)};
}

ReportCell unitPriceCell(const std::optional<PricePerGpuHour> &price, const NumberFormat &format)
{
    if (!price)
        return textCell(QString{kUnknown});
    constexpr int kFileDecimals = 6;
    return ReportCell{.text = format.unitPrice(price->value()),
                      .number = price->value(),
                      .exact = QString::number(price->value(), 'f', kFileDecimals)};
}

ReportCell countCell(qint64 value, const NumberFormat &format)
{
    return ReportCell{.text = format.whole(value),
                      .number = static_cast<double>(value),
                      .exact = QString::number(value)};
}

ReportTable categoryTable(const Comparison &comparison, const NumberFormat &format)
{
    const TableContext context{comparison.currency, totalScale(comparison, format), format};
    const QString unit = amountUnit(comparison, context.scale, format);
    ReportTable table{
        .caption =
            TableWords::tr("Cost by category over %n month(s) (%1)", nullptr, comparison.months)
                .arg(unit),
        .columns = {{.title = TableWords::tr("Plan (%1)", "head of the column, unit").arg(unit)}}};
    for (const ChartRole category : kChartCategories)
        table.columns.push_back({chartCategoryLabel(category), ColumnAlignment::End});
    table.columns.push_back({TableWords::tr("Total"), ColumnAlignment::End});

    for (const PlanResult &plan : comparison.plans)
        table.rows.push_back(planRow(plan, context));
    if (!comparison.cheapest)
        return table;
    const PlanResult &best = comparison.plans[*comparison.cheapest];
    for (const PlanResult &plan : comparison.plans) {
        if (plan.isComplete && plan.plan != best.plan)
            table.rows.push_back(differenceRow(plan, best, context));
    }
    return table;
}

ReportTable periodTable(const Comparison &comparison,
                        size_t plan,
                        PeriodLength length,
                        const NumberFormat &format)
{
    const PlanResult &result = comparison.plans[plan];
    const std::vector<ChartRole> categories = presentCategories(result);
    std::map<ChartRole, CategoryCost> costs;
    ReportTable table{.caption = periodCaption(comparison, result, length, format),
                      .columns = {{.title = label(length)}}};
    for (const ChartRole category : categories) {
        costs[category] = chartCategoryCost(result, category);
        table.columns.push_back({chartCategoryLabel(category), ColumnAlignment::End});
    }
    table.columns.push_back({TableWords::tr("Total"), ColumnAlignment::End});
    table.columns.push_back({TableWords::tr("Running total"), ColumnAlignment::End});

    const auto amount = [&](MinorUnits value) {
        return amountCell(value, comparison.currency, AmountScale::Units, format);
    };
    MinorUnits before = 0;
    for (const Period period : periodsOf(comparison.months, length)) {
        std::vector<ReportCell> row{periodCell(table.rows.size() + 1, period, length, format)};
        for (const ChartRole category : categories) {
            const CategoryCost &cost = costs[category];
            row.push_back(cellWithoutAmount(cost.state).value_or(amount(sumOf(cost, period))));
        }
        const MinorUnits after = result.cumulative[period.end - 1];
        row.push_back(amount(after - before));
        row.push_back(amount(after));
        before = after;
        table.rows.push_back(std::move(row));
    }

    std::vector<ReportCell> totals{textCell(TableWords::tr("Total"))};
    for (const ChartRole category : categories)
        totals.push_back(
            cellWithoutAmount(costs[category].state).value_or(amount(costs[category].total)));
    totals.push_back(amount(result.total));
    totals.push_back(amount(result.total));
    table.totalRows.push_back(table.rows.size());
    table.rows.push_back(std::move(totals));
    return table;
}

} // namespace steelyard::text
