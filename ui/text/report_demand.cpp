// The demand in the report, as it is asked for and with deferrable work shifted.
#include "model/tco/load.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

#include <cmath>

namespace steelyard::text {

namespace {

struct ReportDemandWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportAppendix)
};

/// A page has no room for the thousands of steps of an hourly profile.
constexpr size_t kMostPrintedSteps = 60;

/// The highest demand of each month, as one step.
std::vector<DemandStep> monthlyPeaks(const std::vector<DemandStep> &demand,
                                     const tco::Calendar &calendar)
{
    const tco::MonthlyLoad load{demand, calendar};
    std::vector<DemandStep> steps;
    for (const GpuCount peak : load.peaks({{}, tco::peakOf(demand)})) {
        const size_t month = steps.size();
        steps.push_back(
            {.start = calendar.startOf(month), .end = calendar.startOf(month + 1), .gpus = peak});
    }
    return steps;
}

ReportCell gpusCell(GpuCount gpus, const NumberFormat &format)
{
    const double count = gpus.value();
    if (count == std::round(count))
        return countCell(qRound64(count), format);
    return {
        .text = format.number(count, 1), .number = count, .exact = QString::number(count, 'f', 1)};
}

/// A demand as it stands, or by its highest level of each month.
ReportTable demandTable(const QString &name,
                        const std::vector<DemandStep> &demand,
                        const tco::Calendar &calendar,
                        const NumberFormat &format)
{
    const bool isWhole = demand.size() <= kMostPrintedSteps;
    ReportTable table{
        .caption = isWhole
            ? name
            : ReportDemandWords::tr("%1, the highest of each month", "demand").arg(name),
        .columns = {{ReportDemandWords::tr("From day"), ColumnAlignment::End},
                    {ReportDemandWords::tr("To day"), ColumnAlignment::End},
                    {ReportDemandWords::tr("GPUs"), ColumnAlignment::End}}};
    const auto day = [&](Hours hours) {
        constexpr int kDecimals = 2;
        const double days = toDays(hours).value();
        return ReportCell{.text = format.number(days, kDecimals),
                          .number = days,
                          .exact = QString::number(days, 'f', kDecimals)};
    };
    for (const DemandStep &step : isWhole ? demand : monthlyPeaks(demand, calendar))
        table.rows.push_back({day(step.start), day(step.end), gpusCell(step.gpus, format)});
    return table;
}

} // namespace

std::vector<ReportTable> demandTables(const Comparison &comparison, const NumberFormat &format)
{
    std::vector<ReportTable> tables{demandTable(
        ReportDemandWords::tr("Demand"), comparison.demand, comparison.calendar, format)};
    if (comparison.shifted)
        tables.push_back(demandTable(ReportDemandWords::tr("Demand, deferrable work shifted"),
                                     comparison.shifted->steps,
                                     comparison.calendar,
                                     format));
    return tables;
}

} // namespace steelyard::text
