#include "ui/text/demand_chart.h"

#include "model/compare/demand_parts.h"
#include "model/compare/project_calendar.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace steelyard::text {

namespace {

struct DemandWords
{
    Q_DECLARE_TR_FUNCTIONS(DemandChart)
};

constexpr size_t kMostSteps = 1'000;

/// The highest demand of each stretch of `days`.
std::vector<double> stretches(const std::vector<DemandStep> &steps, int days)
{
    std::vector<double> values;
    for (const DemandStep &step : steps) {
        const double first = toDays(step.start).value();
        const double last = toDays(step.end).value();
        const auto from = static_cast<size_t>(first / days);
        const auto to = static_cast<size_t>(std::ceil(last / days));
        values.resize(std::max(values.size(), to), 0.0);
        for (size_t i = from; i < to; ++i)
            values[i] = std::max(values[i], step.gpus.value());
    }
    return values;
}

void drawStretches(ChartSpec &chart, const std::vector<std::vector<DemandStep>> &demands, int days)
{
    const double horizon = toDays(demands.front().back().end).value();
    for (size_t i = 0; i < demands.size(); ++i)
        chart.series[i].values = stretches(demands[i], days);
    for (size_t i = 0; i < chart.series.front().values.size(); ++i)
        chart.x.push_back(static_cast<double>(i) * days);
    chart.x.push_back(horizon);
}

/// The GPUs from each of the places on, which hold the starts of the steps.
std::vector<double> levelsAt(const std::set<Hours> &places, const std::vector<DemandStep> &steps)
{
    std::vector<double> values;
    size_t step = 0;
    for (const Hours place : places) {
        while (step + 1 < steps.size() && steps[step].end <= place)
            ++step;
        values.push_back(steps[step].gpus.value());
    }
    return values;
}

std::set<Hours> placesOf(const std::vector<std::vector<DemandStep>> &demands)
{
    std::set<Hours> places;
    for (const std::vector<DemandStep> &steps : demands) {
        for (const DemandStep &step : steps)
            places.insert(step.start);
    }
    return places;
}

void drawSteps(ChartSpec &chart,
               const std::vector<std::vector<DemandStep>> &demands,
               const std::set<Hours> &places)
{
    for (const Hours place : places)
        chart.x.push_back(toDays(place).value());
    chart.x.push_back(toDays(demands.front().back().end).value());
    for (size_t i = 0; i < demands.size(); ++i)
        chart.series[i].values = levelsAt(places, demands[i]);
}

/// "At most 96 GPUs, 41.2 on average", and what is left of that when work waits.
QString demandTitle(const std::vector<std::vector<DemandStep>> &demands, const NumberFormat &format)
{
    const std::vector<DemandStep> &asked = demands.front();
    const QString figures =
        DemandWords::tr("At most %1 GPUs, %2 on average")
            .arg(format.whole(qRound64(tco::peakOf(asked).value())),
                 format.number((tco::gpuHoursOf(asked) / asked.back().end).value(), 1));
    if (demands.size() == 1)
        return figures;
    return DemandWords::tr("%1; at most %2 when deferrable work is shifted", "sentence, GPUs")
        .arg(figures, format.number(tco::peakOf(demands.back()).value(), 1));
}

} // namespace

ChartSpec demandChart(const Project &project, const NumberFormat &format)
{
    const tco::Calendar calendar = calendarOf(project);
    std::vector<std::vector<DemandStep>> demands{demandSteps(project, calendar)};
    if (auto shifted = shiftedSteps(project, calendar))
        demands.push_back(*std::move(shifted));
    ChartSpec chart{.kind = ChartSpec::Kind::Steps,
                    .title = demandTitle(demands, format),
                    .yUnit = DemandWords::tr("GPUs"),
                    .xUnit = DemandWords::tr("day"),
                    .series = {{.name = DemandWords::tr("Demand"), .role = ChartRole::Hardware}}};
    if (demands.size() > 1)
        chart.series.push_back({.name = DemandWords::tr("With deferrable work shifted"),
                                .role = ChartRole::PlanHybrid});
    const std::set<Hours> places = placesOf(demands);
    if (places.size() > kMostSteps) {
        const double days = toDays(calendar.horizon()).value() / static_cast<double>(kMostSteps);
        const int stretch = std::max(1, static_cast<int>(std::ceil(days)));
        chart.series.front().name =
            DemandWords::tr("Demand, the highest of %n day(s)", nullptr, stretch);
        drawStretches(chart, demands, stretch);
    } else {
        drawSteps(chart, demands, places);
    }
    // A step lasts to the next place, the last one to the end of the horizon.
    for (ChartSeries &series : chart.series)
        series.values.push_back(series.values.back());
    return chart;
}

QString profileText(const DemandProfile &profile, const NumberFormat &format)
{
    const std::vector<int> gpus = hourlyGpus(profile);
    const double mean =
        std::accumulate(gpus.begin(), gpus.end(), 0.0) / static_cast<double>(gpus.size());
    const QString figures = DemandWords::tr("%1 hours, at most %2 GPUs, %3 on average")
                                .arg(format.whole(std::ssize(gpus)),
                                     format.whole(std::ranges::max(gpus)),
                                     format.number(mean, 1));
    return profile.end == tco::ProfileEnd::Repeats
        ? DemandWords::tr("%1; behind the last hour the first one follows again").arg(figures)
        : DemandWords::tr("%1; behind the last hour nothing is needed").arg(figures);
}

} // namespace steelyard::text
