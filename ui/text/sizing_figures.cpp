#include "ui/text/sizing_figures.h"

#include "ui/text/job_cost.h"
#include "ui/text/layout_text.h"
#include "ui/text/sizing_remarks.h"

#include <QCoreApplication>

#include <cmath>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct SizingFigureWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingFigures)
};

constexpr double kTeraFlops = 1e12;

template <typename Unit>
QString bandNote(const Band<Unit> &band, const NumberFormat &format)
{
    return SizingFigureWords::tr("%1 at best, %2 at worst")
        .arg(estimateText(band.low.value(), format), estimateText(band.high.value(), format));
}

/// "128 servers of 8", or what the last server leaves idle.
QString serverNote(const SizingView &view, const NumberFormat &format)
{
    const int perServer = view.request.gpusPerServer;
    const auto servers = qint64(std::ceil(view.sizing.gpus / perServer));
    const auto idle = int(double(servers) * perServer - view.sizing.gpus);
    const QString text = SizingFigureWords::tr("%1 server(s) of %2", nullptr, int(servers))
                             .arg(format.whole(servers), format.whole(perServer));
    return idle == 0 ? text
                     : SizingFigureWords::tr("%1, %n GPU(s) of it idle", nullptr, idle).arg(text);
}

ShownSizing shownGpus(const SizingView &view, const NumberFormat &format)
{
    return {.value = format.number(view.sizing.gpus, 0),
            .note = SizingFigureWords::tr("%1, %2", "accelerator, servers")
                        .arg(view.gpu.name, serverNote(view, format))};
}

ShownSizing shownUtilisation(const SizingView &view, const NumberFormat &format)
{
    const TrainingSpeed &speed = view.sizing.time.speed;
    return {.value = format.percent(speed.utilisation),
            .unit = {},
            .note = SizingFigureWords::tr("%1 of %2 dense TFLOPS")
                        .arg(format.number(speed.peak * speed.utilisation / kTeraFlops, 0),
                             format.number(speed.peak / kTeraFlops, 0))};
}

ShownSizing shownMemory(const SizingView &view, const NumberFormat &format)
{
    const auto &memory = view.sizing.memory;
    if (!memory)
        return {.value = kUnknown,
                .unit = {},
                .note = view.advice ? SizingFigureWords::tr("no layout fits")
                                    : SizingFigureWords::tr("give a layout under Expert")};
    return {.value = format.number(memory->expected() / kBytesPerGib, 1),
            .unit = SizingFigureWords::tr("GiB"),
            .note = memoryFitText(view, *memory, format)};
}

QString costTitle(const QString &currency)
{
    return SizingFigureWords::tr("Cost, %1", "currency").arg(currency);
}

ShownSizing shownCost(const SizingView &view, const NumberFormat &format)
{
    const auto cost = jobCost(view);
    if (!cost)
        return {.value = kUnknown, .note = priceNote(view, format)};
    return {.name = costTitle(format.currencyName(view.price->offer.currency)),
            .value = format.number(cost->expected, 0),
            .note = priceNote(view, format)};
}

ReportCell figureCell(const QString &text, double value)
{
    return {.text = text, .number = value, .exact = QString::number(value, 'g', 12)};
}

ReportCell spareCell(const SizingView &view, const NumberFormat &format)
{
    const auto spare = spareGib(view);
    return spare ? figureCell(format.number(*spare, 1), *spare) : ReportCell{.text = kUnknown};
}

ReportCell costCell(const SizingView &view, const NumberFormat &format)
{
    const auto cost = jobCost(view);
    return cost ? figureCell(format.number(cost->expected, 0), cost->expected)
                : ReportCell{.text = kUnknown};
}

/// All prices are in one currency; empty: none is known.
QString costCurrency(std::span<const SizedAccelerator> accelerators, const NumberFormat &format)
{
    for (const SizedAccelerator &sized : accelerators) {
        if (sized.view && jobCost(*sized.view))
            return format.currencyName(sized.view->price->offer.currency);
    }
    return {};
}

QString columnTitle(SizingFigure figure, const QString &currency)
{
    if (figure == SizingFigure::Utilisation)
        return SizingFigureWords::tr("MFU");
    if (figure == SizingFigure::Memory)
        return SizingFigureWords::tr("Memory to spare, GiB");
    if (figure == SizingFigure::Cost && !currency.isEmpty())
        return costTitle(currency);
    return sizingFigureName(figure);
}

QString fullRangeText(const Band<Days> &days, const NumberFormat &format)
{
    return SizingFigureWords::tr("%1 to %2", "at best, at worst")
        .arg(estimateText(days.low.value(), format), estimateText(days.high.value(), format));
}

std::vector<ReportCell> acceleratorRow(const SizedAccelerator &sized, const NumberFormat &format)
{
    std::vector<ReportCell> row{{.text = sized.gpu.name}};
    if (sized.view) {
        const JobSizing &sizing = sized.view->sizing;
        const Band<GpuHours> &hours = sizing.time.gpuHours;
        const double days = sizing.time.days.expected.value();
        const double utilisation = sizing.time.speed.utilisation;
        row.push_back(figureCell(format.number(sizing.gpus, 0), sizing.gpus));
        row.push_back(figureCell(estimateText(days, format), days));
        row.push_back(
            figureCell(estimateText(hours.expected.value(), format), hours.expected.value()));
        row.push_back(figureCell(format.percent(utilisation), utilisation));
        row.push_back(spareCell(*sized.view, format));
        row.push_back(costCell(*sized.view, format));
        row.push_back({.text = fullRangeText(sizing.time.days, format)});
    } else {
        row.resize(kFirstSizingColumn + kSizingFigures.size() + 1, {.text = kUnknown});
    }
    row.push_back({.text = sizingRemark(sized)});
    return row;
}

} // namespace

std::optional<double> cardGib(const GpuModel &gpu)
{
    constexpr double kGigabyte = 1e9;
    if (!gpu.memoryGb)
        return {};
    return *gpu.memoryGb * kGigabyte / kBytesPerGib;
}

std::optional<double> spareGib(const SizingView &view)
{
    const auto card = cardGib(view.gpu);
    if (!card || !view.sizing.memory)
        return {};
    return *card - worstMemory(*view.sizing.memory) / kBytesPerGib;
}

QString sizingFigureName(SizingFigure figure)
{
    switch (figure) {
    case SizingFigure::Gpus:
        return SizingFigureWords::tr("GPUs");
    case SizingFigure::Days:
        return SizingFigureWords::tr("Days");
    case SizingFigure::GpuHours:
        return SizingFigureWords::tr("GPU-hours");
    case SizingFigure::Utilisation:
        return SizingFigureWords::tr("Utilisation (MFU)");
    case SizingFigure::Memory:
        return SizingFigureWords::tr("Memory of a GPU");
    case SizingFigure::Cost:
        return SizingFigureWords::tr("Cost");
    }
    Q_UNREACHABLE();
}

namespace {

ShownSizing shownFigure(SizingFigure figure, const SizingView &view, const NumberFormat &format)
{
    const TrainingTime &time = view.sizing.time;
    switch (figure) {
    case SizingFigure::Gpus:
        return shownGpus(view, format);
    case SizingFigure::Days:
        return {.value = estimateText(time.days.expected.value(), format),
                .note = bandNote(time.days, format)};
    case SizingFigure::GpuHours:
        return {.value = estimateText(time.gpuHours.expected.value(), format),
                .note = bandNote(time.gpuHours, format)};
    case SizingFigure::Utilisation:
        return shownUtilisation(view, format);
    case SizingFigure::Memory:
        return shownMemory(view, format);
    case SizingFigure::Cost:
        return shownCost(view, format);
    }
    Q_UNREACHABLE();
}

} // namespace

ShownSizing shownSizing(SizingFigure figure, const SizingView &view, const NumberFormat &format)
{
    ShownSizing shown = shownFigure(figure, view, format);
    if (shown.name.isEmpty())
        shown.name = sizingFigureName(figure);
    return shown;
}

QString layoutSentence(const SizingView &view, const NumberFormat &format)
{
    if (view.advice && !hasGivenLayout(view))
        return bestLayoutSentence(view, format);
    if (!view.request.layout)
        return SizingFigureWords::tr("No layout is given: the time is that of one that fits, and "
                                     "the memory of a GPU is not known.");
    const Layout &layout = *view.request.layout;
    QStringList degrees;
    const QString pipeline = layout.virtualStages > 1
        ? SizingFigureWords::tr("pipeline with %1 chunks a stage, degree")
              .arg(format.whole(layout.virtualStages))
        : SizingFigureWords::tr("pipeline");
    for (const auto &[name, degree] : {std::pair{SizingFigureWords::tr("tensor"), layout.tensor},
                                       {pipeline, layout.pipeline},
                                       {SizingFigureWords::tr("context"), layout.context},
                                       {SizingFigureWords::tr("expert"), layout.expert}}) {
        if (degree > 1)
            degrees.append(u"%1 %2"_s.arg(name, format.whole(degree)));
    }
    const QString replicas = format.whole(layout.data);
    const QString zero = format.whole(int(layout.zero));
    if (degrees.isEmpty())
        return SizingFigureWords::tr("Data parallel on %1 GPUs with ZeRO %2, micro-batches of %3.")
            .arg(replicas, zero, format.whole(layout.microBatch));
    return SizingFigureWords::tr("%1 replica(s) of %2 GPUs each (%3) with ZeRO %4, micro-batches "
                                 "of %5.",
                                 nullptr,
                                 layout.data)
        .arg(replicas,
             format.number(layout.gpus() / layout.data, 0),
             degrees.join(u" × "_s),
             zero,
             format.whole(layout.microBatch));
}

ReportTable acceleratorTable(std::span<const SizedAccelerator> accelerators,
                             const NumberFormat &format)
{
    ReportTable table{.caption = SizingFigureWords::tr("Accelerators side by side"),
                      .columns = {{.title = SizingFigureWords::tr("Accelerator")}}};
    const QString currency = costCurrency(accelerators, format);
    for (const SizingFigure figure : kSizingFigures)
        table.columns.push_back(
            {.title = columnTitle(figure, currency), .alignment = ColumnAlignment::End});
    table.columns.push_back(
        {.title = SizingFigureWords::tr("Days, best to worst"), .alignment = ColumnAlignment::End});
    table.columns.push_back({.title = SizingFigureWords::tr("Remark")});
    for (const SizedAccelerator &sized : accelerators)
        table.rows.push_back(acceleratorRow(sized, format));
    return table;
}

} // namespace steelyard::text
