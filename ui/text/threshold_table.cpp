#include "ui/text/threshold_table.h"

#include "model/compare/price_threshold.h"
#include "ui/text/labels.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct ThresholdWords
{
    Q_DECLARE_TR_FUNCTIONS(ThresholdTable)
};

std::vector<ReportCell> priceRow(const Comparison &comparison,
                                 const PriceThreshold &threshold,
                                 const NumberFormat &format)
{
    const auto nameOf = [&](size_t plan) {
        return comparison.plans[plan].name.in(format.language());
    };
    const QuotedLine &line = comparison.quotedLines[threshold.line];
    return {textCell(line.lineName.in(format.language())),
            unitPriceCell(PricePerGpuHour{threshold.now}, format),
            unitPriceCell(PricePerGpuHour{threshold.atThreshold}, format),
            textCell(unitLabel(threshold.unit)),
            textCell(ThresholdWords::tr("%1 costs as much as %2", "two plans")
                         .arg(nameOf(threshold.other), nameOf(threshold.cheapest)))};
}

} // namespace

ReportTable thresholdTable(const Comparison &comparison, const NumberFormat &format)
{
    ReportTable table{
        .caption = ThresholdWords::tr("Where the ranking turns, each price by itself and the "
                                      "servers as they are"),
        .columns = {{.title = ThresholdWords::tr("Price or use")},
                    {ThresholdWords::tr("Now"), ColumnAlignment::End},
                    {ThresholdWords::tr("Turns at"), ColumnAlignment::End},
                    {.title = ThresholdWords::tr("Unit")},
                    {.title = ThresholdWords::tr("There")}}};
    for (const PriceThreshold &threshold : priceThresholds(comparison))
        table.rows.push_back(priceRow(comparison, threshold, format));
    for (size_t plan = 0; plan < comparison.plans.size(); ++plan) {
        const std::optional<double> use = utilisationThreshold(comparison, plan);
        if (!use)
            continue;
        GpuHours served;
        for (const LayerUse &layer : comparison.plans[plan].layers)
            served += layer.served;
        const GpuHours paid = comparison.plans[plan].paid;
        const QString name = comparison.plans[plan].name.in(format.language());
        table.rows.push_back(
            {textCell(ThresholdWords::tr("Use of %1", "plan").arg(name)),
             textCell(paid > GpuHours{} ? format.percent(served / paid) : QString{kUnknown}),
             textCell(format.percent(*use)),
             textCell(ThresholdWords::tr("of its hours")),
             textCell(ThresholdWords::tr("%1 costs as much as renting by use", "plan").arg(name))});
    }
    return table;
}

} // namespace steelyard::text
