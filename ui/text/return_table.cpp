#include "ui/text/return_table.h"

#include "ui/text/cost_views.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::text {

namespace {

struct ReturnWords
{
    Q_DECLARE_TR_FUNCTIONS(ReturnTable)
};

ReportCell gapCell(const QString &reason)
{
    return textCell(ReturnWords::tr("%1 (%2)", "no figure, reason").arg(kUnknown, reason));
}

QString gapText(tco::Undefined reason, const PlanReturn &result)
{
    if (reason == tco::Undefined::SeveralRates)
        return ReturnWords::tr("several rates fit");
    if (reason != tco::Undefined::NoSignChange)
        return ReturnWords::tr("no rate fits");
    const bool everSaves =
        std::ranges::any_of(result.saved, [](MinorUnits month) { return month > 0; });
    return everSaves ? ReturnWords::tr("nothing is laid out first")
                     : ReturnWords::tr("nothing comes back");
}

/// Fills the table's cells, one column per plan.
class ReturnRows final
{
public:
    ReturnRows(const Comparison &comparison,
               const std::vector<PlanReturn> &returns,
               const NumberFormat &format,
               ReportTable &table)
        : m_comparison{comparison}
        , m_returns{returns}
        , m_format{format}
        , m_table{table}
    {}

    template <typename CellOf>
    void add(const QString &name, CellOf cellOf)
    {
        std::vector<ReportCell> row{textCell(name)};
        for (const PlanReturn &result : m_returns)
            row.push_back(cellOf(result));
        m_table.rows.push_back(std::move(row));
    }

    [[nodiscard]] ReportCell amount(MinorUnits value) const
    {
        return amountCell(value, m_comparison.currency, AmountScale::Units, m_format);
    }

    [[nodiscard]] ReportCell rate(const tco::Computed<> &monthly, const PlanReturn &result) const
    {
        return monthly ? percent(*monthly) : gapCell(gapText(monthly.reason(), result));
    }
    /// The same as one per year.
    [[nodiscard]] ReportCell yearly(const tco::Computed<> &monthly) const
    {
        return monthly ? percent(effectiveYearlyRate(*monthly)) : textCell(QString{kUnknown});
    }

    [[nodiscard]] ReportCell month(const std::optional<int> &month) const
    {
        if (month)
            return countCell(*month, m_format);
        return textCell(ReturnWords::tr("not within %n month(s)", nullptr, m_comparison.months));
    }

private:
    [[nodiscard]] ReportCell percent(double value) const
    {
        constexpr int kDecimals = 2;
        constexpr int kExactDecimals = 8;
        return {.text = m_format.percent(value, kDecimals),
                .number = value,
                .exact = QString::number(value, 'f', kExactDecimals)};
    }

    const Comparison &m_comparison;
    const std::vector<PlanReturn> &m_returns;
    const NumberFormat &m_format;
    ReportTable &m_table;
};

tco::Computed<> modifiedRate(const PlanReturn &result)
{
    return result.modifiedMonthlyRate.value_or(tco::Undefined::NoFlows);
}

ReportTable emptyTable(const Comparison &comparison,
                       const std::vector<PlanReturn> &returns,
                       const NumberFormat &format)
{
    const auto nameOf = [&](size_t plan) {
        return comparison.plans[plan].name.in(format.language());
    };
    ReportTable table{
        .caption =
            ReturnWords::tr("Return on holding machines, against renting by \"%1\" (%2)",
                            "the cheapest cloud plan, currency")
                .arg(nameOf(returns.front().against), format.currencyName(comparison.currency)),
        .columns = {{.title = ReturnWords::tr("Return against \"%1\" (%2)", "a plan, currency")
                                  .arg(nameOf(returns.front().against),
                                       format.currencyName(comparison.currency))}}};
    for (const PlanReturn &result : returns)
        table.columns.push_back({nameOf(result.plan), ColumnAlignment::End});
    return table;
}

} // namespace

QString rateGapText(const PlanReturn &result)
{
    return result.monthlyRate ? QString{} : gapText(result.monthlyRate.reason(), result);
}

ReportTable returnTable(const Comparison &comparison, const NumberFormat &format)
{
    const std::vector<PlanReturn> returns = planReturns(comparison);
    if (returns.empty())
        return {};
    ReportTable table = emptyTable(comparison, returns, format);
    ReturnRows rows{comparison, returns, format, table};
    rows.add(ReturnWords::tr("Saved over %n month(s)", nullptr, comparison.months),
             [&](const PlanReturn &result) { return rows.amount(result.total); });
    const QString undiscounted = ReturnWords::tr("no discount rate");
    rows.add(ReturnWords::tr("Net present value (NPV) of it"), [&](const PlanReturn &result) {
        return result.netPresentValue ? rows.amount(*result.netPresentValue)
                                      : gapCell(undiscounted);
    });
    rows.add(ReturnWords::tr("Internal rate of return (IRR), a month"),
             [&](const PlanReturn &result) { return rows.rate(result.monthlyRate, result); });
    rows.add(ReturnWords::tr("IRR as effective rate a year"),
             [&](const PlanReturn &result) { return rows.yearly(result.monthlyRate); });
    rows.add(ReturnWords::tr("Modified rate of return (MIRR), a month"),
             [&](const PlanReturn &result) {
                 return result.modifiedMonthlyRate ? rows.rate(*result.modifiedMonthlyRate, result)
                                                   : gapCell(undiscounted);
             });
    rows.add(ReturnWords::tr("MIRR as effective rate a year"),
             [&](const PlanReturn &result) { return rows.yearly(modifiedRate(result)); });
    rows.add(ReturnWords::tr("Pays back from month"),
             [&](const PlanReturn &result) { return rows.month(result.paybackMonth); });
    rows.add(ReturnWords::tr("Pays back from month, in present value"),
             [&](const PlanReturn &result) {
                 return result.netPresentValue ? rows.month(result.discountedPaybackMonth)
                                               : gapCell(undiscounted);
             });
    return table;
}

} // namespace steelyard::text
