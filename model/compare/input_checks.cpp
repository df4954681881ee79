#include "model/compare/input_checks.h"

#include "model/compare/assumption_checks.h"
#include "model/compare/demand_scaling.h"
#include "model/compare/refused_figures.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLargestDay = 36'600.0;
constexpr Bounds kMonthBasis{672.0, 744.0, "672 … 744"};
constexpr Bounds kGpusOfPhase{0.0, kLargestGpuCount, "0 … 100000"};
constexpr Bounds kPeakOfProfile{1.0, kLargestGpuCount, "1 … 100000"};
constexpr Bounds kProfileHours{1.0, kMostProfileHours, "1 … 89280"};
constexpr Bounds kTokens{0.0, 1e18, "> 0", Bounds::End::Open};
constexpr Bounds kStartDay{0.0, kLargestDay, "0 … 36600"};
constexpr Bounds kDelay{0.0, kLongestDelayHours, "0 … 89280"};
constexpr Bounds kDays{0.0, kLargestDay, "> 0, ≤ 36600", Bounds::End::Open};

void checkDeferral(InputChecks &checks,
                   const QString &path,
                   const std::optional<Deferral> &deferral)
{
    if (!deferral)
        return;
    checks.check(path % u"/deferrable/share", deferral->share, kFraction);
    checks.check(path % u"/deferrable/hours", deferral->hours, kDelay);
}

void checkProfile(InputChecks &checks, const DemandProfile &profile)
{
    checks.check(u"/demand/profile/peak"_s, profile.peak, kPeakOfProfile);
    const auto hours = static_cast<int>(profile.gpus.size());
    checks.check(u"/demand/profile/gpus"_s, hours, kProfileHours);
    checkDeferral(checks, u"/demand/profile"_s, profile.deferrable);
    const auto outside =
        std::ranges::find_if_not(profile.gpus, [](int gpus) { return kGpusOfPhase.hold(gpus); });
    if (outside != profile.gpus.end())
        checks.check(u"/demand/profile/gpus/"_s % QString::number(outside - profile.gpus.begin()),
                     *outside,
                     kGpusOfPhase);
}

void checkDemand(InputChecks &checks, const Project &project)
{
    for (const DemandPhase &phase : project.demand) {
        const QString path = u"/demand/phases/"_s % phase.id.text();
        checks.check(path % u"/gpus", phase.gpus, kGpusOfPhase);
        checks.check(path % u"/start_day", phase.startDay, kStartDay);
        checks.check(path % u"/days", phase.days, kDays);
        checks.check(path % u"/repeat_months", phase.repeatMonths, kWholeMonths);
        checkDeferral(checks, path, phase.deferrable);
    }
    if (project.demandProfile)
        checkProfile(checks, *project.demandProfile);
    if (!project.job)
        return;
    checks.check(u"/job/parameters"_s, project.job->parameters, {0.0, 1e18, "≥ 0"});
    checks.check(u"/job/tokens"_s, project.job->tokens, kTokens);
    if (project.job->tokenSource == TokenSource::Dataset) {
        checks.check(u"/job/dataset_tokens"_s, project.job->datasetTokens, kTokens);
        checks.check(u"/job/epochs"_s, project.job->epochs, kPositive);
    }
    checks.check(u"/job/measured/tokens_per_second_per_gpu"_s,
                 project.job->measuredTokensPerSecondPerGpu,
                 kPositive);
    checks.check(u"/job/goodput"_s, project.job->goodput, kPositiveFraction);
}

/// A phase may follow a job that is still to be filled in; only a calculation needs it whole.
void checkJobIsKnown(InputChecks &checks, const Project &project)
{
    for (const DemandPhase &phase : project.demand) {
        if (phase.followsJob && phase.gpus > 0 && !jobDuration(project, phase.gpus))
            checks.fail(u"/job/measured/tokens_per_second_per_gpu"_s,
                        "tokens, tokens_per_second_per_gpu",
                        u"null"_s);
    }
}

/// What each figure of every plan depends on.
void checkShared(InputChecks &checks, const Project &project)
{
    checks.check(u"/month_basis"_s, project.monthBasisHours, kMonthBasis);
    checkDemand(checks, project);
}

std::optional<Error> outOfRange(
    ErrorCode code, int asked, int smallest, int largest, const QString &path)
{
    if (asked >= smallest && asked <= largest)
        return std::nullopt;
    return Error{code,
                 {},
                 {QString::number(asked), QString::number(smallest), QString::number(largest)},
                 path};
}

} // namespace

std::optional<Error> firstBadInput(const Dossier &dossier, const Knobs &knobs)
{
    const Project &project = dossier.project;
    if (project.plans.empty())
        return Error{ErrorCode::NoPlans};
    if (auto error = outOfRange(ErrorCode::BadHorizon,
                                knobs.months.value_or(project.horizonMonths),
                                kSmallestHorizonMonths,
                                kLargestHorizonMonths,
                                u"/horizon"_s))
        return error;
    if (knobs.gpus) {
        if (auto error = outOfRange(
                ErrorCode::BadGpuCount, *knobs.gpus, 1, kLargestGpuCount, u"/demand/phases"_s))
            return error;
    }
    if (!project.monthBasisHours && !project.start.isValid())
        return Error{ErrorCode::MissingKey, {}, {u"start"_s}, u"/start"_s};
    InputChecks checks;
    checkShared(checks, project);
    checkJobIsKnown(checks, project);
    return checks.firstBad();
}

std::optional<Error> firstBadFigure(const Dossier &dossier)
{
    InputChecks checks;
    checkShared(checks, dossier.project);
    if (auto bad = checks.firstBad())
        return bad;
    const RefusedFigures refused = refusedFigures(dossier);
    return refused.errors.empty() ? std::nullopt : std::optional{refused.errors.front()};
}

} // namespace steelyard
