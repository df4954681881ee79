#include "model/compare/demand_parts.h"

#include "model/compare/priced_line.h"
#include "model/tco/deferred_work.h"

#include <algorithm>

namespace steelyard {

namespace {

/// A phase's duration with its present number of GPUs; nothing: to the end.
std::optional<Days> durationOf(const Project &project, const DemandPhase &phase)
{
    if (phase.followsJob)
        return jobDuration(project, phase.gpus);
    return phase.days ? std::optional{Days{phase.days->toDouble()}} : std::nullopt;
}

std::vector<DemandStep> profileSteps(const DemandProfile &profile, const tco::Calendar &calendar)
{
    return tco::layOut(hourlyGpus(profile), profile.end, calendar);
}

/// Steps with a share of their GPUs.
std::vector<DemandStep> shareOf(std::vector<DemandStep> steps, double share)
{
    for (DemandStep &step : steps)
        step.gpus = step.gpus * share;
    return steps;
}

/// Demand of which a part may wait and the rest may not.
struct PartedDemand
{
    std::vector<DemandStep> firm = {};
    std::vector<tco::DeferrableWork> work = {};
};

/// Adds a phase's or the profile's steps; kinds of work that may wait as long are one.
void addPart(PartedDemand &demand,
             const std::vector<DemandStep> &steps,
             const std::optional<Deferral> &deferral)
{
    const double share = deferral ? deferral->share.toDouble() : 0.0;
    const Hours delay{deferral ? deferral->hours.toDouble() : 0.0};
    if (share <= 0.0 || delay <= Hours{}) {
        demand.firm = tco::sumOf(demand.firm, steps);
        return;
    }
    demand.firm = tco::sumOf(demand.firm, shareOf(steps, 1.0 - share));
    std::vector<DemandStep> waiting = shareOf(steps, share);
    const auto alike = std::ranges::find(demand.work, delay, &tco::DeferrableWork::delay);
    if (alike == demand.work.end())
        demand.work.push_back({std::move(waiting), delay});
    else
        alike->arrivals = tco::sumOf(alike->arrivals, waiting);
}

PartedDemand partedDemand(const Project &project, const tco::Calendar &calendar)
{
    PartedDemand demand{.firm = tco::layOut(std::span<const tco::Phase>{}, calendar)};
    for (const DemandPhase &phase : project.demand) {
        const tco::Phase inTime = phaseInTime(project, phase);
        addPart(demand, tco::layOut({&inTime, 1}, calendar), phase.deferrable);
    }
    if (project.demandProfile)
        addPart(demand,
                profileSteps(*project.demandProfile, calendar),
                project.demandProfile->deferrable);
    return demand;
}

} // namespace

tco::Phase phaseInTime(const Project &project, const DemandPhase &phase)
{
    tco::Phase result{.gpus = phase.gpus,
                      .start = toHours(Days{phase.startDay.toDouble()}),
                      .repeatMonths = phase.repeatMonths};
    if (const std::optional<Days> days = durationOf(project, phase))
        result.duration = toHours(*days);
    return result;
}

std::optional<Days> jobDuration(const Project &project, int gpus)
{
    if (!project.job || !project.job->measuredTokensPerSecondPerGpu || gpus <= 0)
        return std::nullopt;
    const auto tokens = tokensOf(*project.job);
    if (!tokens)
        return std::nullopt;
    const double goodput = project.job->goodput.value_or(Decimal{1}).toDouble();
    const double perSecond =
        project.job->measuredTokensPerSecondPerGpu->toDouble() * gpus * goodput;
    return Days{*tokens / perSecond / kSecondsPerDay};
}

std::vector<DemandStep> demandSteps(const Project &project, const tco::Calendar &calendar)
{
    std::vector<tco::Phase> phases;
    for (const DemandPhase &phase : project.demand)
        phases.push_back(phaseInTime(project, phase));
    std::vector<DemandStep> steps = tco::layOut(phases, calendar);
    return project.demandProfile ? tco::sumOf(steps, profileSteps(*project.demandProfile, calendar))
                                 : steps;
}

std::optional<std::vector<DemandStep>> shiftedSteps(const Project &project,
                                                    const tco::Calendar &calendar)
{
    const PartedDemand demand = partedDemand(project, calendar);
    if (demand.work.empty())
        return std::nullopt;
    return tco::levelled(demand.firm, demand.work);
}

} // namespace steelyard
