#include "ui/text/sizing_charts.h"

#include "ui/text/job_sentences.h"
#include "ui/text/sizing_figures.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct SizingChartWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingCharts)
};

/// A part of the memory and what it is called.
struct MemoryShare
{
    ChartRole role = ChartRole::Other;
    double (*bytes)(const MemoryEstimate &) = nullptr;
    const char *name = nullptr;
};

constexpr std::array kMemoryShares = {
    MemoryShare{ChartRole::MemoryWeights,
                [](const MemoryEstimate &memory) { return memory.parts.weights; },
                QT_TRANSLATE_NOOP("SizingCharts", "Weights")},
    MemoryShare{ChartRole::MemoryGradients,
                [](const MemoryEstimate &memory) { return memory.parts.gradients; },
                QT_TRANSLATE_NOOP("SizingCharts", "Gradients")},
    MemoryShare{ChartRole::MemoryOptimizer,
                [](const MemoryEstimate &memory) { return memory.parts.optimizer; },
                QT_TRANSLATE_NOOP("SizingCharts", "Optimiser")},
    MemoryShare{ChartRole::MemoryActivations,
                [](const MemoryEstimate &memory) { return memory.parts.activations; },
                QT_TRANSLATE_NOOP("SizingCharts", "Activations")},
    MemoryShare{ChartRole::MemoryLogits,
                [](const MemoryEstimate &memory) { return memory.parts.logits; },
                QT_TRANSLATE_NOOP("SizingCharts", "Logits")},
    MemoryShare{ChartRole::MemoryBuffers,
                [](const MemoryEstimate &memory) { return memory.parts.buffers; },
                QT_TRANSLATE_NOOP("SizingCharts", "Buffers")},
    MemoryShare{ChartRole::MemoryOverhead,
                [](const MemoryEstimate &memory) { return memory.overhead; },
                QT_TRANSLATE_NOOP("SizingCharts", "Overhead")},
};

/// Spare memory of the first, the one that is asked about.
QString memoryFinding(const SizingView &view, const NumberFormat &format)
{
    const auto spare = spareGib(view);
    if (!spare)
        return SizingChartWords::tr("Memory of the fullest GPU");
    return *spare >= 0.0
        ? SizingChartWords::tr("At worst a GPU has %1 GiB to spare").arg(format.number(*spare, 1))
        : SizingChartWords::tr("At worst a GPU lacks %1 GiB").arg(format.number(-*spare, 1));
}

/// The memory size, which the line of the limit shows, is left out of the name under a bar:
/// "A100-SXM".
QString nameUnderBar(const QString &gpu)
{
    const qsizetype last = gpu.lastIndexOf(u'-');
    return last > 0 && gpu.endsWith("GB"_L1) ? gpu.first(last) : gpu;
}

/// What holds the lines of both charts over the number of GPUs.
template <typename Unit>
ChartSpec bandChart(const SizingAnswer &answer,
                    Band<Unit> SizingPoint::*band,
                    double scale,
                    const NumberFormat &format)
{
    ChartSpec chart{.kind = ChartSpec::Kind::Lines,
                    .xUnit = SizingChartWords::tr("GPUs"),
                    .savedName = SizingChartWords::tr("At best and at worst"),
                    .marksName = SizingChartWords::tr("This job")};
    ChartSeries expected{.name = SizingChartWords::tr("Expected"), .role = ChartRole::PlanCloud};
    ChartSeries low{.name = SizingChartWords::tr("At best"), .role = ChartRole::Saved};
    ChartSeries high{.name = SizingChartWords::tr("At worst"), .role = ChartRole::Saved};
    const SizingView &view = *answer.asked();
    for (const SizingPoint &point : answer.points) {
        const Band<Unit> &value = point.*band;
        chart.x.push_back(point.gpus);
        expected.values.push_back(value.expected.value() / scale);
        low.values.push_back(value.low.value() / scale);
        high.values.push_back(value.high.value() / scale);
        if (point.gpus == view.sizing.gpus)
            chart.marks.push_back({.x = point.gpus,
                                   .y = value.expected.value() / scale,
                                   .label = estimateText(value.expected.value() / scale, format)});
    }
    chart.series = {std::move(expected)};
    chart.savedSeries = {std::move(low), std::move(high)};
    chart.sourceLine = SizingChartWords::tr("%1 in %2, %3 tokens", "accelerator, precision, count")
                           .arg(view.gpu.name,
                                precisionName(view.request.job.precision),
                                countText(view.request.tokens, format));
    return chart;
}

/// The point of twice as many GPUs as asked, the last one; null: none is in reach.
const SizingPoint *twiceAsMany(const SizingAnswer &answer)
{
    const bool isTwice =
        !answer.points.empty() && answer.points.back().gpus == 2.0 * answer.asked()->sizing.gpus;
    return isTwice ? &answer.points.back() : nullptr;
}

} // namespace

ChartSpec memoryChart(std::span<const SizedAccelerator> accelerators, const NumberFormat &format)
{
    ChartSpec chart{.title = SizingChartWords::tr("Memory of the fullest GPU"),
                    .sourceLine = SizingChartWords::tr("expected; allocator and CUDA context "
                                                       "included"),
                    .yUnit = SizingChartWords::tr("GiB"),
                    .savedName = SizingChartWords::tr("Memory of the card")};
    for (const MemoryShare &share : kMemoryShares)
        chart.series.push_back({.name = SizingChartWords::tr(share.name), .role = share.role});
    ChartSeries limit{.name = chart.savedName, .role = ChartRole::Saved};
    for (const SizedAccelerator &sized : accelerators) {
        const auto card = cardGib(sized.gpu);
        if (!sized.view || !sized.view->sizing.memory || !card)
            continue;
        const MemoryEstimate &memory = *sized.view->sizing.memory;
        chart.categories.push_back(nameUnderBar(sized.gpu.name));
        limit.values.push_back(*card);
        for (size_t part = 0; part < kMemoryShares.size(); ++part)
            chart.series[part].values.push_back(kMemoryShares[part].bytes(memory) / kBytesPerGib);
        chart.totals.push_back(format.number(memory.expected() / kBytesPerGib, 1));
    }
    if (!accelerators.empty() && accelerators.front().view
        && accelerators.front().view->sizing.memory)
        chart.title = memoryFinding(*accelerators.front().view, format);
    if (!limit.values.empty())
        chart.savedSeries = {std::move(limit)};
    return chart;
}

ChartSpec daysChart(const SizingAnswer &answer, const NumberFormat &format)
{
    if (answer.asked() == nullptr)
        return {.kind = ChartSpec::Kind::Lines};
    ChartSpec chart = bandChart(answer, &SizingPoint::days, 1.0, format);
    chart.yUnit = SizingChartWords::tr("days");
    const Days now = answer.asked()->sizing.time.days.expected;
    const SizingPoint *twice = twiceAsMany(answer);
    chart.title = twice != nullptr ? SizingChartWords::tr("Twice the GPUs take %1 of the days")
                                         .arg(format.percent(twice->days.expected / now))
                                   : SizingChartWords::tr("Days by number of GPUs");
    return chart;
}

ChartSpec gpuHoursChart(const SizingAnswer &answer, const NumberFormat &format)
{
    constexpr double kThousand = 1e3;
    constexpr double kThousandsFrom = 1e5;
    if (answer.asked() == nullptr)
        return {.kind = ChartSpec::Kind::Lines};
    const GpuHours now = answer.asked()->sizing.time.gpuHours.expected;
    const bool isLarge = now.value() >= kThousandsFrom;
    ChartSpec chart = bandChart(answer, &SizingPoint::gpuHours, isLarge ? kThousand : 1.0, format);
    chart.yUnit = isLarge ? SizingChartWords::tr("thousand GPU-hours")
                          : SizingChartWords::tr("GPU-hours", "unit");
    // Less than the percentage shows.
    constexpr double kHair = 0.0005;
    const SizingPoint *twice = twiceAsMany(answer);
    const double more = twice != nullptr ? twice->gpuHours.expected / now - 1.0 : 0.0;
    chart.title = twice == nullptr ? SizingChartWords::tr("GPU-hours by number of GPUs")
        : more < kHair
        ? SizingChartWords::tr("Twice the GPUs cost as many GPU-hours")
        : SizingChartWords::tr("Twice the GPUs cost %1 more GPU-hours").arg(format.percent(more));
    return chart;
}

} // namespace steelyard::text
