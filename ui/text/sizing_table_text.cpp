#include "ui/text/sizing_table_text.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct PredictionWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingTableText)
};

ReportCell plainCell(const QString &text)
{
    return {.text = text};
}

QString optionalNumber(const std::optional<double> &value, int decimals, const NumberFormat &format)
{
    return value ? format.number(*value, decimals) : QString{kUnknown};
}

ReportColumn numberColumn(const QString &title)
{
    return {.title = title, .alignment = ColumnAlignment::End};
}

QString wholeBand(const Band<double> &band, const NumberFormat &format)
{
    return PredictionWords::tr("%1 to %2", "band")
        .arg(format.number(band.low, 0), format.number(band.high, 0));
}

QString useName(RunUse use)
{
    switch (use) {
    case RunUse::Counted:
        return PredictionWords::tr("counted");
    case RunUse::Outlier:
        return PredictionWords::tr("outlier");
    case RunUse::Apart:
        return {};
    }
    Q_UNREACHABLE();
}

ReportTable hoursTable(const std::vector<PredictedRun> &runs, const NumberFormat &format)
{
    ReportTable table{.caption = PredictionWords::tr("GPU-hours, predicted and published"),
                      .columns = {{.title = PredictionWords::tr("Run")},
                                  numberColumn(PredictionWords::tr("Predicted")),
                                  numberColumn(PredictionWords::tr("Band")),
                                  numberColumn(PredictionWords::tr("Published")),
                                  numberColumn(PredictionWords::tr("Ratio")),
                                  {.title = PredictionWords::tr("Used as")}}};
    for (const PredictedRun &run : runs) {
        if (!run.gpuHours)
            continue;
        table.rows.push_back({plainCell(run.name),
                              plainCell(format.number(run.gpuHours->expected, 0)),
                              plainCell(wholeBand(*run.gpuHours, format)),
                              plainCell(optionalNumber(run.publishedGpuHours, 0, format)),
                              plainCell(optionalNumber(run.ratio(), 2, format)),
                              plainCell(run.ratio() ? useName(run.use) : QString{})});
    }
    return table;
}

ReportTable throughputTable(const std::vector<PredictedRun> &runs, const NumberFormat &format)
{
    ReportTable table{.caption = PredictionWords::tr(
                          "TFLOPS per GPU: model FLOPs with full attention, and as published"),
                      .columns = {{.title = PredictionWords::tr("Run")},
                                  numberColumn(PredictionWords::tr("Predicted")),
                                  numberColumn(PredictionWords::tr("Band")),
                                  numberColumn(PredictionWords::tr("As published")),
                                  numberColumn(PredictionWords::tr("Published")),
                                  numberColumn(PredictionWords::tr("Ratio")),
                                  {.title = PredictionWords::tr("Published convention")}}};
    for (const PredictedRun &run : runs) {
        const auto &compared = run.throughput;
        const auto figure = [&](double value, int decimals) {
            return compared ? format.number(value, decimals) : QString{kUnknown};
        };
        const ComparedThroughput shown = compared.value_or(ComparedThroughput{});
        table.rows.push_back(
            {plainCell(run.name),
             plainCell(format.number(run.tflopsPerGpu.expected, 0)),
             plainCell(wholeBand(run.tflopsPerGpu, format)),
             plainCell(figure(shown.predictedTflops, 0)),
             plainCell(figure(shown.publishedTflops, 0)),
             plainCell(compared ? format.number(compared->ratio(), 2) : QString{kUnknown}),
             plainCell(compared ? conventionName(compared->convention) : QString{})});
    }
    return table;
}

void addFactors(ReportTable &table,
                const QString &name,
                size_t rows,
                const ErrorFactors &factors,
                const NumberFormat &format)
{
    table.rows.push_back({plainCell(name),
                          plainCell(rows > 0 ? format.whole(qint64(rows)) : QString{}),
                          plainCell(format.number(factors.median, 2)),
                          plainCell(format.number(factors.threeQuarters, 2)),
                          plainCell(format.number(factors.nineTenths, 2))});
}

ReportTable errorTable(const TableAccuracy &accuracy, const NumberFormat &format)
{
    ReportTable table{.caption = PredictionWords::tr("Error of the GPU-hours, as a factor"),
                      .columns = {{.title = PredictionWords::tr("Counted runs")},
                                  numberColumn(PredictionWords::tr("Runs")),
                                  numberColumn(PredictionWords::tr("Half within")),
                                  numberColumn(PredictionWords::tr("75 % within")),
                                  numberColumn(PredictionWords::tr("90 % within"))}};
    addFactors(table, PredictionWords::tr("all"), accuracy.hours, *accuracy.factors, format);
    for (const FamilyErrors &errors : accuracy.withoutFamily)
        addFactors(table,
                   PredictionWords::tr("without %1").arg(errors.family),
                   errors.rows,
                   errors.factors,
                   format);
    if (accuracy.worst)
        addFactors(
            table, PredictionWords::tr("worst without a family"), 0, *accuracy.worst, format);
    return table;
}

ReportTable shareTable(const TableAccuracy &accuracy, const NumberFormat &format)
{
    ReportTable table{.caption = PredictionWords::tr("Share of the rows"),
                      .columns = {{.title = PredictionWords::tr("What is met")},
                                  numberColumn(PredictionWords::tr("Rows")),
                                  numberColumn(PredictionWords::tr("Share"))}};
    const auto add = [&](const QString &name, size_t rows, const std::optional<double> &share) {
        if (share)
            table.rows.push_back({plainCell(name),
                                  plainCell(format.whole(qint64(rows))),
                                  plainCell(format.percent(*share))});
    };
    add(PredictionWords::tr("published GPU-hours in the band"), accuracy.hours, accuracy.inBand);
    add(PredictionWords::tr("TFLOPS within 15 %"), accuracy.throughputs, accuracy.within15Percent);
    add(PredictionWords::tr("TFLOPS within 25 %"), accuracy.throughputs, accuracy.within25Percent);
    return table;
}

} // namespace

std::optional<double> PredictedRun::ratio() const
{
    if (!gpuHours || !publishedGpuHours)
        return {};
    return gpuHours->expected / *publishedGpuHours;
}

QString conventionName(FlopConvention convention)
{
    switch (convention.recompute) {
    case Recompute::Full:
        return PredictionWords::tr("hardware FLOPs with full recompute");
    case Recompute::Selective:
        return PredictionWords::tr("hardware FLOPs with selective recompute");
    case Recompute::None:
        break;
    }
    switch (convention.attention) {
    case AttentionCount::None:
        return PredictionWords::tr("model FLOPs, 6N");
    case AttentionCount::Causal:
        return PredictionWords::tr("model FLOPs with causal attention");
    case AttentionCount::Full:
        return PredictionWords::tr("model FLOPs with full attention");
    }
    Q_UNREACHABLE();
}

QString cellFaultText(int line, const QString &column, const QString &sentence)
{
    if (column.isEmpty())
        return PredictionWords::tr("Line %1: %2").arg(QString::number(line), sentence);
    return PredictionWords::tr("Line %1, column %2: %3")
        .arg(QString::number(line), column, sentence);
}

QString unevenStagesText(const std::vector<PredictedRun> &runs)
{
    QStringList lines;
    for (const PredictedRun &run : runs) {
        if (run.hasUnevenStages)
            lines.append(QString::number(run.line));
    }
    return lines.isEmpty()
        ? QString{}
        : PredictionWords::tr("Warning: layers that do not divide by the pipeline stages (pp) are "
                              "predicted as if the stages were even; lines %1.")
              .arg(lines.join(PredictionWords::tr(", ", "list separator")));
}

QString leftOutText(size_t rows)
{
    return PredictionWords::tr(
        "%n row(s) can't be used and were left out; the others stand.", nullptr, int(rows));
}

std::vector<ReportTable> predictedTables(const std::vector<PredictedRun> &runs,
                                         const TableAccuracy &accuracy,
                                         const NumberFormat &format)
{
    std::vector<ReportTable> tables;
    if (ReportTable hours = hoursTable(runs, format); !hours.rows.empty())
        tables.push_back(std::move(hours));
    if (!runs.empty())
        tables.push_back(throughputTable(runs, format));
    if (accuracy.factors)
        tables.push_back(errorTable(accuracy, format));
    if (ReportTable shares = shareTable(accuracy, format); !shares.rows.empty())
        tables.push_back(std::move(shares));
    return tables;
}

} // namespace steelyard::text
