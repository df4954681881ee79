#include "ui/text/crossing_marks.h"

#include "model/tco/break_even.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::text {

namespace {

struct CrossingWords
{
    Q_DECLARE_TR_FUNCTIONS(CrossingMarks)
};

/// A label is one entry of a legend: names longer than that are cut.
constexpr qsizetype kLongestName = 16;

QString shortName(const PlanResult &plan, Language language)
{
    const QString name = plan.name.in(language);
    return name.size() <= kLongestName ? name : name.left(kLongestName - 1).trimmed() + u'…';
}

void addCrossings(std::vector<Crossing> &crossings,
                  const Comparison &comparison,
                  size_t first,
                  size_t second)
{
    const auto &one = comparison.plans[first].cumulative;
    const auto &other = comparison.plans[second].cumulative;
    if (one.size() != other.size())
        return;
    for (const int month : tco::crossingMonths(one, other)) {
        const auto at = static_cast<size_t>(month) - 1;
        if (month <= 1)
            continue;
        const bool isOneCheaper = one[at] <= other[at];
        crossings.push_back({.cheaper = isOneCheaper ? first : second,
                             .dearer = isOneCheaper ? second : first,
                             .month = month});
    }
}

/// Where two lines meet between two places that are one month apart.
ChartMark meetingPoint(const std::vector<double> &one, const std::vector<double> &other, int month)
{
    const auto to = static_cast<size_t>(month);
    const double before = one[to - 1] - other[to - 1];
    const double after = one[to] - other[to];
    const double share = before == after ? 1.0 : std::clamp(before / (before - after), 0.0, 1.0);
    return {.x = month - 1 + share, .y = one[to - 1] + share * (one[to] - one[to - 1])};
}

} // namespace

std::vector<Crossing> crossingsOf(const Comparison &comparison)
{
    std::vector<Crossing> crossings;
    for (size_t first = 0; first < comparison.plans.size(); ++first) {
        for (size_t second = first + 1; second < comparison.plans.size(); ++second) {
            if (comparison.plans[first].isComplete && comparison.plans[second].isComplete)
                addCrossings(crossings, comparison, first, second);
        }
    }
    std::ranges::stable_sort(crossings, {}, &Crossing::month);
    return crossings;
}

std::vector<ChartMark> crossingMarks(const Comparison &comparison,
                                     const std::vector<ChartSeries> &lines,
                                     const NumberFormat &format)
{
    std::vector<ChartMark> marks;
    for (const Crossing &crossing : crossingsOf(comparison)) {
        const PlanResult &cheaper = comparison.plans[crossing.cheaper];
        ChartMark mark = meetingPoint(
            lines.at(crossing.cheaper).values, lines.at(crossing.dearer).values, crossing.month);
        mark.label = CrossingWords::tr("month %1: %2 undercuts %3", "month, plans")
                         .arg(format.whole(crossing.month),
                              shortName(cheaper, format.language()),
                              shortName(comparison.plans[crossing.dearer], format.language()));
        marks.push_back(mark);
    }
    return marks;
}

} // namespace steelyard::text
