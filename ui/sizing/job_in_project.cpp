#include "ui/sizing/job_in_project.h"

#include "model/compare/project_calendar.h"
#include "ui/editing/typed_value.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// Of the phase that a sized job makes.
PhaseId sizedPhase()
{
    return PhaseId{u"sized-job"_s};
}

std::optional<Decimal> roundedDecimal(double value, int decimals)
{
    const auto decimal = Decimal::fromText(QString::number(value, 'f', decimals));
    return decimal ? std::optional{*decimal} : std::nullopt;
}

QString jobName(const text::SizingView &view)
{
    return view.modelName.isEmpty() ? magnitudeText(text::weightsOf(view)) : view.modelName;
}

/// The fewest months that last as long.
double monthsThatHold(Hours time, const Project &project)
{
    const tco::Calendar calendar = calendarOf(project, kLargestHorizonMonths);
    if (time > calendar.horizon())
        return std::ceil(time / typicalMonth(project));
    const size_t last = calendar.monthAt(time);
    const bool isWhole = calendar.startOf(last) >= time;
    return std::max(1.0, static_cast<double>(last + (isWhole ? 0 : 1)));
}

TrainingJob jobOf(const std::optional<TrainingJob> &earlier,
                  const desk::AskedJob &asked,
                  const text::SizingView &view)
{
    TrainingJob job = desk::withQuestion(earlier.value_or(TrainingJob{}), asked);
    job.name = {.en = jobName(view)};
    job.parameters = roundedDecimal(text::weightsOf(view), 0);
    return job;
}

} // namespace

bool hasOwnDemand(const Project &project)
{
    return project.demandProfile.has_value()
        || std::ranges::any_of(project.demand,
                               [](const DemandPhase &phase) { return phase.id != sizedPhase(); });
}

Result<Project> withSizedJob(Project project,
                             const desk::AskedJob &asked,
                             const text::SizingView &view,
                             EarlierDemand earlier)
{
    constexpr double kTenth = 10.0;
    const double gpus = view.sizing.gpus;
    if (gpus < 1.0 || gpus > kLargestGpuCount)
        return Error{.code = ErrorCode::BadGpuCount,
                     .arguments = {
                         QString::number(gpus, 'f', 0), u"1"_s, QString::number(kLargestGpuCount)}};
    // Up, so that the job is done within the phase.
    const double days = std::ceil(view.sizing.time.days.expected.value() * kTenth) / kTenth;
    const double months = monthsThatHold(toHours(Days{days}), project);
    if (months > kLargestHorizonMonths)
        return Error{.code = ErrorCode::BadHorizon,
                     .arguments = {QString::number(months, 'f', 0),
                                   QString::number(kSmallestHorizonMonths),
                                   QString::number(kLargestHorizonMonths)}};
    const bool keeps = earlier == EarlierDemand::Keep;
    project.horizonMonths = keeps ? std::max(project.horizonMonths, int(months)) : int(months);
    std::erase_if(project.demand,
                  [&](const DemandPhase &phase) { return !keeps || phase.id == sizedPhase(); });
    if (!keeps)
        project.demandProfile.reset();
    project.job = jobOf(project.job, asked, view);
    project.demand.push_back({.id = sizedPhase(),
                              .name = project.job->name,
                              .gpus = int(gpus),
                              .days = roundedDecimal(days, 1)});
    return project;
}

} // namespace steelyard::ui
