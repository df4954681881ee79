#include "ui/sizing/job_in_project.h"

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
    return view.modelName.isEmpty() ? magnitudeText(view.statedParameters) : view.modelName;
}

TrainingJob jobOf(const text::SizingView &view)
{
    TrainingJob job{
        .name = {.en = jobName(view)},
        .parameters = roundedDecimal(
            view.modelName.isEmpty() ? view.statedParameters : view.sizing.parameters.total(), 0),
        .tokens = roundedDecimal(view.request.tokens, 0)};
    constexpr int kSpeedDecimals = 3;
    if (view.request.measuredSpeed)
        job.measuredTokensPerSecondPerGpu =
            roundedDecimal(*view.request.measuredSpeed, kSpeedDecimals);
    return job;
}

} // namespace

bool hasOwnDemand(const Project &project)
{
    return std::ranges::any_of(project.demand,
                               [](const DemandPhase &phase) { return phase.id != sizedPhase(); });
}

Result<Project> withSizedJob(Project project, const text::SizingView &view, EarlierDemand earlier)
{
    constexpr double kTenth = 10.0;
    const double gpus = view.sizing.gpus;
    if (gpus < 1.0 || gpus > kLargestGpuCount)
        return Error{.code = ErrorCode::BadGpuCount,
                     .arguments = {
                         QString::number(gpus, 'f', 0), u"1"_s, QString::number(kLargestGpuCount)}};
    // Up, so that the job is done within the phase.
    const double days = std::ceil(view.sizing.time.days.expected.value() * kTenth) / kTenth;
    const double monthHours = project.monthBasisHours.toDouble();
    const double months = std::max(1.0, std::ceil(days * kHoursPerDay / monthHours));
    if (months > kLargestHorizonMonths)
        return Error{.code = ErrorCode::BadHorizon,
                     .arguments = {QString::number(months, 'f', 0),
                                   QString::number(kSmallestHorizonMonths),
                                   QString::number(kLargestHorizonMonths)}};
    const bool keeps = earlier == EarlierDemand::Keep;
    project.horizonMonths = keeps ? std::max(project.horizonMonths, int(months)) : int(months);
    std::erase_if(project.demand,
                  [&](const DemandPhase &phase) { return !keeps || phase.id == sizedPhase(); });
    project.job = jobOf(view);
    project.demand.push_back({.id = sizedPhase(),
                              .name = project.job->name,
                              .gpus = int(gpus),
                              .days = roundedDecimal(days, 1)});
    return project;
}

} // namespace steelyard::ui
