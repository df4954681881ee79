#include "ui/text/sizing_figures.h"

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
        .arg(figureText(band.low.value(), format), figureText(band.high.value(), format));
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
            .unit = SizingFigureWords::tr("MFU", "share of the peak"),
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
                .note = SizingFigureWords::tr("give a layout under Expert")};
    const auto card = cardGib(view.gpu);
    const QString value = format.number(memory->expected() / kBytesPerGib, 1);
    if (!card)
        return {.value = value,
                .unit = SizingFigureWords::tr("GiB"),
                .note = memoryFitText(view, *memory, format)};
    return {.value = value,
            .unit = SizingFigureWords::tr("of %1 GiB").arg(format.number(*card, 1)),
            .note = memoryFitText(view, *memory, format)};
}

ReportCell figureCell(const QString &text, double value)
{
    return {.text = text, .number = value, .exact = QString::number(value, 'g', 12)};
}

ReportCell spareCell(const SizingView &view, const NumberFormat &format)
{
    const auto card = cardGib(view.gpu);
    const auto &memory = view.sizing.memory;
    if (!card || !memory)
        return {.text = kUnknown};
    const double spare = *card - memory->expected() / kBytesPerGib;
    return figureCell(format.number(spare, 1), spare);
}

QString fullRangeText(const Band<Days> &days, const NumberFormat &format)
{
    return SizingFigureWords::tr("%1 to %2", "at best, at worst")
        .arg(figureText(days.low.value(), format), figureText(days.high.value(), format));
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
        row.push_back(figureCell(figureText(days, format), days));
        row.push_back(
            figureCell(figureText(hours.expected.value(), format), hours.expected.value()));
        row.push_back(figureCell(format.percent(utilisation), utilisation));
        row.push_back(spareCell(*sized.view, format));
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
        return SizingFigureWords::tr("Utilisation");
    case SizingFigure::Memory:
        return SizingFigureWords::tr("Memory of a GPU");
    }
    Q_UNREACHABLE();
}

ShownSizing shownSizing(SizingFigure figure, const SizingView &view, const NumberFormat &format)
{
    const TrainingTime &time = view.sizing.time;
    switch (figure) {
    case SizingFigure::Gpus:
        return shownGpus(view, format);
    case SizingFigure::Days:
        return {.value = figureText(time.days.expected.value(), format),
                .note = bandNote(time.days, format)};
    case SizingFigure::GpuHours:
        return {.value = figureText(time.gpuHours.expected.value(), format),
                .note = bandNote(time.gpuHours, format)};
    case SizingFigure::Utilisation:
        return shownUtilisation(view, format);
    case SizingFigure::Memory:
        return shownMemory(view, format);
    }
    Q_UNREACHABLE();
}

QString layoutSentence(const SizingView &view, const NumberFormat &format)
{
    if (!view.request.layout)
        return SizingFigureWords::tr("No layout is given: the time is that of one that fits, and "
                                     "the memory of a GPU is not known.");
    const Layout &layout = *view.request.layout;
    QStringList degrees;
    for (const auto &[name, degree] : {std::pair{SizingFigureWords::tr("tensor"), layout.tensor},
                                       {SizingFigureWords::tr("pipeline"), layout.pipeline},
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
    for (const SizingFigure figure : kSizingFigures)
        table.columns.push_back({.title = figure == SizingFigure::Memory
                                     ? SizingFigureWords::tr("Memory to spare, GiB")
                                     : sizingFigureName(figure),
                                 .alignment = ColumnAlignment::End});
    table.columns.push_back(
        {.title = SizingFigureWords::tr("Days, best to worst"), .alignment = ColumnAlignment::End});
    table.columns.push_back({.title = SizingFigureWords::tr("Remark")});
    for (const SizedAccelerator &sized : accelerators)
        table.rows.push_back(acceleratorRow(sized, format));
    return table;
}

} // namespace steelyard::text
