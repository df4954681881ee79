#include "ui/text/cost_views.h"

#include "model/compare/cost_view.h"
#include "ui/text/labels.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct ViewWords
{
    Q_DECLARE_TR_FUNCTIONS(CostViews)
};

QString writeOffText(const Comparison &comparison, const NumberFormat &format)
{
    const QString method = label(comparison.finance.depreciation);
    return comparison.finance.depreciation == DepreciationMethod::MacrsFiveYear
        ? method
        : ViewWords::tr("%1 over %n year(s), %2 left", nullptr, comparison.depreciationYears)
              .arg(method, format.percent(comparison.salvageRate, 0));
}

/// Which rate, and of a real one how the rate that discounts nominal money is made of it.
QString discountText(const Comparison &comparison, const NumberFormat &format)
{
    const QString convention = label(comparison.finance.discounting);
    if (!comparison.realDiscountRate)
        return ViewWords::tr("%1 a year, %2", "rate, convention")
            .arg(format.percent(comparison.discountRate.value_or(0.0)), convention);
    return ViewWords::tr("%1 a year nominal = (1 + %2 real) × (1 + %3 inflation) − 1, %4",
                         "rate, real rate, inflation, convention")
        .arg(format.percent(comparison.discountRate.value_or(0.0), 2),
             format.percent(*comparison.realDiscountRate, 2),
             format.percent(comparison.inflation.value_or(0.0), 2),
             convention);
}

} // namespace

QString label(PeriodLength length)
{
    switch (length) {
    case PeriodLength::Month:
        return ViewWords::tr("Month", "period");
    case PeriodLength::Quarter:
        return ViewWords::tr("Quarter", "period");
    case PeriodLength::Year:
        return ViewWords::tr("Year", "period");
    }
    Q_UNREACHABLE();
}

QString label(CostView view)
{
    switch (view) {
    case CostView::Cash:
        return ViewWords::tr("Cash", "view of cost");
    case CostView::Accounting:
        return ViewWords::tr("Accounting", "view of cost");
    case CostView::PresentValue:
        return ViewWords::tr("Present value", "view of cost");
    }
    Q_UNREACHABLE();
}

QString label(Discounting discounting)
{
    switch (discounting) {
    case Discounting::FirstMonthToday:
        return ViewWords::tr("first month in full (t = 0)");
    case Discounting::SpreadsheetNpv:
        return ViewWords::tr("first month one month away (spreadsheet NPV)");
    }
    Q_UNREACHABLE();
}

QString label(RateBasis basis)
{
    switch (basis) {
    case RateBasis::Nominal:
        return ViewWords::tr("nominal, inflation included");
    case RateBasis::Real:
        return ViewWords::tr("real, above inflation");
    }
    Q_UNREACHABLE();
}

QString label(DepreciationMethod method)
{
    switch (method) {
    case DepreciationMethod::StraightLine:
        return ViewWords::tr("straight line");
    case DepreciationMethod::SumOfYears:
        return ViewWords::tr("sum of years' digits");
    case DepreciationMethod::DoubleDeclining:
        return ViewWords::tr("double declining balance");
    case DepreciationMethod::MacrsFiveYear:
        return ViewWords::tr("MACRS, 5-year property");
    }
    Q_UNREACHABLE();
}

QString viewText(const Comparison &comparison, CostView view, const NumberFormat &format)
{
    switch (view) {
    case CostView::Cash:
        return ViewWords::tr("cash when paid");
    case CostView::Accounting:
        return ViewWords::tr("accounting view: purchases by %1")
            .arg(writeOffText(comparison, format));
    case CostView::PresentValue:
        return comparison.discountRate
            ? ViewWords::tr("present value at %1").arg(discountText(comparison, format))
            : comparison.realDiscountRate
            ? ViewWords::tr("present value at a real discount rate without an inflation")
            : ViewWords::tr("present value without a discount rate");
    }
    Q_UNREACHABLE();
}

QString residualScheduleText(const FinanceTerms &finance, const NumberFormat &format)
{
    QStringList points;
    for (const ResidualQuote &quote : finance.residualSchedule)
        points.append(format.whole(quote.month) + u": "_s + format.decimal(quote.share));
    return points.join(u"; "_s);
}

QString viewGapText(const Comparison &comparison, CostView view)
{
    const auto reason = whyAbsent(comparison, view);
    if (reason == AbsenceReason::FigureRefused)
        return ViewWords::tr("A rate or life that this view needs can't be as it is stated; the "
                             "remarks name it. Correct it there.");
    if (reason == AbsenceReason::InflationMissing)
        return ViewWords::tr("The discount rate is stated in real terms, and prices are not: enter "
                             "the inflation that it is above on the assumptions page, or as "
                             "/assumptions/inflation_per_year/value (0.02 for 2 % a year).");
    return reason
        ? ViewWords::tr("Present values need a discount rate, and nobody can know yours: enter it "
                        "on the assumptions page, or as /assumptions/discount_rate/value (0.08 for "
                        "8 % a year).")
        : QString{};
}

QString amountUnit(const Comparison &comparison, AmountScale scale, const NumberFormat &format)
{
    const QString unit = format.scaleName(scale, comparison.currency);
    switch (comparison.finance.view) {
    case CostView::Cash:
        return unit;
    case CostView::Accounting:
        return ViewWords::tr("%1, accounting", "unit of an amount").arg(unit);
    case CostView::PresentValue:
        return ViewWords::tr("%1, present value", "unit of an amount").arg(unit);
    }
    Q_UNREACHABLE();
}

QString viewedStreamText(const Comparison &comparison,
                         const CostStream &stream,
                         const NumberFormat &format,
                         std::optional<int> month)
{
    const CostView view = comparison.finance.view;
    if (stream.absent || whyAbsent(comparison, view))
        return {};
    const std::vector<MinorUnits> entries = entriesIn(comparison, stream, view);
    const auto amountOf = [month](const std::vector<MinorUnits> &byMonth) {
        return month ? byMonth[static_cast<size_t>(*month - 1)]
                     : std::accumulate(byMonth.begin(), byMonth.end(), MinorUnits{});
    };
    const MinorUnits amount = amountOf(entries);
    if (amount == amountOf(stream.entries))
        return {};
    return ViewWords::tr("In this view: %1 %2 (%3)", "amount, currency, view")
        .arg(format.amount(amount, comparison.currency, AmountScale::Units),
             format.currencyName(comparison.currency),
             viewText(comparison, view, format));
}

ReportTable viewTable(const Comparison &comparison, const NumberFormat &format)
{
    const QString currency = format.currencyName(comparison.currency);
    const auto figure = [](const QString &title) {
        return ReportColumn{title, ColumnAlignment::End};
    };
    ReportTable table{
        .caption = ViewWords::tr("Three views of the same cost over %n month(s) (%1); %2; %3",
                                 "unit, how purchases are written off, how money is discounted",
                                 comparison.months)
                       .arg(currency,
                            viewText(comparison, CostView::Accounting, format),
                            viewText(comparison, CostView::PresentValue, format)),
        .columns = {{.title = ViewWords::tr("Plan")},
                    figure(label(CostView::Cash)),
                    figure(label(CostView::Accounting)),
                    figure(label(CostView::PresentValue)),
                    figure(ViewWords::tr("Equivalent annual cost")),
                    figure(ViewWords::tr("Levelised, per useful GPU-hour"))}};
    const auto amount = [&](const std::optional<MinorUnits> &value) {
        return value ? amountCell(*value, comparison.currency, AmountScale::Units, format)
                     : textCell(QString{kUnknown});
    };
    for (size_t plan = 0; plan < comparison.plans.size(); ++plan) {
        std::vector<ReportCell> row{textCell(comparison.plans[plan].name.in(format.language()))};
        PlanView shown;
        for (const auto &[view, name] : kEnumTexts<CostView>) {
            shown = whyAbsent(comparison, view) ? PlanView{} : planView(comparison, plan, view);
            row.push_back(amount(shown.isComplete ? std::optional{shown.total} : std::nullopt));
        }
        // The last one is the present value.
        row.push_back(amount(shown.equivalentAnnualCost));
        row.push_back(unitPriceCell(shown.perUsefulGpuHour, format));
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<Period> periodsOf(int months, PeriodLength length)
{
    const size_t step = length == PeriodLength::Month ? 1
        : length == PeriodLength::Quarter             ? 3
                                                      : 12;
    std::vector<Period> periods;
    const auto end = static_cast<size_t>(std::max(0, months));
    for (size_t first = 0; first < end; first += step)
        periods.push_back({first, std::min(first + step, end)});
    return periods;
}

} // namespace steelyard::text
