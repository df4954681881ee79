#include "ui/text/chart_categories.h"
#include "ui/text/comparison_text.h"
#include "ui/text/cost_views.h"
#include "ui/text/crossing_marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct ChartWords
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonCharts)
};

/// The scale of both cases, so that the pale one fits the axis.
AmountScale chartScale(const Comparison &comparison,
                       const Comparison *saved,
                       const NumberFormat &format)
{
    const AmountScale scale = totalScale(comparison, format);
    return saved == nullptr || saved->currency != comparison.currency
        ? scale
        : std::max(scale, totalScale(*saved, format));
}

ChartSpec emptyChart(const Comparison &comparison, AmountScale scale, const NumberFormat &format)
{
    return ChartSpec{.sourceLine = basisText(comparison, scale, format),
                     .yUnit = amountUnit(comparison, scale, format)};
}

/// The saved case's plan of the same id, or null.
const PlanResult *planIn(const Comparison *comparison, const PlanId &id)
{
    if (comparison == nullptr)
        return nullptr;
    const auto found = std::ranges::find(comparison->plans, id, &PlanResult::plan);
    return found == comparison->plans.end() ? nullptr : &*found;
}

/// The largest shown category of a plan and its share of the total.
struct MainPart
{
    ChartRole category = ChartRole::Other;
    double share = 0.0;
    const PlanResult *plan = nullptr;
};

MainPart mainPart(const PlanResult &plan)
{
    MainPart largest{.plan = &plan};
    if (plan.total <= 0)
        return largest;
    for (const ChartRole category : kChartCategories) {
        const auto part = static_cast<double>(chartCategoryCost(plan, category).total);
        const double share = part / static_cast<double>(plan.total);
        if (share > largest.share)
            largest = {.category = category, .share = share, .plan = &plan};
    }
    return largest;
}

/// States the main part where it is the same category in all complete plans.
QString categoryFinding(const Comparison &comparison, const NumberFormat &format)
{
    std::vector<MainPart> parts;
    for (const PlanResult &plan : comparison.plans) {
        if (plan.isComplete && plan.total > 0)
            parts.push_back(mainPart(plan));
    }
    if (parts.empty() || !std::ranges::all_of(parts, [&](const MainPart &part) {
            return part.category == parts.front().category;
        }))
        return ChartWords::tr("Cost by category");

    const auto [least, most] = std::ranges::minmax_element(parts, {}, &MainPart::share);
    // What comes back, such as a residual value, makes a part larger than the sum.
    constexpr double kWhole = 1.005;
    if (most->share > kWhole)
        return ChartWords::tr("Cost by category");
    const QString category = chartCategoryLabel(least->category);
    constexpr double kAllButNothing = 0.995;
    if (least->share >= kAllButNothing)
        return parts.size() == comparison.plans.size()
            ? ChartWords::tr("%1 is the whole cost of every plan").arg(category)
            : ChartWords::tr("%1 is the whole cost of every complete plan").arg(category);
    if (least == most || most->share - least->share < 0.01)
        return ChartWords::tr("%1 is %2 of the cost").arg(category, format.percent(most->share, 0));
    return ChartWords::tr("%1 is %2 of \"%3\" and %4 of \"%5\"")
        .arg(category,
             format.percent(most->share, 0),
             most->plan->name.in(format.language()),
             format.percent(least->share, 0),
             least->plan->name.in(format.language()));
}

/// Running total at the end of each month, with what is paid at the very start at month 0. Unknown
/// throughout for an incomplete plan: what is known of it would pass for its cost.
std::vector<double> cumulativeValues(const PlanResult &plan,
                                     Currency currency,
                                     AmountScale scale,
                                     size_t points)
{
    if (!plan.isComplete)
        return std::vector<double>(points, std::numeric_limits<double>::quiet_NaN());
    MinorUnits atStart = 0;
    for (const CostStream &stream : plan.streams) {
        if ((stream.kind == StreamKind::Purchase || stream.kind == StreamKind::SetUp)
            && !stream.entries.empty())
            atStart += stream.entries.front();
    }
    std::vector<double> values{scaledValue(atStart, currency, scale)};
    for (const MinorUnits sum : plan.cumulative)
        values.push_back(scaledValue(sum, currency, scale));
    values.resize(points, std::numeric_limits<double>::quiet_NaN());
    return values;
}

/// The first month from which on `plan` is never dearer than any other complete plan.
int cheapestFrom(const Comparison &comparison, const PlanResult &plan)
{
    int from = 1;
    for (const PlanResult &other : comparison.plans) {
        if (!other.isComplete)
            continue;
        for (size_t month = 0; month < plan.cumulative.size(); ++month) {
            if (plan.cumulative[month] > other.cumulative[month])
                from = std::max(from, static_cast<int>(month) + 2);
        }
    }
    return from;
}

/// Another plan than `lead` that meets the cheapest cloud plan within the horizon, or null.
const PlanResult *otherCrossing(const Comparison &comparison, size_t lead)
{
    for (size_t i = 0; i < comparison.plans.size(); ++i) {
        const PlanResult &plan = comparison.plans[i];
        if (i != lead && plan.isComplete && plan.breakEven && plan.breakEven->month > 1)
            return &plan;
    }
    return nullptr;
}

QString cumulativeFinding(const Comparison &comparison, const NumberFormat &format)
{
    if (!comparison.cheapest)
        return ChartWords::tr("Cumulative cost");
    if (!comparison.ties.empty())
        return ChartWords::tr("Too close to call after %n month(s)", nullptr, comparison.months);
    if (std::ranges::count(comparison.plans, true, &PlanResult::isComplete) < 2)
        return ChartWords::tr("Cumulative cost over %n month(s)", nullptr, comparison.months);

    const PlanResult &lead = comparison.plans[*comparison.cheapest];
    const QString name = lead.name.in(format.language());
    const int from = cheapestFrom(comparison, lead);
    const PlanResult *crossing = otherCrossing(comparison, *comparison.cheapest);
    if (crossing == nullptr && from == 1 && crossingsOf(comparison).empty())
        return ChartWords::tr("%1 is cheapest throughout; no lines cross within %n month(s)",
                              nullptr,
                              comparison.months)
            .arg(name);
    if (crossing == nullptr)
        return from == 1 ? ChartWords::tr("%1 is cheapest throughout").arg(name)
                         : ChartWords::tr("%1 is cheapest from month %2").arg(name).arg(from);
    const QString other = crossing->name.in(format.language());
    const PlanResult *yardstick = planIn(&comparison, crossing->breakEven->against);
    const QString cloud = yardstick == nullptr ? QString{} : yardstick->name.in(format.language());
    const QString month = format.whole(*crossing->breakEven->month);
    return from == 1
        ? ChartWords::tr("%1 is cheapest throughout; %2 breaks even with %3 in month %4")
              .arg(name, other, cloud, month)
        : ChartWords::tr("%1 is cheapest from month %5; %2 breaks even with %3 in month %4")
              .arg(name, other, cloud, month, format.whole(from));
}

} // namespace

ChartSpec categoryChart(const Comparison &comparison,
                        const Comparison *saved,
                        const NumberFormat &format)
{
    const AmountScale scale = chartScale(comparison, saved, format);
    ChartSpec chart = emptyChart(comparison, scale, format);
    chart.kind = ChartSpec::Kind::StackedBars;
    chart.title = categoryFinding(comparison, format);
    for (const ChartRole category : kChartCategories) {
        ChartSeries series{.name = chartCategoryLabel(category), .role = category};
        for (const PlanResult &plan : comparison.plans) {
            series.values.push_back(
                scaledValue(chartCategoryCost(plan, category).total, comparison.currency, scale));
        }
        chart.series.push_back(std::move(series));
    }

    ChartSeries before{.name = ChartWords::tr("Saved case"), .role = ChartRole::Saved};
    for (const PlanResult &plan : comparison.plans) {
        chart.categories.push_back(plan.name.in(format.language()));
        chart.totals.push_back(plan.isComplete
                                   ? format.amount(plan.total, comparison.currency, scale)
                                   : ChartWords::tr("incomplete"));
        const PlanResult *then = planIn(saved, plan.plan);
        before.values.push_back(
            scaledValue(then == nullptr ? 0 : then->total, comparison.currency, scale));
    }
    if (saved != nullptr)
        chart.savedSeries.push_back(std::move(before));
    return chart;
}

ChartSpec cumulativeChart(const Comparison &comparison,
                          const Comparison *saved,
                          const NumberFormat &format)
{
    const AmountScale scale = chartScale(comparison, saved, format);
    ChartSpec chart = emptyChart(comparison, scale, format);
    chart.kind = ChartSpec::Kind::Lines;
    chart.title = cumulativeFinding(comparison, format);
    chart.xUnit = ChartWords::tr("month");
    for (int month = 0; month <= comparison.months; ++month)
        chart.x.push_back(month);

    std::map<PlanMode, int> seen;
    for (const PlanResult &plan : comparison.plans) {
        const QString name = plan.name.in(format.language());
        ChartSeries series{
            .name = plan.isComplete ? name : ChartWords::tr("%1 (incomplete)", "plan").arg(name),
            .role = planRole(plan.mode),
            .variant = seen[plan.mode]++,
            .values = cumulativeValues(plan, comparison.currency, scale, chart.x.size())};
        if (const PlanResult *then = planIn(saved, plan.plan)) {
            chart.savedSeries.push_back(
                {.name = ChartWords::tr("%1, saved case").arg(name),
                 .role = ChartRole::Saved,
                 .variant = series.variant,
                 .values = cumulativeValues(*then, comparison.currency, scale, chart.x.size())});
        }
        chart.series.push_back(std::move(series));
    }
    chart.marks = crossingMarks(comparison, chart.series, format);
    return chart;
}

} // namespace steelyard::text
