// How many servers to host: how busy each would be, against the share at which hosting pays.
#include "model/tco/hybrid_split.h"
#include "ui/text/chart_categories.h"
#include "ui/text/comparison_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::text {

namespace {

struct LoadDurationWords
{
    Q_DECLARE_TR_FUNCTIONS(LoadDurationChart)
};

/// Beyond so many servers every second, third ... one is drawn.
constexpr int kMostDrawnServers = 500;
constexpr double kPerCent = 100.0;

/// The hybrid plan to explain: the cheapest plan if it is one, else the first.
const PlanResult *explainedPlan(const Comparison &comparison)
{
    if (comparison.cheapest && comparison.plans[*comparison.cheapest].split)
        return &comparison.plans[*comparison.cheapest];
    const auto found = std::ranges::find_if(
        comparison.plans, [](const PlanResult &plan) { return plan.split.has_value(); });
    return found == comparison.plans.end() ? nullptr : &*found;
}

/// Why so many servers are hosted, and by how much work that waits has flattened the load before.
QString titleOf(const Comparison &comparison, const PlanResult &plan, const NumberFormat &format)
{
    const QString reason = splitReason(comparison, *plan.split, format);
    const QString shift = shiftText(comparison, plan, format);
    return shift.isEmpty() ? reason
                           : LoadDurationWords::tr("%1. %2", "sentences").arg(reason, shift);
}

} // namespace

std::optional<ChartSpec> loadDurationChart(const Comparison &comparison, const NumberFormat &format)
{
    const PlanResult *plan = explainedPlan(comparison);
    if (plan == nullptr || plan->split->perServer <= GpuCount{} || comparison.demand.empty())
        return std::nullopt;
    const HybridSplit &split = *plan->split;
    const tco::LoadCurve curve{comparison.servedBy(*plan)};
    const int servers =
        tco::wholeServers(std::max(GpuCount{}, curve.peak() - split.base), split.perServer);
    if (servers == 0)
        return std::nullopt;
    const int stride = std::max(1, (servers + kMostDrawnServers - 1) / kMostDrawnServers);
    ChartSpec chart{.kind = ChartSpec::Kind::Steps,
                    .title = titleOf(comparison, *plan, format),
                    .sourceLine = LoadDurationWords::tr("%1: hosted left of the mark, rented "
                                                        "right of it",
                                                        "plan")
                                      .arg(plan->name.in(format.language())),
                    .yUnit = LoadDurationWords::tr("% of the time"),
                    .xUnit = LoadDurationWords::tr("server")};
    ChartSeries busy{.name = LoadDurationWords::tr("How busy each server would be"),
                     .role = ChartRole::PlanHybrid};
    for (int server = 1; server <= servers; server += stride) {
        chart.x.push_back(server - 1);
        busy.values.push_back(
            kPerCent * tco::serverUtilisation(curve, split.base, split.perServer, server - 1));
    }
    chart.x.push_back(servers);
    busy.values.push_back(0.0);
    // Without a threshold the marks stand on the curve.
    const auto height = [&, onCurve = busy.values](int hosted) {
        const auto last = static_cast<size_t>(std::max(hosted - 1, 0) / stride);
        return split.breakEvenUtilisation ? kPerCent * *split.breakEvenUtilisation
                                          : onCurve.at(std::min(last, onCurve.size() - 1));
    };
    chart.series.push_back(std::move(busy));
    if (split.breakEvenUtilisation) {
        chart.series.push_back({.name = LoadDurationWords::tr("From here on hosting pays: %1")
                                            .arg(format.percent(*split.breakEvenUtilisation)),
                                .role = ChartRole::PlanHosted,
                                .variant = 1,
                                .values = std::vector<double>(chart.x.size(), height(0))});
    }
    const auto mark = [&](int hosted, const QString &label) {
        chart.marks.push_back({.x = static_cast<double>(std::min(hosted, servers)),
                               .y = height(hosted),
                               .label = label});
    };
    mark(split.servers, LoadDurationWords::tr("%n hosted", nullptr, split.servers));
    if (split.optimalServers != split.servers)
        mark(split.optimalServers,
             LoadDurationWords::tr("best: %n", nullptr, split.optimalServers));
    return chart;
}

} // namespace steelyard::text
