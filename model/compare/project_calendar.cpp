#include "model/compare/project_calendar.h"

namespace steelyard {

namespace {

/// Not a date where the project has none that fits.
std::chrono::year_month_day dayOf(QDate date)
{
    constexpr int kLastYear = 9'999;
    if (!date.isValid() || date.year() < 1 || date.year() > kLastYear)
        return {};
    return {std::chrono::year{date.year()},
            std::chrono::month{static_cast<unsigned>(date.month())},
            std::chrono::day{static_cast<unsigned>(date.day())}};
}

} // namespace

Hours typicalMonth(const Project &project)
{
    return project.monthBasisHours ? Hours{project.monthBasisHours->toDouble()}
                                   : tco::kTypicalMonth;
}

tco::Calendar calendarOf(const Project &project, int months)
{
    if (!project.monthBasisHours) {
        if (auto calendar = tco::Calendar::from(dayOf(project.start), months))
            return *std::move(calendar);
    }
    return {months, typicalMonth(project)};
}

tco::Calendar calendarOf(const Project &project)
{
    return calendarOf(project, project.horizonMonths);
}

} // namespace steelyard
